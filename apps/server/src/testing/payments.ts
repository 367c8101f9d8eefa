import { setTimeout as sleep } from 'node:timers/promises';
import { type Order, refundAfterUse } from '@chulje/contract';
import { startTossSandbox, type TossSandbox } from '@chulje/toss-sandbox';
import { eq } from 'drizzle-orm';
import type { PaymentParts } from '../payments/parts.ts';
import { TossClient } from '../payments/toss-client.ts';
import { generation, payment, paymentOrder, work } from '../platform/schema/index.ts';
import { startTestApp, type TestApp, type TestAppOptions, TestClock } from './app.ts';
import type { Answer, TestClient } from './client.ts';
import { readLedger } from './ledger.ts';

/** An application that sells through a sandbox on the same clock. */
export interface Shop {
  app: TestApp;
  sandbox: TossSandbox;
  /** The payments domain on the shop's database, without a queue: for calling what jobs and operators call. */
  parts: PaymentParts;
  newBuyer(extraTickets?: number): Promise<Buyer>;
  stop(): Promise<void>;
}

/** Who gets the alerts of shops in tests. */
export const OPERATOR = 'operator@example.com';
export const silentLog = { info() {}, warn() {}, error() {} };

/** Settings that lead a server to the sandbox. */
export function sandboxEnv(sandbox: TossSandbox): Record<string, string> {
  return {
    TOSS_CLIENT_KEY: sandbox.clientKey,
    TOSS_SECRET_KEY: sandbox.secretKey,
    TOSS_API_URL: sandbox.url,
  };
}

/** The payments domain on any database. */
export function paymentParts(
  { database, clock }: Pick<PaymentParts, 'database' | 'clock'>,
  sandbox: TossSandbox,
  timeoutMs = 10_000,
): PaymentParts {
  return {
    database,
    clock,
    provider: {
      client: new TossClient({ apiUrl: sandbox.url, secretKey: sandbox.secretKey, timeoutMs }),
      mode: 'test',
      clientKey: sandbox.clientKey,
      scriptUrl: '/v2/standard',
    },
    publicUrl: undefined,
    operatorEmail: OPERATOR,
    log: silentLog,
  };
}

export async function startShop(kind: 'pglite' | 'postgresql', options: TestAppOptions = {}): Promise<Shop> {
  const clock = new TestClock();
  const sandbox = await startTossSandbox({ clock, webhookMinuteMs: 20 });
  const env = { ...sandboxEnv(sandbox), OPERATOR_EMAIL: OPERATOR, ...options.env };
  const app = await startTestApp(kind, { ...options, clock, env });
  return {
    app,
    sandbox,
    parts: paymentParts({ database: app.database, clock }, sandbox),
    async newBuyer(extraTickets = 0) {
      const client = app.client();
      const { id } = await client.loginAsNewMember(app.database, extraTickets);
      return new Buyer(client, sandbox, id);
    },
    async stop() {
      await app.stop();
      await sandbox.stop();
    },
  };
}

/** What the success page is called with. */
export interface Returned {
  paymentKey: string;
  orderId: string;
  amount: number;
  ticCode: number;
}

/** A member with a browser and a card. */
export class Buyer {
  constructor(
    readonly client: TestClient,
    private readonly sandbox: TossSandbox,
    readonly memberId: string,
  ) {}

