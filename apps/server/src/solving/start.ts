import { randomInt } from 'node:crypto';
import {
  type Attempt,
  type BodyOf,
  type Entry,
  emptyRecord,
  type enterSitting as enterSittingCall,
  LIMITS,
  type startAttempt as startAttemptCall,
} from '@chulje/contract';
import { readForms } from '../exams/given-forms.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode, sha256 } from '../platform/ids.ts';
import { closeOverdue, lockNewest } from '../sittings/attempts.ts';
import { hashSlip } from '../sittings/seats.ts';
import { findOwn, readEntry, type SolvingParts, toAttempt } from './access.ts';
import * as store from './store.ts';

const MINUTE_MS = 60_000;
const GUESSING_SECONDS = 600;

/**
 * By link, by the form that a paper's QR names, or by class code. Wrong codes are counted by address; right ones are free, since a school is one address.
 * @throws {AppError} solving.unknown-code, solving.not-open, solving.closed; request.too-many after too many wrong codes
 */
export async function enterSitting(
  { database, clock, limits }: SolvingParts,
  client: string,
  named: BodyOf<typeof enterSittingCall>,
): Promise<Entry> {
  const guesses = { key: `join-code:${client}`, max: LIMITS.wrongJoinCodes, seconds: GUESSING_SECONDS };
  if (named.joinCode !== undefined) await limits.requireRoom(guesses);
  const sitting = (await store.findSitting(database.db, named)) ?? (await findByForm(database.db, named, clock.now()));
  if (!sitting) {
    // A link is beyond guessing.
    if (named.joinCode !== undefined) await limits.take(guesses);
    throw new AppError('solving.unknown-code');
  }
  requireOpen(sitting, clock.now());
  return readEntry(database.db, sitting);
}

/** The QR on a paper names its form. */
const findByForm = async (db: Db, { link }: BodyOf<typeof enterSittingCall>, now: Date) =>
  link === undefined ? undefined : store.findSittingOfForm(db, link, now);

function requireOpen({ opensAt, closesAt }: store.SittingRow, now: Date): void {
  if (now < opensAt) throw new AppError('solving.not-open', { details: { opensAt: opensAt.toISOString() } });
  if (now >= closesAt) throw new AppError('solving.closed', { details: { closedAt: closesAt.toISOString() } });
}

type StartBody = BodyOf<typeof startAttemptCall>;

/**
 * Begins an attempt on a seat, or goes on with one: the same token gets the same attempt again, and a right slip, or the
 * teacher's leave, takes it over to another device.
 * @throws {AppError} as the call says
 */
export async function startAttempt(parts: SolvingParts, body: StartBody): Promise<Attempt> {
  const { database, clock } = parts;
  const now = clock.now();
  const sitting = await store.findSitting(database.db, { link: body.link });
  if (!sitting) throw new AppError('solving.unknown-code');
  const hasSlip = sitting.hasSlips && (await checkSlip(parts, sitting, body));
  // What is over on this seat must not stand in the way of its next attempt.
  await closeOverdue(database, now, sitting.code);
  await makeFreeSeat(database, body, now);
  const attempt = await database.transaction((tx) => sitDown(tx, body, now, hasSlip));
  return toAttempt(await findOwn(parts, { attempt, token: body.token }), now);
}

/**
 * A seat for a free number that has none. In a transaction of its own: free seats of a sitting are made one at a time, and a class
 * that starts at once would else wait for each other's whole start.
 */
async function makeFreeSeat(database: Database, { link, class: group, number }: StartBody, now: Date): Promise<void> {
  if (await store.findSeat(database.db, link, group, number)) return;
  await database.transaction(async (tx) => {
    const sitting = await store.shareSitting(tx, link);
    if (!sitting) throw new AppError('solving.unknown-code');
    if (sitting.seatRule === '명단') throw new AppError('solving.unknown-seat');
    requireOpen(sitting, now);
    await store.takeFreeSeat(tx, sitting, { code: randomCode(), class: group, number });
  });
}

/** @throws {AppError} solving.unknown-seat, solving.wrong-slip; request.too-many after too many wrong slips of a seat */
async function checkSlip(
  { database, limits, secrets }: SolvingParts,
  { code }: store.SittingRow,
  { class: group, number, slip = '' }: StartBody,
): Promise<true> {
  const seat = await store.findSeat(database.db, code, group, number);
  if (!seat) throw new AppError('solving.unknown-seat');
  const guesses = { key: `slip:${seat.code}`, max: LIMITS.wrongSlips, seconds: GUESSING_SECONDS };
  await limits.requireRoom(guesses);
  if (seat.slipHash === hashSlip(secrets, seat.code, slip)) return true;
  await limits.take(guesses);
  throw new AppError('solving.wrong-slip');
}

/** Lock order: sitting, seat, attempt. */
async function sitDown(
  tx: Db,
  { link, class: group, number, token }: StartBody,
  now: Date,
  hasSlip: boolean,
): Promise<string> {
  const sitting = await store.shareSitting(tx, link);
  if (!sitting) throw new AppError('solving.unknown-code');
  const tokenHash = sha256(token);
  const seat = await store.lockSeat(tx, sitting.code, group, number);
  if (!seat) throw new AppError('sittings.seats-full');
  const newest = await lockNewest(tx, seat.code);
  if (newest?.tokenHash === tokenHash) return newest.code;
  if (newest?.state === '푸는 중') {
    if (!hasSlip && !seat.letsIn) throw new AppError('solving.seat-taken');
    await store.takeOver(tx, newest.code, tokenHash, now);
    if (seat.letsIn) await store.shutSeat(tx, seat.code);
    return newest.code;
  }
  requireOpen(sitting, now);
  const ordinal = (newest?.ordinal ?? 0) + 1;
  if (ordinal > sitting.attempts + seat.extraAttempts) throw new AppError('solving.no-attempts-left');
  const code = randomCode();
  await store.insertAttempt(tx, {
    ...emptyRecord(),
    code,
    sittingCode: link,
    seatCode: seat.code,
    ordinal,
    formCode: await chooseForm(tx, sitting, number),
    source: '링크',
    tokenHash,
    state: '푸는 중',
    startedAt: now,
    seenAt: now,
    deadlineAt: deadlineOf(sitting, seat, now),
  });
  return code;
}

/** Who comes after the minutes of others still has their own, but not past the close; what is more for a seat comes on top. */
function deadlineOf({ minutes, closesAt }: store.SittingRow, { extraMinutes }: store.SeatRow, now: Date): Date {
  const own = minutes === null ? closesAt.getTime() : now.getTime() + minutes * MINUTE_MS;
  return new Date(Math.min(own, closesAt.getTime()) + extraMinutes * MINUTE_MS);
}

async function chooseForm(tx: Db, { examCode, revision, formRule, formLabel }: store.SittingRow, number: number) {
  const forms = await readForms(tx, examCode, revision);
  const place =
    formRule === '한 형'
      ? forms.findIndex(({ label }) => label === formLabel)
      : formRule === '무작위'
        ? randomInt(forms.length)
        : (number - 1) % forms.length;
  const form = forms[place];
  if (!form) throw new Error('a sitting has no form');
  return form.code;
}
