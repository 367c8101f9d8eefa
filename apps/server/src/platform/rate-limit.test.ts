import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { AppError } from './errors.ts';
import { clientOf, RateLimits } from './rate-limit.ts';
import { Secrets } from './secrets.ts';

describe.each(DATABASES)('limits on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let limits: RateLimits;
    beforeAll(async () => {
      app = await startTestApp(kind);
      limits = new RateLimits(app.database, new Secrets('a'.repeat(32)), app.clock);
    });
    afterAll(() => app.stop());

    it('lets exactly the allowed number of simultaneous acts through', async () => {
      const acts = Array.from({ length: 40 }, () => limits.take({ key: 'parallel', max: 5, seconds: 60 }));
      const results = await Promise.allSettled(acts);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    });

    it('says how long to wait, and ends by itself', async () => {
      const limit = { key: 'ends', max: 1, seconds: 60 };
      await limits.take(limit);
      app.clock.advance(20_000);
      const error = await limits.take(limit).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect((error as AppError).code).toBe('request.too-many');
      const wait = Number((error as AppError).details?.retryAfterSeconds);
      expect(wait).toBeGreaterThan(35);
      expect(wait).toBeLessThanOrEqual(40);
      app.clock.advance(41_000);
      await limits.take(limit);
    });

    it('keeps keys apart, forgets on demand, and purges what has ended', async () => {
      const limit = (key: string) => ({ key, max: 1, seconds: 60 });
      await limits.take(limit('a'), limit('b'));
      await expect(limits.take(limit('a'))).rejects.toThrow();
      await limits.reset('a');
      await limits.take(limit('a'));
      app.clock.advance(61_000);
      await limits.purge();
      expect((await app.database.raw()('select key from rate_limit')).rows).toEqual([]);
    });

    it('stores no key that could be read', async () => {
      await limits.take({ key: 'login:teacher@example.com', max: 1, seconds: 60 });
      const { rows } = await app.database.raw()('select * from rate_limit');
      expect(JSON.stringify(rows)).not.toContain('teacher');
    });
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, client) => {
  expect(clientOf({ ip })).toBe(client);
});
