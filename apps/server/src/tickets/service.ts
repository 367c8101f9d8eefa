import { LIMITS, type Period, type TicketInfo, type UsageRecord } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { OwnData } from '../platform/own-data.ts';
import { toTimes } from '../platform/period.ts';
import * as store from './store.ts';

/**
 * The ticket ledger (PAYMENTS.md §2.2). It knows neither generations nor payments: they call it with their ids inside
 * their own transaction, so that a ticket moves exactly when the thing it pays for does.
 */

/** Spendable balance and the total ever credited. A member without an account has none. */
export async function getTicketInfo(db: Db, memberId: string): Promise<TicketInfo> {
  const account = await store.findAccount(db, memberId);
  return account ? { balance: account.balance - account.held, total: account.total } : { balance: 0, total: 0 };
}

/** Opens the account of a new member, with the free tickets or without; once, however often it is called. */
export async function openAccount(tx: Db, memberId: string, { withGift }: { withGift: boolean }): Promise<void> {
  await store.insertAccount(tx, memberId);
  if (!withGift) return;
  await credit(tx, memberId, {
    kind: 'grant',
    delta: LIMITS.signupGrant,
    reason: '회원가입 무료 이용권',
    sourceType: 'signup',
    sourceId: memberId,
  });
}

/** Adds tickets; a source credits once. Returns false when it had already. */
export async function credit(
  tx: Db,
  memberId: string,
  entry: { kind: 'grant' | 'purchase' | 'adjust'; delta: number; reason: string; sourceType: string; sourceId: string },
): Promise<boolean> {
  if (!Number.isInteger(entry.delta) || entry.delta <= 0) throw new RangeError('a credit adds at least one ticket');
  const account = await store.lockAccount(tx, memberId);
  if (!(await store.insertEntry(tx, memberId, entry, account.balance + entry.delta))) return false;
  await store.changeAccount(tx, memberId, { balance: entry.delta, total: entry.delta });
  return true;
}

/**
 * A correction by an operator, up or down; a source adjusts once. Returns false when it had already. What is held for
 * running generations cannot be taken.
 * @throws {AppError} tickets.not-enough
 */
export async function adjust(
  tx: Db,
  memberId: string,
  { delta, ...entry }: { delta: number; reason: string; sourceType: string; sourceId: string },
): Promise<boolean> {
  if (delta > 0) return credit(tx, memberId, { kind: 'adjust', delta, ...entry });
  const account = await store.lockAccount(tx, memberId);
  if (account.balance - account.held + delta < 0) throw new AppError('tickets.not-enough');
  if (!(await store.insertEntry(tx, memberId, { kind: 'adjust', delta, ...entry }, account.balance + delta)))
    return false;
  await store.changeAccount(tx, memberId, { balance: delta });
  return true;
}

/** Takes every ticket that is left from a member who leaves; nothing may be held any more. */
export async function forfeit(tx: Db, memberId: string): Promise<void> {
  const { balance } = await store.lockAccount(tx, memberId);
  if (balance === 0) return;
  const source = { reason: '회원탈퇴', sourceType: 'withdrawal', sourceId: memberId };
  await store.insertEntry(tx, memberId, { kind: 'adjust', delta: -balance, ...source }, 0);
  await store.changeAccount(tx, memberId, { balance: -balance });
}

/** Locks the account without a change: the first lock of any transaction that will move tickets. */
export async function lockAccount(tx: Db, memberId: string): Promise<void> {
  await store.lockAccount(tx, memberId);
}

/**
 * Sets tickets aside: one for a generation, all of an order while it is given back. The account must be locked by this
 * transaction.
 * @throws {AppError} tickets.not-enough
 */
export async function holdTicket(
  tx: Db,
  memberId: string,
  id: string,
  count: number = LIMITS.ticketsPerGeneration,
): Promise<void> {
  const account = await store.lockAccount(tx, memberId);
  if (account.balance - account.held < count) throw new AppError('tickets.not-enough');
  await store.insertHold(tx, memberId, id, count);
  await store.changeAccount(tx, memberId, { held: count });
}

/** Spends the held ticket. Returns false when the hold was resolved before; then nothing is charged. */
export function captureTicket(tx: Db, memberId: string, generationId: string, reason: string): Promise<boolean> {
  return capture(tx, memberId, generationId, {
    kind: 'usage',
    reason,
    sourceType: 'generation',
    sourceId: generationId,
  });
}

/** Takes held tickets back for money that was given back. Returns false when the hold was resolved before. */
export function captureRefund(
  tx: Db,
  memberId: string,
  holdId: string,
  entry: { reason: string; sourceType: string; sourceId: string },
): Promise<boolean> {
  return capture(tx, memberId, holdId, { kind: 'refund', ...entry });
}

/**
 * Takes back tickets that nobody set aside, because the money is gone already: as many as are left. Returns how many.
 */
export async function takeBack(
  tx: Db,
  memberId: string,
  count: number,
  entry: { reason: string; sourceType: string; sourceId: string },
): Promise<number> {
  const account = await store.lockAccount(tx, memberId);
  const taken = Math.min(count, account.balance - account.held);
  if (taken === 0) return 0;
  await store.insertEntry(tx, memberId, { kind: 'refund', delta: -taken, ...entry }, account.balance - taken);
  await store.changeAccount(tx, memberId, { balance: -taken });
  return taken;
}

async function capture(
  tx: Db,
  memberId: string,
  holdId: string,
  entry: { kind: 'usage' | 'refund'; reason: string; sourceType: string; sourceId: string },
): Promise<boolean> {
  const account = await store.lockAccount(tx, memberId);
  const count = await store.resolveHold(tx, holdId, 'captured');
  if (count === undefined) return false;
  await store.insertEntry(tx, memberId, { ...entry, delta: -count }, account.balance - count);
  await store.changeAccount(tx, memberId, { balance: -count, held: -count });
  return true;
}

/** Gives held tickets back. Returns false when the hold was resolved before. */
export async function releaseTicket(tx: Db, memberId: string, id: string): Promise<boolean> {
  await store.lockAccount(tx, memberId);
  const count = await store.resolveHold(tx, id, 'released');
  if (count === undefined) return false;
  await store.changeAccount(tx, memberId, { held: -count });
  return true;
}

/** The member's ledger of the days given (Asia/Seoul, both included), newest first. */
export async function listUsage(db: Db, memberId: string, period: Period): Promise<UsageRecord[]> {
  const entries = await store.listEntries(db, memberId, toTimes(period));
  return entries.map(({ entry, workTitle }) => ({
    usaCode: String(entry.id),
    usaType: entry.reason,
    usaCount: entry.delta,
    usaBalance: entry.balanceAfter,
    usaDate: entry.createdAt.toISOString(),
    workTitle,
  }));
}

/** Tickets used since a time, by the Mondays (in Seoul) of their weeks; weeks without any are left out. */
export function countUsesByWeek(db: Db, memberId: string, since: Date): Promise<{ start: string; count: number }[]> {
  return store.countUsesByWeek(db, memberId, since);
}

/** Tickets of all members: there now, of these held, and ever given. */
export function measureTickets(db: Db): Promise<{ balance: number; held: number; total: number }> {
  return store.sumAccounts(db);
}

/** Members whose account does not agree with their ledger: there must never be one. */
export function findLedgerFaults(db: Db): Promise<string[]> {
  return store.findDisagreeing(db);
}

/** What a member gets of their tickets with their own data. */
export const ownTickets: OwnData = { file: '이용권', read: store.listOwn };