  async order(ticCode = 1): Promise<Order> {
    const amount = { 1: 20_000, 2: 57_000, 3: 90_000 }[ticCode];
    const answer = await this.client.post('/api/tosspay/saveAmount', { orderId: 'ignored', amount, ticCode });
    if (answer.status !== 200) throw new Error(`no order: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Opens the card window, types a card number and presses 결제하기. */
  async pay(order: Order, card = '4330000000000000'): Promise<Returned> {
    const { paymentKey = '' } = await this.window('/sandbox/sessions', {
      clientKey: order.clientKey,
      customerKey: order.customerKey,
      orderId: order.orderId,
      orderName: order.orderName,
      amount: order.amount,
      successUrl: order.successUrl,
      failUrl: order.failUrl,
    });
    const said = await this.window(`/window/${paymentKey}/authenticate`, { card });
    if (said.kind !== 'success') throw new Error(`the window refused: ${said.code}`);
    const query = new URL(said.url ?? '').searchParams;
    return {
      paymentKey: query.get('paymentKey') ?? '',
      orderId: query.get('orderId') ?? '',
      amount: Number(query.get('amount')),
      ticCode: Number(query.get('ticCode')),
    };
  }

  confirm(returned: Returned): Promise<Answer> {
    return this.client.post('/api/tosspay/confirm', returned);
  }

  /** From the shop to the success page, before its confirm. */
  async authenticate(ticCode = 1, card?: string): Promise<Returned> {
    return this.pay(await this.order(ticCode), card);
  }

  async buy(ticCode = 1, card?: string): Promise<Answer> {
    return this.confirm(await this.authenticate(ticCode, card));
  }

  private async window(path: string, body: object): Promise<Record<string, string>> {
    const send = () =>
      fetch(this.sandbox.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    let response = await send().catch(() => undefined);
    // The port is shut for a moment: a buyer tries again.
    while (!response) {
      await sleep(20);
      response = await send().catch(() => undefined);
    }
    const answer = (await response.json()) as Record<string, string>;
    if (!response.ok) throw new Error(`the window failed: ${answer.code}`);
    return answer;
  }
}

/** Money an order took by the sandbox's ledger: what everything else must agree with. */
export function chargedBy(sandbox: TossSandbox, orderId: string): number {
  return sandbox
    .ledger()
    .filter((row) => row.orderId === orderId)
    .reduce((sum, row) => sum + (row.type === 'charge' ? row.amount : -row.amount), 0);
}

/**
 * Compares the sandbox's ledger with the database of its members, order by order, ticket by ticket and result by result;
 * what differs, in words. Invariants 1–6 of PAYMENTS.md §2.3, once nothing is open any more. `written` has the codes of
 * works that members wrote themselves, which cost nothing.
 */
export async function findDisagreements(
  database: TestApp['database'],
  sandbox: TossSandbox,
  memberIds: readonly string[],
  written: ReadonlySet<string> = new Set(),
): Promise<{ faults: string[]; won: number; orders: number; tickets: number; works: number }> {
  const faults: string[] = [];
  let [won, orderCount, ticketCount, workCount] = [0, 0, 0, 0];
  const expect = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault));
  for (const memberId of memberIds) {
    const { account, entries, holds } = await readLedger(database, memberId);
    const sum = entries.reduce((total, { delta }) => total + delta, 0);
    const held = holds.filter(({ state }) => state === 'open').reduce((total, { count }) => total + count, 0);
    expect(account.balance === sum, `${memberId}: balance ${account.balance}, entries ${sum}`);
    expect(account.held === held, `${memberId}: held ${account.held}, holds ${held}`);
    expect(0 <= account.held && account.held <= account.balance, `${memberId}: held beyond the balance`);
    let balance = 0;
    for (const entry of entries) {
      balance += entry.delta;
      expect(entry.balanceAfter === balance, `entry ${entry.id}: the chain of balances is broken`);
    }
    const used = entries.filter(({ kind }) => kind === 'usage').map(({ sourceId }) => sourceId);
    expect(new Set(used).size === used.length, `${memberId}: a generation was charged twice`);
    const stored = await database.db.select({ code: work.code }).from(work).where(eq(work.memberId, memberId));
    const works = stored.filter(({ code }) => !written.has(code));
    const generations = await database.db.select().from(generation).where(eq(generation.memberId, memberId));
    for (const { id, state, workCode } of generations) {
      const isStored = works.some(({ code }) => code === workCode);
      expect(isStored === used.includes(id), `generation ${id}: ${state}, stored: ${isStored}, charged: ${!isStored}`);
      const hold = holds.find((row) => row.id === id)?.state;
      expect(
        hold === (isStored ? 'captured' : state === 'failed' ? 'released' : 'open'),
        `generation ${id}: its ticket is ${hold}`,
      );
    }
    expect(works.length === used.length, `${memberId}: ${works.length} works for ${used.length} tickets`);
    workCount += works.length;

    const orders = await database.db.select().from(paymentOrder).where(eq(paymentOrder.memberId, memberId));
    for (const order of orders) {
      orderCount += 1;
      const rows = await database.db.select().from(payment).where(eq(payment.orderId, order.id));
      const kept = rows.reduce((total, row) => total + row.amount - row.refunded, 0);
      const charged = chargedBy(sandbox, order.id);
      won += charged;
      expect(rows.length <= 1, `${order.id}: ${rows.length} payments`);
      expect(kept === charged, `${order.id}: ${kept} won booked, ${charged} charged`);
      expect(
        sandbox.ledger().filter((row) => row.orderId === order.id && row.type === 'charge').length <= 1,
        `${order.id}: charged more than once`,
      );
      expect(charged > 0 === ['paid', 'review'].includes(order.state), `${order.id}: ${order.state}, ${charged} won`);
      const taken = rows[0]?.ticketsTaken ?? 0;
      const isPart = order.state === 'paid' && taken > 0;
      const due = isPart ? order.amount - (refundAfterUse(order, order.count - taken)?.amount ?? 0) : order.amount;
      expect(order.state !== 'paid' || charged === due, `${order.id}: paid with ${charged} won, ${taken} taken back`);
      const bought = entries.filter(({ kind, sourceId }) => kind === 'purchase' && sourceId === order.id);
      const returned = entries.filter(
        ({ kind, sourceId }) => kind === 'refund' && [order.id, `${order.id}/rest`].includes(sourceId),
      );
      expect(bought.length <= 1, `${order.id}: tickets came twice`);
      const tickets = [...bought, ...returned].reduce((total, { delta }) => total + delta, 0);
      ticketCount += tickets;
      expect(
        tickets === (order.state === 'paid' ? order.count - taken : 0),
        `${order.id}: ${tickets} tickets, ${order.state}, ${taken} taken back`,
      );
    }
  }
  return { faults, won, orders: orderCount, tickets: ticketCount, works: workCount };
}
