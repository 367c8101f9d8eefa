import { sha256 } from '../platform/ids.ts';
import { underTrace } from '../platform/trace.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { settle } from './settle.ts';
import * as store from './store.ts';

export interface WebhookJob {
  transmissionId: string;
  orderId: string;
}

const ID_MAX = 200;

/**
 * Takes a webhook in. Its body is only a hint that something happened to an order of ours: it is written down once per
 * transmission, and a worker then asks the provider. Unknown orders and repetitions are as welcome as the rest, so that
 * nobody learns anything and the provider does not send again.
 */
export async function receiveWebhook(
  parts: PaymentParts,
  transmission: string | undefined,
  body: { eventType: string; data?: unknown },
): Promise<void> {
  const data = (body.data ?? {}) as { orderId?: unknown; secret?: unknown };
  if (typeof data.orderId !== 'string') return;
  const order = await store.findOrder(parts.database.db, data.orderId);
  if (!order) return;
  const booked = await store.findPayment(parts.database.db, order.id);
  const isForged = booked?.secret != null && data.secret !== booked.secret;
  // Asked about all the same: the provider's answer decides, and a secret that we have wrong must not silence it.
  if (isForged) parts.log.warn({ order: order.id }, 'a webhook with another secret than its payment has');
  const transmissionId = (transmission ?? sha256(JSON.stringify(body))).slice(0, ID_MAX);
  await parts.database.transaction(async (tx) => {
    const isNew = await store.insertWebhook(tx, {
      transmissionId,
      eventType: body.eventType,
      orderId: order.id,
      isForged,
      receivedAt: parts.clock.now(),
    });
    if (isNew) await parts.queue?.send(tx, 'payment-webhook', { transmissionId, orderId: order.id });
  });
}

/** Asks the provider about the order of a webhook and books its answer. Throws when not answered, to be tried again. */
export async function handleWebhook(parts: PaymentParts, { transmissionId, orderId }: WebhookJob): Promise<void> {
  const order = await store.findOrder(parts.database.db, orderId);
  const client = order && clientFor(parts, order);
  // An order that is not being confirmed waits for its buyer, whatever happens in the card window.
  if (order && client && order.paymentKey !== null) {
    const seen = await client.findByKey(order.paymentKey);
    if (seen.type !== 'answer') throw new Error('the provider did not tell about the payment of a webhook');
    await underTrace(order.requestId, () => settle(parts, order.id, seen.value));
  }
  await store.finishWebhook(parts.database.db, transmissionId, parts.clock.now());
}
