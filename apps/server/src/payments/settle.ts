import { countTickets, describePackage } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import type { Db } from '../platform/db.ts';
import * as tickets from '../tickets/service.ts';
import { alertOperator } from './alerts.ts';
import { mailOutcome, mailPart, won } from './mails.ts';
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
      // Never confirmed by us. Were it charged, the daily comparison shows it too.
      return alertOperator(tx, parts, {
        key: `foreign/${order.id}/${payment.paymentKey}`,
        orderId: order.id,
        message: `이 주문에 우리가 승인하지 않은 결제가 있습니다(${payment.status}, ${won(payment.totalAmount)}). 상점 관리자에서 청구되었는지 확인해 주세요.`,
      });
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
    await endOrder(tx, parts, order, 'review', null);
    return alertReview(
      tx,
      parts,
      order,
      `주문 금액과 다르게 ${won(payment.totalAmount)}(${payment.currency})이 청구된`,
    );
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

function alertReview(tx: Db, parts: PaymentParts, { id, amount }: store.OrderRow, what: string): Promise<void> {
  return alertOperator(tx, parts, {
    key: `review/${id}`,
    orderId: id,
    message: `${won(amount)}의 주문에 ${what} 결제가 있어 이용권을 주지 않았습니다. 확인한 뒤 npm run admin -- payments cancel로 결제를 취소해 주세요.`,
  });
}

async function bookCancel(tx: Db, parts: PaymentParts, order: store.OrderRow, payment: TossPayment): Promise<void> {
  const isWhole = payment.balanceAmount === 0;
  const booked = await store.findPayment(tx, order.id);
  if (!booked) {
    // Charged and given back before we ever heard of the charge.
    await store.updateOrder(tx, order.id, { paymentKey: payment.paymentKey });
    await store.insertPayment(tx, toRow(parts, order, payment));
    await endOrder(tx, parts, order, isWhole ? 'canceled' : 'review', null);
    if (!isWhole) await alertReview(tx, parts, order, '일부가 취소된');
    return;
  }
  const refunded = payment.totalAmount - payment.balanceAmount;
  // What is known already, or an older answer that comes late.
  if (order.state === 'canceled' || refunded < booked.refunded) return;
  if (!isWhole) return bookPart(tx, parts, order, booked, payment);
  const taken = order.state === 'paid' ? await takeTicketsBack(tx, parts, order, booked) : 0;
  await store.updatePayment(tx, order.id, {
    refunded,
    raw: payment,
    isRefunding: false,
    ticketsTaken: booked.ticketsTaken + taken,
    canceledAt: lastCancel(payment) ?? parts.clock.now(),
  });
  await endOrder(tx, parts, order, 'canceled', null);
}

/** A part went back: by our own refund, with the tickets set aside for it, or in the provider's console. */
async function bookPart(
  tx: Db,
  parts: PaymentParts,
  order: store.OrderRow,
  booked: store.PaymentRow,
  payment: TossPayment,
): Promise<void> {
  const refunded = payment.totalAmount - payment.balanceAmount;
  const { isRefunding, refundAmount, refundReason, refundTickets, refundAttempt } = booked;
  const isOurs =
    isRefunding &&
    (payment.cancels ?? []).some((row) => row.cancelAmount === refundAmount && row.cancelReason === refundReason);
  const canceledAt = lastCancel(payment) ?? parts.clock.now();
  await store.updatePayment(tx, order.id, { refunded, raw: payment, canceledAt });
  const elsewhere = refunded - booked.refunded - (isOurs ? refundAmount : 0);
  if (elsewhere > 0)
    await alertOperator(tx, parts, {
      key: `part/${order.id}/${refunded}`,
      orderId: order.id,
      message: `결제 ${won(booked.amount)} 가운데 ${won(elsewhere)}이 토스페이먼츠 상점 관리자에서 취소되었습니다. 이용권은 그대로 두었습니다. 거둘 이용권이 있으면 npm run admin -- tickets adjust로 거두어 주세요.`,
    });
  if (!isOurs) return;
  const hold = holdOf(order.id, refundAttempt);
  const source = { sourceType: 'payment_order', sourceId: order.id };
  const reason = `${describePackage(order.count)} 결제 일부 취소`;
  if (!(await tickets.captureRefund(tx, order.memberId, hold, { reason, ...source })))
    throw new Error('the tickets of a refund were not set aside');
  await store.updatePayment(tx, order.id, { isRefunding: false, ticketsTaken: booked.ticketsTaken + refundTickets });
  await store.updateOrder(tx, order.id, { nextCheckAt: null });
  const part = { amount: refundAmount, tickets: refundTickets };
  await audit(tx, { kind: 'payment.part-canceled', memberId: order.memberId, details: { order: order.id, ...part } });
  await mailPart(tx, parts, order, part);
}

/** Takes the tickets that the order still has of what it brought; how many could be had. */
async function takeTicketsBack(
  tx: Db,
  parts: PaymentParts,
  order: store.OrderRow,
  booked: store.PaymentRow,
): Promise<number> {
  const left = order.count - booked.ticketsTaken;
  const entry = {
    reason: `${describePackage(order.count)} 결제 취소`,
    sourceType: 'payment_order',
    // After a part, which has the order's own entry.
    sourceId: booked.ticketsTaken === 0 ? order.id : `${order.id}/rest`,
  };
  const hold = holdOf(order.id, booked.refundAttempt);
  if (booked.refundTickets === left && (await tickets.captureRefund(tx, order.memberId, hold, entry))) return left;
  await tickets.releaseTicket(tx, order.memberId, hold);
  const taken = await tickets.takeBack(tx, order.memberId, left, entry);
  if (taken < left)
    await alertOperator(tx, parts, {
      key: `tickets-used/${order.id}`,
      orderId: order.id,
      message: `토스페이먼츠 상점 관리자에서 취소된 결제의 이용권 ${countTickets(left)} 가운데 ${countTickets(left - taken)}는 이미 쓰여 거두지 못했습니다.`,
    });
  return taken;
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
    canceledAt: lastCancel(payment) ?? (isWhole ? parts.clock.now() : null),
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
