import { audit } from '../audit/service.ts';
import { AppError } from '../platform/errors.ts';
import * as tickets from '../tickets/service.ts';
import { alertOperator } from './alerts.ts';
import { type CancelOutcome, classifyCancel } from './classify.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { changeOrder, holdOf, settle } from './settle.ts';
import * as store from './store.ts';
import type { TossClient } from './toss-client.ts';

/** A refund that was broken off is taken up again after this. */
const RESUME_MS = 60_000;
/** Looks at a refund, some minutes apart, after which a person is asked. */
const STUCK_AFTER_CHECKS = 20;

/**
 * Gives an order's money back and takes its tickets: what is left of both, or the part given. The tickets are set aside
 * while the provider is asked, so that they cannot be used meanwhile; when the provider refuses they come back. An
 * answer that stays unknown leaves them set aside, and reconciliation goes on. A part is given back once at most.
 * @throws {AppError} payments.not-refundable, payments.refund-refused, tickets.not-enough, payments.unsettled
 */
export async function refund(
  parts: PaymentParts,
  orderId: string,
  reason: string,
  part?: { amount: number; tickets: number },
): Promise<store.OrderRow> {
  const found = await store.findOrder(parts.database.db, orderId);
  if (!found) throw new AppError('payments.order-not-found');
  const client = clientFor(parts, found);
  if (!client) throw new AppError('payments.not-selling');
  const order = await changeOrder(parts, orderId, async (tx, current) => {
    const booked = await store.findPayment(tx, orderId);
    const isOpen = current.state === 'paid' || (current.state === 'review' && !part);
    if (!booked || !isOpen || (part && booked.refunded > 0)) throw new AppError('payments.not-refundable');
    if (booked.isRefunding) return;
    const refundAttempt = booked.refundAttempt + 1;
    const refundAmount = part?.amount ?? booked.amount - booked.refunded;
    const refundTickets = current.state === 'paid' ? (part?.tickets ?? current.count - booked.ticketsTaken) : 0;
    if (refundTickets > 0)
      await tickets.holdTicket(tx, current.memberId, holdOf(orderId, refundAttempt), refundTickets);
    await store.updatePayment(tx, orderId, {
      refundAttempt,
      isRefunding: true,
      refundReason: reason,
      refundAmount,
      refundTickets,
    });
    const nextCheckAt = new Date(parts.clock.now().getTime() + RESUME_MS);
    await store.updateOrder(tx, orderId, { nextCheckAt, checks: 0 });
    await audit(tx, {
      kind: 'payment.refund-requested',
      memberId: current.memberId,
      details: { order: orderId, attempt: refundAttempt, amount: refundAmount, tickets: refundTickets },
    });
  });
  const outcome = await ask(parts, client, order);
  if (outcome.type === 'done') return outcome.order;
  throw new AppError(outcome.type === 'unknown' ? 'payments.unsettled' : 'payments.refund-refused');
}

/** Goes on with a refund that was broken off; nothing to do when there is none. */
export async function continueRefund(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<void> {
  const booked = await store.findPayment(parts.database.db, order.id);
  if (!booked?.isRefunding) return store.updateOrder(parts.database.db, order.id, { nextCheckAt: null });
  if (order.checks >= STUCK_AFTER_CHECKS) await alertStuck(parts, order);
  const seen = await client.findByKey(booked.paymentKey);
  if (seen.type !== 'answer') return;
  await settle(parts, order.id, seen.value);
  if (seen.value.status !== 'DONE' && seen.value.status !== 'PARTIAL_CANCELED') return;
  // Proved not to be given back: a new key, because the old one would repeat a stored error for days.
  const isMine = await parts.database.transaction(async (tx) => {
    await tickets.lockAccount(tx, order.memberId);
    await store.lockOrder(tx, order.id);
    const current = await store.findPayment(tx, order.id);
    if (!current?.isRefunding || current.refundAttempt !== booked.refundAttempt) return false;
    const refundAttempt = current.refundAttempt + 1;
    if (await tickets.releaseTicket(tx, order.memberId, holdOf(order.id, current.refundAttempt)))
      await tickets.holdTicket(tx, order.memberId, holdOf(order.id, refundAttempt), current.refundTickets);
    await store.updatePayment(tx, order.id, { refundAttempt });
    return true;
  });
  if (isMine) await ask(parts, client, order);
}

type RefundOutcome = { type: 'done'; order: store.OrderRow } | { type: 'refused' } | { type: 'unknown' };

async function ask(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<RefundOutcome> {
  const booked = await store.findPayment(parts.database.db, order.id);
  if (!booked) throw new Error('an order without a payment cannot be given back');
  const { paymentKey, refundAttempt, refundReason, refundAmount, amount, refunded } = booked;
  const answer = await client.cancel(
    paymentKey,
    refundReason ?? '결제 취소',
    `cancel-${order.id}-${refundAttempt}`,
    refundAmount < amount - refunded ? refundAmount : undefined,
  );
  const outcome = classifyCancel(answer);
  const seen = outcome.type === 'payment' ? answer : await client.findByKey(paymentKey);
  if (seen.type === 'answer') {
    const after = await settle(parts, order.id, seen.value);
    const isOver = !(await store.findPayment(parts.database.db, order.id))?.isRefunding;
    if (isOver) return { type: 'done', order: after };
    if (outcome.type === 'refused') {
      await giveUp(parts, order, refundAttempt, outcome);
      return { type: 'refused' };
    }
  }
  parts.log.warn({ order: order.id, refundAttempt, outcome }, 'the outcome of a refund is not known');
  return { type: 'unknown' };
}

function alertStuck(parts: PaymentParts, { id }: store.OrderRow): Promise<void> {
  return parts.database.transaction((tx) =>
    alertOperator(tx, parts, {
      key: `refund-stuck/${id}`,
      orderId: id,
      message:
        '결제 취소의 결과를 한 시간이 넘도록 알아내지 못했습니다. 거둘 이용권은 묶어 두었습니다. 토스페이먼츠 상점 관리자에서 취소되었는지 확인해 주세요. 확인은 그동안에도 자동으로 이어집니다.',
    }),
  );
}

/** The provider keeps the money: the tickets are free again. */
async function giveUp(
  parts: PaymentParts,
  order: store.OrderRow,
  attempt: number,
  { code }: Extract<CancelOutcome, { type: 'refused' }>,
): Promise<void> {
  await changeOrder(parts, order.id, async (tx, current) => {
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
