import type { Field } from '@chulje/contract';
import { isFrame, readTopic, stem, wordsOf } from './topic-names.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Decides between topics that are as near; too small to outdo a better likeness. */
const SAME_FIELD = 0.04;
/** A topic one of whose names stands in the query is nearer than any that only looks like it. */
const NAMED = 2;
/** So is one for which a whole word of the query is noted as near, though less. */
const NOTED = 1;

/** How many topics are offered for one that is not known, and how many where nothing was asked for. */
const NEAREST = 3;
const SUGGESTED = 12;

/**
 * The topic that the typed words name. Undefined when they name none, more than one, or hold anything that no name
 * accounts for: likeness only ever suggests.
 */
export function findTopic(query: string): Topic | undefined {
  const { names, isWhole } = readTopic(query);
  const [first, ...others] = names;
  return isWhole && first && others.every(({ topic }) => topic === first.topic) ? first.topic : undefined;
}

/** Topics with passages to offer: the nearest to what was typed or, where nothing was, those of the field. */
export function suggestTopics(query = '', field?: Field): Topic[] {
  const offered = rankTopics(query, field).filter(({ passages }) => passages.length > 0);
  if (query.trim() !== '') return offered.slice(0, NEAREST);
  return offered.filter((topic) => !field || topic.field === field).slice(0, SUGGESTED);
}

/** All topics, the nearest first, those of the field before equals. */
export function rankTopics(query: string, field?: Field): Topic[] {
  const named = new Set(readTopic(query).names.map(({ topic }) => topic));
  const words = wordsOf(query).filter((word) => !isFrame(word));
  const asked = looksOf(words);
  const plain = new Set([...words, ...words.map(stem), words.join(''), words.map(stem).join('')]);
  const weights = new Map(TOPICS.map((topic) => [topic, weightOf(topic)]));
  return [...TOPICS].sort(
    (a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || a.topic.localeCompare(b.topic, 'ko'),
  );

  function weightOf(topic: Topic): number {
    const likeness = Math.max(...looksOfTopic(topic).map((name) => likenessOf(asked, name)));
    const isNoted = topic.near.some((word) => plain.has(word.toLowerCase().replaceAll(' ', '')));
    return (named.has(topic) ? NAMED : 0) + (isNoted ? NOTED : 0) + likeness + (topic.field === field ? SAME_FIELD : 0);
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

/** Every query is held against every name of every topic: each name is taken apart once. */
const takenApart = new Map<Topic, Looks[]>();

function looksOfTopic(topic: Topic): Looks[] {
  const known = takenApart.get(topic);
  if (known) return known;
  const looks = [topic.topic, ...topic.aliases, ...topic.near].map((name) =>
    looksOf(wordsOf(name).filter((word) => !isFrame(word))),
  );
  takenApart.set(topic, looks);
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
