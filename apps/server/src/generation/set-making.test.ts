import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { makeSets } from '../testing/make-sets.ts';
import { embeddedEngine } from './embedded-engine.ts';

describe.each(DATABASES)('sets made of types that members choose, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { engine: (threads) => embeddedEngine(threads, { stageSeconds: 0 }) });
    });
    afterAll(() => app.stop());

    it.each([false, true])(
      'break no rule (more than one of words allowed: %s), cost a ticket for each item that was made, and say of the others why they were not',
      async (moreVocabulary) => {
        const { sets, asked, made, charged, refused, errors } = await makeSets(app, {
          sets: 5,
          seed: 7,
          moreVocabulary,
        });
        expect(errors).toEqual(new Map());
        expect(sets).toBe(5);
        expect(made).toBeGreaterThan(asked / 2);
        // One more for the passage of each.
        expect(charged).toBe(made + sets);
        expect(asked - made).toBe([...refused.values()].reduce((sum, count) => sum + count, 0));
        for (const reason of refused.keys()) expect(reason).toMatch(/^[가-힣].+ 이용권은 차감되지 않았습니다\.$/);
      },
      240_000,
    );
  });
});
