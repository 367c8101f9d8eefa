import type { NewRuling, Ruling } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const ITEMS = 4;

describe.each(DATABASES)('rulings about the items of a sitting on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let code: string;
    /** On each form, the options of the items as they stand in the item, from 0, and the keys on the form. */
    let forms: Record<string, { number: number; key: number; place: number[] }[]>;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      const own = await teacherWithExam(app, { items: ITEMS });
      teacher = own.teacher;
      const { exam } = own;
      const rules = { feedback: '해설', feedbackAt: '바로' };
      code = (await giveExam(teacher, exam, app.clock.now(), rules)).body.code;
      const { rows } = await query(
        `select f.label, i.number, i.key, i.option_order as place from form_item i join exam_form f on f.code = i.form_code
         where f.exam_code = '${exam}' order by f.label, i.number`,
      );
      forms = { 가: [], 나: [] };
      for (const { label, ...item } of rows) forms[String(label)]?.push(item as never);
    });

    const query = (text: string) => app.database.raw()(text);
    /** As one who has seen every ruling so far. */
    const rule = async (body: Partial<NewRuling> & { number: number }) => {
      const path = `/api/sittings/${code}/rulings`;
      return teacher.post(path, { seen: (await teacher.get(path)).body.length, ...body });
    };
    const ruled = async (body: Partial<NewRuling> & { number: number }) => {
      const answer = await rule(body);
      expect([answer.status, answer.body]).toEqual([200, answer.body]);
      return answer.body as Ruling;
    };
    const scores = async (): Promise<Record<number, number>> => {
      const { attempts } = (await teacher.get(`/api/sittings/${code}/scores`)).body;
      return Object.fromEntries(
        attempts.map(({ number, score }: { number: number; score: number }) => [number, score]),
      );
    };
    /** Odd numbers have form 가, even ones 나: a student who takes these options of the items, as they stand in the item. */
    async function solve(number: number, options: readonly number[]): Promise<Solver> {
      const solver = new Solver(app.client(), code, number);
      expect((await solver.start()).status).toBe(200);
      for (const [at, option] of options.entries()) {
        const item = forms[number % 2 === 1 ? '가' : '나']?.[at];
        if (item && option > 0) solver.choose(item.number, item.place.indexOf(option - 1) + 1);
      }
      return solver;
    }
    /** Sample items have the keys ⑤ ④ ③ ②. */
    const solved = async (number: number, options: readonly number[]) => {
      const solver = await solve(number, options);
      await solver.submit();
      return solver;
    };

    it('are for the member alone whose sitting it is', async () => {
      const path = `/api/sittings/${code}/rulings`;
      const stranger = app.client();
      const body = { number: 1, seen: 0, kind: '전원 정답' };
      expect([(await stranger.get(path)).status, (await stranger.post(path, body)).status]).toEqual([401, 401]);
      await stranger.loginAsNewMember(app.database);
      expect([(await stranger.get(path)).status, (await stranger.post(path, body)).status]).toEqual([404, 404]);
      expect((await teacher.get(path)).body).toEqual([]);
    });

    it('are refused to a window that has not seen the last, and made once however often they are sent', async () => {
      await solved(1, [5, 4, 3, 1]);
      const bodies = [
        { number: 4, seen: 0, kind: '전원 정답' },
        { number: 4, seen: 0, kind: '문항 제외', score: '만점 유지' },
      ] as const;
      const answers = await Promise.all([...bodies, ...bodies].map((body) => rule(body)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('sittings.ruled-meanwhile');
      const made = (await teacher.get(`/api/sittings/${code}/rulings`)).body;
      expect(made).toHaveLength(1);
      // Having seen it, the other window may rule.
      expect((await rule({ number: 4, kind: '되돌리기' })).status).toBe(200);
      expect((await rule({ number: 3, seen: 1, kind: '전원 정답' })).body.code).toBe('sittings.ruled-meanwhile');
    });

    it('change the key on every form, tell who rose and who fell, and are taken back whole', async () => {
      const one = await solved(1, [5, 4, 3, 2]);
      const two = await solved(2, [1, 4, 3, 2]);
      await solved(3, [1, 1, 1, 1]);
      await solved(4, [0, 0, 0, 0]);
      const before = await scores();
      expect(before).toEqual({ 1: 80, 2: 60, 3: 0, 4: 0 });
      const made = await ruled({ number: 1, kind: '정답 변경', keys: [1], reason: '〈보기〉의 뜻이 갈린다.' });
      expect(made).toMatchObject({
        number: 1,
        keys: [1],
        rose: 2,
        fell: 1,
        changes: [
          { number: 1, before: 80, after: 60 },
          { number: 2, before: 60, after: 80 },
          { number: 3, before: 0, after: 20 },
        ],
      });
      expect(await scores()).toEqual({ 1: 60, 2: 80, 3: 20, 4: 0 });

      // The student sees the key as it stands on the form, and that the score is another one now.
      const { result } = (await two.ask('GET', '/api/solve/result')).body;
      expect(result).toMatchObject({ score: 80, total: 80, isRegraded: true });
      const place = (forms.나?.[0]?.place.indexOf(0) ?? -1) + 1;
      expect(result.items[0]).toMatchObject({ isRight: true, isExcluded: false, explained: { keys: [place] } });
      expect(JSON.stringify(result)).not.toContain('뜻이 갈린다');

      // 채점표 and 분석 say the same.
      const table = (await teacher.get(`/api/sittings/${code}/scores`)).body;
      expect(table.attempts.map(({ right }: { right: number[] }) => right.length)).toEqual([3, 4, 1, 0]);
      const { items } = (await teacher.get(`/api/sittings/${code}/analysis`)).body;
      expect(items[0].keys).toEqual([1]);

      const { rows } = await query(`select details from audit_entry where kind = 'sitting.regraded'
        and details->>'sitting' = '${code}'`);
      expect(rows).toMatchObject([{ details: { kind: '정답 변경', rose: 2, fell: 1 } }]);
      const back = await ruled({ number: 1, kind: '되돌리기' });
      expect([back.rose, back.fell]).toEqual([1, 2]);
      expect(await scores()).toEqual(before);
      expect((await one.ask('GET', '/api/solve/result')).body.result).toMatchObject({ score: 80, isRegraded: false });
      const all = (await teacher.get(`/api/sittings/${code}/rulings`)).body;
      expect(all.map((of: Ruling) => of.kind)).toEqual(['되돌리기', '정답 변경']);
    });

    it('take several keys, give an item to all, or leave it out with or without its points', async () => {
      await solved(1, [5, 4, 3, 2]);
      await solved(2, [5, 1, 1, 1]);
      await solved(3, [0, 4, 0, 0]);
      await ruled({ number: 2, kind: '복수 정답', keys: [1, 4] });
      expect(await scores()).toEqual({ 1: 80, 2: 40, 3: 20 });
      await ruled({ number: 3, kind: '전원 정답' });
      expect(await scores()).toEqual({ 1: 80, 2: 60, 3: 40 });
      await ruled({ number: 1, kind: '문항 제외', score: '총점 줄임' });
      expect(await scores()).toEqual({ 1: 60, 2: 40, 3: 40 });
      await ruled({ number: 1, kind: '문항 제외', score: '만점 유지' });
      // 40 of 60 stretched to 80, to the nearest tenth of a point.
      expect(await scores()).toEqual({ 1: 80, 2: 53, 3: 53 });
      const { items, fullScore } = (await teacher.get(`/api/sittings/${code}/analysis`)).body;
      expect([items[0].isExcluded, fullScore]).toEqual([true, 80]);
      for (const number of [2, 3, 4]) await ruled({ number, kind: '문항 제외', score: '총점 줄임' });
      expect(await scores()).toEqual({ 1: 0, 2: 0, 3: 0 });
      for (const number of [1, 2, 3, 4]) await ruled({ number, kind: '되돌리기' });
      expect(await scores()).toEqual({ 1: 80, 2: 20, 3: 20 });
    });

    it('hold for whoever ends later, and for whoever ends at the same moment', async () => {
      const late = await solve(1, [1, 4, 3, 2]);
      await ruled({ number: 1, kind: '정답 변경', keys: [1] });
      await late.submit();
      await teacher.post(`/api/sittings/${code}/answers`, { rows: [{ number: 50, form: '가', choices: [] }] });
      expect(await scores()).toMatchObject({ 1: 80, 50: 0 });
      const solvers = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((number) => solve(number, [1, 2, 3, 2])));
      await Promise.all([
        ...solvers.map((solver) => solver.submit()),
        ruled({ number: 2, kind: '정답 변경', keys: [2] }),
      ]);
      const after = await scores();
      for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) expect([number, after[number]]).toEqual([number, 80]);
      expect(after[1]).toBe(60);
    });

    it('name what cannot be, and are never changed or taken out but with their sitting', async () => {
      for (const [body, field] of [
        [{ number: 1, kind: '정답 변경', keys: [1, 2] }, 'keys'],
        [{ number: 1, kind: '복수 정답', keys: [1] }, 'keys'],
        [{ number: 1, kind: '복수 정답', keys: [2, 2] }, 'keys'],
        [{ number: 1, kind: '정답 변경', keys: [6] }, 'keys'],
        [{ number: 1, kind: '문항 제외' }, 'score'],
      ] as const) {
        const { status, body: answer } = await rule(body as never);
        expect([body, status, Object.keys(answer.fields ?? {})[0]?.split('.')[0]]).toEqual([body, 400, field]);
      }
      expect((await rule({ number: 60, kind: '전원 정답' })).body.code).toBe('analysis.item-not-found');
      await solved(1, [1, 1, 1, 1]);
      await ruled({ number: 1, kind: '전원 정답' });
      const own = `where sitting_code = '${code}'`;
      await expect(query(`update key_ruling set reason = '다른 까닭' ${own}`)).rejects.toThrow();
      await expect(query(`delete from key_ruling ${own}`)).rejects.toThrow();
      await teacher.fetch('DELETE', `/api/sittings/${code}?isNow=true`);
      expect((await query(`select 1 from key_ruling ${own}`)).rows).toEqual([]);
    });
  });
});
