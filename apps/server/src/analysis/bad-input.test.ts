import type { Analysis, NewRuling } from '@chulje/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { giveExam, teacherWithExam } from '../testing/sittings.ts';

const STUDENTS = 40;

/** ANALYSIS.md §2, 'Bad input'. Sample items have the keys ⑤ ④ ③ ②. Small groups are in analysis.test.ts. */
describe.each(DATABASES)('an analysis of odd answers on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    /** What is told of a class of forty, whose choices are these. */
    async function analyse(
      items: number,
      choicesOf: (student: number) => number[],
      rulings: (Pick<NewRuling, 'number' | 'kind'> & Partial<NewRuling>)[] = [],
    ): Promise<Analysis> {
      const { teacher, exam } = await teacherWithExam(app, { items, forms: 1 });
      const { code } = (await giveExam(teacher, exam, app.clock.now())).body;
      const rows = Array.from({ length: STUDENTS }, (_, at) => ({
        number: at + 1,
        form: '가',
        choices: choicesOf(at),
      }));
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).status).toBe(200);
      for (const [seen, ruling] of rulings.entries())
        expect((await teacher.post(`/api/sittings/${code}/rulings`, { seen, ...ruling })).status).toBe(200);
      const answer = await teacher.get(`/api/sittings/${code}/analysis?grades=수능 9등급`);
      expect(answer.status).toBe(200);
      return answer.body;
    }
    const spread = (student: number) => [5, 4, 3, 2].map((key, item) => 1 + ((key + student * (item + 1)) % 5));

    it('gives no spread of scores that are all the same', async () => {
      const all = await analyse(4, () => [5, 4, 1, 2]);
      expect(all.scores).toMatchObject({ mean: 60, deviation: 0, low: 60, high: 60 });
      expect(all.reliability).toEqual({ alpha: null, interval: null, passageAlpha: null, error: null });
      expect(all.areas).toMatchObject([{ share: 0.75, interval: null }]);
      for (const { discrimination } of all.items) expect(discrimination).toBeNull();
      for (const { standard, grade } of all.seats) expect([standard, grade]).toEqual([null, null]);
      expect(all.sentences.at(-1)).toBe('점수가 모두 같아 변별도와 신뢰도를 낼 수 없습니다.');
    });

    it('asks whether the answers came in where all are blank', async () => {
      const all = await analyse(4, () => [0, 0, 0, 0]);
      expect(all.sentences).toEqual(['40명 모두 한 문항에도 답하지 않았습니다. 답이 제대로 들어왔는지 확인해 주세요.']);
      expect(all.items).toMatchObject(Array(4).fill({ right: 0, facility: 0, blanks: 0, notReached: STUDENTS }));
    });

    it('gives no reliability of a single item', async () => {
      const all = await analyse(1, (student) => [1 + (student % 5)]);
      expect(all.reliability).toMatchObject({ alpha: null, error: null });
      expect(all.items).toMatchObject([{ right: 8, discrimination: null }]);
      expect(all.sentences.at(-1)).toBe('채점하는 문항이 하나여서 변별도와 신뢰도를 낼 수 없습니다.');
    });

    it('says so when every item is left out, whatever becomes of the full score', async () => {
      for (const score of ['만점 유지', '총점 줄임'] as const) {
        const all = await analyse(
          4,
          spread,
          [1, 2, 3, 4].map((number) => ({ number, kind: '문항 제외', score })),
        );
        expect(all).toMatchObject({ fullScore: 0, areas: [], students: STUDENTS });
        expect(all.sentences).toEqual([
          '모든 문항을 채점에서 빼서 볼 수 있는 수치가 없습니다. 되돌리기로 다시 넣을 수 있습니다.',
        ]);
      }
    });

    it('does not call an item easy that is right with every option', async () => {
      const all = await analyse(4, spread, [{ number: 1, kind: '복수 정답', keys: [1, 2, 3, 4, 5] }]);
      expect(all.items[0]).toMatchObject({ right: STUDENTS, facility: 1, discrimination: null, flags: [] });
    });

    it('shows a negative reliability as it is', async () => {
      // Who has an odd item right has the even ones wrong, but for one student.
      const all = await analyse(4, (student) =>
        student === 0 ? [5, 4, 3, 2] : student % 2 ? [5, 1, 3, 1] : [1, 4, 1, 2],
      );
      expect(all.reliability?.alpha).toBeLessThan(0);
      expect(all.sentences.join(' ')).toMatch(/신뢰도 −\d+\.\d\d/);
    });

    it('takes in what was handed in after the close, within the minutes that were said', async () => {
      const { teacher, exam } = await teacherWithExam(app, { items: 4, forms: 1 });
      const { code } = (await giveExam(teacher, exam, app.clock.now())).body;
      await teacher.post(`/api/sittings/${code}/close`);
      // The paper road is open after the close.
      const rows = [{ number: 1, form: '가', choices: [5, 4, 3, 2] }];
      expect((await teacher.post(`/api/sittings/${code}/answers`, { rows })).body).toEqual({ entered: 1 });
      expect((await teacher.get(`/api/sittings/${code}/analysis`)).body).toMatchObject({
        students: 1,
        seats: [{ number: 1, score: 80 }],
      });
      // One row twice is refused whole.
      const twice = { rows: [...rows, ...rows] };
      expect((await teacher.post(`/api/sittings/${code}/answers`, twice)).body.message).toBe(
        '같은 번호가 두 번 들어 있습니다.',
      );
    });
  });
});
