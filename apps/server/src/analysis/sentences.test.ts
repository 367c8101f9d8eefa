import type { Analysis } from '@chulje/contract';
import { scoreAttempts } from '@chulje/psychometrics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histogramOf, stepOf } from './histogram.ts';
import { sentencesOf } from './sentences.ts';

type Facts = Parameters<typeof sentencesOf>[0];
type Change = Partial<Omit<Facts['items'][number], 'options'>> & { counts?: number[] };

const reliability = (alpha: number, low: number): Facts['reliability'] => ({
  alpha,
  interval: { low, high: 0.9 },
  passageAlpha: null,
  error: 22,
});

/** What is known of a group, as far as sentences read it. The key of each item is ⑤. */
function facts(students: number, items: readonly Change[], reliable: Facts['reliability'] = null): Facts {
  return {
    students,
    reliability: reliable,
    items: items.map(({ counts = [], ...item }, at) => ({
      ...{
        number: at + 1,
        right: students,
        blanks: 0,
        notReached: 0,
        isExcluded: false,
        flags: [],
        keys: [5],
        discrimination: null,
      },
      options: [1, 2, 3, 4, 5].map((_, option) => ({ count: counts[option] ?? 0 })),
      ...item,
    })),
  } as unknown as Facts;
}
const flag = (kind: Analysis['items'][number]['flags'][number]['kind'], option = 2, lead: number | null = null) => [
  { kind, options: [option], lead },
];
const sure = reliability(0.8, 0.7);

it('says which item fewest have right, and how many did not come to it', () => {
  const [hardest] = sentencesOf(facts(120, [{}, { right: 40 }, { right: 30, notReached: 20 }], sure));
  expect(hardest).toBe(
    '가장 적게 맞힌 문항은 3번입니다. 120명 중 30명이 맞혔습니다. 3번까지 답하지 못한 학생이 20명 있습니다.',
  );
});

it('leaves an item whose key is in doubt to the sentence about it, and says that it does', () => {
  const sentences = sentencesOf(
    facts(90, [{ right: 5, flags: flag('오답에 몰림'), counts: [3, 70, 5, 7, 5] }, { right: 60 }, { right: 70 }], sure),
  );
  expect(sentences.slice(0, 2)).toEqual([
    '답을 확인할 1번을 빼면 가장 적게 맞힌 문항은 2번입니다. 90명 중 60명이 맞혔습니다.',
    '1번은 90명 중 70명이 ② 선지를 골랐고 정답 ⑤ 선지는 5명이 골랐습니다. 정답이 맞는지, ② 선지가 왜 답으로 보이는지 확인해 보세요.',
  ]);
  // One that more have right is no exception.
  const [hardest] = sentencesOf(facts(90, [{ right: 65, flags: flag('키 의심') }, { right: 60 }, { right: 70 }], sure));
  expect(hardest).toMatch(/^가장 적게 맞힌 문항은 2번입니다/);
});

it('names as hardest no item that more have right than one it is silent about', () => {
  const item = fc.record({ right: fc.integer({ min: 0, max: 40 }), isDoubted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 12 }), (items) => {
      const [told = ''] = sentencesOf(
        facts(
          40,
          items.map(({ right, isDoubted }) => ({ right, flags: isDoubted ? flag('키 의심') : [] })),
          sure,
        ),
      );
      const [, leftOut = '', hardest] = /^(답을 확인할 .+을 빼면 )?가장 적게 맞힌 문항은 (.+?)입니다/.exec(told) ?? [];
      if (hardest === undefined) return;
      const [first = 0] = hardest.match(/\d+/g)?.map(Number) ?? [];
      const least = items[first - 1]?.right ?? 0;
      for (const [at, { right }] of items.entries())
        if (right < least && !leftOut.endsWith('등을 빼면 ')) expect(leftOut).toContain(`${at + 1}번`);
    }),
  );
});

it('says what is behind a doubt: nobody chose the key, the better ones chose the option, or the better ones chose the key', () => {
  const [counts, right] = [[0, 17, 4, 5, 4], 4];
  const of = (change: Change) =>
    sentencesOf(facts(35, [{ counts, right, ...change }, {}, {}], sure)).find((each) => each.startsWith('1번'));
  expect(of({ right: 0, flags: flag('키 의심') })).toBe(
    '1번은 35명 중 17명이 ② 선지를 골랐고 정답 ⑤ 선지는 고른 학생이 없습니다. 정답을 다시 확인해 보세요.',
  );
  expect(of({ flags: flag('키 의심', 2, 23) })).toContain(
    '② 선지를 고른 학생이 다른 문항에서 평균 2.3점 높았습니다. 정답을 다시 확인해 보세요.',
  );
  expect(of({ flags: flag('오답에 몰림', 2, -23) })).toContain('정답보다 오개념을 의심할 만합니다.');
  expect(of({ counts: [0, 6, 4, 5, 20], right: 20, flags: flag('키 의심', 2, 23) })).toBe(
    '1번은 ② 선지를 고른 6명이 맞힌 20명보다 다른 문항에서 평균 2.3점 높았습니다. 정답을 다시 확인해 보세요.',
  );
});

