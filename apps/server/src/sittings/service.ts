import { randomInt } from 'node:crypto';
import {
  type BodyOf,
  type changeSitting as changeSittingCall,
  type createSitting as createSittingCall,
  JOIN_SIGNS,
  LIMITS,
  type Sitting,
} from '@chulje/contract';
import { getNewestForms } from '../exams/given-forms.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { CODE_LENGTH, randomCode } from '../platform/ids.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { Secrets } from '../platform/secrets.ts';
import { holdMember } from '../works/room.ts';
import * as attempts from './attempt-store.ts';
import { closeOverdue } from './attempts.ts';
import * as classes from './class-store.ts';
import * as store from './store.ts';
import { tally } from './tally.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SittingParts {
  database: Database;
  clock: Clock;
}

/** Rules that no longer change once there is an attempt; a trigger of the database says the same. */
const FROZEN = ['mode', 'opensAt', 'lateMinutes', 'attempts', 'page', 'allowBack', 'signals'] as const;

/**
 * 학생에게 내기: opens the newest frozen forms of an exam to students. Asked again under the same key, it answers the sitting
 * that it opened first.
 * @throws {AppError} sittings.not-found when that is deleted; exams.not-found, exams.not-frozen, sittings.full, sittings.unknown-form, sittings.seats-full;
 *   request.invalid, naming the field
 */
export async function createSitting(
  { database, clock, secrets }: SittingParts & { secrets: Secrets },
  memberId: string,
  examCode: string,
  key: string,
  { seats, ...values }: BodyOf<typeof createSittingCall>,
): Promise<Sitting> {
  const now = clock.now();
  // The key comes from a browser, and the code is a link that nobody may guess.
  const code = secrets.hash('sitting', `${memberId}:${examCode}:${key}`).slice(0, CODE_LENGTH);
  const window = { opensAt: new Date(values.opensAt), closesAt: new Date(values.closesAt) };
  checkWindow(window, now);
  if (values.hasSlips && values.seatRule !== '명단')
    throw invalid('hasSlips', '자리 번호표는 명단이 있는 응시에만 쓸 수 있습니다.');
  if (seats.length > values.maxSeats) throw new AppError('sittings.seats-full');
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    if (await store.isTaken(tx, code)) return readSitting(tx, memberId, code, now);
    await requireRoom(tx, memberId, now);
    const { revision, forms } = await getNewestForms(tx, memberId, examCode);
    if (values.formRule === '한 형' && !forms.some(({ label }) => label === values.formLabel))
      throw new AppError('sittings.unknown-form');
    const numbers = forms[0]?.items.map(({ number }) => number) ?? [];
    await store.insertSitting(tx, {
      ...values,
      ...window,
      code,
      memberId,
      examCode,
      revision,
      joinCode: await newJoinCode(tx),
      firstNumber: Math.min(...numbers),
      items: numbers.length,
      purgeAt: purgeTime(window.closesAt, values.keepDays),
    });
    await store.insertSeats(tx, code, withCodes(seats));
    return readSitting(tx, memberId, code, now);
  });
}

export async function listSittings({ database, clock }: SittingParts, memberId: string): Promise<Sitting[]> {
  const now = clock.now();
  return (await store.listSittings(database.db, memberId)).map((row) => toSitting(row, now));
}

/** @throws {AppError} sittings.not-found, for another member's as for none */
export async function getSitting({ database, clock }: SittingParts, memberId: string, code: string): Promise<Sitting> {
  const now = clock.now();
  await closeOverdue(database, now, code);
  return readSitting(database.db, memberId, code, now);
}

/**
 * @throws {AppError} sittings.not-found, sittings.full when it is opened again; sittings.rules-frozen for what can no longer
 *   change; request.invalid, naming the field
 */
export async function changeSitting(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
  { opensAt, closesAt, ...values }: BodyOf<typeof changeSittingCall>,
): Promise<Sitting> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const row = await lockSitting(tx, memberId, code);
    const next = {
      ...row,
      ...withoutUndefined(values),
      opensAt: opensAt === undefined ? row.opensAt : new Date(opensAt),
      closesAt: closesAt === undefined ? row.closesAt : new Date(closesAt),
    };
    if (opensAt !== undefined || closesAt !== undefined) checkWindow(next, now);
    if (row.closesAt <= now && next.closesAt > now) await requireRoom(tx, memberId, now);
    if (isAgainstFrozen(row, next) && (await store.hasAttempts(tx, code))) throw new AppError('sittings.rules-frozen');
    await store.updateSitting(tx, code, {
      ...next,
      purgeAt: purgeTime(next.closesAt, next.keepDays),
      talliedAt: next.closesAt > now ? null : row.talliedAt,
    });
    if (closesAt !== undefined || values.minutes !== undefined) await attempts.renewDeadlines(tx, code);
    return readSitting(tx, memberId, code, now);
  });
}

/**
 * 마감: nobody begins any more, and who is solving has what is late still taken and no more.
 * @throws {AppError} sittings.not-found
 */
