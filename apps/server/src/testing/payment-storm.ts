import { setTimeout as sleep } from 'node:timers/promises';
import { findTicketPackage, refundAfterUse } from '@chulje/contract';
import type { TossSandbox } from '@chulje/toss-sandbox';
import { and, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PaymentParts } from '../payments/parts.ts';
import { reconcile } from '../payments/reconcile.ts';
import { refund } from '../payments/refund.ts';
import { AppError } from '../platform/errors.ts';
import { generation, paymentOrder, rateLimit } from '../platform/schema/index.ts';
import type { TestClock } from './app.ts';
import { TestClient } from './client.ts';
import { readLedger } from './ledger.ts';
import { Buyer, findDisagreements, type Returned } from './payments.ts';
import type { StormOperation } from './storm-operations.ts';

interface StormBuyer {
  memberId: string;
  /** The same session at every server. */
  browsers: Buyer[];
  paid: (Returned | undefined)[];
}

/** Buyers at one or more servers of one database, a sandbox that misbehaves, and what must stay true. */
export class Storm {
  /** What should not have happened, in words. */
  readonly faults: string[] = [];
  private readonly buyers: StormBuyer[] = [];
  private readonly seen = new Map<string, string>();
  private turn = 0;

  constructor(
    private readonly options: {
      /** Where the servers are now: one that is killed comes back somewhere else. */
      urls: () => readonly string[];
      parts: PaymentParts;
      sandbox: TossSandbox;
      /** Absent when servers run as processes of their own, which have the real time. */
      clock?: TestClock | undefined;
      /** Ends a server in the middle of its work and starts it again. */
      kill?: (() => Promise<void>) | undefined;
    },
  ) {}

  async open(): Promise<void> {
    const { database } = this.options.parts;
    await database.db.delete(rateLimit);
    for (let index = 0; index < 3; index += 1) this.buyers.push(await this.newBuyer());
    this.setWebhookUrl();
  }

  private setWebhookUrl(): void {
    this.options.sandbox.setWebhookUrl(`${this.options.urls()[0]}/api/tosspay/webhook`);
  }

  get memberIds(): string[] {
    return this.buyers.map(({ memberId }) => memberId);
  }

  /** A buyer's session at the first two servers. */
  browsersOf(index: number): [Buyer, Buyer] {
    const [first, second] = this.buyers[index]?.browsers ?? [];
    if (!first || !second) throw new Error('there are no two servers');
    return [first, second];
  }

  /** Performs operations at the same time; each does its whole work or is refused in a way the product knows. */
  async perform(operations: readonly StormOperation[]): Promise<void> {
    await this.performUnless(operations, (error) => error instanceof AppError);
  }

  /** The same while a server is killed: what it was asked may stay without an answer. */
  async performWhileKilling(operations: readonly StormOperation[]): Promise<void> {
    const work = this.performUnless(operations, (error) => error instanceof AppError || error instanceof TypeError);
    // Most have come to the server by then, and none is through.
    await sleep(30);
    await this.options.kill?.();
    this.setWebhookUrl();
    await work;
  }

  private async performUnless(
    operations: readonly StormOperation[],
    isExpected: (error: unknown) => boolean,
  ): Promise<void> {
    this.turn += 1;
    await Promise.all(
      operations.map(async (operation) => {
        try {
          await this.act(operation);
        } catch (error) {
          if (!isExpected(error)) this.faults.push(`${operation.type}: ${(error as Error).stack}`);
        }
      }),
    );
    // Buyers of a storm order more often than people may.
    if (this.turn % 20 === 0) await this.options.parts.database.db.delete(rateLimit);
  }

