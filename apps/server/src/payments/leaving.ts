import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { checkOrder } from './charge.ts';
import { clientFor, type PaymentParts } from './parts.ts';
import { closeOrder } from './settle.ts';
import * as store from './store.ts';

/**
 * What payments do when a member leaves (accounts/withdrawal.ts): payments under way are found out about, orders that
 * brought no money are erased, and those that did are kept for the legal term.
 */
export function leavingPayments(parts: PaymentParts) {
  return {
    async settle(memberId: string): Promise<void> {
      for (const order of await store.findUnfinishedOrders(parts.database.db, memberId)) {
        if (order.state === 'created') await closeOrder(parts, order.id, 'created', 'expired', null);
        const client = clientFor(parts, order);
        if (client && order.state === 'confirming') await checkOrder(parts, client, order);
      }
    },
    async erase(tx: Db, memberId: string): Promise<void> {
      // Also what began after settling: money that comes to nobody must not happen.
      if ((await store.findUnfinishedOrders(tx, memberId)).length > 0) throw new AppError('auth.withdrawal-pending');
      await store.deleteUnpaidOrders(tx, memberId);
    },
    mustKeep: (tx: Db, memberId: string): Promise<boolean> => store.hasPayments(tx, memberId),
    purge: (tx: Db, memberId: string): Promise<void> => store.deletePayments(tx, memberId),
  };
}
