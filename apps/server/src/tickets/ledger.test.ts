import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../accounts/service.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { createPgliteFolder } from '../testing/databases.ts';
import { type Ledger, readLedger } from '../testing/ledger.ts';
import * as tickets from './service.ts';

/** Invariants 1, 3, 4 and 5 of PAYMENTS.md §2.3, as far as the ledger alone can break them. */
function expectSound(ledger: Ledger): void {
  const sum = ledger.entries.reduce((total, entry) => total + entry.delta, 0);
  expect(ledger.account.balance).toBe(sum);
  const open = ledger.holds.filter((hold) => hold.state === 'open');
  expect(ledger.account.held).toBe(open.reduce((total, hold) => total + hold.count, 0));
  expect(ledger.account.held).toBeGreaterThanOrEqual(0);
  expect(ledger.account.held).toBeLessThanOrEqual(ledger.account.balance);
  expect(ledger.account.total).toBe(
    ledger.entries.filter((entry) => entry.delta > 0).reduce((total, entry) => total + entry.delta, 0),
  );
  let balance = 0;
  for (const entry of ledger.entries) {
    balance += entry.delta;
    expect(entry.balanceAfter).toBe(balance);
  }
  const captured = ledger.holds.filter((hold) => hold.state === 'captured').map((hold) => hold.id);
  const used = ledger.entries.filter((entry) => entry.kind === 'usage').map((entry) => entry.sourceId);
  expect(used.toSorted()).toEqual(captured.toSorted());
}

describe.each(DATABASES)('the ticket ledger on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let database: Database;
    beforeAll(async () => {
      app = await startTestApp(kind);
      database = app.database;
    });
    afterAll(() => app.stop());

    async function newMember(): Promise<string> {
      const member = await createMember(database, {
        email: `${randomCode().toLowerCase()}@example.com`,
        password: 'x',
        name: '홍길동',
      });
      if (!member) throw new Error('taken');
      return member.id;
    }
    const hold = (memberId: string, id: string) => database.transaction((tx) => tickets.holdTicket(tx, memberId, id));

    it('gives a new member ten tickets once', async () => {
      const memberId = await newMember();
      await database.transaction((tx) => tickets.openAccount(tx, memberId, { withGift: true }));
      expect(await tickets.getTicketInfo(database.db, memberId)).toEqual({ balance: 10, total: 10 });
      expectSound(await readLedger(database, memberId));
    });

    it('refuses to change or delete an entry', async () => {
      const memberId = await newMember();
      const change = database.transaction((tx) =>
        tx.execute(sql`update ticket_entry set delta = 99 where member_id = ${memberId}`),
      );
      await expect(change).rejects.toMatchObject({ cause: { message: 'ticket_entry is append-only' } });
      const removal = database.transaction((tx) =>
        tx.execute(sql`delete from ticket_entry where member_id = ${memberId}`),
      );
      await expect(removal).rejects.toMatchObject({ cause: { message: 'ticket_entry is append-only' } });
    });

    it('starts exactly min(N, k) of N parallel holds with k tickets', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 16 }), async (wanted) => {
          const memberId = await newMember();
          const outcomes = await Promise.allSettled(Array.from({ length: wanted }, () => hold(memberId, randomCode())));
          const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
          expect(outcomes.length - refused.length).toBe(Math.min(wanted, 10));
          for (const { reason } of refused) expect(reason).toMatchObject({ code: 'tickets.not-enough' });
          expectSound(await readLedger(database, memberId));
        }),
        { numRuns: 12 },
      );
    });

    it('resolves a hold once, whoever comes first', async () => {
      const memberId = await newMember();
      const id = randomCode();
      await hold(memberId, id);
      const outcomes = await Promise.all([
        database.transaction((tx) => tickets.captureTicket(tx, memberId, id, '지문 생성')),
        database.transaction((tx) => tickets.releaseTicket(tx, memberId, id)),
        database.transaction((tx) => tickets.captureTicket(tx, memberId, id, '지문 생성')),
      ]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expectSound(await readLedger(database, memberId));
    });

    it('stays sound under any interleaving of holds, captures, releases and credits', async () => {
      const operation = fc.oneof(
        fc.record({ type: fc.constant('hold' as const), slot: fc.nat(7) }),
        fc.record({ type: fc.constant('capture' as const), slot: fc.nat(7) }),
        fc.record({ type: fc.constant('release' as const), slot: fc.nat(7) }),
        fc.record({ type: fc.constant('credit' as const), slot: fc.nat(3) }),
        fc.record({ type: fc.constant('abort' as const), slot: fc.nat(7) }),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
          async (turns) => {
            const memberId = await newMember();
            const ids = Array.from({ length: 8 }, randomCode);
            for (const turn of turns) {
              // The operations of a turn run at once; each is refused or does its whole work.
              const outcomes = await Promise.allSettled(
                turn.map(({ type, slot }) =>
                  database.transaction(async (tx) => {
                    const id = ids[slot] ?? '';
                    if (type === 'hold') return tickets.holdTicket(tx, memberId, id);
                    if (type === 'capture') return tickets.captureTicket(tx, memberId, id, '문항 생성');
                    if (type === 'release') return tickets.releaseTicket(tx, memberId, id);
                    await tickets.credit(tx, memberId, {
                      kind: 'purchase',
                      delta: 10,
                      reason: '구매',
                      sourceType: 'test',
                      sourceId: `${memberId}/${slot}`,
                    });
                    if (type === 'abort') throw new AppError('server.failed');
                  }),
                ),
              );
              expect(outcomes).toHaveLength(turn.length);
              expectSound(await readLedger(database, memberId));
            }
          },
        ),
        { numRuns: 25 },
      );
    });
  });
});

it('refuses the outer database inside a transaction instead of waiting for ever', async () => {
  const place = await createPgliteFolder();
  const database = await openDatabase(place);
  await expect(database.transaction(() => database.db.execute(sql`select 1`))).rejects.toThrow(/pass tx|Failed query/);
  await database.close();
  await place.drop();
});
