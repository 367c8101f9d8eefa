import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import { DATABASES } from './app.ts';
import { type Buyer, findDisagreements, OPERATOR, type Shop, startShop } from './payments.ts';

const MINUTE = 60_000;

/** A shop, its buyers, and what tests look at. */
export class ShopFloor {
  private opened: Shop | undefined;
  private readonly buyers: Buyer[] = [];

  get shop(): Shop {
    if (!this.opened) throw new Error('the shop is not open yet');
    return this.opened;
  }

  async open(kind: 'pglite' | 'postgresql'): Promise<void> {
    this.opened = await startShop(kind);
  }

  async newBuyer(extraTickets?: number): Promise<Buyer> {
    const buyer = await this.shop.newBuyer(extraTickets);
    this.buyers.push(buyer);
    return buyer;
  }

  state = async (buyer: Buyer, orderId: string): Promise<string> =>
    (await buyer.client.get(`/api/tosspay/orders/${orderId}`)).body.state;

  balance = async (buyer: Buyer): Promise<number> => (await buyer.client.get('/api/info/select/ticket')).body.balance;

  query = async (text: string) => (await this.shop.app.database.raw()(text)).rows;

  /** What buyers were told by mail of an order. */
  mails = async (orderId: string): Promise<string[]> => {
    const rows = await this.query(
      `select text from mail where text like '%${orderId}%' and to_address <> '${OPERATOR}' order by created_at`,
    );
    return rows.map((row) => String(row.text));
  };

  /** What the operator was told by mail of an order, or of anything. */
  alerts = async (word: string): Promise<string[]> => {
    const rows = await this.query(
      `select text from mail where text like '%${word}%' and to_address = '${OPERATOR}' order by created_at`,
    );
    return rows.map((row) => String(row.text));
  };

  audits = async (orderId: string) =>
    (await this.query(`select kind from audit_entry where details->>'order' = '${orderId}' order by id`)).map(
      (row) => row.kind,
    );

  /** A turn of reconciliation after the time that such an order waits for one. */
  async turn(minutes = 2): Promise<void> {
    this.shop.app.clock.advance(minutes * MINUTE);
    await reconcile(this.shop.parts);
  }

  disagreements = () =>
    findDisagreements(
      this.shop.app.database,
      this.shop.sandbox,
      this.buyers.map(({ memberId }) => memberId),
    );
}

/** Runs tests in a shop on each database. In the end the sandbox's ledger must agree with the database to the won. */
export function onEachShop(what: string, tests: (floor: ShopFloor) => void): void {
  describe.each(DATABASES)(`${what} on $kind`, ({ kind, isMissing }) => {
    describe.skipIf(isMissing)('', () => {
      const floor = new ShopFloor();
      beforeAll(() => floor.open(kind), 180_000);
      afterEach(() => {
        floor.shop.sandbox.clearFaults();
        floor.shop.sandbox.setWebhookUrl(undefined);
      });
      afterAll(() => floor.shop.stop());

      tests(floor);

      it('agrees with the sandbox’s ledger after all of this', async () => {
        await floor.turn(5);
        const { faults, orders } = await floor.disagreements();
        expect(faults).toEqual([]);
        expect(orders).toBeGreaterThan(0);
      });
    });
  });
}