export async function closeSitting(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
): Promise<Sitting> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { opensAt, closesAt, keepDays } = await lockSitting(tx, memberId, code);
    if (closesAt > now) {
      const opened = opensAt > now ? { opensAt: now } : {};
      await store.updateSitting(tx, code, { ...opened, closesAt: now, purgeAt: purgeTime(now, keepDays) });
    }
    await attempts.bringDeadlinesForward(tx, code, now);
    return readSitting(tx, memberId, code, now);
  });
}

/**
 * Takes a sitting away from its teacher and from who would begin. Who is solving goes on for a day, then all of it is erased;
 * where nobody is, or with `isNow`, it is erased at once.
 * @throws {AppError} sittings.not-found
 */
export async function deleteSitting(
  { database, clock }: SittingParts,
  memberId: string,
  code: string,
  isNow: boolean,
): Promise<{ isRemoved: boolean }> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const row = await lockSitting(tx, memberId, code);
    const isRemoved = isNow || (await readSitting(tx, memberId, code, now)).solving === 0;
    const purgeAt = new Date(now.getTime() + LIMITS.deletedSittingHours * HOUR_MS);
    if (isRemoved) await erase(tx, row, now);
    else await store.updateSitting(tx, code, { deletedAt: now, purgeAt });
    return { isRemoved };
  });
}

/** @throws {AppError} sittings.not-found */
export async function lockSitting(tx: Db, memberId: string, code: string): Promise<store.SittingRow> {
  const row = await store.lockSitting(tx, memberId, code);
  if (!row) throw new AppError('sittings.not-found');
  return row;
}

/** Erases everyone's sittings whose time is over, one by one: what is left of them are tallies. */
export async function purgeSittings(database: Database, now: Date): Promise<void> {
  for (const code of await store.listWhere(database.db, store.isPurgeable(now)))
    await database.transaction(async (tx) => {
      const row = await store.lockWhere(tx, code, store.isPurgeable(now));
      if (row) await erase(tx, row, now);
    });
}

/** With the sitting held: all that students answered goes, and what they made of each item stays. */
async function erase(tx: Db, row: store.SittingRow, now: Date): Promise<void> {
  if (row.talliedAt === null) await tally(tx, row, now);
  await store.deleteSitting(tx, row.code);
}

/** Erases every sitting and class of a member who leaves. */
export async function eraseSittings(tx: Db, memberId: string): Promise<void> {
  await holdMember(tx, memberId);
  await store.deleteAll(tx, memberId);
  await classes.removeAll(tx, memberId);
}

export const ownSittings: OwnData = {
  file: '응시',
  read: async (db, memberId) => ({
    ...(await store.listOwn(db, memberId)),
    school_class: await classes.listOwn(db, memberId),
  }),
};

/** Seats with codes to be stored under. */
export function withCodes<Name extends object>(seats: readonly Name[]): (Name & { code: string })[] {
  return seats.map((seat) => ({ ...seat, code: randomCode() }));
}

/** @throws {AppError} sittings.not-found */
export async function readSitting(db: Db, memberId: string, code: string, now: Date): Promise<Sitting> {
  const row = await store.findSitting(db, memberId, code);
  if (!row) throw new AppError('sittings.not-found');
  return toSitting(row, now);
}

async function requireRoom(tx: Db, memberId: string, now: Date): Promise<void> {
  if ((await store.countOpen(tx, memberId, now)) >= LIMITS.openSittings) throw new AppError('sittings.full');
}

function toSitting({ row, seats, solving, ended }: store.CountedSitting, now: Date): Sitting {
  return {
    ...row,
    state: now < row.opensAt ? '준비' : now < row.closesAt ? '열림' : '닫힘',
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
    seats,
    solving,
    ended,
  };
}

function checkWindow({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, now: Date): void {
  if (closesAt <= now) throw invalid('closesAt', '마감 시각은 지금보다 뒤로 정해 주세요.');
  if (closesAt <= opensAt) throw invalid('closesAt', '마감 시각은 여는 시각보다 뒤로 정해 주세요.');
  if (closesAt.getTime() - Math.max(opensAt.getTime(), now.getTime()) > LIMITS.sittingDays * DAY_MS)
    throw invalid('closesAt', `응시는 길어도 ${LIMITS.sittingDays}일 안에 마감해 주세요.`);
}

function invalid(field: string, message: string): AppError {
  return new AppError('request.invalid', { message, fields: { [field]: message } });
}

function isAgainstFrozen(row: store.SittingRow, next: store.SittingRow): boolean {
  const isShorter = next.minutes !== null && (row.minutes === null || next.minutes < row.minutes);
  return isShorter || FROZEN.some((name) => String(row[name]) !== String(next[name]));
}

const purgeTime = (closesAt: Date, keepDays: number): Date => new Date(closesAt.getTime() + keepDays * DAY_MS);

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

async function newJoinCode(tx: Db): Promise<string> {
  for (;;) {
    const signs = Array.from({ length: LIMITS.joinCodeLength }, () => JOIN_SIGNS[randomInt(JOIN_SIGNS.length)]);
    const code = signs.join('');
    if (!(await store.isJoinCodeTaken(tx, code))) return code;
  }
}
