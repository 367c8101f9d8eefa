import { randomInt } from 'node:crypto';
import { type BodyOf, type changeSeat as changeSeatCall, LIMITS, type SeatName } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import * as attempts from './attempt-store.ts';
import { decideLate } from './late-answers.ts';
import { lockSitting, withCodes } from './service.ts';
import * as store from './store.ts';
import { tallyAnew } from './tally.ts';

/** The keyed hash of a slip: six digits are too few for a plain one. */
export function hashSlip(secrets: Secrets, seatCode: string, slip: string): string {
  return secrets.hash('slip', `${seatCode}:${slip}`);
}

/** @throws {AppError} sittings.not-found, sittings.seats-full */
export async function addSeats(
  database: Database,
  memberId: string,
  code: string,
  seats: readonly SeatName[],
): Promise<{ added: number }> {
  return database.transaction(async (tx) => {
    const sitting = await lockSitting(tx, memberId, code);
    return { added: await putSeats(tx, sitting, seats) };
  });
}

/** @throws {AppError} sittings.seats-full */
export async function putSeats(tx: Db, sitting: store.SittingRow, seats: readonly SeatName[]): Promise<number> {
  const added = await store.insertSeats(
    tx,
    sitting.code,
    withCodes(seats.map(({ class: group, number }) => ({ class: group, number }))),
  );
  if ((await store.listSeats(tx, sitting.code)).length > sitting.maxSeats) throw new AppError('sittings.seats-full');
  return added;
}

/**
 * New slips for seats, or for all of them. What they say is nowhere but in this answer.
 * @throws {AppError} sittings.not-found, sittings.seat-not-found
 */
export async function issueSlips(
  { database, secrets }: { database: Database; secrets: Secrets },
  memberId: string,
  code: string,
  wanted: readonly string[] | undefined,
): Promise<(SeatName & { slip: string })[]> {
  return database.transaction(async (tx) => {
    await lockSitting(tx, memberId, code);
    const all = await store.listSeats(tx, code);
    const seats = wanted ? all.filter((seat) => wanted.includes(seat.code)) : all;
    if (wanted && seats.length < new Set(wanted).size) throw new AppError('sittings.seat-not-found');
    const slips: (SeatName & { slip: string })[] = [];
    for (const seat of seats) {
      const slip = String(randomInt(10 ** LIMITS.slipDigits)).padStart(LIMITS.slipDigits, '0');
      await store.updateSeat(tx, seat.code, { slipHash: hashSlip(secrets, seat.code, slip) });
      slips.push({ class: seat.class, number: seat.number, slip });
    }
    return slips;
  });
}

/**
 * 시간 더 주기, 다시 풀게 하기, 다른 기기에서 이어 풀게 하기, 늦은 답 정하기, 집계에서 빼기. More time holds at once.
 * @throws {AppError} sittings.not-found, sittings.seat-not-found, sittings.nothing-late, sittings.still-solving
 */
export async function changeSeat(
  database: Database,
  memberId: string,
  code: string,
  seatCode: string,
  { lateAnswers, isExcluded, ...values }: BodyOf<typeof changeSeatCall>,
): Promise<{ isChanged: boolean }> {
  return database.transaction(async (tx) => {
    await lockSitting(tx, memberId, code);
    const seat = await lockSeat(tx, code, seatCode);
    await store.updateSeat(tx, seatCode, {
      extraMinutes: values.extraMinutes ?? seat.extraMinutes,
      extraAttempts: values.extraAttempts ?? seat.extraAttempts,
      letsIn: values.letsIn ?? seat.letsIn,
    });
    if (values.extraMinutes !== undefined) await attempts.renewDeadlines(tx, code, seatCode);
    if (lateAnswers !== undefined) await decideLate(tx, seatCode, lateAnswers === '받기');
    if (isExcluded !== undefined) {
      const newest = await attempts.lockNewest(tx, seatCode);
      if (newest) await attempts.updateAttempt(tx, newest.code, { isExcluded });
    }
    if (lateAnswers !== undefined || isExcluded !== undefined) await tallyAnew(tx, code);
    return { isChanged: true };
  });
}

/**
 * 자리 비우기: erases what was answered on a seat. One that a student took by a free number is gone with it.
 * @throws {AppError} sittings.not-found, sittings.seat-not-found
 */
export async function clearSeat(
  database: Database,
  memberId: string,
  code: string,
  seatCode: string,
): Promise<{ attempts: number }> {
  return database.transaction(async (tx) => {
    const { seatRule } = await lockSitting(tx, memberId, code);
    await lockSeat(tx, code, seatCode);
    const erased = await attempts.deleteAttempts(tx, seatCode);
    await tallyAnew(tx, code);
    if (seatRule === '자유 번호') await store.deleteSeat(tx, seatCode);
    else await store.updateSeat(tx, seatCode, { extraMinutes: 0, extraAttempts: 0, letsIn: false });
    return { attempts: erased };
  });
}

async function lockSeat(tx: Db, sittingCode: string, code: string): Promise<store.SeatRow> {
  const seat = await store.lockSeat(tx, sittingCode, code);
  if (!seat) throw new AppError('sittings.seat-not-found');
  return seat;
}
