import type { Item } from '@chulje/contract';
import { expect, it } from 'vitest';
import { GOOD_ITEM, GOOD_PASSAGE } from '../testing/good-item.ts';
import type { Placed } from './group-context.ts';
import { lintBatch } from './lint-batch.ts';

const BATCH = 200;

/** Items with even keys, of both styles, whose options are the good ones in another order; each change is told its number. */
function batch(change: (at: number) => Partial<Item> = () => ({})): Placed[] {
  return Array.from({ length: BATCH }, (_, at) => {
    const key = (at % 5) + 1;
    const options = GOOD_ITEM.options.map((_, index) => {
      const option = GOOD_ITEM.options[(index + at * 2) % 5];
      if (!option) throw new Error('the good item has five options');
      return option;
    });
    const item: Item = { ...GOOD_ITEM, key, options, style: at % 2 === 0 ? '부정형' : '정답형', ...change(at) };
    return { item, passage: GOOD_PASSAGE };
  });
}

const rules = (placed: readonly Placed[]) => lintBatch(placed).map(({ rule }) => rule);
const lengthened = (at: number) => {
  const [item] = batch().slice(at, at + 1);
  const key = (at % 5) + 1;
  return {
    options: (item?.item.options ?? []).map((option, index) =>
      index === key - 1
        ? { ...option, text: `${option.text} 이는 앞에서 말한 바와 조금도 다르지 않으며 널리 알려진 사실이다.` }
        : option,
    ),
  };
};

it('has nothing to say of a batch that is even in all respects', () => {
  expect(lintBatch(batch())).toEqual([]);
});

it.each<[string, Placed[]]>([
  ['H01', batch((at) => ({ key: (at % 3) + 1 }))],
  ['H02', batch((at) => (at % 2 === 0 ? lengthened(at) : {}))],
  ['H03', batch(lengthened)],
  ['H04', batch(() => ({ style: '부정형' }))],
  ['H05', batch((at) => (at % 5 < 3 ? lengthened(at) : {}))],
])('%s objects to what breaks it', (rule, placed) => {
  expect(rules(placed)).toContain(rule);
});

it('is silent where there are too few items to tell', () => {
  expect(lintBatch(batch(() => ({ style: '부정형' })).slice(0, 20))).toEqual([]);
});
