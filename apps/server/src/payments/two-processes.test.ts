import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/app.ts';
import { atDepth } from '../testing/depth.ts';
import { Storm } from '../testing/payment-storm.ts';
import { chargedBy, findDisagreements } from '../testing/payments.ts';
import { startProcessShop } from '../testing/server-pair.ts';
import { stormOperation } from '../testing/storm-operations.ts';

/** Two servers on one PostgreSQL, and this process as a third that reconciles and gives back. */
describe.skipIf(DATABASES.every(({ kind, isMissing }) => kind !== 'postgresql' || isMissing))(
  'two server processes',
  () => {
    let shop: Awaited<ReturnType<typeof startProcessShop>>;
    beforeAll(async () => {
      shop = await startProcessShop();
      await Promise.all([shop.startServer(), shop.startServer()]);
    }, 300_000);
    afterAll(() => shop.stop());
    const newStorm = () =>
      new Storm({ urls: shop.urls, parts: shop.parts, sandbox: shop.sandbox, kill: () => shop.killServer() });

    it('charge an order once when both confirm it at once, and answer the same', async () => {
      const storm = newStorm();
      await storm.open();
      const [first, second] = storm.browsersOf(0);
      for (let index = 0; index < 5; index += 1) {
        const returned = await first.authenticate(1);
        const answers = await Promise.all([first, second, first, second].map((browser) => browser.confirm(returned)));
        for (const { status, body } of answers) {
          expect(status).toBe(200);
          expect(['paid', 'confirming']).toContain(body.state);
        }
        await storm.quiesce();
        const settled = await Promise.all(
          [first, second].map(async (browser) => (await browser.confirm(returned)).body),
        );
        expect(settled[0]).toEqual(settled[1]);
        expect(settled[0]).toMatchObject({ state: 'paid', balance: 20 + index * 10 });
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(20_000);
      }
      expect((await findDisagreements(shop.database, shop.sandbox, storm.memberIds)).faults).toEqual([]);
    }, 120_000);

    it('agree with the sandbox’s ledger after a storm', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(stormOperation, { minLength: 1, maxLength: 6 }), { minLength: 8, maxLength: 24 }),
          async (turns) => {
            const storm = newStorm();
            await storm.open();
            for (const operations of turns) {
              await storm.perform(operations);
              await storm.checkBalances();
            }
            await storm.quiesce();
            expect((await storm.compare()).faults).toEqual([]);
          },
        ),
        { numRuns: atDepth(1, 8), endOnFailure: true },
      );
    }, 300_000);

    it('agree with it when one of them is killed in the middle, and answer as before after its restart', async () => {
      const storm = newStorm();
      await storm.open();
      const [first] = storm.browsersOf(0);
      const returned = await first.authenticate(1);
      const { body: before } = await first.confirm(returned);
      expect(before).toMatchObject({ state: 'paid', balance: 20 });
      const seed = Math.floor(Math.random() * 2 ** 31);
      const turns = fc.sample(fc.array(stormOperation, { minLength: 4, maxLength: 6 }), { numRuns: 12, seed });
      for (const [index, operations] of turns.entries())
        await (index % 6 === 3 ? storm.performWhileKilling(operations) : storm.perform(operations));
      await storm.quiesce();
      expect((await storm.compare()).faults, `seed ${seed}`).toEqual([]);
      const { body: after } = await first.confirm(returned);
      expect({ ...after, balance: 0 }).toEqual({ ...before, balance: 0 });
    }, 300_000);
  },
);
