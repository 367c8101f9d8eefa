import {
  type AnswerOf,
  describeOrder,
  describePackage,
  findTicketPackage,
  type getPaymentMode,
  LIMITS,
  type Order,
  type OrderStatus,
  type PaymentRecord,
  type Period,
} from '@chulje/contract';
import { getContact } from '../accounts/contact.ts';
import { isTaken } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import type { OwnData } from '../platform/own-data.ts';
import { toTimes } from '../platform/period.ts';
import { currentTrace } from '../platform/trace.ts';
import * as tickets from '../tickets/service.ts';
import { charge } from './charge.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { isWindowForeign } from './provider.ts';
import * as store from './store.ts';

const MINUTE_MS = 60_000;
/** An order that is never confirmed is closed after this. */
const ABANDONED_MS = 60 * MINUTE_MS;
/** A confirm that was broken off is taken up after this. */
const RESUME_MS = MINUTE_MS;

export function paymentMode({ provider }: PaymentParts): AnswerOf<typeof getPaymentMode> {
  return { mode: provider?.mode ?? 'off', isWindowForeign: isWindowForeign(provider) };
}

/**
 * Writes down what a member wants to buy, before the card window opens. The price is ours: the client's amount is only
 * compared with it.
 * @throws {AppError} payments.price-mismatch, payments.not-selling
 */
export async function placeOrder(
  parts: PaymentParts,
  memberId: string,
  wanted: { amount: number; ticCode: number },
  origin: string,
): Promise<Order> {
  const { provider, database, clock } = parts;
  if (!provider) throw new AppError('payments.not-selling');
  const chosen = findTicketPackage(wanted.ticCode);
  if (!chosen) throw new AppError('request.invalid', { fields: { ticCode: '이용권을 골라 주세요.' } });
  if (chosen.price !== wanted.amount) throw new AppError('payments.price-mismatch');
  const contact = await getContact(database.db, memberId);
  if (!contact?.email) throw new AppError('auth.required');
  // Never begins with a hyphen: operators type it after a command.
  const id = `order_${randomCode()}`;
  const createdAt = clock.now();
  await store.insertOrder(database.db, {
    id,
    memberId,
    ticCode: chosen.code,
    count: chosen.count,
    amount: chosen.price,
    mode: provider.mode,
    requestId: currentTrace(),
    createdAt,
    nextCheckAt: new Date(createdAt.getTime() + ABANDONED_MS),
  });
  return {
    orderId: id,
    amount: chosen.price,
    ticCode: chosen.code,
    count: chosen.count,
    orderName: describePackage(chosen.count),
    mode: provider.mode,
    clientKey: provider.clientKey,
    scriptUrl: provider.scriptUrl,
    customerKey: contact.customerKey,
    customerName: contact.name,
    customerEmail: contact.email,
    successUrl: `${origin}/tossPay/success?ticCode=${chosen.code}`,
    failUrl: `${origin}/tossPay/fail?ticCode=${chosen.code}`,
  };
}

/** @throws {AppError} payments.order-not-found, also for another member's order */
export async function getOrder(parts: PaymentParts, memberId: string, orderId: string): Promise<OrderStatus> {
  const order = await store.findOrder(parts.database.db, orderId);
  if (order?.memberId !== memberId) throw new AppError('payments.order-not-found');
  return describe(parts, order);
}

/** @throws {AppError} payments.order-not-found, payments.amount-mismatch */
export async function verifyAmount(
  parts: PaymentParts,
  memberId: string,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<OrderStatus> {
  const order = await getOrder(parts, memberId, orderId);
  if (order.amount !== amount) throw new AppError('payments.amount-mismatch');
  return order;
}

export interface Confirmation {
  paymentKey: string;
  orderId: string;
  amount: number;
  ticCode: number;
}

/**
 * Has the card charged, once, however often and from wherever it is called; the answer is always the order as it is.
 * @throws {AppError} payments.order-not-found, payments.amount-mismatch, payments.key-mismatch, payments.not-selling
 */
export async function confirm(parts: PaymentParts, memberId: string, confirmation: Confirmation): Promise<OrderStatus> {
  const order = await beginConfirm(parts, memberId, confirmation).catch((error: unknown) => {
    // Two orders with one payment at once: neither saw the other, the database saw both.
    throw isTaken(error) ? new AppError('payments.key-mismatch') : error;
  });
  if (order.state !== 'confirming') return describe(parts, order);
  return describe(parts, await charge(parts, requireClient(parts, order), order));
}

/** The first transaction of a confirm: the order is ours, the money is right, and this payment is the order's only one. */
async function beginConfirm(
  parts: PaymentParts,
  memberId: string,
  { paymentKey, orderId, amount, ticCode }: Confirmation,
): Promise<store.OrderRow> {
  return parts.database.transaction(async (tx) => {
    const order = await store.lockOrder(tx, orderId);
    if (order?.memberId !== memberId) throw new AppError('payments.order-not-found');
    if (order.amount !== amount || order.ticCode !== ticCode) throw new AppError('payments.amount-mismatch');
    if (order.state === 'confirming' && order.paymentKey !== paymentKey) throw new AppError('payments.key-mismatch');
    if (order.state !== 'created') return order;
    requireClient(parts, order);
    if (await store.findOrderByKey(tx, paymentKey)) throw new AppError('payments.key-mismatch');
    const now = parts.clock.now();
    const begun = { state: 'confirming' as const, paymentKey, requestId: currentTrace(), confirmingAt: now };
    await store.updateOrder(tx, orderId, { ...begun, nextCheckAt: new Date(now.getTime() + RESUME_MS) });
    return { ...order, ...begun };
  });
}

/** Money of a member by days (Asia/Seoul, both included), newest first. */
export async function listPayments(
  parts: PaymentParts,
  memberId: string,
  {
    page = 1,
    size = LIMITS.recordsListed,
    ...period
  }: Period & { page?: number | undefined; size?: number | undefined },
): Promise<PaymentRecord[]> {
  const rows = await store.listPayments(parts.database.db, memberId, {
    ...toTimes(period),
    limit: size,
    offset: (page - 1) * size,
  });
  return rows.map(({ order, payment }) => ({
    payCode: order.id,
    payName: describePackage(order.count),
    price: `${payment.amount.toLocaleString('ko-KR')}원`,
    amount: payment.amount,
    refunded: payment.refunded,
    date: payment.approvedAt.toISOString(),
    status: order.state === 'canceled' ? '결제 취소' : payment.refunded > 0 ? '일부 취소' : '결제 완료',
    receiptUrl: payment.receiptUrl,
    mode: order.mode,
  }));
}

function requireClient(parts: PaymentParts, order: store.OrderRow) {
  const client = clientFor(parts, order);
  if (!client) throw new AppError('payments.not-selling');
  return client;
}

async function describe(parts: PaymentParts, order: store.OrderRow): Promise<OrderStatus> {
  const { db } = parts.database;
  const { balance } = await tickets.getTicketInfo(db, order.memberId);
  const booked = await store.findPayment(db, order.id);
  return {
    orderId: order.id,
    state: order.state,
    message: describeOrder(order.state, order.failureCode),
    amount: order.amount,
    ticCode: order.ticCode,
    count: order.count,
    balance,
    mode: order.mode,
    receiptUrl: booked?.receiptUrl ?? null,
  };
}

/** What a member gets of their orders and payments with their own data. */
export const ownPayments: OwnData = { file: '결제', read: store.listOwn };
