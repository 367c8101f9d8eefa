import type { AnswerOf, BoardSeat, getBoard } from '@chulje/contract';
import { closeOverdue } from './attempts.ts';
import { type BoardRow, listBoard } from './board-store.ts';
import { undecidedItems } from './late-answers.ts';
import { readSitting, type SittingParts } from './service.ts';

/**
 * 현황판: every seat with its newest attempt, and which items are answered there. Asked for every few seconds by every window
 * that shows it.
 * @throws {AppError} sittings.not-found
 */
export async function readBoard(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
): Promise<AnswerOf<typeof getBoard>> {
  const now = clock.now();
  await closeOverdue(database, now, code);
  const sitting = await readSitting(database.db, memberId, code, now);
  const rows = await listBoard(database.db, code);
  return { now: now.toISOString(), sitting, seats: rows.map(toBoardSeat) };
}

function toBoardSeat({ attempt, formLabel, ...seat }: BoardRow): BoardSeat {
  if (!attempt || !formLabel) return { ...seat, attempt: null };
  const { answered, differing, ...rest } = attempt;
  return {
    ...seat,
    attempt: {
      ...rest,
      formLabel,
      answered: answered.split(' ').filter(Boolean).map(Number),
      startedAt: attempt.startedAt.toISOString(),
      deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
      submittedAt: attempt.submittedAt?.toISOString() ?? null,
      seenAt: attempt.seenAt.toISOString(),
      lateItems: differing && undecidedItems(differing),
    },
  };
}
