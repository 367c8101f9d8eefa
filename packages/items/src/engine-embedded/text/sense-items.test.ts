import type { Item } from '@chulje/contract';
import { garuTagger } from '@chulje/korean';
import { expect, it } from 'vitest';
import { randomFrom } from '../../random.ts';
import { type ItemRequest, makeItem as makeItemWith } from '../make-item.ts';
import { takenBy } from '../write-item.ts';
import { verbFinder } from './find-verbs.ts';
import { textReader } from './reading.ts';
import { otherSenses } from './sense-items.ts';
import { SENSES } from './senses.ts';

const TAGGER = garuTagger();
const read = textReader(TAGGER);
const makeItem = (request: ItemRequest) => makeItemWith(request, { packs: [], read });
const find = verbFinder(SENSES);
const findSenses = (text: string) => find(text, TAGGER).places;

/** A text with two verbs of the list, in a sense that the words before them settle. */
const TEXT = `${'기업은 값이 오르면 생산을 늘리려 한다. '.repeat(3)}공장을 새로 짓는 데에는 많은 비용이 든다. 두 나라는 물자를 주고받는 계약을 맺는다. 그래서 나라 사이의 거래가 늘어난다.`;

it('knows for every sense three sentences and four other senses, each with sentences of its own', () => {
  for (const { same, others } of SENSES) {
    expect(same.length).toBeGreaterThanOrEqual(3);
    expect(others.length).toBeGreaterThanOrEqual(4);
    const said = [...same, ...others.flatMap(({ examples }) => examples)];
    expect(new Set(said).size).toBe(said.length);
  }
});

it('has for every sense another one in its frame, so that no particle tells the key', () => {
  for (const { stem, meaning, frame, others } of SENSES)
    expect(
      others.map((other) => other.frame),
      `${stem}다: ${meaning}`,
    ).toContain(frame);
});

it('glosses one sense at a time', () => {
  for (const { meaning, others } of SENSES)
    for (const gloss of [meaning, ...others.map((other) => other.meaning)])
      expect(gloss).not.toMatch(/[^한]다(?:가|거나|,) |또는/);
});

/** The senses of a verb that its sentences are listed under. */
const sensesOf = (stem: string, sentences: readonly string[]) =>
  sentences.map((said) => {
    const entry = SENSES.find((one) => one.stem === stem && one.same.includes(said));
    if (entry) return entry.meaning;
    return SENSES.flatMap((one) => (one.stem === stem ? one.others : [])).find(({ examples }) =>
      examples.includes(said),
    )?.meaning;
  });

it('gives no two options of an item one sense, and the key company in its frame, for every sense of the list', () => {
  for (const entry of SENSES) {
    for (let seed = 1; seed <= 3; seed += 1) {
      const others = otherSenses({ entry }, 4, randomFrom(`${seed}`), takenBy([]));
      const senses = sensesOf(
        entry.stem,
        others.map(({ said }) => said),
      );
      expect(new Set([entry.meaning, ...senses]).size).toBe(5);
      const frames = entry.others.filter(({ meaning }) => senses.includes(meaning)).map(({ frame }) => frame);
      expect(frames).toContain(entry.frame);
    }
  }
});

it('illustrates senses by plain sentences', () => {
  for (const { same, others } of SENSES)
    for (const said of [...same, ...others.flatMap(({ examples }) => examples)]) expect(said).toMatch(/다\.$/);
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
    const made = makeItem({ passage: { text }, type: '문맥상 의미', seed });
    expect(made.ok && made.item.marks.map(({ quote }) => quote).join()).not.toMatch(/보았|불렀/);
  }
});

it('asks about another verb beside an item on one', () => {
  const ask = (seed: number, items: readonly Item[] = []) => {
    const made = makeItem({
      passage: { text: TEXT },
      type: '문맥상 의미',
      seed,
      standing: { items, wantsVocabulary: true },
    });
    if (!made.ok) throw new Error(made.reason);
    return made.item;
  };
  for (const seed of [1, 2, 3, 4, 5]) {
    const one = ask(seed);
    expect(ask(seed)).toEqual(one);
    expect(ask(seed, [one]).marks.map(({ start }) => start)).not.toEqual(one.marks.map(({ start }) => start));
  }
});

it('keeps a sense by none of the words that the verb stands with in the passage', () => {
  const text = '그래서 조세의 부담을 지는 사람은 적다. 공장을 새로 짓는 데에는 많은 비용이 든다.';
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = makeItem({ passage: { text }, type: '문맥상 의미', seed });
    expect(made.ok && made.item.options[made.item.key - 1]?.text).not.toMatch(/부담|비용/);
  }
});

it.each([
  ['달라지는', '관료는 정해진 규칙에 따라 일을 처리한다.', '정해진 기준이나 규칙에 의거하다'],
  ['정해진', '압력에는 온도에 따라 크게 달라지는 성질이 있다.', '다른 것의 달라짐에 맞추다'],
  ['이름', '이 법칙에 따르면 힘은 질량에 비례한다.', undefined],
  ['선택', '감독의 선택에 따라 구성된 화면이다.', undefined],
])('tells 따르다 of what is %s from its other senses', (_, sentence, meaning) => {
  expect(findSenses(sentence).map(({ entry }) => entry.meaning)).toEqual(meaning ? [meaning] : []);
});

it.each([
  ['높이다', '펌프가 관의 압력을 높인다.', '온도, 습도, 압력 따위를 기준보다 위에 있게 하다'],
  ['높이다', '중앙은행은 물가가 오르자 금리를 높인다.', '값이나 비율을 보통보다 위에 있게 하다'],
  ['높이다', '회로가 전류의 농도를 높인다.', undefined],
  ['나누다', '학자는 놀이를 네 가지 유형으로 나눈다.', undefined],
  ['벗어나다', '그 판결은 원칙에서 벗어난다.', undefined],
  ['벗어나다', '사람들은 빈곤에서 벗어난다.', '어려운 일이나 처지에서 헤어나다'],
  ['벗어나다', '화가는 오랜 관습에서 벗어난다.', '얽매던 것에서 자유로워지다'],
  ['두다', '화가는 색채에 초점을 둔다.', undefined],
  ['받다', '수신기는 비트열을 받는다.', undefined],
  ['들다', '창고에는 상품이 든다.', undefined],
  ['거치다', '빛은 필터를 거친다.', undefined],
  ['밝히다', '대표는 반대의 뜻을 밝혔다.', '드러나지 않은 내용을 말하여 알리다'],
  ['밝히다', '연구자는 현상의 원인을 밝혔다.', undefined],
  ['밝히다', '그는 그렇게 주장하는 이유를 밝혔다.', undefined],
  ['막다', '숲이 바다에서 불어오는 바람을 막는다.', undefined],
  ['막다', '이 법은 범죄를 막는다.', '어떤 일이나 행동을 하지 못하게 하다'],
  ['걸치다', '개혁은 두 세기에 걸쳐 이루어졌다.', '일정한 횟수나 시간, 공간을 거쳐 이어지다'],
  ['던지다', '철학자는 근본적인 물음을 던진다.', '말이나 행동을 상대에게 보내다'],
])('gives %s one sense of the dictionary, or none: %s', (_, sentence, meaning) => {
  const [place] = findSenses(sentence).filter(({ entry }) => entry.stem !== '오르');
  expect(place?.entry.meaning).toBe(meaning);
});