it('names the plainest doubt first and the others behind it', () => {
  const doubted = (count: number, right: number) => ({
    right,
    flags: flag('오답에 몰림'),
    counts: [0, count, 0, 0, right],
  });
  const [told] = sentencesOf(facts(90, [doubted(20, 5), doubted(80, 3), doubted(40, 5)], sure));
  expect(told).toMatch(/^2번은 90명 중 80명이/);
  expect(told).toMatch(/이런 문항이 2개 더 있습니다: 3번 ②, 1번 ②\.$/);
});

it('names an option that nobody takes last, and where nothing is found says from how many students on it would be', () => {
  const found = sentencesOf(facts(60, [{ flags: flag('죽은 선지') }, { flags: flag('시간 이상') }], sure));
  expect(found).toContain('살펴볼 표시가 붙은 문항이 2개 있습니다: 2번 시간 이상, 1번 죽은 선지.');
  expect(sentencesOf(facts(20, [{}, {}]))).toContain(
    '살펴볼 표시가 붙은 문항이 없습니다. 변별도에 따른 표시는 30명부터 붙습니다.',
  );
  expect(sentencesOf(facts(120, [{ discrimination: 0.13 }, { discrimination: 0.4 }], sure))).toContain(
    '살펴볼 표시가 붙은 문항은 없지만 변별도가 0.20에 못 미치는 문항이 1개 있습니다: 1번.',
  );
});

it('names the most telling flag of an item, not the first', () => {
  const flags = [...flag('죽은 선지'), ...flag('두 선지로 갈림')];
  expect(sentencesOf(facts(60, [{ flags: flag('죽은 선지') }, { flags }], sure))).toContain(
    '살펴볼 표시가 붙은 문항이 2개 있습니다: 2번 두 선지로 갈림, 1번 죽은 선지.',
  );
});

it('says of scores how far they can be trusted, and nothing of errors where they are chance', () => {
  const last = (of: Facts['reliability'], students = 90) => sentencesOf(facts(students, [{}, {}], of)).at(-1);
  expect(last(reliability(-0.14, -0.54))).toBe(
    '이 시험의 점수 차이는 우연과 구별되지 않습니다(신뢰도 −0.14). 석차, 등급, 표준점수, 변별도로 판단하지 마세요.',
  );
  expect(last(reliability(0.45, 0.2))).toBe('신뢰도(0.45)가 낮아 점수 몇 점 차이로 학생을 가르기 어렵습니다.');
  expect(last(sure)).toBe('점수 하나에는 ±2.2점쯤 오차가 있습니다. 셋 중 둘은 이 안에 듭니다. 참고로만 보세요.');
  expect(last(sure, 100)).toBe('점수 하나에는 ±2.2점쯤 오차가 있습니다. 셋 중 둘은 이 안에 듭니다.');
  expect(last(null, 12)).toBe('변별도와 신뢰도는 30명부터 보여 드립니다(지금 12명).');
});

it('has a column for each score that there can be, and none between them', () => {
  const items = [20, 20, 20, 20].map((points) => ({ keys: [1], points }));
  const attempts = [
    [1, 1, 1, 1],
    [1, 1, 2, 2],
    [2, 2, 2, 2],
    [1, 2, 1, 2],
  ].map((choices) => ({ choices }));
  const of = (
    ...rulings: Parameters<typeof scoreAttempts>[2] extends readonly (infer R)[] | undefined ? R[] : never
  ) => {
    const scored = scoreAttempts(items, attempts, rulings);
    return histogramOf(scored.scores, scored.fullScore, stepOf(scored));
  };
  expect(of().map(({ from, to, students }) => [from, to, students])).toEqual([
    [0, 0, 1],
    [20, 20, 0],
    [40, 40, 2],
    [60, 60, 0],
    [80, 80, 1],
  ]);
  // Three items stretched to the points of four.
  const kept = of({ kind: '문항 제외', item: 3, score: '만점 유지' });
  expect(kept.map(({ students }) => students)).toEqual([1, 0, 2, 1]);
  expect(kept.at(-1)).toMatchObject({ from: 80, to: 80 });
});

it('takes many scores together in parts of as many, the full score with the last', () => {
  const scores = [0, 99, 100, 899, 900, 999, 1000];
  const parts = histogramOf(
    scores.map((score) => 10 * Math.round(score / 10)),
    1000,
    10,
  );
  expect(parts).toHaveLength(10);
  expect(parts.map(({ students }) => students)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0, 4]);
  expect(parts.at(-1)).toMatchObject({ from: 900, to: 1000 });
  expect(histogramOf([0, 0], 0, 0)).toEqual([{ from: 0, to: 0, students: 2 }]);
});
