import { type Analysis, keyLabel, type OptionFigures } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const ITEMS = 8;
const STUDENTS = 31;
/** The item whose key is wrong: who knows the others takes option 2. */
const WRONG = 5;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What students take of each item, as an option of the item. Every fifth stops before the last item. */
function classOf(students: number, keys: readonly number[]): number[][] {
  const random = seeded(7);
  return Array.from({ length: students }, (_, student) => {
    const ability = 4 * random() - 2;
    return keys.map((key, item) => {
      const knows = random() < 1 / (1 + Math.exp(-2 * ability + (item - 3) / 3));
      const other = 1 + Math.floor(5 * random());
      if (student % 5 === 4 && item === ITEMS - 1) return 0;
      return knows ? (item === WRONG ? 2 : key) : other;
    });
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: number[]) => mean(values.map((value) => (value - mean(values)) ** 2));
const correlation = (one: number[], other: number[]) =>
  mean(one.map((value, at) => (value - mean(one)) * ((other[at] ?? 0) - mean(other)))) /
  Math.sqrt(variance(one) * variance(other));

describe.each(DATABASES)('the analysis of a sitting on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      const pattern = (at: number) => ({ pattern: at % 2 === 0 ? ('사실적 읽기' as const) : ('추론적 읽기' as const) });
      ({ teacher, exam } = await teacherWithExam(app, { items: ITEMS, change: pattern }));
    });

    const give = async (change: object = {}) =>
      (await giveExam(teacher, exam, app.clock.now(), change)).body.code as string;
    const analysis = async (code: string, query = ''): Promise<Analysis> =>
      (await teacher.get(`/api/sittings/${code}/analysis${query}`)).body;

    /** How the items stand on each form, by the item. */
    async function formsOf(code: string) {
      const { rows } = await app.database.raw()(
        `select f.label, i.number, i.item_code as item, i.key, i.option_order as place from form_item i
         join exam_form f on f.code = i.form_code join sitting s on s.exam_code = f.exam_code and s.revision = f.revision
         where s.code = '${code}' order by f.label, i.number`,
      );
      return rows as { label: string; number: number; item: string; key: number; place: number[] }[];
    }
    const keysOf = (forms: Awaited<ReturnType<typeof formsOf>>) =>
      forms.filter(({ label }) => label === '가').map(({ key, place }) => (place[key - 1] ?? 0) + 1);

    /** Enters what students took, each on the form of their turn, as it stands on that form. */
    async function enter(code: string, taken: readonly number[][], classOfSeat = (_: number) => 0) {
      const forms = await formsOf(code);
      const items = forms.filter(({ label }) => label === '가').map(({ item }) => item);
      const rows = taken.map((options, student) => {
        const form = student % 2 === 0 ? '가' : '나';
        const choices = forms
          .filter(({ label }) => label === form)
          .map(({ item, place }) => {
            const option = options[items.indexOf(item)] ?? 0;
            return option === 0 ? 0 : place.indexOf(option - 1) + 1;
          });
        return { class: classOfSeat(student), number: student + 1, form, choices };
      });
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).body).toEqual({ entered: taken.length });
    }

    it('is for the member alone whose sitting it is', async () => {
      const code = await give();
      const stranger = app.client();
      const paths = [`/api/sittings/${code}/analysis`, `/api/sittings/${code}/analysis/items/1`];
      for (const path of paths) expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
      await stranger.loginAsNewMember(app.database);
      for (const path of paths)
        expect([path, (await stranger.get(path)).body.code]).toEqual([path, 'sittings.not-found']);
      for (const path of paths) expect((await teacher.get(path)).status).toBe(200);
      expect((await teacher.get(`/api/sittings/${code}/analysis/items/60`)).body.code).toBe('analysis.item-not-found');
      for (const query of ['cuts=50,60', 'cuts=101', 'grades=일등', 'class=-1', 'form=마'])
        expect([query, (await teacher.get(`${paths[0]}?${query}`)).status]).toEqual([query, 400]);
    });

    it('of 31 students on two forms is what is worked out directly from what they took', async () => {
      const code = await give();
      const keys = keysOf(await formsOf(code));
      const taken = classOf(STUDENTS, keys);
      await enter(code, taken);
      const { items, seats, ...all } = await analysis(code);

      const right = keys.map((key, item) => taken.map((options) => Number(options[item] === key)));
      const totals = taken.map((_, student) => right.reduce((sum, of) => sum + 20 * (of[student] ?? 0), 0));
      expect(seats.map(({ score }) => score)).toEqual(totals);
      expect(all).toMatchObject({ students: STUDENTS, excluded: 0, forms: ['가', '나'], fullScore: 20 * ITEMS });
      expect(all.scores?.mean).toBeCloseTo(mean(totals), 10);
      expect(all.scores?.deviation).toBeCloseTo(Math.sqrt((variance(totals) * STUDENTS) / (STUDENTS - 1)), 10);
      expect(all.scores?.histogram.reduce((sum, part) => sum + part.students, 0)).toBe(STUDENTS);
      const alpha =
        (ITEMS / (ITEMS - 1)) * (1 - (400 * right.reduce((sum, of) => sum + variance(of), 0)) / variance(totals));
      expect(all.reliability?.alpha).toBeCloseTo(alpha, 10);
      expect(all.reliability?.error).toBeCloseTo((all.scores?.deviation ?? 0) * Math.sqrt(1 - alpha), 10);
      for (const [item, of] of right.entries()) {
        expect(items[item]).toMatchObject({ keys: [keys[item]], right: of.reduce((sum, each) => sum + each, 0) });
        expect(items[item]?.facility).toBeCloseTo(mean(of), 10);
        const rest = totals.map((total, student) => total - 20 * (of[student] ?? 0));
        expect(items[item]?.discrimination).toBeCloseTo(correlation(of, rest), 10);
      }
      const stopped = taken.filter((options) => options[ITEMS - 1] === 0).length;
      expect(items[ITEMS - 1]).toMatchObject({ blanks: 0, notReached: stopped });

      // Most took the rival of the wrong key, and it is said so.
      const doubted = items.filter(({ flags }) =>
        flags.some(({ kind: of }) => of === '키 의심' || of === '오답에 몰림'),
      );
      expect(doubted).toMatchObject([
        { number: WRONG + 1, flags: expect.arrayContaining([{ kind: '오답에 몰림', options: [2], lead: null }]) },
      ]);
      const choosers = (option = 0) => taken.filter((options) => options[WRONG] === option).length;
      expect(all.sentences).toContain(
        `${WRONG + 1}번은 ${STUDENTS}명 중 ${choosers(2)}명이 ② 선지를 골랐고 정답 ${keyLabel(keys[WRONG] ?? 0)} 선지는 ${choosers(keys[WRONG])}명이 골랐습니다. 정답이 맞는지, ② 선지가 왜 답으로 보이는지 확인해 보세요.`,
      );
      const one = (await teacher.get(`/api/sittings/${code}/analysis/items/${WRONG + 1}`)).body;
      const counts = [1, 2, 3, 4, 5].map((o) => taken.filter((options) => options[WRONG] === o).length);
      expect(one.item).toEqual(items[WRONG]);
      expect(items[WRONG]?.options.map(({ count }) => count)).toEqual(counts);
      expect(one.options.map(({ text }: { text: string }) => text)).toHaveLength(5);
      expect(items[WRONG]?.options[1]?.discrimination).toBeCloseTo(
        correlation(
          taken.map((options) => Number(options[WRONG] === 2)),
          totals.map((total, student) => total - 20 * (right[WRONG]?.[student] ?? 0)),
        ),
        10,
      );
      expect(seats[3]?.choices).toEqual(taken[3]);

      // 영역 by hand: the items of a pattern, every other one.
      const factual = totals.map((_, student) =>
        mean(right.filter((_, at) => at % 2 === 0).map((of) => of[student] ?? 0)),
      );
      expect(all.areas.map(({ pattern, field, items: n }) => [pattern, field, n])).toEqual([
        ['사실적 읽기', null, 4],
        ['추론적 읽기', null, 4],
      ]);
      expect(all.areas[0]?.share).toBeCloseTo(mean(factual), 10);
      const halves = [0, 1].map((rest) => totals.filter((_, student) => student % 2 === rest));
      expect(all.byForm).toMatchObject([
        { name: '가형', students: 16, mean: expect.closeTo(mean(halves[0] ?? []), 10) },
        { name: '나형', students: 15, mean: expect.closeTo(mean(halves[1] ?? []), 10) },
      ]);
      expect(all.byForm[0]?.difference).toBeCloseTo(mean(halves[0] ?? []) - mean(halves[1] ?? []), 10);
    });

    it('never tells a figure of a group that is too small for it', async () => {
      for (const students of [0, 1, 2, 4, 5, 9, 10, 29, 30]) {
        const code = await give();
        if (students > 0) await enter(code, classOf(students, keysOf(await formsOf(code))));
        const all = await analysis(code, '?grades=수능 9등급');
        const told = (values: unknown[]) => values.some((value) => value !== null);
        const of = (names: (keyof Analysis['items'][number])[]) =>
          told(all.items.flatMap((i) => names.map((n) => i[n])));
        const option = (name: keyof OptionFigures) =>
          told(all.items.flatMap(({ options }) => options.map((each) => each[name])));
        expect({ students: all.students, seats: all.seats.length }).toEqual({ students, seats: students });
        expect({
          students,
          counts: [all.scores !== null, of(['right', 'blanks', 'notReached']), option('count')],
          shares: [of(['facility', 'facilityInterval']), option('share'), told(all.areas.map(({ share }) => share))],
          placed: told(all.seats.map(({ percentile }) => percentile)),
          r: [
            all.reliability !== null,
            of(['discrimination', 'discriminationInterval', 'upperLower']),
            option('discrimination'),
            option('thirds'),
            told(all.seats.map(({ grade }) => grade)),
          ],
        }).toEqual({
          students,
          counts: [students >= 5, students >= 5, students >= 5],
          shares: [students >= 10, students >= 10, students >= 10],
          placed: students >= 10,
          r: Array(5).fill(students >= 30),
        });
        expect(told(all.areas.map(({ right }) => right))).toBe(students >= 5);
        expect(told(all.byForm.map(({ difference }) => difference))).toBe(students >= 29);
      }
    });

    it('leaves out what the teacher left out, and takes the first attempt of a seat unless all are asked for', async () => {
      const code = await give({ formRule: '한 형', attempts: 2 });
      const solve = async (number: number, c: number) => {
        const solver = new Solver(app.client(), code, number);
        expect((await solver.start()).status).toBe(200);
        for (let item = 1; item <= ITEMS; item += 1) solver.choose(item, c);
        await solver.submit();
      };
      await solve(1, 5);
      await solve(1, 4);
      for (const number of [2, 3, 4, 5, 6]) await solve(number, 3);
      expect((await analysis(code)).seats.map(({ number, ordinal }) => [number, ordinal])).toEqual([
        [1, 1],
        ...[2, 3, 4, 5, 6].map((number) => [number, 1]),
      ]);
      expect((await analysis(code, '?attempts=all')).students).toBe(7);
      const { seats } = (await teacher.get(`/api/sittings/${code}/board`)).body;
      await teacher.patch(`/api/sittings/${code}/seats/${seats[2].code}`, { isExcluded: true });
      const after = await analysis(code);
      expect(after).toMatchObject({ students: 5, excluded: 1 });
      expect(after.seats.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6]);
      // Item 3 has key ③; the one who took ⑤ has it wrong.
      expect(after.items[2]?.right).toBe(4);
    });

    it('looks at a class or a form by itself, and grades as it is asked', async () => {
      const code = await give();
      await enter(code, classOf(STUDENTS, keysOf(await formsOf(code))), (student) => 1 + (student % 3));
      const all = await analysis(code, '?grades=내신 5등급');
      expect(all.classes).toEqual([1, 2, 3]);
      expect(all.byClass.map(({ students }) => students)).toEqual([11, 10, 10]);
      const best = all.seats.toSorted((one, other) => other.score - one.score);
      expect(best[0]?.grade).toBe(1);
      expect(best.at(-1)?.grade).toBe(5);
      const second = await analysis(code, '?class=2');
      expect(second.seats.every((seat) => seat.class === 2)).toBe(true);
      expect(second).toMatchObject({ students: 10, reliability: null, classes: [1, 2, 3] });
      expect((await analysis(code, '?form=나')).students).toBe(15);
      expect((await analysis(code, '?form=나&class=2')).students).toBe(5);
      const cut = await analysis(code, '?grades=성취도&cuts=75,50');
      expect(cut.seats.map(({ grade }) => grade)).toEqual(
        cut.seats.map(({ score }) => (score >= 120 ? 1 : score >= 80 ? 2 : 3)),
      );
    });
  });
});
