import { type Morpheme, mostCharacters, type Tagger } from './tagger.ts';

/** A word as it is set off by spaces, with its parts. */
export interface Word {
  text: string;
  /** UTF-16 offsets in the text that was read. */
  start: number;
  end: number;
  /** Empty for what no tagger is given: words longer than it takes. */
  parts: readonly Omit<Morpheme, 'wordStart'>[];
}

/** So many words are read together: what stands around a word settles most of it, and more costs the square. */
const TOGETHER = 12;

/** The words of a text with their parts. Takes time in proportion to the text. */
export function readWords(text: string, tagger: Tagger): Word[] {
  const words: Word[] = [];
  let group: Word[] = [];
  let length = 0;
  const read = () => {
    words.push(...tagTogether(group, tagger));
    group = [];
    length = 0;
  };
  for (const { 0: said, index } of text.matchAll(/\S+/g)) {
    const size = [...said.normalize('NFC')].length;
    if (group.length > 0 && (length + size > mostCharacters || group.length >= TOGETHER)) read();
    group.push({ text: said, start: index, end: index + said.length, parts: [] });
    length += size + 1;
    if (/[.?!]$/.test(said)) read();
  }
  if (group.length > 0) read();
  return words;
}

function tagTogether(group: readonly Word[], tagger: Tagger): Word[] {
  const said = group.map(({ text }) => text.normalize('NFC'));
  const [first = ''] = said;
  if ([...first].length > mostCharacters) return [...group];
  const parts = new Map<number, Omit<Morpheme, 'wordStart'>[]>();
  for (const { form, tag, wordStart } of tagger.tag(said.join(' ')))
    parts.set(wordStart, [...(parts.get(wordStart) ?? []), { form, tag }]);
  let at = 0;
  return group.map((word, place) => {
    const own = { ...word, parts: parts.get(at) ?? [] };
    at += [...(said[place] ?? '')].length + 1;
    return own;
  });
}

/** The parts without marks of punctuation: quotes, brackets, stops. */
export const spoken = ({ parts }: Word): readonly Word['parts'][number][] =>
  parts.filter(({ tag }) => !['SF', 'SP', 'SS', 'SE', 'SO'].includes(tag));

/** True for a word that ends in a particle. */
export const hasParticle = (word: Word): boolean => /^J/.test(spoken(word).at(-1)?.tag ?? '');

/** True for what only tells how: 크게, 더, 점점. */
export const isAdverb = (word: Word): boolean => {
  const parts = spoken(word);
  const last = parts.at(-1);
  return last?.tag === 'MAG' || (last?.tag === 'EC' && last.form === '게');
};

/** The stem a word begins with, when it is a verb or an adjective: 늘리 of 늘리려, 증가하 of 증가하면. */
export function verbOf(word: Word): string | undefined {
  const [first, second] = spoken(word);
  if (!first) return undefined;
  if (/^V[VAX]$/.test(first.tag)) return first.form;
  if (second && /^XS[VA]$/.test(second.tag)) return first.form + second.form;
  return undefined;
}
