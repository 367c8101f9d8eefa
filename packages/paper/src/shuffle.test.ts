import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsOf, paperOf } from './paper.ts';
import { shuffleOptions } from './shuffle.ts';
import { samplePaper } from './testing/sample-paper.ts';

const [first] = itemsOf(samplePaper());
if (!first) throw new Error('the sample has items');
const { item } = first;
const paperWith = (change: Partial<typeof item>) =>
  paperOf({ title: '섞기', passage: { text: '글', format: [] }, items: [{ ...item, ...change }] });
const orderOf = (paper: ReturnType<typeof paperWith>) => itemsOf(paper)[0]?.item.options.map((option) => option.text);

it('keeps the options, and the key on the same one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5 }), (seed, key) => {
      const shuffled = itemsOf(shuffleOptions(paperWith({ key }), seed))[0]?.item;
      expect(shuffled?.options.map((option) => option.text).toSorted()).toEqual(
        item.options.map((option) => option.text).toSorted(),
      );
      expect(shuffled?.options[shuffled.key - 1]?.text).toBe(item.options[key - 1]?.text);
    }),
  );
});

it('gives the same order for the same seed, another for others, and each option every place', () => {
  expect(orderOf(shuffleOptions(paperWith({}), 7))).toEqual(orderOf(shuffleOptions(paperWith({}), 7)));
  const places = Array.from(
    { length: 200 },
    (_, seed) => itemsOf(shuffleOptions(paperWith({ key: 1 }), seed))[0]?.item.key,
  );
  for (const key of [1, 2, 3, 4, 5]) expect(places.filter((place) => place === key).length).toBeGreaterThan(20);
});

it('lets numbers in explanations follow, its lines in the order of the options', () => {
  const explanation = '정답: ④\n① 하나이다.\n② 둘이다.\n③ 셋이다.\n④ 넷이다. ①과 다르다.\n⑤ 다섯이다.';
  const options = ['하나', '둘', '셋', '넷', '다섯'].map((text) => ({ ...item.options[0], text, reason: '' }) as never);
  for (const seed of [1, 2, 3]) {
    const shuffled = itemsOf(shuffleOptions(paperWith({ explanation, options, key: 4 }), seed))[0]?.item;
    const lines = shuffled?.explanation.split('\n') ?? [];
    expect(lines[0]).toBe(`정답: ${'①②③④⑤'[(shuffled?.key ?? 0) - 1]}`);
    for (const [at, line] of lines.slice(1).entries())
      expect(line.startsWith(`${'①②③④⑤'[at]} ${shuffled?.options[at]?.text}`)).toBe(true);
  }
});

it.each([
  ['options in the order of marks', ['ⓐ: 가', 'ⓑ: 나', 'ⓒ: 다', 'ⓓ: 라', 'ⓔ: 마'], item.stem],
  ['options named in the stem', ['가', '나', '다', '라', '마'], '①과 ②를 비교한 것은?'],
])('leaves %s where they are', (_, texts, stem) => {
  const options = texts.map((text) => ({ ...item.options[0], text }) as never);
  for (const seed of [1, 2, 3, 4]) expect(orderOf(shuffleOptions(paperWith({ options, stem }), seed))).toEqual(texts);
});