  /** Invariant 1, which holds at every step. */
  async checkBalances(): Promise<void> {
    for (const { memberId } of this.buyers) {
      const { account, entries, holds } = await readLedger(this.options.parts.database, memberId);
      const sum = entries.reduce((total, { delta }) => total + delta, 0);
      const held = holds.filter(({ state }) => state === 'open').reduce((total, { count }) => total + count, 0);
      if (account.balance !== sum || account.held !== held || held > sum || held < 0)
        this.faults.push(`${memberId}: balance ${account.balance} of ${sum}, held ${account.held} of ${held}`);
    }
  }

  /** Lets the weather clear: no more faults, and turns of reconciliation until nothing is open. */
  async quiesce(): Promise<void> {
    const { sandbox, clock } = this.options;
    sandbox.clearFaults();
    // What was hidden shows itself.
    if (clock) clock.advance(2_000);
    else await sleep(1_100);
    await sandbox.webhooksSettled();
    for (let wait = 0; wait < 600 && (await this.count(generation, RUNNING)) > 0; wait += 1) await sleep(50);
    for (let round = 0; round < 12; round += 1) {
      await this.reconcileAll();
      if ((await this.count(paymentOrder, OPEN_OR_REFUNDING)) === 0) break;
      // Too late to be confirmed: the provider says so when half an hour is over.
      if (round === 3) clock?.advance(31 * 60_000);
      await sleep(50);
    }
    const open = [await this.count(paymentOrder, OPEN_OR_REFUNDING), await this.count(generation, RUNNING)];
    if (open.some((count) => count > 0)) this.faults.push(`${open[0]} orders and ${open[1]} generations stay open`);
  }

  /** Every difference between the sandbox's ledger and the database. */
  async compare() {
    const { parts, sandbox } = this.options;
    const result = await findDisagreements(parts.database, sandbox, this.memberIds);
    return { ...result, faults: [...this.faults, ...result.faults] };
  }

  private async act(operation: StormOperation): Promise<void> {
    const { sandbox, parts, clock } = this.options;
    if (operation.type === 'reconcile') return this.reconcileAll();
    if (operation.type === 'advance') return clock?.advance(operation.minutes * 60_000);
    if (operation.type === 'unreachable')
      return sandbox.addFault({ match: {}, fault: { type: 'unreachable', ms: operation.ms } });
    const who = this.buyers[operation.buyer % this.buyers.length];
    const at = operation.slot;
    if (!who) return;
    const paid = who.paid[at];
    switch (operation.type) {
      case 'order':
        return this.buy(who, operation);
      case 'confirm':
        if (!paid) return;
        await Promise.all(Array.from({ length: operation.times }, () => this.confirm(who, paid)));
        return;
      case 'fault':
        if (!paid) return;
        sandbox.addFault({ match: { path: operation.path, paymentKey: paid.paymentKey }, fault: operation.fault });
        return;
      case 'webhook': {
        if (!paid) return;
        const data = { orderId: paid.orderId, paymentKey: paid.paymentKey, status: 'DONE' };
        const answer = await this.browser(who).client.post('/api/tosspay/webhook', {
          eventType: 'PAYMENT_STATUS_CHANGED',
          createdAt: `${this.turn}`,
          data,
        });
        if (answer.status !== 200 && answer.status !== 429) this.faults.push(`webhook: ${answer.status}`);
        return;
      }
      case 'refund':
        if (!paid) return;
        {
          const { amount, ticCode } = paid;
          const count = findTicketPackage(ticCode)?.count ?? 0;
          const part = operation.used > 0 ? refundAfterUse({ amount, count }, operation.used) : undefined;
          if (part !== null) await refund(parts, paid.orderId, '구매자 요청', part);
        }
        return;
      case 'steal': {
        const thief = this.buyers[(operation.buyer + 1) % this.buyers.length];
        if (!paid || !thief) return;
        const answer = await this.browser(thief).confirm(paid);
        if (answer.status !== 404) this.faults.push(`a thief was answered ${answer.status}`);
        return;
      }
      case 'generate':
        await Promise.all(Array.from({ length: operation.times }, () => this.generate(who, operation)));
        return;
    }
  }

