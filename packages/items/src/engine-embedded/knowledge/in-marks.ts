import type { Mark } from '@chulje/contract';
import type { Candidate } from '../assemble.ts';
import type { Known } from './known.ts';

/** Statements that speak of terms by the marks on them. */

/** A mark with the term it stands on. */
export type TermMark = Mark & { quote: string };

/** Particles as they stand after ㉠, ㉡, ㉢, whose names all end in a consonant. */
const CLOSED: Readonly<Record<string, string>> = { 는: '은', 가: '이', 를: '을', 와: '과', 로: '으로' };
/** Where a term stands by itself: a word before it may belong to it, as in “긴 공개 키”. */
const ALONE = '(?:(?<![가-힣] ?)|(?<=(?:[을를과와]|달리|에게|에서|보다) ))';
const PARTICLES = '(은|는|이|가|을|를|과|와|으로|로|의|에|에서|에는|에서는|도)?(?= )';

/** The candidate with marks for the marked terms; undefined when one of them still stands there, or none ever did. */
export function inMarks({ knowledge }: Known, candidate: Candidate, marks: readonly TermMark[]): Candidate | undefined {
  const longer = knowledge.terms.filter(({ name }) =>
    marks.some(({ quote }) => quote !== name && name.includes(quote)),
  );
  if (longer.some(({ name }) => candidate.text.includes(name))) return undefined;
  const text = marks.reduce(
    (said, { symbol, quote }) =>
      said.replace(
        new RegExp(`${ALONE}${quote.replace(/[()]/g, '\\$&')}${PARTICLES}`, 'g'),
        (_, particle: string | undefined) => `${symbol}${particle ? (CLOSED[particle] ?? particle) : ''}`,
      ),
    candidate.text,
  );
  return text !== candidate.text && marks.every(({ quote }) => !text.includes(quote))
    ? { ...candidate, text }
    : undefined;
}
