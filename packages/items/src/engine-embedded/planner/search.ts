import { PACKS } from '../packs/index.ts';
import type { Field, Pack } from '../packs/pack.ts';
import { isFrame, type PackName, readTopic, stem, wordsOf } from './topic-names.ts';

/** Decides between packs that are as near; too small to outdo a better likeness. */
const SAME_FIELD = 0.04;
/** A pack one of whose names stands in the query is nearer than any that only looks like it. */
const NAMED = 2;
/** So is one for which a whole word of the query is noted as near, though less. */
const NOTED = 1;

/**
 * The pack that the typed words name, and by which of its names. Undefined when they name none, more than one, or hold
 * anything that no name accounts for: likeness only ever suggests.
 */
export function findPack(query: string): PackName | undefined {
  const { names, isWhole } = readTopic(query);
  const [first, ...others] = names;
  return isWhole && first && others.every(({ pack }) => pack === first.pack) ? first : undefined;
}

/** All packs, the nearest first, those of the field before equals. */
export function rankPacks(query: string, field?: Field): Pack[] {
  const named = new Set(readTopic(query).names.map(({ pack }) => pack));
  const words = wordsOf(query).filter((word) => !isFrame(word));
  const asked = looksOf(words);
  const plain = new Set([...words, ...words.map(stem), words.join(''), words.map(stem).join('')]);
  const weights = new Map(PACKS.map((pack) => [pack, weightOf(pack)]));
  return [...PACKS].sort(
    (a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || a.topic.localeCompare(b.topic, 'ko'),
  );

  function weightOf(pack: Pack): number {
    const likeness = Math.max(...looksOfPack(pack).map((name) => likenessOf(asked, name)));
    const isNoted = pack.near.some((word) => plain.has(word.toLowerCase().replaceAll(' ', '')));
    return (named.has(pack) ? NAMED : 0) + (isNoted ? NOTED : 0) + likeness + (pack.field === field ? SAME_FIELD : 0);
  }
}

/** Any two words have some letters in common: under this, likeness is chance, and a topic of the field is the better offer. */
const CHANCE = 0.28;

/** How a text looks: 2-grams of its syllables and of its letters, which outlive a mistyped one. */
interface Looks {
  syllables: ReadonlySet<string>;
  letters: ReadonlySet<string>;
}

function looksOf(words: readonly string[]): Looks {
  const text = words.map(stem).join('');
  return { syllables: grams(text, 2), letters: grams(text.normalize('NFD'), 2) };
}

/** Every query is held against every name of every pack: each name is taken apart once. */
const takenApart = new Map<Pack, Looks[]>();

function looksOfPack(pack: Pack): Looks[] {
  const known = takenApart.get(pack);
  if (known) return known;
  const looks = [pack.topic, ...pack.aliases, ...pack.near].map((name) =>
    looksOf(wordsOf(name).filter((word) => !isFrame(word))),
  );
  takenApart.set(pack, looks);
  return looks;
}

function likenessOf(one: Looks, other: Looks): number {
  const likeness = (dice(one.syllables, other.syllables) + dice(one.letters, other.letters)) / 2;
  return likeness < CHANCE ? 0 : likeness;
}

/** Sørensen likeness. */
function dice(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of first) if (second.has(gram)) shared += 1;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** A text too short for one gram is one itself. */
function grams(text: string, length: number): Set<string> {
  if (text.length < length) return new Set(text === '' ? [] : [text]);
  return new Set(Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length)));
}
