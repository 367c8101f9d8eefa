import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/app.ts';
import { atDepth } from '../testing/depth.ts';
import { Storm } from '../testing/payment-storm.ts';
import { type Shop, startShop } from '../testing/payments.ts';
import { stormOperation } from '../testing/storm-operations.ts';

/** The invariants of PAYMENTS.md §2.3 under anything that may happen, in any order and at the same time. */
describe.each(DATABASES)('a storm on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await startShop(kind);
    }, 180_000);
    afterAll(() => shop.stop());

    it('leaves the sandbox’s ledger and our database in agreement', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(stormOperation, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 24 }),
          async (turns) => {
            const { app, parts, sandbox } = shop;
            const storm = new Storm({ urls: () => [app.url], parts, sandbox, clock: app.clock });
            await storm.open();
            for (const operations of turns) {
              await storm.perform(operations);
              await storm.checkBalances();
            }
            await storm.quiesce();
            expect((await storm.compare()).faults).toEqual([]);
          },
        ),
        { numRuns: atDepth(2, 12), endOnFailure: true },
      );
    }, 240_000);
  });
});
