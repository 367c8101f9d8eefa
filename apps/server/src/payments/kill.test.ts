import { startTossSandbox, type TossSandbox } from '@chulje/toss-sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo.ts';
import { openDatabase } from '../platform/db.ts';
import { DATABASES, TestClock } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { createPgliteFolder } from '../testing/databases.ts';
import { atDepth } from '../testing/depth.ts';
import { Buyer, chargedBy, findDisagreements, paymentParts, type Returned, sandboxEnv } from '../testing/payments.ts';
import { startProcessShop, startServerProcess } from '../testing/server-pair.ts';
import { reconcile } from './reconcile.ts';

type Shop = Awaited<ReturnType<typeof startProcessShop>>;
type Server = Awaited<ReturnType<Shop['startServer']>>;

/** What is in place when the confirm is sent, and when to kill. */
interface Moment {
  /** A card that the confirmation refuses; otherwise the order ends paid. */
  refusedCard?: string;
  /** Called before the confirm; what it returns undoes itself after the kill. */
  prepare?(returned: Returned): Promise<() => void>;
  /** Resolves when the server has come to the moment. */
  reached(returned: Returned): Promise<void>;
}

/** The provider takes so long that the test has done its part before the answer, on a busy machine too. */
const LATE_MS = 3_000;
const until = (check: () => unknown) => expect.poll(check, { timeout: 20_000, interval: 20 }).toBeTruthy();
/** The moments of the short form: before the charge, after it, and as the tickets are written. */
const SHORT = [
  'while the provider is asked, before the charge',
  'after the charge, the answer on its way',
  'before the tickets are written',
];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(DATABASES.every(({ kind, isMissing }) => kind !== 'postgresql' || isMissing))(
  'a server killed while it confirms, on PostgreSQL',
  () => {
    let shop: Shop;
    let next: Promise<Server>;
    beforeAll(async () => {
      shop = await startProcessShop();
      next = shop.startServer();
    }, 180_000);
    afterAll(async () => {
      await next;
      await shop.stop();
    });

    /** Holds a lock until undone, so that the server stands still where it needs it. */
    async function hold(statement: string): Promise<() => void> {
      let undo = () => {};
      const gate = new Promise<void>((resolve) => {
        undo = resolve;
      });
      await new Promise<void>((resolve) => {
        void shop.database.transaction(async (tx) => {
          await tx.execute(sql.raw(statement));
          resolve();
          await gate;
        });
      });
      return undo;
    }
    const waiting = async () => {
      const { rows } = await shop.database.raw()(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    };
    const isConnected = async ({ name }: Server) => {
      const { rows } = await shop.database.raw()(
        'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
        [name],
      );
      return rows.length > 0;
    };
    const state = async ({ orderId }: Returned) =>
      (await shop.database.raw()('select state from payment_order where id = $1', [orderId])).rows[0]?.state;
    const lockOrder = ({ orderId }: Returned) => hold(`select 1 from payment_order where id = '${orderId}' for update`);
    const asked = ({ orderId }: Returned) =>
      shop.sandbox.calls().filter((call) => call.orderId === orderId && call.method === 'POST').length;
    const confirmFault = (returned: Returned, fault: Parameters<TossSandbox['addFault']>[0]['fault']) =>
      shop.sandbox.addFault({ match: { path: '/confirm', orderId: returned.orderId }, fault });
    /** Stands at a table that is locked against writing, in the transaction that books. */
    const writing = (table: string): Moment => ({
      prepare: () => hold(`lock table ${table} in share mode`),
      reached: async (returned) => {
        await until(() => chargedBy(shop.sandbox, returned.orderId));
        await until(waiting);
      },
    });
    /** The order is locked while the provider takes its time, so that what comes next waits for it. */
    let undoLater = () => {};

    const MOMENTS: Record<string, Moment> = {
      'before the order is taken': { prepare: lockOrder, reached: () => until(waiting) },
      'while the provider is asked, before the charge': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'delay', ms: LATE_MS });
          return () => {};
        },
        reached: async (returned) => {
          await until(async () => (await state(returned)) === 'confirming');
          await pause(300);
        },
      },
      'after the charge, the answer on its way': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'delay', ms: LATE_MS, afterwards: true });
          return () => {};
        },
        reached: (returned) => until(() => chargedBy(shop.sandbox, returned.orderId)),
      },
      'with the answer, before the account is locked': {
        prepare: ({ orderId }) =>
          hold(
            `select 1 from ticket_account where member_id = (select member_id from payment_order where id = '${orderId}') for update`,
          ),
        reached: async (returned) => {
          await until(() => chargedBy(shop.sandbox, returned.orderId));
          await until(waiting);
        },
      },
      'with the account locked, before the order': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'delay', ms: LATE_MS, afterwards: true });
          return () => undoLater();
        },
        reached: async (returned) => {
          await until(() => chargedBy(shop.sandbox, returned.orderId));
          undoLater = await lockOrder(returned);
          await until(waiting);
        },
      },
      'before the payment is written': writing('payment'),
      'before the tickets are written': writing('ticket_entry'),
      'before the audit is written': writing('audit_entry'),
      'before the receipt is written': writing('mail'),
      'after all is written, before the buyer hears': {
        reached: (returned) => until(async () => (await state(returned)) === 'paid'),
      },
      'with no answer, asking what became of it': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'drop-after' });
          const { paymentKey } = returned;
          shop.sandbox.addFault({ match: { method: 'GET', paymentKey }, fault: { type: 'delay', ms: LATE_MS } });
          return () => {};
        },
        reached: async (returned) => {
          await until(() => asked(returned) === 1);
          await pause(300);
        },
      },
      'with no answer and no charge, writing that down': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'drop-before' });
          const { paymentKey } = returned;
          shop.sandbox.addFault({ match: { method: 'GET', paymentKey }, fault: { type: 'delay', ms: LATE_MS } });
          return () => undoLater();
        },
        reached: async (returned) => {
          await until(() => asked(returned) === 1);
          undoLater = await lockOrder(returned);
          await until(waiting);
        },
      },
      'in the second try under the same key': {
        prepare: async (returned) => {
          confirmFault(returned, { type: 'drop-before' });
          confirmFault(returned, { type: 'delay', ms: LATE_MS });
          return () => {};
        },
        reached: async (returned) => {
          await until(() => asked(returned) === 1);
          await until(
            async () =>
              (
                await shop.database.raw()('select 1 from payment_order where was_unknown and id = $1', [
                  returned.orderId,
                ])
              ).rows.length > 0,
          );
          await pause(300);
        },
      },
      'with a refusal, before that is written': {
        refusedCard: '4330000000000003',
        prepare: async (returned) => {
          confirmFault(returned, { type: 'delay', ms: LATE_MS });
          return () => undoLater();
        },
        reached: async (returned) => {
          await until(async () => (await state(returned)) === 'confirming');
          undoLater = await lockOrder(returned);
          await until(waiting);
        },
      },
    };

    it.each(
      atDepth(
        Object.keys(MOMENTS).filter((name) => SHORT.includes(name)),
        Object.keys(MOMENTS),
      ),
    )(
      '%s: one turn of reconciliation, and money and tickets agree',
      async (name) => {
        const moment = MOMENTS[name];
        const server = await next;
        // The one after the kill starts while this one still works.
        next = shop.startServer();
        next.catch(() => {});
        await shop.database.raw()('delete from rate_limit');
        const client = new TestClient(() => server.url);
        const { id: memberId } = await client.loginAsNewMember(shop.database);
        const buyer = new Buyer(client, shop.sandbox, memberId);
        const returned = await buyer.authenticate(2, moment?.refusedCard);
        const other = await next;

        const undo = await moment?.prepare?.(returned);
        const answer = buyer.confirm(returned).catch(() => undefined);
        await moment?.reached(returned);
        server.child.kill('SIGKILL');
        await server.exited;
        undo?.();
        await answer;
        // PostgreSQL lets go what the dead server held as soon as it notices, and does nothing for it any more.
        await until(async () => !(await isConnected(server)));
        shop.sandbox.clearFaults();

        const clock = new TestClock();
        clock.advance(2 * 60_000);
        await reconcile(paymentParts({ database: shop.database, clock }, shop.sandbox));
        expect((await findDisagreements(shop.database, shop.sandbox, [memberId])).faults).toEqual([]);

        // The buyer loads the page again, at a server that knows nothing of the first.
        const later = new TestClient(() => other.url);
        later.cookieHeader = client.cookieHeader;
        const { body } = await new Buyer(later, shop.sandbox, memberId).confirm(returned);
        const [state, balance, charged] = moment?.refusedCard ? ['declined', 10, 0] : ['paid', 40, 57_000];
        expect(body).toMatchObject({ state, balance });
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(charged);
        expect((await findDisagreements(shop.database, shop.sandbox, [memberId])).faults).toEqual([]);
      },
      120_000,
    );
  },
);

