import { describePackage } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import type { Db } from '../platform/db.ts';
import * as tickets from '../tickets/service.ts';
import { mailOutcome } from './mails.ts';
import type { PaymentParts } from './parts.ts';
import * as store from './store.ts';
import type { TossPayment } from './toss-client.ts';

/**
 * Books what the provider says of an order's payment: the one writer of payments and of the tickets they bring. Confirm,
 * webhook, reconciliation and operator all come here, as often as they like and at the same time.
 */
export async function settle(parts: PaymentParts, orderId: string, payment: TossPayment): Promise<store.OrderRow> {
  return changeOrder(parts, orderId, async (tx, order) => {
    if (payment.orderId !== order.id || (order.paymentKey !== null && payment.paymentKey !== order.paymentKey)) {
      // Never confirmed by us. Were it charged, the daily comparison shows it.
      parts.log.error({ order: order.id, status: payment.status }, 'a payment of another key was told for an order');
      return;
    }
    switch (payment.status) {
      case 'DONE':
        return bookCharge(tx, parts, order, payment);
      case 'CANCELED':
      case 'PARTIAL_CANCELED':
        return bookCancel(tx, parts, order, payment);
      case 'ABORTED':
        if (order.state === 'confirming')
          await endOrder(tx, parts, order, 'declined', payment.failure?.code ?? 'PAY_PROCESS_ABORTED');
        return;
      case 'EXPIRED':
        if (order.state === 'confirming') await endOrder(tx, parts, order, 'expired', null);
        return;
      default:
        return;
    }
  });
}

/** Ends an order that surely was not and will not be charged, if it still stands as `from` says. */
export async function closeOrder(
  parts: PaymentParts,
  orderId: string,
  from: 'created' | 'confirming',
  to: 'declined' | 'expired',
  failureCode: string | null,
): Promise<store.OrderRow> {
  return changeOrder(parts, orderId, async (tx, order) => {
    if (order.state === from) await endOrder(tx, parts, order, to, failureCode);
  });
}

/** One transaction on an order: locks the account, then the order; the order as it stands afterwards. */
export async function changeOrder(
  parts: PaymentParts,
  orderId: string,
  change: (tx: Db, order: store.OrderRow) => Promise<void>,
): Promise<store.OrderRow> {
  return parts.database.transaction(async (tx) => {
    const found = await requireOrder(store.findOrder(tx, orderId));
    await tickets.lockAccount(tx, found.memberId);
    await change(tx, await requireOrder(store.lockOrder(tx, orderId)));
    return requireOrder(store.findOrder(tx, orderId));
  });
}

async function requireOrder(found: Promise<store.OrderRow | undefined>): Promise<store.OrderRow> {
  const order = await found;
  if (!order) throw new Error('the order is not there');
  return order;
}

async function bookCharge(tx: Db, parts: PaymentParts, order: store.OrderRow, payment: TossPayment): Promise<void> {
  if (order.state === 'paid' || order.state === 'canceled' || order.state === 'review') return;
  await store.updateOrder(tx, order.id, { paymentKey: payment.paymentKey });
  await store.insertPayment(tx, toRow(parts, order, payment));
  const isRight = payment.currency === 'KRW' && payment.totalAmount === order.amount;
  if (!isRight) {
    parts.log.error(
      { order: order.id, ordered: order.amount, charged: payment.totalAmount, currency: payment.currency },
      'another amount was charged than ordered; an operator must cancel it',
    );
    await endOrder(tx, parts, order, 'review', null);
    return;
  }
  if (order.state !== 'confirming')
    parts.log.warn({ order: order.id, state: order.state }, 'an order that seemed not to be charged was');
  const isNew = await tickets.credit(tx, order.memberId, {
    kind: 'purchase',
    delta: order.count,
    reason: `${describePackage(order.count)} 구매`,
    sourceType: 'payment_order',
    sourceId: order.id,
  });
  if (!isNew) throw new Error('the order had brought its tickets before');
  await endOrder(tx, parts, order, 'paid', null);
}

async function bookCancel(tx: Db, parts: PaymentParts, order: store.OrderRow, payment: TossPayment): Promise<void> {
  const isWhole = payment.balanceAmount === 0;
  const booked = await store.findPayment(tx, order.id);
  if (!booked) {
    // Charged and given back before we ever heard of the charge.
    await store.updateOrder(tx, order.id, { paymentKey: payment.paymentKey });
    await store.insertPayment(tx, toRow(parts, order, payment));
    await endOrder(tx, parts, order, isWhole ? 'canceled' : 'review', null);
    return;
  }
  if (order.state === 'canceled') return;
  const refunded = payment.totalAmount - payment.balanceAmount;
  if (!isWhole) {
    if (refunded !== booked.refunded)
      parts.log.error({ order: order.id, refunded }, 'a part of a payment was given back outside the product');
    await store.updatePayment(tx, order.id, { refunded, raw: payment });
    return;
  }
  await store.updatePayment(tx, order.id, {
    refunded,
    raw: payment,
    isRefunding: false,
    canceledAt: lastCancel(payment) ?? parts.clock.now(),
  });
  if (order.state === 'paid') await takeTicketsBack(tx, parts, order, booked);
  await endOrder(tx, parts, order, 'canceled', null);
}

async function takeTicketsBack(
  tx: Db,
  parts: PaymentParts,
  order: store.OrderRow,
  booked: store.PaymentRow,
): Promise<void> {
  const entry = {
    reason: `${describePackage(order.count)} 결제 취소`,
    sourceType: 'payment_order',
    sourceId: order.id,
  };
  if (await tickets.captureRefund(tx, order.memberId, holdOf(order.id, booked.refundAttempt), entry)) return;
  const taken = await tickets.takeBack(tx, order.memberId, order.count, entry);
  if (taken < order.count)
    parts.log.error(
      { order: order.id, missing: order.count - taken },
      'a payment was given back outside the product after its tickets were used',
    );
}

/** Name of the hold on the tickets of an order that is being given back. */
export function holdOf(orderId: string, attempt: number): string {
  return `refund/${orderId}/${attempt}`;
}

async function endOrder(
  tx: Db,
  parts: PaymentParts,
  order: store.OrderRow,
  state: 'paid' | 'declined' | 'expired' | 'canceled' | 'review',
  failureCode: string | null,
): Promise<void> {
  const closedAt = parts.clock.now();
  await store.updateOrder(tx, order.id, { state, failureCode, nextCheckAt: null, closedAt });
  await audit(tx, {
    kind: `payment.${state}`,
    memberId: order.memberId,
    details: { order: order.id, amount: order.amount, count: order.count, mode: order.mode, failureCode },
  });
  await mailOutcome(tx, parts, { ...order, state, failureCode });
}

function toRow(parts: PaymentParts, order: store.OrderRow, payment: TossPayment) {
  const isWhole = payment.balanceAmount === 0;
  return {
    paymentKey: payment.paymentKey,
    orderId: order.id,
    amount: payment.totalAmount,
    refunded: payment.totalAmount - payment.balanceAmount,
    secret: payment.secret ?? null,
    receiptUrl: webAddress(payment.receipt?.url),
    raw: payment,
    approvedAt: payment.approvedAt ? new Date(payment.approvedAt) : parts.clock.now(),
    canceledAt: isWhole ? (lastCancel(payment) ?? parts.clock.now()) : null,
  };
}

function lastCancel(payment: TossPayment): Date | undefined {
  const at = payment.cancels?.at(-1)?.canceledAt;
  const time = at === undefined ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** Only what a browser may be sent to. */
function webAddress(url: string | undefined): string | null {
  return url && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
}
