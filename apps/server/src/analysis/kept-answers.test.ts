import type { Analysis } from '@chulje/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const ITEMS = 4;
const MINUTE = 60_000;
/** Numbers up to this are entered from paper, those above come by the link. */
const PAPER = 8;

/** Whatever changes what the analysis is of. */
const stepArbitrary = fc.oneof(
  fc.record({
    kind: fc.constant('paper' as const),
    number: fc.integer({ min: 1, max: PAPER }),
    form: fc.constantFrom('가', '나'),
    choices: fc.option(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: ITEMS, maxLength: ITEMS })),
  }),
  fc.record({ kind: fc.constant('solve' as const), choice: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('late' as const),
    choice: fc.integer({ min: 1, max: 5 }),
    decision: fc.constantFrom('받기', '버리기'),
  }),
  fc.record({ kind: fc.constant('exclude' as const), at: fc.nat(20), isExcluded: fc.boolean() }),
  fc.record({ kind: fc.constant('clear' as const), at: fc.nat(20) }),
  fc.record({
    kind: fc.constant('rule' as const),
    number: fc.integer({ min: 1, max: ITEMS }),
    ruling: fc.constantFrom(
      { kind: '전원 정답' },
      { kind: '정답 변경', keys: [1] },
      { kind: '복수 정답', keys: [2, 3] },
      { kind: '되돌리기' },
    ),
  }),
);

describe.each(DATABASES)('what is kept of an analysis on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let exam: string;
    beforeAll(async () => {
      app = await startTestApp(kind);
      ({ teacher, exam } = await teacherWithExam(app, { items: ITEMS }));
    });
    afterAll(() => app.stop());

    const readBoard = async (code: string) => (await teacher.get(`/api/sittings/${code}/board`)).body;

    /** The analysis, each time it is asked for, against the 채점표, which keeps nothing. */
    async function compare(code: string) {
      const analysis: Analysis = (await teacher.get(`/api/sittings/${code}/analysis?attempts=all`)).body;
      const { attempts } = (await teacher.get(`/api/sittings/${code}/scores`)).body as { attempts: Attempt[] };
      const counted = attempts.filter(({ isExcluded }) => !isExcluded);
      expect(analysis).toMatchObject({ students: counted.length, excluded: attempts.length - counted.length });
      expect(analysis.seats.map(({ number, ordinal, score }) => [number, ordinal, score])).toEqual(
        counted.map(({ number, ordinal, score }) => [number, ordinal, score]),
      );
      return counted.length;
    }
    interface Attempt {
      number: number;
      ordinal: number;
      score: number;
      isExcluded: boolean;
    }

    async function take(
      code: string,
      step: typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never,
      turn: number,
    ) {
      const path = `/api/sittings/${code}`;
      if (step.kind === 'paper') {
        const { number, form, choices } = step;
        await teacher.post(`${path}/answers`, { rows: [{ number, form, choices }] });
      } else if (step.kind === 'rule') {
        const seen = (await teacher.get(`${path}/rulings`)).body.length;
        await teacher.post(`${path}/rulings`, { number: step.number, seen, ...step.ruling });
      } else if (step.kind === 'solve' || step.kind === 'late') {
        const solver = new Solver(app.client(), code, PAPER + 1 + turn);
        await solver.start();
        for (let item = 1; item < ITEMS; item += 1) solver.choose(item, step.choice);
        if (step.kind === 'solve') return void (await solver.submit());
        await solver.send();
        app.clock.advance(12 * MINUTE);
        solver.choose(ITEMS, step.choice);
        expect((await solver.send())?.body).toMatchObject({ state: '마감', isKeptApart: true });
        await compare(code);
        const seats = (await readBoard(code)).seats as { code: string; number: number }[];
        const seat = seats.find(({ number }) => number === PAPER + 1 + turn)?.code;
        expect((await teacher.patch(`${path}/seats/${seat}`, { lateAnswers: step.decision })).status).toBe(200);
      } else {
        const { seats } = await readBoard(code);
        const seat = seats[step.at % Math.max(1, seats.length)]?.code;
        if (!seat) return;
        if (step.kind === 'clear') await teacher.fetch('DELETE', `${path}/seats/${seat}`);
        else await teacher.patch(`${path}/seats/${seat}`, { isExcluded: step.isExcluded });
      }
    }

    it('is never older than what was submitted, entered anew, taken late, left out, cleared or ruled', async () => {
      const reached = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(stepArbitrary, { minLength: 4, maxLength: 9 }), async (steps) => {
          const closesAt = new Date(app.clock.now().getTime() + 600 * MINUTE).toISOString();
          const rules = { minutes: 10, lateMinutes: 0, closesAt };
          const { code } = (await giveExam(teacher, exam, app.clock.now(), rules)).body;
          await teacher.post(`/api/sittings/${code}/answers`, {
            rows: [1, 2, 3].map((number) => ({ number, form: '가', choices: [5, 4, 3, number] })),
          });
          await compare(code);
          for (const [turn, step] of steps.entries()) {
            await take(code, step, turn);
            if ((await compare(code)) > 0) reached.add(step.kind);
          }
          await teacher.fetch('DELETE', `/api/sittings/${code}?isNow=true`);
        }),
        { numRuns: 12, seed: 28 },
      );
      expect([...reached].toSorted()).toEqual(['clear', 'exclude', 'late', 'paper', 'rule', 'solve']);
    });
  });
});
