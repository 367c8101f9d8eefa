import type { ItemHistory, NewRuling } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/cli.ts';
import { purgeSittings } from '../sittings/service.ts';
import { tallyClosed } from '../sittings/tally.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { NEW_MEMBERS_PASSWORD, type TestClient } from '../testing/client.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';
import { reportItems } from './operator-report.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe.each(DATABASES)('what an item was for students on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    let pasCode: string;
    /** The keys of the items, whose options stand on the one form as they do in the item. */
    let keys: number[];
    let codes: string[];
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      ({ teacher, exam, pasCode } = await teacherWithExam(app, { items: 3, forms: 1 }));
      const { questions } = (await teacher.get(`/api/pass/ques/select/${pasCode}`)).body;
      keys = questions.map(({ item }: { item: { key: number } }) => item.key);
      codes = questions.map(({ queCode }: { queCode: string }) => queCode);
    });

    const give = async (change: object = {}) =>
      (await giveExam(teacher, exam, app.clock.now(), change)).body.code as string;
    /** Students by what each chose of the items; a right answer is written as 0 and a blank as -1. */
    const enter = async (code: string, taken: readonly number[][], first = 901) => {
      const rows = taken.map((choices, at) => ({
        class: 0,
        number: first + at,
        form: '가',
        choices: choices.map((choice, item) => (choice === 0 ? keys[item] : Math.max(0, choice))),
      }));
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).body).toEqual({ entered: taken.length });
    };
    const close = async (code: string) => {
      await teacher.post(`/api/sittings/${code}/close`);
      await tallyClosed(app.database, app.clock.now());
    };
    const history = async (item = 0): Promise<ItemHistory | null> =>
      (await teacher.get(`/api/items/${codes[item]}/history`)).body.history;
    const wrong = (item: number) => ((keys[item] ?? 1) % 5) + 1;
    /** Six students, of whom four, five and two have the items; the last leaves the last one out. */
    const six = () => [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, wrong(2)],
      [0, 0, wrong(2)],
      [wrong(0), 0, wrong(2)],
      [wrong(0), wrong(1), -1],
    ];
    const rule = async (code: string, body: Partial<NewRuling>) => {
      const path = `/api/sittings/${code}/rulings`;
      return teacher.post(path, { seen: (await teacher.get(path)).body.length, ...body });
    };

    it('is for the member alone whose item it is', async () => {
      const code = await give();
      await enter(code, six());
      await close(code);
      const stranger = app.client();
      const path = `/api/items/${codes[0]}/history`;
      expect((await stranger.get(path)).status).toBe(401);
      await stranger.loginAsNewMember(app.database);
      expect((await stranger.get(path)).body.code).toBe('bank.not-found');
      expect((await teacher.get(path)).status).toBe(200);
    });

    it('tells the exam how long students took, as the median of a sitting, and over several by their students', async () => {
      const seen = async () =>
        (await teacher.get(`/api/exams/${exam}`)).body.sections[0].items.map(
          ({ item }: { item: { ms: number | null } }) => item.ms,
        );
      const timed = async (students: number, ms: (seat: number) => number) => {
        const code = await give();
        await enter(
          code,
          Array.from({ length: students }, () => [0, 0, 0]),
        );
        for (let seat = 0; seat < students; seat += 1)
          await app.database.db.execute(sql`update attempt set times = ${JSON.stringify({ 1: { ms: ms(seat), visits: 1 } })}::jsonb
            from seat where seat.code = attempt.seat_code and attempt.sitting_code = ${code} and seat.number = ${901 + seat}`);
        await close(code);
      };
      expect(await seen()).toEqual([null, null, null]);
      await timed(6, (seat) => 10_000 * (seat + 1));
      expect(await seen()).toEqual([35_000, null, null]);
      await timed(12, () => 80_000);
      expect(await seen()).toEqual([65_000, null, null]);
    });

    it('is kept once a sitting closes, and once only', async () => {
      const code = await give();
      await enter(code, six());
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toBeNull();
      await close(code);
      const kept = await history();
      expect(kept).toMatchObject({ times: 1, students: 6, right: 4, facility: null, interval: null, blanks: 0 });
      expect(kept?.counts[wrong(0) - 1]).toBe(2);
      expect(kept?.counts.reduce((sum, count) => sum + count, 0)).toBe(6);
      expect(await history(2)).toMatchObject({ right: 2, blanks: 1 });
      await tallyClosed(app.database, new Date(app.clock.now().getTime() + DAY_MS));
      expect(await history()).toEqual(kept);
    });

    it('of several sittings is theirs together, and is told in per cent from ten students on', async () => {
      for (const first of [901, 911]) {
        const code = await give();
        await enter(code, six(), first);
        await close(code);
      }
      const all = await history();
      expect(all).toMatchObject({ times: 2, students: 12, right: 8, facility: 8 / 12, discrimination: null });
      expect(all?.sittings).toMatchObject([
        { students: 6, right: 4, facility: null },
        { students: 6, right: 4, facility: null },
      ]);
      expect(await history(1)).toMatchObject({ right: 10, facility: 10 / 12, interval: expect.anything() });
    });

    it('is not kept of fewer than five, and goes when too few are left', async () => {
      const code = await give();
      await enter(code, six().slice(0, 4));
      await close(code);
      expect(await history()).toBeNull();
      await enter(code, six().slice(4), 905);
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toMatchObject({ students: 6 });
      const { seats } = (await teacher.get(`/api/sittings/${code}/board`)).body;
      await teacher.request('PATCH', `/api/sittings/${code}/seats/${seats[0].code}`, { isExcluded: true });
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toMatchObject({ students: 5, right: 3 });
      await teacher.request('DELETE', `/api/sittings/${code}/seats/${seats[1].code}`);
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toBeNull();
    });

    it('follows what was ruled, and is nothing of an item that is left out or given to all', async () => {
      const code = await give();
      await enter(code, six());
      await close(code);
      const [first] = (await teacher.get(`/api/sittings/${code}/analysis`)).body.items;
      const after = async (body: Partial<NewRuling>) => {
        expect((await rule(code, { number: first.number, ...body })).status).toBe(200);
        await tallyClosed(app.database, app.clock.now());
        return history();
      };
      expect(await after({ kind: '정답 변경', keys: [wrong(0)] })).toMatchObject({ right: 2 });
      expect(await after({ kind: '복수 정답', keys: [wrong(0), keys[0] ?? 1] })).toMatchObject({ right: 6 });
      expect(await after({ kind: '전원 정답' })).toBeNull();
      expect(await after({ kind: '문항 제외', score: '만점 유지' })).toBeNull();
      expect(await after({ kind: '되돌리기' })).toMatchObject({ students: 6, right: 4 });
    });

    it('takes in what came late and was accepted', async () => {
      const code = await give({ closesAt: new Date(app.clock.now().getTime() + HOUR_MS).toISOString() });
      const solvers = [1, 2, 3, 4, 5].map((number) => new Solver(app.client(), code, number));
      for (const solver of solvers) {
        await solver.start();
        solver.choose(1, keys[0] ?? 1);
        await solver.send();
      }
      app.clock.advance(2 * HOUR_MS);
      solvers[0]?.choose(1, wrong(0));
      await solvers[0]?.submit();
      const { seats } = (await teacher.get(`/api/sittings/${code}/board`)).body;
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toMatchObject({ students: 5, right: 5 });
      const late = seats.find(({ number }: { number: number }) => number === 1);
      const taken = await teacher.request('PATCH', `/api/sittings/${code}/seats/${late.code}`, { lateAnswers: '받기' });
      expect(taken.status).toBe(200);
      await tallyClosed(app.database, app.clock.now());
      expect(await history()).toMatchObject({ students: 5, right: 4 });
    });

    it('outlives the answers, of which nothing is left', async () => {
      const code = await give({ title: '카나리아 고사', label: '카나리아반', keepDays: 7 });
      await enter(code, six(), 981);
      const { seats } = (await teacher.get(`/api/sittings/${code}/board`)).body;
      const marks = [code, '카나리아 고사', '카나리아반', ...seats.map((seat: { code: string }) => seat.code)];
      await teacher.post(`/api/sittings/${code}/close`);
      const before = await dumpAll();
      expect(marks.filter((mark) => !before.includes(mark))).toEqual([]);
      expect(/"number"\s*:\s*98[1-6]/.test(before)).toBe(true);
      // Nobody has tallied it yet: what erases it does.
      await purgeSittings(app.database, new Date(app.clock.now().getTime() + 8 * DAY_MS));
      const after = await dumpAll();
      expect(marks.filter((mark) => after.includes(mark))).toEqual([]);
      expect(/:\s*"?98[1-6]"?\s*[,}]/.test(after)).toBe(false);
      expect(await history()).toMatchObject({ times: 1, students: 6, right: 4 });
    });

    it('is that of the same words alone: an item that is changed begins anew, and finds it back when it is changed back', async () => {
      const code = await give();
      await enter(code, six());
      await close(code);
      const set = (await teacher.get(`/api/pass/ques/select/${pasCode}`)).body;
      const save = async (stem: string) => {
        const { version } = (await teacher.get(`/api/pass/ques/select/${pasCode}`)).body;
        const [{ queCode, item }, ...others] = set.questions;
        const body = {
          ...{ title: set.title, content: set.content, format: set.format, gist: set.gist, version },
          questions: [{ queCode, item: { ...item, stem } }, ...others].map(({ queCode: own, item: of }) => ({
            queCode: own,
            item: of,
          })),
        };
        expect((await teacher.put(`/api/pass/ques/update/${pasCode}`, body)).status).toBe(200);
      };
      const { stem } = set.questions[0].item;
      await save(`${stem} 다시`);
      expect([await history(0), await history(1)]).toMatchObject([null, { students: 6 }]);
      const one = (await teacher.get(`/api/sittings/${code}/analysis/items/1`)).body;
      expect(one.history).toBeNull();
      await save(stem);
      expect(await history(0)).toMatchObject({ students: 6 });
    });

    it('stands on the page of the item in a later sitting, without that sitting itself', async () => {
      const [earlier, later] = [await give(), await give()];
      await enter(earlier, six());
      await close(earlier);
      await enter(later, six().slice(0, 5), 921);
      await close(later);
      const page = async (code: string) => (await teacher.get(`/api/sittings/${code}/analysis/items/1`)).body.history;
      expect(await page(later)).toMatchObject({ times: 1, students: 6, right: 4 });
      expect(await page(earlier)).toMatchObject({ times: 1, students: 5, right: 4 });
    });

    it('is held against this sitting, item by item, where both have ten students', async () => {
      const [earlier, later] = [await give(), await give()];
      await enter(earlier, [...six(), ...six()]);
      await close(earlier);
      await enter(later, [...six(), ...six().slice(0, 4)], 941);
      const { byHistory } = (await teacher.get(`/api/sittings/${later}/analysis`)).body;
      expect(byHistory).toHaveLength(3);
      expect(byHistory[0]).toMatchObject({ right: 8, facility: 0.8, others: { times: 1, students: 12, right: 8 } });
      expect(byHistory[0].difference).toBeCloseTo(0.8 - 8 / 12, 10);
      expect(byHistory[0].interval.low).toBeLessThan(byHistory[0].difference);
      const few = await give();
      await enter(few, six(), 961);
      const [item] = (await teacher.get(`/api/sittings/${few}/analysis`)).body.byHistory;
      expect(item).toMatchObject({ right: 4, facility: null, difference: null, interval: null });
    });

    it('is reported to the operator by where items come from, without a word of whose they are', async () => {
      const code = await give();
      await enter(code, six());
      await close(code);
      await app.database.raw()(`update item set check_record = jsonb_build_object('engine', '시험 엔진 ${kind}',
        'state', '검증됨', 'votes', '[]'::jsonb) where code = '${codes[0]}'`);
      const { origins } = await reportItems(app.database.db);
      expect(origins.filter(({ engine }) => engine === `시험 엔진 ${kind}`)).toMatchObject([
        { promptVersion: '', items: 1, students: 6, facility: 4 / 6 },
      ]);
      const lines: string[] = [];
      const parts = { openProvider: () => Promise.reject(new Error('unused')), complain: () => undefined };
      const open = async () => ({ ...app.database, close: async () => {} });
      expect(
        await runAdmin(['items', 'report'], { ...parts, open, print: (line) => lines.push(line), clock: app.clock }),
      ).toBe(0);
      expect(lines.join('\n')).toMatch(new RegExp(`시험 엔진 ${kind}.* 6 +67%`));
    });

    it('goes with a member who leaves', async () => {
      const code = await give();
      await enter(code, six());
      await close(code);
      const countAll = async () => (await app.database.raw()(`select 1 from item_tally`)).rows.length;
      const before = await countAll();
      const { email: memEmail } = (await teacher.get('/api/info/select/entire')).body;
      await teacher.put('/api/auth/remove/withdrawal', { memEmail, currentPassword: NEW_MEMBERS_PASSWORD });
      expect(await countAll()).toBe(before - 3);
    });

    /** Every row of every table, the queue's too. */
    async function dumpAll(): Promise<string> {
      const query = app.database.raw();
      const { rows: tables } = await query(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
      );
      expect(tables.length).toBeGreaterThan(20);
      const dumps: string[] = [];
      for (const { name } of tables) {
        const { rows } = await query(`select row_to_json(t)::text as row from ${name} t`);
        dumps.push(...rows.map(({ row }) => String(row)));
      }
      return dumps.join('\n');
    }
  });
});
