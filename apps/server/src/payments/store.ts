import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.ts';
import { payment, paymentAlert, paymentOrder, webhookEvent } from '../platform/schema/index.ts';

export type OrderRow = typeof paymentOrder.$inferSelect;
export type AlertRow = typeof paymentAlert.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;

export async function insertOrder(db: Db, values: typeof paymentOrder.$inferInsert): Promise<void> {
  await db.insert(paymentOrder).values(values);
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return row;
}

/** Locks the order until the transaction ends; the member's ticket account must be locked before when tickets move. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update');
  return row;
}

export async function updateOrder(
  tx: Db,
  id: string,
  values: Partial<Omit<typeof paymentOrder.$inferInsert, 'id' | 'memberId' | 'amount' | 'count' | 'ticCode'>>,
): Promise<void> {
  await tx.update(paymentOrder).set(values).where(eq(paymentOrder.id, id));
}

/** The order that was confirmed with this key. */
export async function findOrderByKey(db: Db, paymentKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(paymentOrder).where(eq(paymentOrder.paymentKey, paymentKey));
  return row;
}

/** Orders of a member with which something is under way: not confirmed, unknown, looked at, or being given back. */
export async function findUnfinishedOrders(db: Db, memberId: string): Promise<OrderRow[]> {
  const rows = await db
    .select({ order: paymentOrder })
    .from(paymentOrder)
    .leftJoin(payment, eq(payment.orderId, paymentOrder.id))
    .where(
      and(
        eq(paymentOrder.memberId, memberId),
        or(inArray(paymentOrder.state, ['created', 'confirming', 'review']), eq(payment.isRefunding, true)),
      ),
    );
  return rows.map(({ order }) => order);
}

export async function hasPayments(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .innerJoin(payment, eq(payment.orderId, paymentOrder.id))
    .where(eq(paymentOrder.memberId, memberId))
    .limit(1);
  return row !== undefined;
}

/** Erases a member's orders that never brought money. */
export async function deleteUnpaidOrders(tx: Db, memberId: string): Promise<void> {
  const unpaid = and(eq(paymentOrder.memberId, memberId), inArray(paymentOrder.state, ['declined', 'expired']));
  const ids = tx.select({ id: paymentOrder.id }).from(paymentOrder).where(unpaid);
  await tx.delete(webhookEvent).where(inArray(webhookEvent.orderId, ids));
  await tx.delete(paymentOrder).where(unpaid);
}

/** Erases all that is kept of a member's payments. */
export async function deletePayments(tx: Db, memberId: string): Promise<void> {
  const own = eq(paymentOrder.memberId, memberId);
  const ids = tx.select({ id: paymentOrder.id }).from(paymentOrder).where(own);
  await tx.delete(webhookEvent).where(inArray(webhookEvent.orderId, ids));
  await tx.delete(payment).where(inArray(payment.orderId, ids));
  await tx.delete(paymentOrder).where(own);
}

/** Makes every order that waits for its time due now. */
export async function makeDue(db: Db, now: Date): Promise<void> {
  const isWaiting = and(
    inArray(paymentOrder.state, ['confirming', 'paid', 'review']),
    gt(paymentOrder.nextCheckAt, now),
  );
  await db.update(paymentOrder).set({ nextCheckAt: now }).where(isWaiting);
}

/**
 * Claims orders whose time to be looked at has come, by moving that time; workers at the same time get different ones.
 */
export async function claimDueOrders(tx: Db, now: Date, until: Date, limit: number): Promise<OrderRow[]> {
  const due = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(lte(paymentOrder.nextCheckAt, now))
    .orderBy(asc(paymentOrder.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return tx
    .update(paymentOrder)
    .set({ nextCheckAt: until, checks: sql`${paymentOrder.checks} + 1` })
    .where(inArray(paymentOrder.id, ids))
    .returning();
}

export async function insertPayment(tx: Db, values: typeof payment.$inferInsert): Promise<void> {
  await tx.insert(payment).values(values);
}

export async function findPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.orderId, orderId));
  return row;
}

export async function updatePayment(
  tx: Db,
  orderId: string,
  values: Partial<Omit<typeof payment.$inferInsert, 'paymentKey' | 'orderId' | 'amount'>>,
): Promise<void> {
  await tx.update(payment).set(values).where(eq(payment.orderId, orderId));
}

/**
 * Payments of a member with their orders, newest first. The provider tells the second of approval: within one, what
 * was ordered later was bought later.
 */
