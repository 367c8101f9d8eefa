import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintItem } from '../lint/index.ts';
import { makePassage } from './make-passage.ts';
import { makeSet, type Slot } from './make-set.ts';
import { PACKS } from './packs/index.ts';

const KNOWING = PACKS.filter(({ knowledge }) => knowledge).map((pack) => {
  const made = makePassage({ field: pack.field, topic: pack.topic, seed: 2 });
  if (!made.ok) throw new Error(`${pack.id} made no passage`);
  return [pack.id, made.passage.text] as const;
});
const OWN = readFileSync(new URL('./testing/photosynthesis.txt', import.meta.url), 'utf8').trim();

/** CSAT.md §2: a set of four. */
const FOUR: Slot[] = [
  { type: '내용 불일치' },
  { type: '추론' },
  { type: '〈보기〉 적용(부정)', difficulty: '상' },
  { pattern: '어휘 및 문법' },
];

const ONE_A_FIELD = ['induction', 'perspective', 'adverse-selection', 'osmosis', 'error-codes'];

describe.each(KNOWING.filter(([id]) => ONE_A_FIELD.includes(id)))('on a passage of %s', (_, text) => {
  it.each([1, 2, 3])('fills four slots without overlap, seed %i', (seed) => {
    const made = makeSet({ passage: { text }, slots: FOUR, seed });
    if (!made.ok) throw new Error(`slot ${made.slot}: ${made.reason}`);
    expect(made.findings).toEqual([]);
    expect(made.items.map(({ type }) => type).slice(0, 3)).toEqual(FOUR.slice(0, 3).map(({ type }) => type));
    expect(new Set(made.items.map(({ key }) => key)).size).toBeGreaterThanOrEqual(3);
    for (const item of made.items)
      expect(lintItem(item, { text }, { strict: true }).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it('fills them on nine of ten passages of the packs', () => {
  const unfilled = KNOWING.flatMap(([id, text]) => {
    const made = makeSet({ passage: { text }, slots: FOUR, seed: 4 });
    return made.ok ? [] : [`${id}: ${made.reason}`];
  });
  expect(unfilled.length / KNOWING.length, unfilled.join(', ')).toBeLessThanOrEqual(0.1);
}, 60_000);

it('gives the marks of each item symbols of their own', () => {
  const text = KNOWING.find(([id]) => id === 'induction')?.[1] ?? '';
  const made = makeSet({ passage: { text }, slots: [{ type: '이유 추론' }, { type: '표지 대상 이해' }], seed: 1 });
  if (!made.ok) throw new Error(made.reason);
  const symbols = made.items.flatMap(({ marks }) => marks.map(({ symbol }) => symbol));
  expect(symbols).toEqual(['㉠', '㉡']);
  expect(made.items[1]?.stem).toContain('㉡');
});

it('fills three slots on a teacher’s own text', () => {
  const made = makeSet({
    passage: { text: OWN },
    slots: [{ style: '부정형', pattern: '사실적 읽기' }, { type: '빈칸 조합' }, { pattern: '어휘 및 문법' }],
    seed: 1,
  });
  expect(made.ok && made.findings).toEqual([]);
});

it('gives the same set from the same seed', () => {
  const make = () =>
    makeSet({ passage: { text: OWN }, slots: [{ type: '내용 불일치' }, { type: '내용 일치' }], seed: 5 });
  expect(make()).toEqual(make());
});

it('names the slot that it cannot fill, and why', () => {
  expect(
    makeSet({ passage: { text: OWN }, slots: [{ type: '내용 불일치' }, { type: '〈보기〉 적용' }], seed: 1 }),
  ).toEqual({
    ok: false,
    slot: 1,
    reason: '이 유형은 내장 엔진이 쓴 지문에서만 만들 수 있습니다.',
  });
  expect(makeSet({ passage: { text: OWN }, slots: [{ type: '없는 유형' }], seed: 1 })).toMatchObject({
    ok: false,
    slot: 0,
  });
});

it('puts one vocabulary item into a set at most', () => {
  const made = makeSet({
    passage: { text: OWN },
    slots: [{ pattern: '어휘 및 문법' }, { pattern: '어휘 및 문법' }],
    seed: 1,
  });
  expect(made).toMatchObject({ ok: false, slot: 1 });
});
