import { audit } from '../audit/service.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import * as store from './store.ts';

/** What the operator's command line shows and does, beyond refund and comparison. */

const SHOWN = 30;

/** Orders that wait for an outcome or for the operator, or all of one member; newest first. */
export function listOrders(parts: PaymentParts, memberId?: string): Promise<store.OrderRow[]> {
  return store.listOrders(parts.database.db, {
    ...(memberId ? { memberId } : { states: ['confirming', 'review'] }),
    limit: SHOWN,
  });
}

export interface OrderDetails {
  order: store.OrderRow;
  payment: store.PaymentRow | undefined;
  /** The provider's status and remaining amount, or why it did not tell. */
  theirs: { status: string; balanceAmount: number } | string;
}

/** One order as it stands here and there. @throws {AppError} payments.order-not-found */
export async function showOrder(parts: PaymentParts, orderId: string): Promise<OrderDetails> {
  const order = await store.findOrder(parts.database.db, orderId);
  if (!order) throw new AppError('payments.order-not-found');
  const payment = await store.findPayment(parts.database.db, orderId);
  const client = clientFor(parts, order);
  if (!client) return { order, payment, theirs: '이 주문을 만든 키로 연결되어 있지 않음' };
  const seen = await (order.paymentKey ? client.findByKey(order.paymentKey) : client.findByOrder(orderId));
  if (seen.type === 'answer') return { order, payment, theirs: seen.value };
  return { order, payment, theirs: seen.type === 'error' ? seen.code : seen.reason };
}

/** A turn of reconciliation over every open order now, without waiting for its time. */
export async function reconcileNow(parts: PaymentParts): Promise<{ looked: number; left: store.OrderRow[] }> {
  if (!parts.provider) throw new AppError('payments.not-selling');
  await store.makeDue(parts.database.db, parts.clock.now());
  return { looked: await reconcile(parts), left: await listOrders(parts) };
}

/** What waits for the operator, oldest first. */
export function listAlerts({ database }: PaymentParts): Promise<store.AlertRow[]> {
  return store.listAlerts(database.db);
}

/** Takes an alert from the list; false when it is not on it. */
export function handleAlert({ database, clock }: PaymentParts, id: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await store.handleAlert(tx, id, clock.now()))) return false;
    await audit(tx, { kind: 'payment.alert-handled', details: { alert: id } });
    return true;
  });
}

/** Alerts that nobody has handled, and the differences from the provider's list among them. */
export function measureAlerts(db: Db): Promise<{ all: number; differences: number }> {
  return store.countAlerts(db);
}

/** Orders whose outcome is open, and those that wait for the operator. */
export function measureOrders(db: Db): Promise<{ confirming: number; review: number }> {
  return store.countUnsettled(db);
}
