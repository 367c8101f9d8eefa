import {
  type AnswerOf,
  type BodyOf,
  emptyRecord,
  type enterAnswers as enterAnswersCall,
  type getScores,
} from '@chulje/contract';
import { readForms } from '../exams/given-forms.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import * as attempts from './attempt-store.ts';
import { closeOverdue, scorerOf } from './attempts.ts';
import { listRulings } from './ruling-store.ts';
import { scoreAnswers } from './score.ts';
import { putSeats } from './seats.ts';
import { lockSitting, readSitting, type SittingParts } from './service.ts';
import * as store from './store.ts';
import { tallyAnew } from './tally.ts';

/**
 * 채점표: the keys of every form and every attempt that has ended, with its answers and score.
 * @throws {AppError} sittings.not-found
 */
export async function readScores(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
): Promise<AnswerOf<typeof getScores>> {
  const { db } = database;
  const { examCode, revision } = await readEnded({ database, clock }, memberId, code);
  const forms = await readForms(db, examCode, revision);
  const rulings = await listRulings(db, code);
  const rows = await attempts.listEnded(db, code);
  const items = new Map(forms.map((form) => [form.code, form.items]));
  return {
    forms: forms.map((form) => {
      const keys = new Map(scoreAnswers(form.items, {}, rulings).items.map((item) => [item.number, item.keys]));
      return { ...form, items: form.items.map((item) => ({ ...item, keys: keys.get(item.number) ?? [] })) };
    }),
    attempts: rows.map(({ attempt, class: group, number, formLabel }) => ({
      ...attempt,
      seat: attempt.seatCode,
      class: group,
      number,
      formLabel,
      startedAt: attempt.startedAt.toISOString(),
      submittedAt: attempt.submittedAt?.toISOString() ?? null,
      score: attempt.score ?? 0,
      right: scoreAnswers(items.get(attempt.formCode) ?? [], attempt.answers, rulings).items.flatMap((item) =>
        item.isRight ? [item.number] : [],
      ),
    })),
  };
}

/**
 * The sitting, once what is overdue of it has ended.
 * @throws {AppError} sittings.not-found
 */
export async function readEnded({ database, clock }: SittingParts, memberId: string, code: string) {
  const now = clock.now();
  await closeOverdue(database, now, code);
  return readSitting(database.db, memberId, code, now);
}

/**
 * 종이로 푼 답 입력: all rows or none; what was entered before for a seat is replaced.
 * @throws {AppError} sittings.not-found, sittings.seats-full, sittings.answered-online, sittings.unknown-form;
 *   request.invalid when a row has more answers than there are items
 */
export async function enterAnswers(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
  { rows }: BodyOf<typeof enterAnswersCall>,
): Promise<{ entered: number }> {
  const enteredAt = clock.now();
  return database.transaction(async (tx) => {
    const sitting = await lockSitting(tx, memberId, code);
    const tooLong = rows.find(({ choices }) => (choices?.length ?? 0) > sitting.items);
    if (tooLong) {
      const message = `${tooLong.number}번의 답이 ${sitting.items}개보다 많습니다.`;
      throw new AppError('request.invalid', { message, fields: { rows: message } });
    }
    await putSeats(tx, sitting, rows);
    const seats = new Map((await store.listSeats(tx, code)).map((seat) => [`${seat.class}/${seat.number}`, seat.code]));
    const forms = new Map((await readForms(tx, sitting.examCode, sitting.revision)).map((form) => [form.label, form]));
    const score = await scorerOf(
      tx,
      code,
      [...forms.values()].map((form) => form.code),
    );
    const seatCodes = rows.map(({ class: group, number }) => seats.get(`${group}/${number}`) ?? '');
    const entered = rows.flatMap(({ form: label, choices }, at) => {
      if (choices === null) return [];
      const form = forms.get(label);
      const seatCode = seatCodes[at];
      if (!form || !seatCode) throw new AppError('sittings.unknown-form');
      const answers = Object.fromEntries(
        choices.flatMap((c, place) => (c === 0 ? [] : [[sitting.firstNumber + place, { c, first: c, changes: 0 }]])),
      );
      const { times, signals } = emptyRecord();
      return [
        {
          code: randomCode(),
          sittingCode: code,
          seatCode,
          formCode: form.code,
          answers,
          score: score(form.code, answers),
          times,
          signals,
          enteredAt,
        },
      ];
    });
    if (await attempts.hasLinkAttempts(tx, seatCodes)) throw new AppError('sittings.answered-online');
    await attempts.putEntered(tx, seatCodes, entered);
    await tallyAnew(tx, code);
    return { entered: entered.length };
  });
}
