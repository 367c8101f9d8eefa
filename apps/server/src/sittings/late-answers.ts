import type { AnswerFile, AnswerOf, Answers, loadAnswerFile as loadAnswerFileCall } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as attempts from './attempt-store.ts';
import { scorerOf } from './attempts.ts';
import { lockSitting } from './service.ts';
import * as store from './store.ts';

/** What came too late, or by a file, is kept apart from the answers until the teacher has decided. */

/** Numbers of the items that have another choice in the one than in the other, in order. */
function differingItems(one: Answers, other: Answers): number[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((number) => (one[number]?.c ?? 0) !== (other[number]?.c ?? 0))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Items about which the teacher has still to decide; null where nothing is kept apart that would change an answer. */
export function undecidedItems({ answers, lateAnswers }: { answers: Answers; lateAnswers: Answers | null }) {
  const items = lateAnswers ? differingItems(answers, lateAnswers) : [];
  return items.length > 0 ? items : null;
}

/**
 * 답안 파일: what a student's page saved instead of sending it. It counts for nothing until the teacher takes it.
 * @throws {AppError} sittings.not-found; sittings.foreign-file when it is not of the newest attempt of a seat of this sitting
 */
export async function loadAnswerFile(
  database: Database,
  memberId: string,
  code: string,
  file: AnswerFile,
): Promise<AnswerOf<typeof loadAnswerFileCall>> {
  return database.transaction(async (tx) => {
    const { firstNumber, items } = await lockSitting(tx, memberId, code);
    const attempt = await attempts.findAttempt(tx, code, file.attempt);
    const seat = attempt && (await store.lockSeat(tx, code, attempt.seatCode));
    const newest = attempt && (await attempts.lockNewest(tx, attempt.seatCode));
    if (!seat || !newest || newest.code !== file.attempt) throw new AppError('sittings.foreign-file');
    const answers = Object.fromEntries(
      Object.entries(file.answers).filter(
        ([number]) => Number(number) >= firstNumber && Number(number) < firstNumber + items,
      ),
    );
    const isKept = differingItems(answers, newest.answers).length > 0;
    if (isKept) await attempts.updateAttempt(tx, newest.code, { lateAnswers: answers });
    return { seat: seat.code, class: seat.class, number: seat.number, isKept };
  });
}

/** @throws {AppError} sittings.nothing-late, sittings.still-solving */
export async function decideLate(tx: Db, seatCode: string, isTaken: boolean): Promise<void> {
  const newest = await attempts.lockNewest(tx, seatCode);
  if (!newest?.lateAnswers) throw new AppError('sittings.nothing-late');
  if (newest.state === '푸는 중') throw new AppError('sittings.still-solving');
  const { code, sittingCode, formCode, lateAnswers: answers } = newest;
  const score = await scorerOf(tx, sittingCode, [formCode]);
  const taken = isTaken ? { answers, score: score(formCode, answers) } : {};
  await attempts.updateAttempt(tx, code, { ...taken, lateAnswers: null, lateTaken: isTaken });
}
