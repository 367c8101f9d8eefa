import { headOf } from '../grammar/topic.ts';
import { CONNECTIVE } from './connective.ts';
import type { ReadSentence } from './references.ts';

/** Kinds that a text sets beside each other, 의원 내각제 and 대통령제: what a paragraph says under one holds of it alone. */

const BESIDE =
  /(?:^| )((?:[가-힣A-Za-z\d]+ ){0,2}?[가-힣A-Za-z\d]+)[와과] ((?:[가-힣A-Za-z\d]+ ){0,2}?[가-힣A-Za-z\d]+?)(?:으로|로|은|는|이|가|을|를|의)(?= )/g;
const DIVIDES =
  /나뉜|나뉘|나눌|나누어|나눈|구분|구별|분류|[이가] 있다\.$|종류|유형|두 가지|두고 있다|규정하고 있다|[은는] (?:모두|서로) /;

/** What is named “A와 B” where things are divided, under one head, and spoken of as A and as B. */
export function kindsOf(sentences: readonly ReadSentence[]): string[] {
  const openings = sentences.map(({ said }) => opening(said));
  const isSpokenOf = (name: string): boolean =>
    name.length > 2 &&
    openings.some((words) => new RegExp(`(?:^| )${name}(?:은|는|이|가|에서는|에서|을|를|의) `).test(`${words} `));
  return sentences.flatMap(({ said }) =>
    (DIVIDES.test(said) ? [...said.matchAll(BESIDE)] : []).flatMap(([, first = '', second = '']) => {
      // “크게 의원 내각제”: the name is what other sentences begin with.
      const [a, b] = [first, second].map((phrase) => tailsOf(phrase).find(isSpokenOf));
      return a !== undefined && b !== undefined && a !== b && a.slice(-1) === b.slice(-1) ? [a, b] : [];
    }),
  );
}

const tailsOf = (phrase: string): string[] => phrase.split(' ').map((_, at, words) => words.slice(at).join(' '));

/** The words in which a sentence tells what, or where, it speaks of. */
const opening = (said: string): string => said.replace(CONNECTIVE, '').split(' ').slice(0, 4).join(' ');

/** The kind that a sentence begins to speak of. */
export const kindNamed = (said: string, kinds: readonly string[]): string | undefined =>
  kinds.find((name) => opening(said).includes(name));

/** True for a sentence that names a kind, or speaks of another thing of that sort: 영국식 경매 beside 공개 경매. */
export const speaksOfKind = (said: string, kinds: readonly string[]): boolean =>
  kinds.some((name) => {
    const [, sort] = / ([가-힣]+)$/.exec(name) ?? [];
    return said.includes(name) || (sort !== undefined && new RegExp(`(?:^| )${sort}[은는]$`).test(headOf(said)));
  });
