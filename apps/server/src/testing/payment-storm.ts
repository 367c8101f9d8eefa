import type { TossSandbox } from '@chulje/toss-sandbox';
import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { PaymentParts } from '../payments/parts.ts';
import { reconcile } from '../payments/reconcile.ts';
import { refund } from '../payments/refund.ts';
import { AppError } from '../platform/errors.ts';
import { paymentOrder, rateLimit } from '../platform/schema/index.ts';
import * as tickets from '../tickets/service.ts';
import type { TestClock } from './app.ts';
import { TestClient } from './client.ts';
import { readLedger } from './ledger.ts';
import { Buyer, findDisagreements, type Returned } from './payments.ts';

const slot = fc.nat(3);
const buyer = fc.nat(2);
const fault = fc.constantFrom(
  { type: 'drop-before' } as const,
  { type: 'drop-after' } as const,
  { type: 'error-after' } as const,
  { type: 'malformed-after' } as const,
  { type: 'in-progress' } as const,
  { type: 'hidden', seconds: 1 } as const,
  { type: 'wrong-amount', amount: 1_000 } as const,
  { type: 'delay', ms: 30 } as const,
  { type: 'delay', ms: 30, afterwards: true } as const,
  { type: 'error', code: 'PROVIDER_ERROR' } as const,
  { type: 'error', code: 'COMMON_ERROR' } as const,
  { type: 'error', code: 'TOO_MANY_REQUESTS' } as const,
  { type: 'error', code: 'REJECT_CARD_PAYMENT' } as const,
  { type: 'error', code: 'UNAUTHORIZED_KEY' } as const,
  { type: 'error', code: 'A_CODE_NOBODY_KNOWS', status: 400 } as const,
);
const webhookFault = fc.constantFrom(
  { type: 'webhook-lost' } as const,
  { type: 'webhook-twice' } as const,
  { type: 'webhook-forged' } as const,
  { type: 'webhook-late', ms: 40 } as const,
);
const card = fc.oneof(
  { weight: 4, arbitrary: fc.constant('4330000000000000') },
  { weight: 1, arbitrary: fc.constantFrom('4330000000000003', '4330000000000005', '4330000000000006') },
);

/** One thing that happens. Most orders are bought, paid and confirmed, many under a fault. */
export const stormOperation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('order' as const),
      buyer,
      slot,
      ticCode: fc.integer({ min: 1, max: 3 }),
      card,
      /** What goes wrong with this order. */
      faults: fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.record({ path: fc.constantFrom('/confirm', '/v1/payments/', '/cancel'), fault }) },
          { weight: 1, arbitrary: fc.record({ path: fc.constant('webhook'), fault: webhookFault }) },
        ),
        { maxLength: 3 },
      ),
      /** Confirms at once, so many at the same time; none leaves it for later. */
      confirms: fc.nat(3),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('confirm' as const), buyer, slot, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('fault' as const),
      buyer,
      slot,
      path: fc.constantFrom('/confirm', '/cancel', '/v1/payments/'),
      fault,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('fault' as const),
      buyer,
      slot,
      path: fc.constant('webhook'),
      fault: webhookFault,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reconcile' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('webhook' as const), buyer, slot }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('refund' as const), buyer, slot }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('steal' as const), buyer, slot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('hold' as const, 'capture' as const, 'release' as const),
      buyer,
      slot,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('advance' as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  },
);
export type StormOperation = typeof stormOperation extends fc.Arbitrary<infer T> ? T : never;

