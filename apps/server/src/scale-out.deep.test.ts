import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from './payments/reconcile.ts';
import { systemClock } from './platform/clock.ts';
import { generation, paymentOrder } from './platform/schema/index.ts';
import { type Fleet, startFleet } from './testing/fleet.ts';
import { FleetTeacher } from './testing/fleet-teacher.ts';
import { readLedger } from './testing/ledger.ts';
import { findDisagreements, paymentParts } from './testing/payments.ts';

const TEACHERS = 4;
const TOPICS = ['형벌의 정당화', '귀납 추론의 정당화', '외부 효과와 코즈 정리'];

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)(
  'two web and two worker processes on one PostgreSQL',
  () => {
    let fleet: Fleet;
    beforeAll(async () => {
      const started = await startFleet();
      if (!started) throw new Error('there is a TEST_DATABASE_URL but no PostgreSQL to start');
      fleet = started;
    }, 240_000);
    afterAll(() => fleet?.stop());

    /** The web process that is the first to tell a teacher of a generation. */
    async function firstFollowed(teachers: readonly FleetTeacher[]): Promise<number> {
      for (const until = Date.now() + 60_000; Date.now() < until; await sleep(10)) {
        const web = teachers.find(({ following }) => following !== undefined)?.following;
        if (web !== undefined) return web;
      }
      throw new Error('no stream began');
    }

    /** Everything that befalls the fleet, one after another; each hits teachers in the middle of something. */
    async function misfortunes(teachers: readonly FleetTeacher[]): Promise<void> {
      const { webs, workers, cluster } = fleet;
      // A stream may have come to its end just before the kill: so until one was broken off and taken up again.
      while (teachers.every(({ promised }) => promised.resumed === 0)) {
        const telling = await firstFollowed(teachers);
        await webs[telling]?.end('SIGKILL');
        await webs[telling]?.start();
      }
      await workers[0].end('SIGKILL');
      await workers[0].start();
      // Longer than the lease: another worker takes over, and what this one still does must not count.
      workers[1].signal('SIGSTOP');
      await sleep(5_000);
      workers[1].signal('SIGCONT');
      cluster.halt();
      await sleep(1_500);
      cluster.restart();
      await sleep(1_500);
      webs[1].signal('SIGSTOP');
      await sleep(2_000);
      webs[1].signal('SIGCONT');
      await workers[1].end('SIGTERM');
      await workers[1].start();
    }

    it('lose nothing that was promised when they and the database are killed, paused and started again', async () => {
      const teachers = Array.from({ length: TEACHERS }, () => new FleetTeacher(fleet));
      for (const teacher of teachers) await teacher.join();
      let isOver = false;
      const work = teachers.map(async (teacher, index) => {
        for (let round = 0; !isOver || round < 2; round += 1) {
          await Promise.all([
            teacher.generate(TOPICS[(index + round) % TOPICS.length] ?? '', round % 2 === 0),
            teacher.writeAndExport(`글 ${index}-${round}`),
            teacher.buy(),
          ]);
        }
      });
      await misfortunes(teachers);
      isOver = true;
      await Promise.all(work);
      await settle();

      const memberIds = teachers.map(({ memberId }) => memberId);
      expect(teachers.flatMap(({ promised }) => promised.faults)).toEqual([]);
      for (const { promised, memberId } of teachers) {
        const { rows: works } = await fleet.database.raw()('select code, content from work where member_id = $1', [
          memberId,
        ]);
        const texts = new Map(works.map(({ code, content }) => [code as string, content as string]));
        expect([...promised.generated.values()].filter((code) => !texts.has(code))).toEqual([]);
        for (const [code, text] of promised.saved) expect(texts.get(code)).toBe(text);
        // As many tickets as results, not one more.
        const { entries, holds } = await readLedger(fleet.database, memberId);
        expect(entries.filter(({ kind }) => kind === 'usage')).toHaveLength(promised.generated.size);
        expect(entries.filter(({ kind }) => kind === 'purchase')).toHaveLength(promised.bought);
        expect(holds.filter(({ state }) => state === 'open')).toEqual([]);
        expect(promised.generated.size).toBeGreaterThan(1);
        expect(promised.files).toBe(promised.saved.size);
      }
      const written = new Set(teachers.flatMap(({ promised }) => [...promised.saved.keys()]));
      const { faults } = await findDisagreements(fleet.database, fleet.sandbox, memberIds, written);
      expect(faults).toEqual([]);
      expect(teachers.reduce((sum, { promised }) => sum + promised.resumed, 0)).toBeGreaterThan(0);
    }, 400_000);

    async function settle(): Promise<void> {
      await fleet.sandbox.webhooksSettled();
      const parts = paymentParts({ database: fleet.database, clock: systemClock }, fleet.sandbox);
      const { db } = fleet.database;
      for (let wait = 0; wait < 100; wait += 1) {
        await reconcile(parts);
        const open =
          (await db.$count(generation, inArray(generation.state, ['queued', 'running']))) +
          (await db.$count(paymentOrder, inArray(paymentOrder.state, ['created', 'confirming'])));
        if (open === 0) return;
        await sleep(200);
      }
    }
  },
);
