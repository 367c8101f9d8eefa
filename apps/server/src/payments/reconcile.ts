import { underTrace } from '../platform/trace.ts';
import { alertOperator } from './alerts.ts';
import { checkOrder } from './charge.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { continueRefund } from './refund.ts';
import { closeOrder } from './settle.ts';
import * as store from './store.ts';

const AT_ONCE = 20;
/** A worker that takes longer over an order is taken for dead, and another looks at it. */
const LEASE_MS = 3 * 60_000;
const OTHER_KEYS_WAIT_MS = 60 * 60_000;

/**
 * One turn: looks at every order whose time has come, whatever happened to the process that had it. Any number of
 * processes may run turns at once. Returns how many orders were looked at.
 */
export async function reconcile(parts: PaymentParts): Promise<number> {
  if (!parts.provider) return 0;
  let looked = 0;
  for (;;) {
    const now = parts.clock.now();
    const due = await parts.database.transaction((tx) =>
      store.claimDueOrders(tx, now, new Date(now.getTime() + LEASE_MS), AT_ONCE),
    );
    for (const order of due) {
      await underTrace(order.requestId, () => look(parts, order));
    }
    looked += due.length;
    if (due.length < AT_ONCE) return looked;
  }
}

async function look(parts: PaymentParts, order: store.OrderRow): Promise<void> {
  try {
    await check(parts, order);
  } catch (error) {
    parts.log.error({ err: error, order: order.id }, 'could not find out about an order');
  }
}

async function check(parts: PaymentParts, order: store.OrderRow): Promise<void> {
  const client = clientFor(parts, order);
  if (!client) return checkUnderOtherKeys(parts, order);
  if (order.state === 'paid' || order.state === 'review') return continueRefund(parts, client, order);
  return checkOrder(parts, client, order);
}

/** Made with test keys before the real ones came, or the other way round: the present keys know nothing of it. */
async function checkUnderOtherKeys(parts: PaymentParts, order: store.OrderRow): Promise<void> {
  if (order.state === 'created') {
    await closeOrder(parts, order.id, 'created', 'expired', null);
    return;
  }
  const nextCheckAt = new Date(parts.clock.now().getTime() + OTHER_KEYS_WAIT_MS);
  await parts.database.transaction(async (tx) => {
    await store.updateOrder(tx, order.id, { nextCheckAt });
    await alertOperator(tx, parts, {
      key: `other-keys/${order.id}`,
      orderId: order.id,
      message: `${order.mode === 'test' ? '테스트' : '실제'} 키로 만든 주문의 결제가 끝나지 않았는데 지금은 다른 키로 연결되어 있어 결과를 알 수 없습니다. 그 키의 상점 관리자에서 확인해 주세요.`,
    });
  });
}