  private async buy(who: StormBuyer, order: Extract<StormOperation, { type: 'order' }>): Promise<void> {
    const paid = await this.browser(who).authenticate(order.ticCode, order.card);
    who.paid[order.slot] = paid;
    for (const { path, fault } of order.faults)
      this.options.sandbox.addFault({ match: { path, paymentKey: paid.paymentKey }, fault });
    await Promise.all(Array.from({ length: order.confirms }, () => this.confirm(who, paid)));
  }

  /** Begins to make a passage and goes away; what comes of it is compared in the end. */
  private async generate(
    who: StormBuyer,
    { slot, topic }: Extract<StormOperation, { type: 'generate' }>,
  ): Promise<void> {
    const body = { type_passage: '과학', keyword: [topic] };
    const response = await this.browser(who).client.fetch('POST', '/fastapi/generate-passage', body, {
      'idempotency-key': `${who.memberId}/${slot}/${encodeURIComponent(topic)}/${Math.floor(this.turn / 8)}`,
      accept: 'text/event-stream',
    });
    if (response.ok) return response.body?.cancel();
    const { code } = (await response.json()) as { code: string };
    // Embedded material refuses an unknown topic at once; the engine of tests takes it, and fails.
    const expected = ['tickets.not-enough', 'generation.already-open', 'generation.no-topic'];
    if (!expected.includes(code)) this.faults.push(`a generation was answered ${response.status} ${code}`);
  }

  /** Invariants 6 and 8: an answer is a state, and no state leaves `paid` but by `canceled`. */
  private async confirm(who: StormBuyer, paid: Returned): Promise<void> {
    const { status, body } = await this.browser(who).confirm(paid);
    if (status !== 200) {
      this.faults.push(`confirm was answered ${status} ${JSON.stringify(body)}`);
      return;
    }
    const before = this.seen.get(body.orderId);
    const isBack =
      (before === 'paid' && !['paid', 'canceled'].includes(body.state)) ||
      (before === 'canceled' && body.state !== 'canceled');
    // Answers of one turn may overtake each other; only those of an earlier turn count.
    if (isBack) this.faults.push(`${body.orderId} went from ${before} to ${body.state}`);
    if (body.state === 'paid' && before !== 'canceled') this.seen.set(body.orderId, 'paid');
  }

  /** Makes every order due, as time would, and takes a turn. */
  private async reconcileAll(): Promise<void> {
    const { parts } = this.options;
    const now = parts.clock.now();
    await parts.database.db
      .update(paymentOrder)
      .set({ nextCheckAt: now })
      .where(and(isNotNull(paymentOrder.nextCheckAt), OPEN_OR_REFUNDING));
    await reconcile(parts);
  }

  private count(table: typeof paymentOrder | typeof generation, where: SQL | undefined): Promise<number> {
    return this.options.parts.database.db.$count(table, where);
  }

  private browser(who: StormBuyer): Buyer {
    const chosen = who.browsers[Math.floor(Math.random() * who.browsers.length)];
    if (!chosen) throw new Error('no server');
    return chosen;
  }

  private async newBuyer(): Promise<StormBuyer> {
    const { urls, parts, sandbox } = this.options;
    const first = new TestClient(() => urls()[0] ?? '');
    const { id: memberId } = await first.loginAsNewMember(parts.database);
    const browsers = urls().map((_, index) => {
      const client = new TestClient(() => urls()[index] ?? '');
      client.cookieHeader = first.cookieHeader;
      return new Buyer(client, sandbox, memberId);
    });
    return { memberId, browsers, paid: [] };
  }
}

const RUNNING = inArray(generation.state, ['queued', 'running']);
const OPEN = inArray(paymentOrder.state, ['created', 'confirming']);
const OPEN_OR_REFUNDING = or(
  OPEN,
  sql`exists (select 1 from payment where payment.order_id = ${paymentOrder.id} and payment.is_refunding)`,
);
