import {
  type Acknowledgement,
  type AnswerOf,
  type Attempt,
  applyEvents,
  type BodyOf,
  type getResult,
  type getSolvableForm,
  LIMITS,
  type SolveEvent,
  type saveEvents as saveEventsCall,
  type submitAttempt as submitAttemptCall,
} from '@chulje/contract';
import { readForm } from '../exams/given-forms.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentSolver } from '../platform/http.ts';
import { closeOverdue, endAttempts } from '../sittings/attempts.ts';
import {
  findOwn,
  findSettled,
  isOver,
  readEntry,
  type SolverAttempt,
  type SolvingParts,
  toAttempt,
  toReceipt,
  toStanding,
} from './access.ts';
import { resultOf } from './result.ts';
import { solvableForm } from './solvable-form.ts';
import * as store from './store.ts';

/** A save that met another of the same attempt begins again; more than two at once are no browser of ours. */
const TRIES = 5;
/** A device that has nothing new is written down as seen this often at most. */
const SEEN_MS = 5_000;

/** @throws {AppError} solving.gone, solving.taken-over */
export async function getAttempt(parts: SolvingParts, solver: CurrentSolver): Promise<Attempt> {
  const own = await findSettled(parts, solver);
  return toAttempt(own, parts.clock.now());
}

/** @throws {AppError} solving.gone, solving.taken-over */
export async function getForm(parts: SolvingParts, solver: CurrentSolver): Promise<AnswerOf<typeof getSolvableForm>> {
  const { db } = parts.database;
  const { attempt, sitting } = await findOwn(parts, solver);
  return { entry: await readEntry(db, sitting), form: solvableForm(await readForm(db, attempt.formCode)) };
}

type EventsBody = BodyOf<typeof saveEventsCall>;

/**
 * Saves what was done, by two statements. What the server has already is passed over; where something is missing in between,
 * nothing is taken and the answer says from where to send again.
 * @throws {AppError} solving.gone, solving.taken-over, solving.submitted, solving.too-many-events
 */
export async function saveEvents(
  parts: SolvingParts,
  solver: CurrentSolver,
  body: EventsBody,
): Promise<Acknowledgement> {
  return toStanding(await record(parts, solver, body), parts.clock.now());
}

/**
 * The last events and the end. Asked again it answers the same receipt; none when events are missing in between.
 * @throws {AppError} as saveEvents
 */
export async function submitAttempt(
  parts: SolvingParts,
  solver: CurrentSolver,
  body: BodyOf<typeof submitAttemptCall>,
): Promise<AnswerOf<typeof submitAttemptCall>> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const own = await record(parts, solver, body);
    const { attempt } = own;
    const isMissing = attempt.lastSeq < body.from + body.events.length - 1;
    if (isMissing) return { ackSeq: attempt.lastSeq, receipt: null };
    if (attempt.state !== '푸는 중') return { ackSeq: attempt.lastSeq, receipt: toReceipt(parts, own) };
    const end = { state: '제출' as const, submittedAt: parts.clock.now() };
    const scores = await endAttempts(parts.database, own.sitting.code, [{ ...attempt, ...end }]);
    const score = scores.get(attempt.code);
    if (score !== undefined)
      return { ackSeq: attempt.lastSeq, receipt: toReceipt(parts, { ...own, attempt: { ...attempt, ...end, score } }) };
  }
  throw new AppError('server.busy');
}

/** @throws {AppError} solving.gone, solving.taken-over */
export async function getOwnResult(parts: SolvingParts, solver: CurrentSolver): Promise<AnswerOf<typeof getResult>> {
  const own = await findSettled(parts, solver);
  const receipt = toReceipt(parts, own);
  return { receipt, result: receipt && (await resultOf(parts, own)) };
}

/** The attempt after these events. */
async function record(parts: SolvingParts, solver: CurrentSolver, body: EventsBody): Promise<SolverAttempt> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const saved = await tryRecord(parts, solver, body);
    if (saved) return saved;
  }
  throw new AppError('server.busy');
}

/** Undefined when another save of the same attempt came in between. */
async function tryRecord(
  parts: SolvingParts,
  solver: CurrentSolver,
  { epoch, from, events }: EventsBody,
): Promise<SolverAttempt | undefined> {
  const { database, clock } = parts;
  const { db } = database;
  const now = clock.now();
  const own = await findOwn(parts, solver);
  const { attempt } = own;
  if (epoch !== attempt.deviceEpoch) throw new AppError('solving.taken-over');
  const fresh = from > attempt.lastSeq + 1 ? [] : events.slice(attempt.lastSeq + 1 - from);
  if (attempt.state === '푸는 중' && isOver(own, now)) {
    await closeOverdue(database, now, own.sitting.code);
    return undefined;
  }
  if (fresh.length === 0) {
    if (attempt.state === '푸는 중' && now.getTime() - attempt.seenAt.getTime() > SEEN_MS)
      await store.markSeen(db, attempt.code, now);
    return own;
  }
  if (attempt.state === '제출') throw new AppError('solving.submitted');
  const lastSeq = attempt.lastSeq + fresh.length;
  if (lastSeq > LIMITS.eventsPerAttempt) throw new AppError('solving.too-many-events');
  const values = { ...changesOf(own, fresh, now), seenAt: now };
  const fence = { code: attempt.code, epoch, lastSeq, state: attempt.state };
  if (!(await store.saveRecord(db, fence, values))) return undefined;
  return { ...own, attempt: { ...attempt, ...values, lastSeq } };
}

/** What events come to: for an attempt that has ended, apart from its answers. */
function changesOf({ attempt, sitting }: SolverAttempt, fresh: readonly SolveEvent[], now: Date) {
  const last = sitting.firstNumber + sitting.items - 1;
  const own = fresh.filter((event) =>
    event.kind === '신호' ? sitting.signals : event.item >= sitting.firstNumber && event.item <= last,
  );
  if (attempt.state === '푸는 중') {
    const isLate = now > attempt.deadlineAt;
    return { ...applyEvents(attempt, own), lateEvents: attempt.lateEvents + (isLate ? fresh.length : 0) };
  }
  const before = attempt.lateAnswers ?? attempt.answers;
  const { answers } = applyEvents({ ...attempt, answers: before }, own);
  const isSame = JSON.stringify(answers) === JSON.stringify(before);
  return { lateAnswers: isSame ? attempt.lateAnswers : answers };
}
