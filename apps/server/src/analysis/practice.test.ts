import type { AnswerOf, getPractice, PracticeItem, StudentReport } from '@chulje/contract';
import { keyLabel } from '@chulje/contract';
import { sampleItem, sampleText } from '@chulje/contract/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { pdfPages } from '../testing/pdf.ts';
import { frozenExam, giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const ITEMS = 4;
const OTHER_TEXT = sampleText().replaceAll('정보', '소식');

describe.each(DATABASES)('another item of the type on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    beforeEach(async () => {
      ({ teacher, exam } = await teacherWithExam(app, { items: ITEMS }));
    });

    const give = async (change: object = {}) =>
      (await giveExam(teacher, exam, app.clock.now(), change)).body.code as string;
    /** A set in the library: so many items on a passage that no exam has. */
    async function addSet(items: number, title = '다른 글', content = OTHER_TEXT): Promise<string> {
      const { status, body } = await teacher.post('/api/pass/ques/insert/each', {
        type: '과학',
        keyword: '',
        title,
        content,
        gist: [],
        questions: Array.from({ length: items }, (_, at) => ({
          item: sampleItem({ explanation: `${title}의 해설 ${at + 1}` }, at),
        })),
      });
      expect([status, body]).toEqual([200, expect.anything()]);
      return body.pasCode;
    }
    const turn = async (code: string, isOn: boolean, client = teacher): Promise<AnswerOf<typeof getPractice>> =>
      (await client.put(`/api/sittings/${code}/practice`, { isOn })).body;
    const chosen = ({ items }: AnswerOf<typeof getPractice>) =>
      items?.map(({ item }) => item?.explanation.at(-1) ?? null);
    /** Everybody leaves everything blank but who has numbers, whose key is taken. */
    async function enter(code: string, right: readonly number[][]) {
      const { forms } = (await teacher.get(`/api/sittings/${code}/scores`)).body;
      const rows = right.map((numbers, at) => ({
        number: at + 1,
        form: '가',
        choices: forms[0].items.map(({ number, keys }: { number: number; keys: number[] }) =>
          numbers.includes(number) ? keys[0] : 0,
        ),
      }));
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).body).toEqual({ entered: right.length });
    }

    it('is for the member alone whose sitting it is', async () => {
      const code = await give();
      const path = `/api/sittings/${code}/practice`;
      const stranger = app.client();
      expect((await stranger.get(path)).status).toBe(401);
      expect((await stranger.put(path, { isOn: true })).status).toBe(401);
      await stranger.loginAsNewMember(app.database);
      expect((await stranger.get(path)).body.code).toBe('sittings.not-found');
      expect((await stranger.put(path, { isOn: true })).body.code).toBe('sittings.not-found');
      expect((await teacher.put(path, { isOn: 'yes' })).body).toMatchObject({ fields: { isOn: expect.any(String) } });
    });

    it('comes from the own library alone, and says so where there is none', async () => {
      const code = await give();
      const other = app.client();
      await other.loginAsNewMember(app.database);
      await frozenExam(other);
      expect(await turn(code, true)).toEqual({
        items: [1, 2, 3, 4].map((of) => ({ number: ITEMS + of, of, item: null })),
      });
      await enter(code, [[1, 2, 3]]);
      const [report]: StudentReport[] = (await teacher.get(`/api/sittings/${code}/reports`)).body;
      expect(report?.wrong).toMatchObject([{ number: 4, practice: 0 }]);
    });

    it('is no item of an exam, none on a passage of this one, and none that the class had as practice before', async () => {
      const first = await give();
      // Another item on the passage of the exam.
      await addSet(1, '사본', sampleText());
      const used = await addSet(1, '쓴 글', `${OTHER_TEXT} 이제 끝이다.`);
      await teacher.create('/api/exams', { title: '다음 시험', codes: [used] });
      await addSet(2);
      expect(chosen(await turn(first, true))).toEqual(['1', '2', null, null]);
      const [second, third] = [await give(), await give({ label: '3반' })];
      expect(chosen(await turn(second, true))).toEqual([null, null, null, null]);
      expect(chosen(await turn(third, true))).toEqual(['1', '2', null, null]);
    });

    it('stays as it was chosen until the teacher gives none', async () => {
      const set = await addSet(1);
      const code = await give();
      expect((await teacher.get(`/api/sittings/${code}/practice`)).body).toEqual({ items: null });
      const first = await turn(code, true);
      await addSet(3, '새 글', `${OTHER_TEXT} 새 글이다.`);
      await teacher.put('/api/pass/remove/each', { pasCodeList: [set] });
      expect(await turn(code, true)).toEqual(first);
      expect((await teacher.get(`/api/sittings/${code}/practice`)).body).toEqual(first);
      expect(await turn(code, false)).toEqual({ items: null });
      expect(chosen(await turn(code, true))).toEqual(['1', '2', '3', null]);
    });

    it('is chosen once however often it is asked for at a time', async () => {
      await addSet(ITEMS);
      const code = await give();
      const answers = await Promise.all(Array.from({ length: 4 }, () => turn(code, true)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(new Set(chosen(answers[0] ?? { items: null })).size).toBe(ITEMS);
    });

    it('stands behind what a student has wrong, and its key on a sheet of its own', async () => {
      await addSet(2);
      const code = await give();
      await enter(code, [
        [1, 2, 3, 4],
        [1, 3, 4],
      ]);
      const file = async (query: string) =>
        new Uint8Array(await (await teacher.fetch('GET', `/api/sittings/${code}/report?${query}`)).arrayBuffer());
      expect(Object.keys(unzipSync(await file('type=pdf&as=retry')))).toHaveLength(1);
      const { items } = await turn(code, true);
      const practice = items?.find(({ of }) => of === 2);
      const files = Object.entries(unzipSync(await file('type=pdf&as=retry')));
      const text = (part: string) =>
        pdfPages(files.find(([name]) => name.includes(part))?.[1] ?? new Uint8Array())
          .join('')
          .replace(/\s+/g, '');
      expect(files).toHaveLength(2);
      const [paper, keys] = [text('2번'), text('정답')];
      expect(paper).toContain(`${practice?.number}.${practice?.item?.stem}`.replace(/\s+/g, ''));
      expect(paper).not.toContain(practice?.item?.explanation.replace(/\s+/g, ''));
      expect(keys).toContain(`${practice?.number}${keyLabel(practice?.item?.key ?? 0)}`);
      // Nobody has the first wrong.
      expect(keys).not.toContain(`${ITEMS + 1}${keyLabel(items?.[0]?.item?.key ?? 0)}다른글`);
      expect(
        pdfPages(await file('type=pdf'))
          .join('')
          .replace(/\s+/g, ''),
      ).toContain(`같은유형의다른문항:‘오답다시풀기’${practice?.number}번`);
      expect(Object.keys(unzipSync(await file('type=hwpx&as=retry')))).toHaveLength(2);
    });

    it('reaches a student with explanations alone, for what is wrong alone, and no earlier', async () => {
      await addSet(ITEMS);
      for (const feedback of ['없음', '점수', '정오', '해설']) {
        const code = await give({ feedback, feedbackAt: '직접', label: feedback });
        const solver = new Solver(app.client(), code, 1);
        await solver.start();
        const { forms } = (await teacher.get(`/api/sittings/${code}/scores`)).body;
        solver.choose(1, forms[0].items[0].keys[0]);
        const { receipt } = (await solver.submit()).body;
        const ask = async () =>
          (await app.client().post('/api/solve/report', { link: code, class: 0, number: 1, receipt: receipt.number }))
            .body as { practice: PracticeItem[] };
        const { items } = await turn(code, true);
        expect((await ask()).practice).toEqual([]);
        await teacher.request('PATCH', `/api/sittings/${code}`, { isReleased: true });
        expect([feedback, (await ask()).practice]).toEqual([feedback, feedback === '해설' ? items?.slice(1) : []]);
        await turn(code, false);
        expect((await ask()).practice).toEqual([]);
      }
    });
  });
});
