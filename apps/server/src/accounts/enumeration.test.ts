import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, proveEmail, temporaryPasswordFor } from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';

const LOGIN = '/api/auth/select/login';
const ROUNDS = 30;
/**
 * How far the probability that one kind of attempt costs more than another may lie from one half. Of 30 samples each,
 * equal distributions come this far once in a million runs; one that hashes less lies at 0.5.
 */
const OVERLAP = 0.4;

/** What this process, server and all its threads, has worked so far: unlike time, no other program adds to it. */
function workDone(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The probability that a sample of `first` exceeds one of `second`: Mann and Whitney's U over the number of pairs. */
function exceedance(first: number[], second: number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}

describe.each(DATABASES)('a login that fails on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let attempts = 0;
    beforeAll(async () => {
      app = await startTestApp(kind, { env: { TRUSTED_PROXIES: '1' } });
    });
    afterAll(() => app.stop());

    // Each from an address of its own, so that no limit is met.
    const logIn = (memEmail: string, memPassword = 'wrong-horse1!') => {
      attempts += 1;
      const from = `198.51.${Math.floor(attempts / 250)}.${attempts % 250}`;
      return app.client().post(LOGIN, { memEmail, memPassword }, { 'x-forwarded-for': from });
    };
    const newMember = async () => (await app.client().loginAsNewMember(app.database)).email;

    it('says and costs the same whatever was wrong', async () => {
      const known = await newMember();
      const withoutPassword = await newMember();
      await app.database.db.execute(sql`update member set password_hash = null where email = ${withoutPassword}`);
      const withTemporary = await newMember();
      const token = await proveEmail(app.client(), app.database, withTemporary, 'recovery');
      const body = { memEmail: withTemporary, verificationToken: token };
      expect((await app.client().put('/api/auth/update/temporal', body)).status).toBe(200);
      expect(await temporaryPasswordFor(app.database, withTemporary)).toHaveLength(10);

      const emails: Record<string, () => string> = {
        unknown: newEmail,
        'wrong password': () => known,
        'no password, only Google': () => withoutPassword,
        'wrong password beside a temporary one': () => withTemporary,
      };
      const costs: Record<string, number[]> = { 'refused before hashing': [] };
      const measure = async (name: string, email: string, expected: number) => {
        const start = workDone();
        const answer = await logIn(email);
        const list = costs[name] ?? [];
        list.push(workDone() - start);
        costs[name] = list;
        expect([name, answer.status]).toEqual([name, expected]);
        return answer;
      };
      for (const email of Object.values(emails)) await logIn(email());
      const told = new Set<string>();
      // Interleaved, and in another order each time: whatever else the machine does meets all alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        const names = Object.keys(emails);
        names.push(...names.splice(0, round % names.length));
        for (const name of names) {
          const { body: answer } = await measure(name, emails[name]?.() ?? '', 401);
          told.add(JSON.stringify({ ...answer, requestId: undefined }));
        }
        await measure('refused before hashing', 'no e-mail', 400);
      }
      expect(told.size).toBe(1);
      const { unknown = [], 'refused before hashing': refused = [], ...others } = costs;
      for (const [name, values] of Object.entries(others)) {
        const told = `${name}: ${exceedance(values, unknown).toFixed(2)}`;
        expect(Math.abs(exceedance(values, unknown) - 0.5), told).toBeLessThan(OVERLAP);
      }
      // The measure sees what it looks for: an answer without the hashing stands apart.
      expect(exceedance(unknown, refused) - 0.5).toBeGreaterThan(OVERLAP);
    }, 300_000);

    it('is slowed down with the same words for an e-mail nobody has', async () => {
      const told = new Set<string>();
      for (const [address, email] of [await newMember(), newEmail()].entries()) {
        const from = { 'x-forwarded-for': `192.0.2.${address}` };
        for (let guess = 0; guess < 10; guess += 1)
          await app.client().post(LOGIN, { memEmail: email, memPassword: 'wrong' }, from);
        const { status, body } = await app.client().post(LOGIN, { memEmail: email, memPassword: 'wrong' }, from);
        expect(status).toBe(429);
        told.add(body.message);
      }
      expect(told.size).toBe(1);
    });
  });
});
