import { AppError } from '../platform/errors.ts';
import { toTimes } from '../platform/period.ts';
import type { PaymentParts } from './parts.ts';
import * as store from './store.ts';
import type { TossTransaction } from './toss-client.ts';

const PAGE = 1000;

export interface Difference {
  paymentKey: string;
  orderId: string;
  /** Won charged less won given back; undefined where the payment is not known at all. */
  ours: number | undefined;
  theirs: number | undefined;
}

/**
 * Compares the money of one day (Asia/Seoul) with the provider's list, in both directions.
 * @throws {AppError} payments.not-selling without a provider, server.busy when it does not answer
 */
export async function compareDay(
  parts: PaymentParts,
  day: string,
): Promise<{ transactions: number; differences: Difference[] }> {
  const transactions = await listTransactions(parts, day);
  const { from, until } = toTimes({ startDate: day, endDate: day });
  const approved = await store.listPaymentsApproved(parts.database.db, from ?? new Date(0), until ?? new Date());
  const keys = [...new Set(transactions.map(({ paymentKey }) => paymentKey))];
  const known = new Map(
    [...approved, ...(await store.findPayments(parts.database.db, keys))].map((row) => [row.paymentKey, row]),
  );
  const differences: Difference[] = [];
  for (const paymentKey of new Set([...keys, ...approved.map((row) => row.paymentKey)])) {
    const rows = transactions.filter((row) => row.paymentKey === paymentKey);
    const charged = rows.find(isCharge);
    const row = known.get(paymentKey);
    const canceled = rows.filter((entry) => !isCharge(entry)).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    // A charge of an earlier day whose cancel fell on this one: what was charged stands in our row.
    const theirs = charged ? charged.amount - canceled : row && rows.length > 0 ? row.amount - canceled : undefined;
    const ours = row && row.amount - row.refunded;
    const isLaterCancel = charged && row && row.canceledAt !== null && until && row.canceledAt >= until;
    if (theirs !== ours && !(isLaterCancel && charged.amount === row.amount))
      differences.push({ paymentKey, orderId: row?.orderId ?? rows[0]?.orderId ?? '', ours, theirs });
  }
  return { transactions: transactions.length, differences };
}

async function listTransactions({ provider }: PaymentParts, day: string): Promise<TossTransaction[]> {
  if (!provider) throw new AppError('payments.not-selling');
  const all: TossTransaction[] = [];
  for (;;) {
    const last = all.at(-1)?.transactionKey;
    const page = await provider.client.listTransactions({
      startDate: `${day}T00:00:00`,
      endDate: `${day}T23:59:59`,
      ...(last !== undefined && { startingAfter: last }),
      limit: PAGE,
    });
    if (page.type !== 'answer') throw new AppError('server.busy');
    all.push(...page.value);
    if (page.value.length < PAGE) return all;
  }
}

const isCharge = ({ status }: TossTransaction) => status === 'DONE';