export async function listPayments(
  db: Db,
  memberId: string,
  range: { from?: Date | undefined; until?: Date | undefined; limit: number; offset: number },
) {
  return db
    .select({ order: paymentOrder, payment })
    .from(payment)
    .innerJoin(paymentOrder, eq(paymentOrder.id, payment.orderId))
    .where(
      and(
        eq(paymentOrder.memberId, memberId),
        inArray(paymentOrder.state, ['paid', 'canceled']),
        range.from && gte(payment.approvedAt, range.from),
        range.until && lt(payment.approvedAt, range.until),
      ),
    )
    .orderBy(desc(payment.approvedAt), desc(paymentOrder.createdAt), desc(payment.orderId))
    .limit(range.limit)
    .offset(range.offset);
}

/** Orders for the operator, newest first. */
export async function listOrders(
  db: Db,
  filter: { memberId?: string | undefined; states?: OrderRow['state'][] | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(
      and(
        filter.memberId ? eq(paymentOrder.memberId, filter.memberId) : undefined,
        filter.states ? inArray(paymentOrder.state, filter.states) : undefined,
      ),
    )
    .orderBy(desc(paymentOrder.createdAt))
    .limit(filter.limit);
}

/** Money we booked in a time, for comparing with the provider's list. */
export async function listPaymentsApproved(db: Db, from: Date, until: Date): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(gte(payment.approvedAt, from), lt(payment.approvedAt, until)));
}

/** Payments by their keys. */
export async function findPayments(db: Db, paymentKeys: string[]): Promise<PaymentRow[]> {
  if (paymentKeys.length === 0) return [];
  return db.select().from(payment).where(inArray(payment.paymentKey, paymentKeys));
}

/** Undefined when this transmission was here before. */
export async function insertWebhook(
  tx: Db,
  values: typeof webhookEvent.$inferInsert,
): Promise<{ transmissionId: string } | undefined> {
  const [row] = await tx
    .insert(webhookEvent)
    .values(values)
    .onConflictDoNothing()
    .returning({ transmissionId: webhookEvent.transmissionId });
  return row;
}

export async function finishWebhook(db: Db, transmissionId: string, at: Date): Promise<void> {
  await db
    .update(webhookEvent)
    .set({ processedAt: at })
    .where(and(eq(webhookEvent.transmissionId, transmissionId), isNull(webhookEvent.processedAt)));
}

/** Undefined when this matter was told before. */
export async function insertAlert(tx: Db, values: typeof paymentAlert.$inferInsert): Promise<AlertRow | undefined> {
  const [row] = await tx.insert(paymentAlert).values(values).onConflictDoNothing().returning();
  return row;
}

/** Alerts that nobody has handled, oldest first. */
export async function listAlerts(db: Db): Promise<AlertRow[]> {
  return db.select().from(paymentAlert).where(isNull(paymentAlert.handledAt)).orderBy(asc(paymentAlert.id));
}

/** How many alerts wait: all, and those that say that the provider's list of a day differs from ours. */
export async function countAlerts(db: Db): Promise<{ all: number; differences: number }> {
  const [row] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      differences: sql`count(*) filter (where ${paymentAlert.key} like 'difference/%')`.mapWith(Number),
    })
    .from(paymentAlert)
    .where(isNull(paymentAlert.handledAt));
  return row ?? { all: 0, differences: 0 };
}

/** Returns false when there is no such alert that waits. */
export async function handleAlert(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentAlert)
    .set({ handledAt: at })
    .where(and(eq(paymentAlert.id, id), isNull(paymentAlert.handledAt)))
    .returning({ id: paymentAlert.id });
  return rows.length > 0;
}

export async function countUnsettled(db: Db): Promise<{ confirming: number; review: number }> {
  const count = (state: OrderRow['state']) =>
    sql`count(*) filter (where ${paymentOrder.state} = ${state})`.mapWith(Number);
  const [row] = await db
    .select({ confirming: count('confirming'), review: count('review') })
    .from(paymentOrder)
    .where(inArray(paymentOrder.state, ['confirming', 'review']));
  return row ?? { confirming: 0, review: 0 };
}

/** Everything kept of a member's orders and payments, oldest first, but for what only the provider and we need. */
export async function listOwn(db: Db, memberId: string) {
  const own = eq(paymentOrder.memberId, memberId);
  const orders = await db.select().from(paymentOrder).where(own).orderBy(asc(paymentOrder.createdAt));
  const paid = await db
    .select({ payment })
    .from(payment)
    .innerJoin(paymentOrder, eq(paymentOrder.id, payment.orderId))
    .where(own)
    .orderBy(asc(payment.approvedAt));
  return {
    payment_order: orders.map(
      ({ requestId: _, nextCheckAt: __, checks: ___, confirmAttempt: ____, ...order }) => order,
    ),
    payment: paid.map(({ payment: { raw: _, secret: __, refundAttempt: ___, ...kept } }) => kept),
  };
}