describe('a server killed while it confirms, on PGlite', () => {
  it.each(
    (
      [
        ['before the charge', { type: 'delay', ms: LATE_MS }],
        ['after the charge', { type: 'delay', ms: LATE_MS, afterwards: true }],
      ] as const
    ).slice(atDepth(1, 0)),
  )(
    '%s: one turn of reconciliation, and money and tickets agree',
    async (_name, fault) => {
      const { dataDir, drop } = await createPgliteFolder();
      const sandbox = await startTossSandbox();
      const server = await startServerProcess({ DATA_DIR: dataDir, ...sandboxEnv(sandbox) });
      const client = new TestClient(() => server.url);
      await client.post('/api/auth/select/login', { memEmail: DEMO.email, memPassword: DEMO.password });
      const buyer = new Buyer(client, sandbox, '');
      const returned = await buyer.authenticate(1);
      sandbox.addFault({ match: { path: '/confirm' }, fault });
      const answer = buyer.confirm(returned).catch(() => undefined);
      await until(
        async () => (await client.get(`/api/tosspay/orders/${returned.orderId}`)).body.state === 'confirming',
      );
      if ('afterwards' in fault) await until(() => chargedBy(sandbox, returned.orderId));
      server.child.kill('SIGKILL');
      await server.exited;
      await answer;

      const database = await openDatabase({ dataDir });
      const clock = new TestClock();
      clock.advance(2 * 60_000);
      await reconcile(paymentParts({ database, clock }, sandbox));
      const { rows } = await database.raw()('select member_id, state from payment_order');
      expect(rows).toMatchObject([{ state: 'paid' }]);
      expect((await findDisagreements(database, sandbox, [String(rows[0]?.member_id)])).faults).toEqual([]);
      expect(chargedBy(sandbox, returned.orderId)).toBe(20_000);
      await database.close();
      await drop();
      await sandbox.stop();
    },
    120_000,
  );
});
