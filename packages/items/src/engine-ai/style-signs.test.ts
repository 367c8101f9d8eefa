import type { Item } from '@chulje/contract';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/index.ts';
import { guessFindings } from './guess.ts';
import { shownOrder } from './key-position.ts';
import { styleSigns } from './style-signs.ts';

const [SAMPLE] = CATALOGUE.filter(({ type }) => type === '내용 일치').map(({ sample }) => sample);

/** An item with these options, the third its key. */
function itemOf(texts: readonly string[], changes: Partial<Item> = {}): Item {
  if (!SAMPLE) throw new Error('no sample');
  const options = texts.map((text, at) => ({ ...(SAMPLE.options[at] as Item['options'][number]), text }));
  return { ...SAMPLE, stem: '윗글의 내용과 일치하는 것은?', style: '정답형', options, key: 3, ...changes };
}

const PLAIN = [
  '추가 무거우면 흔들리는 시간이 짧아진다.',
  '실이 길어지면 추가 더 멀리까지 오른다.',
  '실이 짧으면 추가 한 번 오가는 때가 준다.',
  '공기가 없으면 추는 곧바로 멈추게 된다.',
  '추의 빛깔에 따라 오가는 때가 달라진다.',
];

it('an item whose options are of one kind has no sign of its key', () => {
  expect(styleSigns(itemOf(PLAIN))).toEqual([]);
});

it.each([
  ['K01w', PLAIN.with(2, '실이 짧으면 다른 조건이 모두 같다고 할 때에 추가 한 번 오가는 데 걸리는 때가 준다.'), {}],
  [
    'K02w',
    PLAIN.with(4, '실이 짧으면 추가 한 번 오가는 때가 늘어난다.').with(
      2,
      '실이 짧으면 추가 한 번 오가는 때가 줄어든다.',
    ),
    {},
  ],
  [
    'K03w',
    PLAIN.with(2, '진동자가 짧으면 한 번 오가는 때가 준다.'),
    { stem: '진동자에 대한 이해로 가장 적절한 것은?' },
  ],
  ['K04w', PLAIN.with(0, '모든 추는 오가는 때가 서로 달라진다.').with(4, '추는 언제나 같은 자리에서 멈춘다.'), {}],
] as const)('%s tells what of the style gives the key away', (rule, texts, changes) => {
  expect(styleSigns(itemOf(texts, changes)).map((finding) => finding.rule)).toEqual([rule]);
});

it('two options that face each other say nothing where two others do as well', () => {
  const pairs = [
    '실이 짧으면 추가 오가는 때가 늘어난다.',
    '추가 크면 추가 멈추는 때가 높아진다.',
    '실이 짧으면 추가 오가는 때가 줄어든다.',
    '추가 크면 추가 멈추는 때가 낮아진다.',
    '공기가 없으면 추는 곧바로 멈춘다.',
  ];
  expect(styleSigns(itemOf(pairs))).toEqual([]);
});

it('a right guess is a remark only where a sign of style explains it, and chance is none', () => {
  const longer = itemOf(
    PLAIN.with(2, '실이 짧으면 다른 조건이 모두 같다고 할 때에 추가 한 번 오가는 데 걸리는 때가 준다.'),
  );
  expect(guessFindings(itemOf(PLAIN), [3, 3, 3, 3])).toEqual([]);
  expect(guessFindings(longer, [3, 3, 1, 0])).toEqual([]);
  expect(guessFindings(longer, [3, 3, 3, 0]).map(({ rule }) => rule)).toEqual(['K01w']);
});

it('options in the order of their letters are shown in it, and any others in an order drawn', () => {
  const lettered = [
    ['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄷ, ㄹ'],
    ['ⓐ: 나눈', 'ⓑ: 이른', 'ⓒ: 받는', 'ⓓ: 난', 'ⓔ: 진'],
  ];
  for (const texts of lettered)
    for (let seed = 0; seed < 20; seed += 1)
      expect(
        shownOrder(
          texts.map((text) => ({ text })),
          seed,
        ),
      ).toEqual([0, 1, 2, 3, 4]);
  const orders = Array.from({ length: 20 }, (_, seed) =>
    shownOrder(
      PLAIN.map((text) => ({ text })),
      seed,
    ).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(10);
});
