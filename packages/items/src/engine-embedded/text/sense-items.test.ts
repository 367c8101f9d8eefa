import type { Item } from '@chulje/contract';
import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { type ItemRequest, makeItem as makeItemWith } from '../make-item.ts';
import { verbFinder } from './find-verbs.ts';
import { textReader } from './reading.ts';
import { SENSES } from './senses.ts';

const TAGGER = garuTagger();
const read = textReader(TAGGER);
const makeItem = (request: ItemRequest) => makeItemWith(request, { packs: [], read });
const find = verbFinder(SENSES);
const findSenses = (text: string) => find(text, TAGGER).places;

/** A text with two verbs of the list, in a sense that the words before them settle. */
const TEXT = `${'기업은 값이 오르면 생산을 늘리려 한다. '.repeat(3)}공장을 새로 짓는 데에는 많은 비용이 든다. 두 나라는 물자를 주고받는 계약을 맺는다. 그래서 나라 사이의 거래가 늘어난다.`;

it('knows for every verb two sentences in the same sense and four in others, none of them twice', () => {
  for (const { same, others } of SENSES) {
    expect(same.length).toBeGreaterThanOrEqual(2);
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(new Set([...same, ...others]).size).toBe(same.length + others.length);
  }
});

it('pairs sentences of two verbs so that one pair alone keeps both senses', () => {
  for (const seed of [1, 2, 3, 4]) {
    const made = makeItem({ passage: { text: TEXT }, type: '의미 예문 짝', seed });
    if (!made.ok) throw new Error(made.reason);
    const right = made.item.options.map(({ text }) => {
      const [a = '', b = ''] = text.replace('ⓐ: ', '').split(' / ⓑ: ');
      return [a, b].every((said) => SENSES.some(({ same }) => same.includes(said)));
    });
    expect(right.filter(Boolean)).toHaveLength(1);
    expect(right[made.item.key - 1]).toBe(true);
    const sentences = made.item.options.flatMap(({ text }) => text.split(' / '));
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

it('refuses pairs where the text has one such verb only', () => {
  const text = '공장을 새로 짓는 데에는 많은 비용이 든다. '.repeat(12);
  expect(makeItem({ passage: { text }, type: '의미 예문 짝', seed: 1 })).toMatchObject({ ok: false });
});

it('illustrates senses by plain sentences', () => {
  for (const { same, others } of SENSES) for (const said of [...same, ...others]) expect(said).toMatch(/다\.$/);
});

it('asks in one verb alone for none whose other sentences all share a sense', () => {
  const text = '사람들은 오랜 경험에 기대어 앞일을 내다본다. 그러나 경험은 때로 틀린다.';
  expect(makeItem({ passage: { text }, type: '문맥상 의미', seed: 1 })).toMatchObject({ ok: false });
});

it('takes what is made of a thing and what it is taken for as one sense of 삼다', () => {
  for (const said of ['나라에서는 그 자식을 양인으로 삼는 법을 시행하였다.', '학자는 경험을 기준으로 삼는다.'])
    expect(findSenses(said).map(({ entry }) => entry.meaning)).toEqual(['무엇을 무엇이 되게 하거나 무엇으로 여기다']);
});

it('tells for each option its rule, the words of the text and the guards they passed', () => {
  const made = makeItem({ passage: { text: TEXT }, type: '문맥상 의미', seed: 1 });
  if (!made.ok) throw new Error(made.reason);
  expect(made.via?.map(({ rule }) => rule)).toEqual(
    made.item.options.map(({ operation }) => (operation === 'D0' ? 'same-sense' : 'other-sense')),
  );
  const [mark] = made.item.marks;
  for (const { claim, guards } of made.via ?? []) {
    expect(claim).toContain(mark?.quote);
    expect(guards).toContain('verb-by-tag');
  }
});

it('asks for a verb that nearly every text has only where there is no other', () => {
  const text = `흄은 이를 옳다고 보았다. 사람들은 그를 현인이라고 불렀다. ${TEXT}`;
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '의미 예문 짝', seed });
    expect(made.ok && made.item.marks.map(({ quote }) => quote).join()).not.toMatch(/보았|불렀/);
  }
});

it('asks about other verbs alone than in pairs, whatever the seeds, and about what is left where those stand', () => {
  const ask = (type: string, seed: number, avoid: readonly Item[] = []) => {
    const made = makeItem({ passage: { text: TEXT }, type, seed, standing: { items: avoid, wantsVocabulary: true } });
    if (!made.ok) throw new Error(made.reason);
    return made.item;
  };
  const marked = (item: Item) => item.marks.map(({ start }) => start);
  for (const seed of [1, 2, 3, 4, 5]) {
    const one = ask('문맥상 의미', seed);
    for (const other of [1, 2, 3]) expect(marked(ask('의미 예문 짝', other))).not.toContain(marked(one)[0]);
    expect(ask('문맥상 의미', seed)).toEqual(one);
    expect(marked(ask('문맥상 의미', seed, [one]))).not.toEqual(marked(one));
  }
});

it('keeps a sense by none of the words that the verb stands with in the passage', () => {
  const text = '그래서 조세의 부담을 지는 사람은 적다. 공장을 새로 짓는 데에는 많은 비용이 든다.';
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '의미 예문 짝', seed });
    expect(made.ok && made.item.options[made.item.key - 1]?.text).not.toMatch(/부담|비용/);
  }
});

it.each([
  ['달라지는', '관료는 정해진 규칙에 따라 일을 처리한다.', '정해진 규칙이나 기준에 의거하다'],
  ['정해진', '압력에는 온도에 따라 크게 달라지는 성질이 있다.', '어떤 것이 달라짐에 맞추어 다르게 되다'],
  ['이름', '이 법칙에 따르면 힘은 질량에 비례한다.', undefined],
  ['선택', '감독의 선택에 따라 구성된 화면이다.', undefined],
])('tells 따르다 of what is %s from its other senses', (_, sentence, meaning) => {
  expect(findSenses(sentence).map(({ entry }) => entry.meaning)).toEqual(meaning ? [meaning] : []);
});

it.each([
  ['높이다', '펌프가 관의 압력을 높인다.', '온도, 습도, 압력 따위를 기준보다 위에 있게 하다'],
  ['높이다', '중앙은행은 물가가 오르자 금리를 높인다.', '값이나 비율을 보통보다 위에 있게 하다'],
  ['높이다', '회로가 전류의 농도를 높인다.', undefined],
  ['나누다', '학자는 놀이를 네 가지 유형으로 나눈다.', '여러 가지를 종류에 따라 구분하여 분류하다'],
  ['벗어나다', '그 판결은 원칙에서 벗어난다.', undefined],
  ['벗어나다', '사람들은 빈곤에서 벗어난다.', '어려운 일이나 처지에서 헤어나다'],
  ['벗어나다', '화가는 오랜 관습에서 벗어난다.', '얽매던 것에서 자유로워지다'],
  ['두다', '화가는 색채에 초점을 둔다.', '중요하게 여겨 가치를 주다'],
  ['받다', '수신기는 비트열을 받는다.', undefined],
  ['들다', '창고에는 상품이 든다.', undefined],
  ['거치다', '빛은 필터를 거친다.', undefined],
])('gives %s one sense of the dictionary, or none: %s', (_, sentence, meaning) => {
  const [place] = findSenses(sentence).filter(({ entry }) => entry.stem !== '오르');
  expect(place?.entry.meaning).toBe(meaning);
});
