import { AMOUNT_MISMATCH } from '@chulje/contract';
import { type Alert, alertOperator } from './alerts.ts';
import { classifyConfirm, type Outcome } from './classify.ts';
import type { PaymentParts } from './parts.ts';
import { closeOrder, settle } from './settle.ts';
import * as store from './store.ts';
import type { TossAnswer, TossClient, TossPayment } from './toss-client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Checks of an open order come later and later, up to this. */
const CHECK_MAX = 10 * MINUTE;
const CHECK_FIRST = 10 * SECOND;
/** An authenticated payment can be confirmed for so long. */
const CONFIRMABLE = 10 * MINUTE;
/** Before this a fresh charge might be invisible, so "not found" proves nothing. */
const FORGOTTEN = 30 * MINUTE;
const UNPAID = new Set<TossPayment['status']>(['READY', 'IN_PROGRESS']);
const NEVER_PAID = new Set<TossPayment['status']>(['ABORTED', 'EXPIRED']);
/** What is not known after this needs a person. */
const UNRESOLVED = 60 * MINUTE;

/**
 * Asks the provider to charge an order that is `confirming`, and books what comes of it. No transaction is open while
 * the provider is asked. Whatever goes wrong, the order ends in a state that is true or stays `confirming`.
 */
export async function charge(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<store.OrderRow> {
  const paymentKey = keyOf(order);
  const request = { paymentKey, orderId: order.id, amount: order.amount };
  const idempotencyKey = `confirm-${order.id}-${order.confirmAttempt}`;
  const ask = async () => classifyConfirm(await client.confirm(request, idempotencyKey));
  const outcome = await ask();
  const after = await act(parts, client, order, outcome);
  if (after.state !== 'confirming' || outcome.type !== 'unknown') return after;
  const seen = await client.findByKey(paymentKey);
  if (seen.type !== 'answer') return after;
  // Nothing was charged: once more while the buyer waits, under the same key, so that it cannot become two.
  if (seen.value.status === 'IN_PROGRESS') return act(parts, client, after, await ask());
  return settle(parts, order.id, seen.value);
}

async function act(
  parts: PaymentParts,
  client: TossClient,
  order: store.OrderRow,
  outcome: Outcome,
): Promise<store.OrderRow> {
  switch (outcome.type) {
    case 'payment':
      if (isExpected(outcome.payment, order)) return settle(parts, order.id, outcome.payment);
      return lookUp(parts, client, order, `an answer of ${outcome.payment.status} that was not expected`);
    case 'declined':
      return closeOrder(parts, order.id, 'confirming', 'declined', outcome.code);
    case 'expired': {
      const seen = await client.findByKey(keyOf(order));
      if (seen.type === 'answer') {
        const after = await settle(parts, order.id, seen.value);
        if (after.state !== 'confirming') return after;
      }
      // "No such payment" and "not charged" both mean that it is over; not being answered does not.
      if (seen.type === 'nothing' || (seen.type === 'error' && seen.code !== 'NOT_FOUND_PAYMENT'))
        return postpone(parts, order, 'the provider says expired, and nothing more');
      return closeOrder(parts, order.id, 'confirming', 'expired', 'NOT_FOUND_PAYMENT_SESSION');
    }
    case 'our-fault': {
      const seen = await client.findByKey(keyOf(order));
      if (seen.type === 'answer' && isOfOtherAmount(seen.value, order)) {
        // The buyer's browser opened the window with it. Nothing is charged without a confirm of ours, and there is none.
        parts.log.warn({ order: order.id }, 'a card window that was opened with another amount');
        return closeOrder(parts, order.id, 'confirming', 'declined', AMOUNT_MISMATCH);
      }
      // Who answers this takes our keys: the request was about nothing, as whoever sends payments of their own invention.
      if (!isMissing(seen))
        await parts.database.transaction((tx) => alertOperator(tx, parts, refusedKeys(parts, outcome.code)));
      return postpone(parts, order, outcome.code);
    }
    default:
      return lookUp(parts, client, order, outcome.reason);
  }
}

/** The answer says little: what the provider has on its books decides. */
async function lookUp(
  parts: PaymentParts,
  client: TossClient,
  order: store.OrderRow,
  reason: string,
): Promise<store.OrderRow> {
  const seen = await client.findByKey(keyOf(order));
  if (seen.type === 'answer') {
    const after = await settle(parts, order.id, seen.value);
    if (after.state !== 'confirming') return after;
  }
  return postpone(parts, order, reason);
}

/** The outcome is not known: the order stays open, is looked at again soon, and its buyer gets a mail about it. */
async function postpone(parts: PaymentParts, order: store.OrderRow, reason: string): Promise<store.OrderRow> {
  parts.log.warn({ order: order.id, attempt: order.confirmAttempt, reason }, 'the outcome of a payment is not known');
  const wait = Math.min(CHECK_FIRST * 2 ** Math.min(order.checks, 10), CHECK_MAX);
  return parts.database.transaction(async (tx) => {
    const current = await store.lockOrder(tx, order.id);
    if (!current) throw new Error('the order is not there');
    if (current.state !== 'confirming') return current;
    const nextCheckAt = new Date(parts.clock.now().getTime() + wait);
    await store.updateOrder(tx, order.id, { wasUnknown: true, nextCheckAt });
    if (parts.clock.now().getTime() - (current.confirmingAt ?? current.createdAt).getTime() >= UNRESOLVED)
      await alertOperator(tx, parts, {
        key: `unresolved/${order.id}`,
        orderId: order.id,
        message:
          '결제 결과를 한 시간이 넘도록 알아내지 못했습니다. 토스페이먼츠 상점 관리자에서 이 주문이 청구되었는지 확인해 주세요. 확인은 그동안에도 자동으로 이어집니다.',
      });
    await parts.queue?.send(tx, 'payment-reconcile', {}, { afterSeconds: Math.ceil(wait / SECOND) + 1 });
    return { ...current, wasUnknown: true, nextCheckAt };
  });
}

/** Finds out what became of an order nobody is waiting for any more. */
export async function checkOrder(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<void> {
  if (order.state === 'created') return checkCreated(parts, client, order);
  if (order.state === 'confirming') return checkConfirming(parts, client, order);
}

async function checkCreated(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<void> {
  const seen = await client.findByOrder(order.id);
  if (seen.type === 'answer') await settle(parts, order.id, seen.value);
  if (seen.type === 'answer' || isMissing(seen))
    // Without a confirm of ours nothing is charged, and an order that is closed is never confirmed.
    await closeOrder(parts, order.id, 'created', 'expired', null);
}

async function checkConfirming(parts: PaymentParts, client: TossClient, order: store.OrderRow): Promise<void> {
  const age = parts.clock.now().getTime() - (order.confirmingAt ?? order.createdAt).getTime();
  const seen = await client.findByKey(keyOf(order));
  if (seen.type === 'answer') {
    const after = await settle(parts, order.id, seen.value);
    if (after.state !== 'confirming') return;
    if (seen.value.status === 'IN_PROGRESS' && age < CONFIRMABLE) {
      // Proved not to be charged: a new key, because the old one would repeat a stored error for days.
      const next = await raiseAttempt(parts, after);
      if (next) await charge(parts, client, next);
      return;
    }
  } else if (age >= FORGOTTEN && (isMissing(seen) || (await isUnpaid(client, order)))) {
    await closeOrder(parts, order.id, 'confirming', 'expired', null);
    return;
  }
  await postpone(parts, order, seen.type === 'answer' ? seen.value.status : describe(seen));
}

/** Whether the provider knows of the order nothing that was or can be charged, whatever its payment is called. */
async function isUnpaid(client: TossClient, order: store.OrderRow): Promise<boolean> {
  const seen = await client.findByOrder(order.id);
  return isMissing(seen) || (seen.type === 'answer' && NEVER_PAID.has(seen.value.status));
}

async function raiseAttempt(parts: PaymentParts, order: store.OrderRow): Promise<store.OrderRow | undefined> {
  return parts.database.transaction(async (tx) => {
    const current = await store.lockOrder(tx, order.id);
    if (current?.state !== 'confirming' || current.confirmAttempt !== order.confirmAttempt) return undefined;
    const confirmAttempt = current.confirmAttempt + 1;
    await store.updateOrder(tx, order.id, { confirmAttempt, wasUnknown: true });
    return { ...current, confirmAttempt, wasUnknown: true };
  });
}

/** Once a day: nothing can be sold until it is mended. */
function refusedKeys({ clock }: PaymentParts, code: string): Alert {
  return {
    key: `refused/${code}/${clock.now().toISOString().slice(0, 10)}`,
    message: `토스페이먼츠가 우리 키나 요청을 거절합니다(${code}). TOSS_CLIENT_KEY와 TOSS_SECRET_KEY를 확인해 주세요. 고칠 때까지 이용권이 팔리지 않습니다.`,
  };
}

function isExpected(payment: TossPayment, order: store.OrderRow): boolean {
  return (
    payment.status === 'DONE' &&
    payment.orderId === order.id &&
    payment.paymentKey === order.paymentKey &&
    payment.currency === 'KRW' &&
    payment.totalAmount === order.amount
  );
}

/** Not charged yet, and not to be: it is the order's payment, of another amount. */
const isOfOtherAmount = (payment: TossPayment, order: store.OrderRow) =>
  payment.orderId === order.id &&
  payment.paymentKey === order.paymentKey &&
  UNPAID.has(payment.status) &&
  payment.totalAmount !== order.amount;

const isMissing = (answer: TossAnswer) =>
  answer.type === 'error' && answer.status === 404 && answer.code === 'NOT_FOUND_PAYMENT';

const describe = (answer: TossAnswer) =>
  answer.type === 'error' ? `${answer.status} ${answer.code}` : answer.type === 'nothing' ? answer.reason : '';

function keyOf(order: store.OrderRow): string {
  if (order.paymentKey === null) throw new Error('an order without a payment cannot be charged');
  return order.paymentKey;
}
