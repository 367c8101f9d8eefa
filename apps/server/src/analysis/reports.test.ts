import { keyLabel, LIMITS, PACE_RULES, paceOf, type StudentReport } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { pdfPages } from '../testing/pdf.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const HOUR_MS = 3_600_000;
const ITEMS = 4;
const SENTENCE = sampleText().split('다.')[0] ?? '';
/** Marks words that a student may see of an own mistake, and where they come from. */
const reasonOf = (item: number, option: number) => `까닭 ${item + 1}-${option}`;

describe.each(DATABASES)('a student’s report on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      ({ teacher, exam } = await teacherWithExam(app, {
        items: ITEMS,
        forms: 2,
        change: (at) => ({
          pattern: at % 2 === 0 ? '사실적 읽기' : '추론적 읽기',
          options: sampleItem({}, at).options.map((option, place) => ({
            ...option,
            reason: reasonOf(at, place + 1),
            evidence: [{ source: 'passage' as const, start: 0, end: SENTENCE.length, quote: SENTENCE }],
          })),
        }),
      }));
    });

    const give = async (change: object = {}) =>
      (await giveExam(teacher, exam, app.clock.now(), change)).body.code as string;
    const reports = async (code: string, query = ''): Promise<StudentReport[]> =>
      (await teacher.get(`/api/sittings/${code}/reports${query}`)).body;
    /** Everybody takes ① but of the items named, where the key of the form is taken. */
    async function enter(code: string, right: readonly number[][]) {
      const { forms } = (await teacher.get(`/api/sittings/${code}/scores`)).body;
      const rows = right.map((numbers, at) => {
        const form = forms[at % 2];
        return {
          class: 2,
          number: at + 1,
          form: form.label,
          choices: form.items.map(({ number, keys }: { number: number; keys: number[] }) =>
            numbers.includes(number) ? keys[0] : (keys[0] ?? 0) === 1 ? 2 : 1,
          ),
        };
      });
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).body).toEqual({ entered: right.length });
    }
    const file = async (code: string, query: string) =>
      new Uint8Array(await (await teacher.fetch('GET', `/api/sittings/${code}/report?${query}`)).arrayBuffer());

    it('is for the member alone whose sitting it is', async () => {
      const code = await give();
      await enter(code, [[1]]);
      const stranger = app.client();
      const paths = [`/api/sittings/${code}/reports`, `/api/sittings/${code}/report?type=pdf`];
      for (const path of paths) expect([path, (await stranger.get(path)).status]).toEqual([path, 401]);
      await stranger.loginAsNewMember(app.database);
      for (const path of paths)
        expect([path, (await stranger.get(path)).body.code]).toEqual([path, 'sittings.not-found']);
      const empty = await give();
      expect((await teacher.get(`/api/sittings/${empty}/report?type=pdf`)).body.code).toBe('analysis.no-reports');
    });

    it('says of each student what was right, what was chosen in place of the key and why not, and nothing of others', async () => {
      const code = await give();
      await enter(code, [[1, 2, 3, 4], [1, 2], []]);
      const [first, second, third] = await reports(code);
      expect(first).toMatchObject({ class: 2, number: 1, formLabel: '가', score: 80, fullScore: 80, wrong: [] });
      expect(first).toMatchObject({ band: null, standing: null });
      expect(second).toMatchObject({
        number: 2,
        formLabel: '나',
        score: 40,
        patterns: [
          { pattern: '사실적 읽기', items: 2 },
          { pattern: '추론적 읽기', items: 2 },
        ],
      });
      expect(second?.items?.map(({ isRight }) => isRight)).toEqual([true, true, false, false]);
      expect(second?.wrong.map(({ number }) => number)).toEqual([3, 4]);
      expect(third?.wrong).toHaveLength(ITEMS);
      for (const wrong of second?.wrong ?? []) {
        // The reason is that of the option that was chosen, wherever it stands on this student's form.
        expect(wrong.reason).toMatch(/^까닭 \d-\d$/);
        expect(wrong).toMatchObject({ sentence: SENTENCE });
        const { item } = await optionOf(code, '나', wrong.number);
        const chosen = item.options[(second?.items?.find(({ number }) => number === wrong.number)?.c ?? 0) - 1];
        expect([wrong.chosen, wrong.reason]).toEqual([chosen?.text, chosen?.reason]);
      }
    });

    /** An item as it is frozen on a form. */
    async function optionOf(code: string, label: string, number: number) {
      const { rows } = await app.database.raw()(
        `select f.frozen from exam_form f join sitting s on s.exam_code = f.exam_code where s.code = '${code}' and f.label = '${label}'`,
      );
      const frozen = rows[0]?.frozen as {
        sections: { items: { number: number; item: { options: { text: string; reason: string }[] } }[] }[];
      };
      const found = frozen.sections.flatMap(({ items }) => items).find((each) => each.number === number);
      if (!found) throw new Error('no such item');
      return found;
    }

    it('tells a rank only when the teacher wants it', async () => {
      const code = await give();
      await enter(code, [[1, 2, 3, 4], [1, 2, 3], [1, 2], [1], [], []]);
      expect((await reports(code)).map(({ standing }) => standing)).toEqual(Array(6).fill(null));
      expect((await reports(code, '?standing=true')).map(({ standing }) => standing?.rank)).toEqual([1, 2, 3, 4, 5, 5]);
      expect(pdfPages(await file(code, 'type=pdf')).join('')).not.toMatch(/\d등/);
    });

    it('has no rank, band or pace of a group too small for it', async () => {
      const code = await give();
      await enter(code, [[1], [2], [3], [4]]);
      for (const report of await reports(code, '?standing=true')) {
        expect(report).toMatchObject({ standing: null, band: null });
        expect(report.items?.every(({ pace }) => pace === null)).toBe(true);
      }
    });

    it('follows a ruling, and says that the score has changed', async () => {
      const code = await give();
      await enter(code, [[1, 2], [1]]);
      await teacher.post(`/api/sittings/${code}/rulings`, { number: 4, seen: 0, kind: '전원 정답' });
      const [first] = await reports(code);
      expect(first).toMatchObject({ score: 60, isRegraded: true });
      expect(first?.wrong.map(({ number }) => number)).toEqual([3]);
    });

    it('is on paper what it is as data, a page for each seat', async () => {
      const code = await give();
      await enter(code, [[1, 2, 3, 4], [1, 2], []]);
      const all = await reports(code);
      const squeezed = (text: string) => text.replace(/\s+/g, '');
      const pages = pdfPages(await file(code, 'type=pdf')).map(squeezed);
      expect(pages).toHaveLength(all.length);
      for (const [at, { number, formLabel, score, fullScore, items, patterns, wrong }] of all.entries()) {
        const page = pages[at] ?? '';
        expect(page).toContain(squeezed(`2반 ${number}번 · ${formLabel}형 · ${score / 10}점 / ${fullScore / 10}점`));
        for (const item of items ?? [])
          expect(page).toContain(
            `${item.number}${item.isRight ? '○' : '✕'}${keyLabel(item.c)}${(item.keys ?? []).map(keyLabel).join('')}`,
          );
        for (const part of patterns)
          expect(page).toContain(squeezed(`${part.pattern} ${part.items}문항 중 ${part.right}문항 맞힘`));
        for (const one of wrong)
          for (const words of [one.chosen, one.reason, one.sentence]) expect(page).toContain(squeezed(words));
        // Nobody else is on it.
        for (const other of all) if (other.number !== number) expect(page).not.toContain(`2반${other.number}번`);
      }
      const one = (await teacher.get(`/api/sittings/${code}/board`)).body.seats[1];
      expect(await reports(code, `?seat=${one.code}`)).toEqual([all[1]]);
      expect(pdfPages(await file(code, `type=pdf&seat=${one.code}`))).toHaveLength(1);
      expect(new TextDecoder().decode((await file(code, 'type=hwpx')).subarray(0, 200))).toContain(
        'application/hwp+zip',
      );
    });

    it('comes with a paper of what each has wrong, under its numbers and with nothing marked', async () => {
      const code = await give();
      await enter(code, [[1, 2, 3, 4], [1, 2], []]);
      const papers = unzipSync(await file(code, 'type=pdf&as=retry'));
      expect(Object.keys(papers)).toHaveLength(2);
      const second = pdfPages(
        Object.entries(papers).find(([name]) => name.includes('2번'))?.[1] ?? new Uint8Array(),
      ).join('');
      const [, report] = await reports(code);
      expect(second).toContain('2반 2번');
      expect([1, 2, 3, 4].filter((number) => new RegExp(`^${number}\\.`, 'm').test(second))).toEqual(
        report?.wrong.map(({ number }) => number),
      );
      expect(second).not.toContain('까닭');
      const right = await give();
      await enter(right, [[1, 2, 3, 4]]);
      expect((await teacher.get(`/api/sittings/${right}/report?type=pdf&as=retry`)).body.code).toBe(
        'analysis.nothing-wrong',
      );
    });

    describe('by its receipt', () => {
      const ask = (body: object, client = app.client()) => client.post('/api/solve/report', body);
      async function submitted(code: string, number: number) {
        const solver = new Solver(app.client(), code, number);
        await solver.start();
        solver.choose(1, 1);
        const { receipt } = (await solver.submit()).body;
        return { link: code, class: 0, number, receipt: receipt.number as string };
      }

      it('is shown from any device as far as the teacher shows results, and no earlier', async () => {
        for (const [feedback, has] of [
          ['없음', null],
          ['점수', { items: false, keys: false, wrong: false }],
          ['정오', { items: true, keys: false, wrong: false }],
          ['해설', { items: true, keys: true, wrong: true }],
        ] as const) {
          const code = await give({ feedback, feedbackAt: '직접' });
          const own = await submitted(code, 1);
          expect((await ask(own)).body).toEqual({ title: '1학기 중간고사', report: null, practice: [] });
          await teacher.request('PATCH', `/api/sittings/${code}`, { isReleased: true });
          const { report } = (await ask({ ...own, receipt: own.receipt.toLowerCase() })).body;
          expect([
            feedback,
            report && {
              items: report.items !== null,
              keys: report.items?.[0].keys != null,
              wrong: report.wrong.length > 0,
            },
          ]).toEqual([feedback, has]);
          expect(report?.standing ?? null).toBeNull();
        }
      });

      it('is of one’s own seat, and a wrong number is tried ten times', async () => {
        const code = await give({ feedback: '해설', feedbackAt: '바로' });
        const [mine, other] = [await submitted(code, 1), await submitted(code, 2)];
        expect((await ask(mine)).body.report).toMatchObject({ number: 1 });
        expect((await ask({ ...mine, receipt: other.receipt })).body.code).toBe('solving.unknown-receipt');
        expect((await ask({ ...mine, number: 77 })).body.code).toBe('solving.unknown-receipt');
        for (let tries = 1; tries < LIMITS.wrongReceipts; tries += 1) await ask({ ...mine, receipt: other.receipt });
        expect((await ask(mine)).body.code).toBe('request.too-many');
        expect((await ask(other)).body.report).toMatchObject({ number: 2 });
        app.clock.advance(HOUR_MS);
        expect((await ask(mine)).status).toBe(200);
        expect((await ask({ ...mine, receipt: '12' })).status).toBe(400);
      });
    });
  });
});

it('calls an answer quick or slow by the median of the group alone', () => {
  expect(paceOf(false, 1000 * PACE_RULES.fast - 1, 1000)).toBe('빨리 골라 틀림');
  expect(paceOf(false, 1000 * PACE_RULES.fast, 1000)).toBeNull();
  expect(paceOf(true, 1000 * PACE_RULES.slow + 1, 1000)).toBe('오래 걸려 맞힘');
  expect(paceOf(true, 1, 1000)).toBeNull();
  expect(paceOf(false, 1, null)).toBeNull();
  expect(paceOf(false, null, 1000)).toBeNull();
});
