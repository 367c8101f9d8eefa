import { type Attempt, type AttemptState, type Entry, JOIN_SIGNS, LIMITS, type Receipt } from '@chulje/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentSolver } from '../platform/http.ts';
import { sha256 } from '../platform/ids.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import { closeOverdue, lastMoment } from '../sittings/attempts.ts';
import { undecidedItems } from '../sittings/late-answers.ts';
import * as store from './store.ts';

export interface SolvingParts {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  secrets: Secrets;
}

/** An attempt that came by link: only such a one has a solver. */
export interface SolverAttempt extends store.OwnAttempt {
  attempt: store.AttemptRow & { deadlineAt: Date };
}

/**
 * The attempt that a request names.
 * @throws {AppError} solving.gone when it is erased, solving.taken-over when another device goes on with it
 */
export async function findOwn({ database, clock }: SolvingParts, solver: CurrentSolver): Promise<SolverAttempt> {
  const row = await store.findOwnAttempt(database.db, solver.attempt);
  if (!row || row.sitting.purgeAt <= clock.now()) throw new AppError('solving.gone');
  const { attempt } = row;
  if (attempt.deadlineAt === null || attempt.tokenHash !== sha256(solver.token))
    throw new AppError('solving.taken-over');
  return { ...row, attempt: { ...attempt, deadlineAt: attempt.deadlineAt } };
}

/** As `findOwn`; one whose last moment is over has ended. */
export async function findSettled(parts: SolvingParts, solver: CurrentSolver): Promise<SolverAttempt> {
  const own = await findOwn(parts, solver);
  if (own.attempt.state !== '푸는 중' || !isOver(own, parts.clock.now())) return own;
  await closeOverdue(parts.database, parts.clock.now(), own.sitting.code);
  return findOwn(parts, solver);
}

/** Whether nothing of an attempt is taken any more. */
export function isOver({ attempt, sitting }: SolverAttempt, now: Date): boolean {
  return now > lastMoment({ deadlineAt: attempt.deadlineAt, lateMinutes: sitting.lateMinutes });
}

/** What a student sees of a sitting. */
export async function readEntry(db: Db, row: store.SittingRow): Promise<Entry> {
  return {
    ...row,
    link: row.code,
    asksClass: row.seatRule === '자유 번호' || (await store.hasClasses(db, row.code)),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
  };
}

/** What the server says of the time of an attempt. */
export function toStanding(
  { attempt }: SolverAttempt,
  now: Date,
): { ackSeq: number; state: AttemptState; now: string; deadlineAt: string; remainingMs: number; isKeptApart: boolean } {
  const { lastSeq, state, deadlineAt } = attempt;
  return {
    ackSeq: lastSeq,
    state,
    now: now.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    remainingMs: Math.max(0, deadlineAt.getTime() - now.getTime()),
    isKeptApart: undecidedItems(attempt) !== null,
  };
}

/** 확인 번호 of an attempt. */
export function receiptNumber(secrets: Secrets, attempt: string): string {
  const bytes = Buffer.from(secrets.hash('receipt', attempt), 'base64url');
  return Array.from(bytes.subarray(0, LIMITS.receiptLength), (byte) => JOIN_SIGNS[byte % JOIN_SIGNS.length]).join('');
}

/** What a student has in hand after the end; null before it. */
export function toReceipt({ secrets }: SolvingParts, { attempt, sitting }: SolverAttempt): Receipt | null {
  if (attempt.state === '푸는 중' || attempt.submittedAt === null) return null;
  const numbers = Array.from({ length: sitting.items }, (_, at) => sitting.firstNumber + at);
  const blank = numbers.filter((number) => !attempt.answers[number]?.c);
  return {
    state: attempt.state,
    number: receiptNumber(secrets, attempt.code),
    submittedAt: attempt.submittedAt.toISOString(),
    answered: sitting.items - blank.length,
    blank,
    lateEvents: attempt.lateEvents,
    isKeptApart: undecidedItems(attempt) !== null,
    lateTaken: attempt.lateTaken,
  };
}

/** How an attempt stands on the server. */
export function toAttempt(own: SolverAttempt, now: Date): Attempt {
  const { attempt } = own;
  return {
    ...toStanding(own, now),
    attempt: attempt.code,
    epoch: attempt.deviceEpoch,
    class: own.class,
    number: own.number,
    ordinal: attempt.ordinal,
    formLabel: own.formLabel,
    answers: attempt.answers,
    startedAt: attempt.startedAt.toISOString(),
  };
}