interface StormBuyer {
  memberId: string;
  /** The same session at every server. */
  browsers: Buyer[];
  paid: (Returned | undefined)[];
  generations: string[];
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
      urls: readonly string[];
      parts: PaymentParts;
      sandbox: TossSandbox;
      /** Absent when servers run as processes of their own, which have the real time. */
      clock?: TestClock | undefined;
    },
  ) {}

  async open(): Promise<void> {
    const { database } = this.options.parts;
    await database.db.delete(rateLimit);
    for (let index = 0; index < 3; index += 1) this.buyers.push(await this.newBuyer());
    this.options.sandbox.setWebhookUrl(`${this.options.urls[0]}/api/tosspay/webhook`);
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
    this.turn += 1;
    await Promise.all(
      operations.map(async (operation) => {
        try {
          await this.act(operation);
        } catch (error) {
          if (!(error instanceof AppError)) this.faults.push(`${operation.type}: ${(error as Error).stack}`);
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
    const { sandbox, parts, clock } = this.options;
    sandbox.clearFaults();
    // What was hidden shows itself.
    if (clock) clock.advance(2_000);
    else await new Promise((resolve) => setTimeout(resolve, 1_100));
    await sandbox.webhooksSettled();
    for (let round = 0; round < 12; round += 1) {
      await this.reconcileAll();
      if ((await this.countOpen()) === 0) return;
      // Too late to be confirmed: the provider says so when half an hour is over.
      if (round === 3) clock?.advance(31 * 60_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const open = await parts.database.db.select().from(paymentOrder).where(OPEN);
    this.faults.push(`${open.length} orders stay open: ${open.map(({ state }) => state)}`);
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
        if (paid) await refund(parts, paid.orderId, '구매자 요청');
        return;
      case 'steal': {
        const thief = this.buyers[(operation.buyer + 1) % this.buyers.length];
        if (!paid || !thief) return;
        const answer = await this.browser(thief).confirm(paid);
        if (answer.status !== 404) this.faults.push(`a thief was answered ${answer.status}`);
        return;
      }
      default: {
        const id = `${who.memberId}/${at}/${Math.floor(this.turn / 8)}`;
        await parts.database.transaction(async (tx) => {
          if (operation.type === 'capture') return tickets.captureTicket(tx, who.memberId, id, '지문 생성');
          if (operation.type === 'release') return tickets.releaseTicket(tx, who.memberId, id);
          await tickets.lockAccount(tx, who.memberId);
          if (who.generations.includes(id)) return;
          who.generations.push(id);
          await tickets.holdTicket(tx, who.memberId, id);
        });
      }
    }
  }

  private async buy(who: StormBuyer, order: Extract<StormOperation, { type: 'order' }>): Promise<void> {
    const paid = await this.browser(who).authenticate(order.ticCode, order.card);
    who.paid[order.slot] = paid;
    for (const { path, fault } of order.faults)
      this.options.sandbox.addFault({ match: { path, paymentKey: paid.paymentKey }, fault });
    await Promise.all(Array.from({ length: order.confirms }, () => this.confirm(who, paid)));
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

  private async countOpen(): Promise<number> {
    const rows = await this.options.parts.database.db
      .select({ id: paymentOrder.id })
      .from(paymentOrder)
      .where(OPEN_OR_REFUNDING);
    return rows.length;
  }

  private browser(who: StormBuyer): Buyer {
    const chosen = who.browsers[Math.floor(Math.random() * who.browsers.length)];
    if (!chosen) throw new Error('no server');
    return chosen;
  }

  private async newBuyer(): Promise<StormBuyer> {
    const { urls, parts, sandbox } = this.options;
    const first = new TestClient(() => urls[0] ?? '');
    const { id: memberId } = await first.loginAsNewMember(parts.database);
    const browsers = urls.map((url) => {
      const client = new TestClient(() => url);
      client.cookieHeader = first.cookieHeader;
      return new Buyer(client, sandbox, memberId);
    });
    return { memberId, browsers, paid: [], generations: [] };
  }
}

const OPEN = inArray(paymentOrder.state, ['created', 'confirming']);
const OPEN_OR_REFUNDING = or(
  OPEN,
  sql`exists (select 1 from payment where payment.order_id = ${paymentOrder.id} and payment.is_refunding)`,
);
