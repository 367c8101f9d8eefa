import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generation } from '../platform/schema/index.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';

/** Long enough that a machine that stands still for a moment loses none, short enough to see one out. */
const LEASE_SECONDS = 6;

const body = (topic: string) => ({ type_passage: '과학', keyword: [topic], title: '되찾은 지문' });

async function expectOneResult(app: TestApp, client: TestClient, memberId: string): Promise<void> {
  await expect
    .poll(async () => (await client.get('/api/generations')).body.map((row: { state: string }) => row.state), {
      timeout: 15_000,
    })
    .toEqual(['done']);
  expect((await client.get('/api/pass/select/recelist')).body).toHaveLength(1);
  const ledger = await readLedger(app.database, memberId);
  expect(ledger.account).toMatchObject({ balance: 9, held: 0 });
  expect(ledger.entries.filter((entry) => entry.kind === 'usage')).toHaveLength(1);
}

describe.each(DATABASES)('a generation whose worker is gone, on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    const engine = scriptedEngine();
    beforeAll(async () => {
      app = await startTestApp(kind, {
        engine: () => engine,
        env: { GENERATION_LEASE_SECONDS: String(LEASE_SECONDS) },
      });
    });
    afterAll(() => app.stop());

    async function start(topic: string) {
      const client = app.client();
      const { id: memberId } = await client.loginAsNewMember(app.database);
      const response = await client.fetch('POST', '/fastapi/generate-passage', body(topic), {
        'idempotency-key': randomUUID(),
        accept: 'text/event-stream',
      });
      const { value } = (await response.body?.getReader().read()) ?? {};
      const id: string = JSON.parse(/^data: (.*)$/m.exec(new TextDecoder().decode(value))?.[1] ?? '').generationId;
      await expect.poll(async () => (await client.get(`/api/generations/${id}`)).body.state).toBe('running');
      return { client, memberId, id };
    }

    it('is taken over when the lease ends, and what the silent worker still brings counts for nothing', async () => {
      const topic = '붙들기: 말이 없다';
      const { client, memberId, id } = await start(topic);
      const calls = engine.calls;
      // At once: what the first worker writes between the two would give it its lease back.
      await app.database.db
        .update(generation)
        .set({ attempt: sql`attempt + 1`, leaseUntil: sql`now() - interval '1 minute'` })
        .where(eq(generation.id, id));
      await expect.poll(() => engine.calls).toBe(calls + 1);
      engine.letGo(topic);
      await expectOneResult(app, client, memberId);
      expect(engine.calls).toBe(calls + 1);
    });

    it('keeps its worker as long as that renews the lease', async () => {
      const topic = '붙들기: 오래 걸린다';
      const { client, memberId, id } = await start(topic);
      const isPastFirstLease = async () =>
        (
          await app.database.raw()(
            "select now() > started_at + $2 * interval '1 second' as past from generation where id = $1",
            [id, LEASE_SECONDS],
          )
        ).rows[0]?.past;
      await expect.poll(isPastFirstLease).toBe(true);
      // The sweep that would hand it out again comes round every three seconds.
      await sleep(3_500);
      engine.letGo(topic);
      await expectOneResult(app, client, memberId);
      const [row] = await app.database.db.select().from(generation).where(eq(generation.id, id));
      expect(row?.attempt).toBe(1);
    });

    it('is given up after five workers died on it, with the ticket returned', async () => {
      const { client, memberId, id } = await start('붙들기: 여러 번 죽는다');
      await app.database.db
        .update(generation)
        .set({ attempt: 6, leaseUntil: sql`now() - interval '1 minute'` })
        .where(eq(generation.id, id));
      await expect
        .poll(async () => (await client.get(`/api/generations/${id}`)).body.state, { timeout: 15_000 })
        .toBe('failed');
      expect((await readLedger(app.database, memberId)).account).toMatchObject({ balance: 10, held: 0 });
    });

    // PGlite in memory does not outlive its process; the browser journey kills a real one on a folder.
    if (kind === 'postgresql') {
      it('goes back to the queue at an orderly stop and is finished after the next start', async () => {
        const topic = '붙들기: 다시 켠다';
        const { client, memberId, id } = await start(topic);
        await app.restart();
        expect(['queued', 'running']).toContain((await client.get(`/api/generations/${id}`)).body.state);
        engine.letGo(topic);
        await expectOneResult(app, client, memberId);
      });
    }
  });
});
