import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { comparedLine, compareRuns, pairedDifference, type Run, RunSchema, runFigures, shareLine } from './runs.ts';

const { sample } = CATALOGUE[0] as (typeof CATALOGUE)[number];

/** A run over one text; an item each: whether it is verified, and what another model said of it. */
function runOf(items: readonly { state: string | null; refused?: boolean }[]): Run {
  return RunSchema.parse({
    promptVersion: 'x',
    models: { author: 'a' },
    works: [
      {
        name: 'a.txt',
        text: '글이다.',
        items: items.map(({ state, refused }) => ({
          type: '내용 일치',
          calls: [{ purpose: 'draft', cost: 0.01 }],
          notes: state ? { repairs: state === '검증됨' ? 0 : 1 } : { rejected: ['G03'] },
          millis: 2000,
          ...(state && {
            made: {
              item: sample,
              findings: state === '검증됨' ? [] : [{ rule: 'L05w' }],
              check: { engine: 'AI', state, votes: [sample.key] },
            },
          }),
          ...(refused !== undefined && { judged: { isRefused: refused, causes: [], votes: [] } }),
        })),
      },
    ],
  });
}
const many = (count: number, state: string | null) => Array.from({ length: count }, () => ({ state }));

it('a run is told by what was made, verified, repaired and rejected', () => {
  const { shares, lines } = runFigures(runOf([...many(3, '검증됨'), ...many(1, '검토 필요'), ...many(1, null)]));
  const told = shares.map(shareLine);
  expect(told[0]).toMatch(/^만들어진 문항: 4\/5 \(95% 구간 \d+~\d+%\)$/);
  expect(told[1]).toMatch(/^검증됨: 3\/5/);
  expect(told.join()).not.toContain('다른 모델');
  expect(lines).toContain('수정: 문항 1번, 지문 0편에 0번');
  expect(lines).toContain('비용 0.050달러, 문항 하나에 0.0125달러');
  expect(lines).toContain('점검 결과: L05w 1');
  expect(lines).toContain('버린 까닭: G03 1');
});

it('two runs are compared item by item, and only what is surely worse counts as worse', () => {
  const good = runOf(many(20, '검증됨'));
  const worse = (run: Run) =>
    compareRuns(good, run)
      .filter(({ isWorse }) => isWorse)
      .map(({ name }) => name);
  expect(worse(good)).toEqual([]);
  expect(worse(runOf([...many(19, '검증됨'), ...many(1, '검토 필요')]))).toEqual([]);
  expect(worse(runOf([...many(8, '검증됨'), ...many(12, '검토 필요')]))).toEqual([
    '검증됨',
    '고치지 않고 받아들인 문항',
    '점검 결과가 없는 문항',
  ]);
  const [made] = compareRuns(good, runOf(many(10, '검증됨')));
  expect(made && comparedLine(made)).toMatch(/^만들어진 문항: 10\/10 → 10\/10, 차이 0%p/);
});

it('what another model said is compared where it was asked of both', () => {
  const asked = (refused: boolean) => runOf(Array.from({ length: 20 }, () => ({ state: '검증됨', refused })));
  const last = compareRuns(asked(false), asked(true)).at(-1);
  expect(last).toMatchObject({
    name: '다른 모델이 받아들인 문항',
    isWorse: true,
    first: { caught: 20 },
    second: { caught: 0 },
  });
  expect(compareRuns(asked(false), runOf(many(20, '검증됨'))).map(({ name }) => name)).not.toContain(
    '다른 모델이 받아들인 문항',
  );
});

it('a paired difference has its interval', () => {
  const { value, from, to } = pairedDifference(12, 4, 40);
  expect([value, from, to].map((number) => number.toFixed(3))).toEqual(['-0.200', '-0.374', '-0.007']);
});
