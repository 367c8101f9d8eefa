import { PACKS } from '../packs/index.ts';
import type { Field, Pack } from '../packs/pack.ts';

/** Finds the pack a teacher means, however the topic was spaced or inflected. */

/** Under this likeness a pack is a suggestion, not an answer. */
const FOUND = 0.55;
/** Decides between packs that fit alike; too small to lift a misfit over FOUND. */
const SAME_FIELD = 0.04;
/** A query that holds a whole name of the pack among other words. */
const NAMED = 0.7;

const PARTICLES = /(?:에서의|으로의|에서|으로|이란|에게|까지|부터|이나|은|는|이|가|을|를|의|와|과|에|로|란|도|나)$/;
/** Words that say what the teacher wants, not what about. */
const EMPTY = new Set([
  '대한',
  '대하여',
  '대해',
  '관한',
  '관하여',
  '관해',
  '무엇인가',
  '무엇',
  '개념',
  '이해',
  '의미',
  '뜻',
  '원리',
  '설명',
  '지문',
  '주제',
  '제재',
  '및',
]);

export interface Match {
  pack: Pack;
  /** The topic or alias that the query comes nearest to. */
  name: string;
  /** 0–1, without the bonus of the field. */
  likeness: number;
}

/** All packs, the likest first, those of the field before equals. */
export function rankPacks(query: string, field?: Field): Match[] {
  const asked = questionOf(query);
  return PACKS.map((pack) => match(pack, asked)).sort(
    (a, b) => weight(b) - weight(a) || a.pack.topic.localeCompare(b.pack.topic, 'ko'),
  );

  function weight({ pack, likeness }: Match): number {
    return likeness + (pack.field === field ? SAME_FIELD : 0);
  }
}

/** The pack that the topic names and by which of its names; undefined when none does. */
export function findPack(topic: string, field?: Field): Match | undefined {
  const best = rankPacks(topic, field)[0];
  return best && best.likeness >= FOUND ? best : undefined;
}

function match(pack: Pack, asked: Question): Match {
  return pack.aliases.reduce<Match>(
    (best, name) => {
      const likeness = likenessOf(asked, formsOfName(name));
      return likeness > best.likeness ? { pack, name, likeness } : best;
    },
    { pack, name: pack.topic, likeness: likenessOf(asked, formsOfName(pack.topic)) },
  );
}

function likenessOf(asked: Question, name: Forms): number {
  return Math.max(
    dice(asked.plainGrams, name.plainGrams),
    dice(asked.bareGrams, name.bareGrams),
    holds(asked, name) ? NAMED : 0,
  );
}

interface Forms {
  /** Of the text without spaces and signs. */
  plainGrams: ReadonlySet<string>;
  /** Without particles and empty words as well. */
  bare: string;
  bareGrams: ReadonlySet<string>;
}

/** A query also has the beginnings at which a name may stand in it: taken apart once, not once a name. */
interface Question extends Forms {
  tails: string[];
}

/** No name of a pack has as many words. */
const NAME_WORDS = 8;

function questionOf(query: string): Question {
  const words = wordsOf(query);
  const tails = words.flatMap((_, at) => {
    const tail = words.slice(at, at + NAME_WORDS);
    return [tail.join(''), tail.map(stem).join('')];
  });
  return { ...forms(query), tails };
}

/** Every query is held against every name of every pack: each name is taken apart once. */
const namesTakenApart = new Map<string, Forms>();

function formsOfName(name: string): Forms {
  const known = namesTakenApart.get(name) ?? forms(name);
  namesTakenApart.set(name, known);
  return known;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^가-힣a-z0-9]+/)
    .filter(Boolean);
}

function forms(text: string): Forms {
  const words = wordsOf(text);
  const bare = words
    .map(stem)
    .filter((word) => !EMPTY.has(word))
    .join('');
  return { plainGrams: grams(words.join('')), bare, bareGrams: grams(bare) };
}

/** A word of one or two syllables keeps its end: 정의 is not 정 + 의. */
function stem(word: string): string {
  const rest = word.replace(PARTICLES, '');
  return rest.length >= 2 ? rest : word;
}

/** Whether the name stands in the query from the beginning of some word. */
function holds({ tails }: Question, { bare }: Forms): boolean {
  return bare.length >= 2 && tails.some((tail) => tail.startsWith(bare));
}

/** Sørensen likeness of the 2-grams. */
function dice(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of first) if (second.has(gram)) shared += 1;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** A single syllable counts as one gram. */
function grams(text: string): Set<string> {
  if (text.length < 2) return new Set(text === '' ? [] : [text]);
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
}
