import { ADVERSARIAL, growthOf, MOST_GROWTH } from '@chulje/contract/testing/growth';
import { describe, expect, it } from 'vitest';
import { garuTagger } from './garu.ts';
import { mostCharacters, type Tagger } from './tagger.ts';
import { hasParticle, isAdverb, readWords, verbOf } from './words.ts';

const TAGGER = garuTagger();
const read = (text: string) => readWords(text, TAGGER);
const last = (text: string) => {
  const word = read(text).at(-1);
  if (!word) throw new Error('no word');
  return word;
};

it('reads every word at its place, with its parts', () => {
  const text = '  기업은 값이\n오르면, 생산을 늘린다.';
  const words = read(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    '기업은',
    '값이',
    '오르면,',
    '생산을',
    '늘린다.',
  ]);
  expect(words[2]?.parts).toEqual([
    { form: '오르', tag: 'VV' },
    { form: '면', tag: 'EC' },
    { form: ',', tag: 'SP' },
  ]);
});

it('keeps places in UTF-16 behind signs of two units and in text that is not composed', () => {
  const text = '𝒜와 기업은 다르다. '.normalize('NFD');
  const [, firm] = read(text);
  expect(firm?.text.normalize('NFC')).toBe('기업은');
  expect(text.slice(firm?.start, firm?.end)).toBe('기업은'.normalize('NFD'));
  expect(firm && hasParticle(firm)).toBe(true);
});

it('gives the tagger no more than it takes, and words that are longer not at all', () => {
  const given: string[] = [];
  const tagger: Tagger = {
    tag: (said) => {
      given.push(said);
      return [];
    },
  };
  const long = '가'.repeat(mostCharacters + 1);
  expect(readWords(`${'나무가 자란다 '.repeat(200)}${long} 끝이다.`, tagger)).toHaveLength(402);
  expect(Math.max(...given.map((said) => [...said].length))).toBeLessThanOrEqual(mostCharacters);
  expect(given.join(' ')).not.toContain(long);
});

it.each(
  '몰려다니는 지니는 느끼는 건너는 견디는 살피는 마시는 꾸미는 버티는 헤매는 잠그는 다투는 붙드는 떠도는 띠는 타는 재는 사는 겪은 덮은 알맞은 볶은 익은'.split(
    ' ',
  ),
)('takes the verb in “오래 %s” for no noun with its particle', (word) => {
  expect(read(`오래 ${word} 것이 있다.`).some((one) => one.text === word && hasParticle(one))).toBe(false);
});

it.each(
  '항생제는 어머니는 주머니는 피는 온도는 태도는 기대는 무대는 상대는 대비는 필터는 효소는 매체는 이익은 물은 금리는 심리는 차이는 길이는 국가는 세포막은 라디오는 ‘의무’는'.split(
    ' ',
  ),
)('takes the noun in %s with its particle', (word) => {
  expect(read(`이때 ${word} 크게 달라진다.`).some((one) => one.text === word && hasParticle(one))).toBe(true);
});

it.each([
  ['두 학자는 기준을 두고', '두'],
  ['소비가 줄었다.', '줄'],
  ['생산이 증가하면', '증가하'],
  ['빛은 붉고', '붉'],
  ['그 두', undefined],
  ['국가의 부담', undefined],
])('finds the verb that ends “%s”', (text, verb) => {
  expect(verbOf(last(text))).toBe(verb);
});

it.each([
  ['값이', true, false],
  ['물질의 상태를', true, false],
  ['온도가 크게', false, true],
  ['값이 더', false, true],
  ['값이 오르고', false, false],
])('tells the last word of “%s” by its particle or as an adverb', (text, particle, adverb) => {
  expect([hasParticle(last(text)), isAdverb(last(text))]).toEqual([particle, adverb]);
});

describe('reading words', () => {
  it.each(ADVERSARIAL)('takes time in proportion to a text of %s', async (_, textOf) => {
    expect(await growthOf(textOf, read)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
