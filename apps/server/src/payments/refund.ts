import { audit } from '../audit/service.ts';
import { AppError } from '../platform/errors.ts';
import * as tickets from '../tickets/service.ts';
import { type CancelOutcome, classifyCancel } from './classify.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { changeOrder, holdOf, settle } from './settle.ts';
import * as store from './store.ts';
import type { TossClient } from './toss-client.ts';

/** A refund that was broken off is taken up again after this. */
const RESUME_MS = 60_000;

/**
 * Gives an order's money back and takes its tickets. The tickets are set aside while the provider is asked, so that
 * they cannot be used meanwhile; when the provider refuses they come back. An answer that stays unknown leaves them set
 * aside, and reconciliation goes on.
 * @throws {AppError} payments.not-refundable, payments.refund-refused, tickets.not-enough, payments.unsettled
 */
export async function refund(parts: PaymentParts, orderId: string, reason: string): Promise<store.OrderRow> {
  const found = await store.findOrder(parts.database.db, orderId);
  if (!found) throw new AppError('payments.order-not-found');
  const client = clientFor(parts, found);
  if (!client) throw new AppError('payments.not-selling');
  const order = await changeOrder(parts, orderId, async (tx, current) => {
    const booked = await store.findPayment(tx, orderId);
    if (!booked || (current.state !== 'paid' && current.state !== 'review'))
      throw new AppError('payments.not-refundable');
    if (booked.isRefunding) return;
    const refundAttempt = booked.refundAttempt + 1;
    if (current.state === 'paid')
      await tickets.holdTicket(tx, current.memberId, holdOf(orderId, refundAttempt), current.count);
    await store.updatePayment(tx, orderId, { refundAttempt, isRefunding: true, refundReason: reason });
    const nextCheckAt = new Date(parts.clock.now().getTime() + RESUME_MS);
    await store.updateOrder(tx, orderId, { nextCheckAt });
    await audit(tx, {
      kind: 'payment.refund-requested',
      memberId: current.memberId,
      details: { order: orderId, attempt: refundAttempt },
    });
  });
  const after = await ask(parts, client, order);
  if (after.state === 'canceled') return after;
  const booked = await store.findPayment(parts.database.db, orderId);
  throw new AppError(booked?.isRefunding ? 'payments.unsettled' : 'payments.refund-refused');
}

/** Goes on with a refund that was broken off; nothing to do when there is none. */
export async function continueRefund(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<void> {
  const booked = await store.findPayment(parts.database.db, order.id);
  if (!booked?.isRefunding) return store.updateOrder(parts.database.db, order.id, { nextCheckAt: null });
  const seen = await client.findByKey(booked.paymentKey);
  if (seen.type !== 'answer') return;
  const after = await settle(parts, order.id, seen.value);
  if (after.state === 'canceled' || seen.value.status !== 'DONE') return;
  // Proved not to be given back: a new key, because the old one would repeat a stored error for days.
  const isMine = await parts.database.transaction(async (tx) => {
    await tickets.lockAccount(tx, order.memberId);
    await store.lockOrder(tx, order.id);
    const current = await store.findPayment(tx, order.id);
    if (!current?.isRefunding || current.refundAttempt !== booked.refundAttempt) return false;
    const refundAttempt = current.refundAttempt + 1;
    if (await tickets.releaseTicket(tx, order.memberId, holdOf(order.id, current.refundAttempt)))
      await tickets.holdTicket(tx, order.memberId, holdOf(order.id, refundAttempt), order.count);
    await store.updatePayment(tx, order.id, { refundAttempt });
    return true;
  });
  if (isMine) await ask(parts, client, order);
}

async function ask(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<store.OrderRow> {
  const booked = await store.findPayment(parts.database.db, order.id);
  if (!booked) throw new Error('an order without a payment cannot be given back');
  const { paymentKey, refundAttempt, refundReason } = booked;
  const answer = await client.cancel(paymentKey, refundReason ?? '결제 취소', `cancel-${order.id}-${refundAttempt}`);
  const outcome = classifyCancel(answer);
  if (outcome.type === 'payment') return settle(parts, order.id, outcome.payment);
  const seen = await client.findByKey(paymentKey);
  if (seen.type === 'answer') {
    const after = await settle(parts, order.id, seen.value);
    if (after.state === 'canceled') return after;
  }
  if (outcome.type === 'refused' && seen.type === 'answer') return giveUp(parts, order, refundAttempt, outcome);
  parts.log.warn({ order: order.id, refundAttempt, outcome }, 'the outcome of a refund is not known');
  return order;
}

/** The provider keeps the money: the tickets are free again. */
async function giveUp(
  parts: PaymentParts,
  order: store.OrderRow,
  attempt: number,
  { code }: Extract<CancelOutcome, { type: 'refused' }>,
): Promise<store.OrderRow> {
  return changeOrder(parts, order.id, async (tx, current) => {
    const booked = await store.findPayment(tx, order.id);
    if (current.state === 'canceled' || !booked?.isRefunding || booked.refundAttempt !== attempt) return;
    await tickets.releaseTicket(tx, current.memberId, holdOf(order.id, attempt));
    await store.updatePayment(tx, order.id, { isRefunding: false });
    await store.updateOrder(tx, order.id, { nextCheckAt: null });
    await audit(tx, {
      kind: 'payment.refund-refused',
      memberId: current.memberId,
      details: { order: order.id, attempt, code },
    });
  });
}
