import { expect, it } from 'vitest';
import { readPacks } from '../testing/read-packs.ts';
import { readVotes } from '../testing/read-votes.ts';
import { type ReadItem, votesRows } from './votes.ts';

const PACKS = readPacks();
const [pack] = PACKS;
const said = (pack?.passages[0]?.pools.facts ?? []).map(({ say }) => say);
const read = (change: Partial<ReadItem> = {}): ReadItem => ({
  passage: pack?.passages[0]?.id ?? '',
  type: '내용 일치',
  key: 2,
  options: said.slice(0, 5),
  votes: [
    { reader: 'r1', answer: 2, verdict: 'U', isFirstOrder: false },
    { reader: 'r2', answer: 2, verdict: 'T', isFirstOrder: true },
    { reader: 'r3', answer: 4, verdict: 'U', isFirstOrder: false },
  ],
  ...change,
});
const rowOf = (items: ReadItem[]) =>
  votesRows(PACKS, new Map([[pack?.id ?? '', items]])).find(({ field }) => field === pack?.field);

it('counts what readers solved as the key says, printed unchanged, and found faults of the first order in', () => {
  expect(rowOf([read(), read({ key: 4 })])).toMatchObject({
    agreed: '1/2',
    asTheKey: '3/6',
    unchanged: '4/6',
    firstOrder: '2/2',
  });
});

it('counts an item apart whose options were mended since', () => {
  const mended = read({ options: ['이 문장은 어느 지문의 선택지에도 적혀 있지 않다.', ...said.slice(1, 5)] });
  expect(rowOf([read(), mended])).toMatchObject({ items: '1 (고친 뒤 읽지 않은 것 1)', agreed: '1/1' });
});

it('finds every reading that is kept with a pack and a passage of it', () => {
  for (const [id, items] of readVotes()) {
    const passages = PACKS.find((one) => one.id === id)?.passages.map((one) => one.id) ?? [];
    for (const { passage } of items) expect(passages, id).toContain(passage);
  }
});
