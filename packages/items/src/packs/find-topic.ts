import type { Field } from '@chulje/contract';
import { isFrame, readTopic, stem, wordsOf } from './topic-names.ts';
import { TOPICS, type Topic } from './topics.ts';

/** A topic one of whose names stands in the query is nearer than any that only looks like it. */
const NAMED = 4;
/** So is one for which a whole word of the query is noted as near, though less. */
const NOTED = 2;
/** Decides between topics that are as near; too small to outdo a better likeness. */
const SAME_FIELD = 0.04;

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

/**
 * Topics with passages to offer: those near to what was typed, then others of its field; where nothing was typed, those of
 * the field. What was typed is of the field of the topic that it names or is noted near, else of the one chosen.
 */
export function suggestTopics(query = '', field?: Field): Topic[] {
  const isOffered = ({ passages }: Topic) => passages.length > 0;
  if (query.trim() === '')
    return TOPICS.filter(isOffered)
      .filter((topic) => !field || topic.field === field)
      .toSorted((a, b) => a.topic.localeCompare(b.topic, 'ko'))
      .slice(0, SUGGESTED);
  const [first] = nearTopics(query, field);
  const home = first && (first.weight >= NOTED || !field) ? first.topic.field : field;
  return rankTopics(query, home).filter(isOffered).slice(0, NEAREST);
}

/** All topics, the nearest first, those of the field before equals. */
export function rankTopics(query: string, field?: Field): Topic[] {
  const near = nearTopics(query, field).map(({ topic }) => topic);
  const others = TOPICS.filter((topic) => !near.includes(topic)).toSorted(
    (a, b) => Number(b.field === field) - Number(a.field === field) || a.topic.localeCompare(b.topic, 'ko'),
  );
  return [...near, ...others];
}

/** Topics that the query names in part, that a word of it is noted near, or whose names it shares a word with or mistypes. */
function nearTopics(query: string, field?: Field): { topic: Topic; weight: number }[] {
  const named = new Set(readTopic(query).names.map(({ topic }) => topic));
  const words = wordsOf(query).filter((word) => !isFrame(word));
  const plain = new Set([...words, ...words.map(stem), words.join(''), words.map(stem).join('')]);
  const asked = looksOf(words);
  return TOPICS.map((topic) => ({ topic, weight: weightOf(topic) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.topic.topic.localeCompare(b.topic.topic, 'ko'));

  function weightOf(topic: Topic): number {
    const likeness = Math.max(...looksOfTopic(topic).map((name) => likenessOf(asked, name)));
    const isNoted = topic.near.some((word) => plain.has(word.toLowerCase().replaceAll(' ', '')));
    const near = (named.has(topic) ? NAMED : 0) + (isNoted ? NOTED : 0) + likeness;
    return near > 0 && topic.field === field ? near + SAME_FIELD : near;
  }
}

/** Words of so many topics that sharing one says nothing. */
const WIDE_WORDS = new Set([
  ...['기술', '사회', '문제', '역사', '현대', '조선', '한국', '국가', '제도', '시스템', '체계', '의미', '원칙', '정책'],
  ...['방법론', '사상', '효과', '변화', '인식', '법칙', '형식', '논쟁', '이동', '일반', '영향', '운영', '정의론'],
]);
/** One mistyped letter in so many, and never the first; in fewer letters, another one is another word. */
const LETTERS_A_MISTAKE = 12;
const SHORTEST = 4;

/** How a text looks: its words, of two syllables and more, and its letters, among which one may be mistyped. */
interface Looks {
  words: readonly string[];
  letters: string;
}

function looksOf(words: readonly string[]): Looks {
  const stems = words.map(stem);
  return {
    words: stems.filter((word) => word.length >= 2 && !WIDE_WORDS.has(word)),
    letters: stems.join('').normalize('NFD'),
  };
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

/** The share of words that both have, or 1 where one is the other mistyped. */
function likenessOf(one: Looks, other: Looks): number {
  if (isMistyped(one.letters, other.letters)) return 1;
  const shared = one.words.filter((word) => other.words.some((name) => isSameWord(word, name))).length;
  return shared === 0 ? 0 : (2 * shared) / (one.words.length + other.words.length);
}

/** 세포막 and 세포 are the same word, and 진화론 and 진화; 상대성 and 상대주의 are two. */
const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Whether texts differ by one letter in twelve, exchanged, added or left out. */
function isMistyped(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  const allowed = Math.ceil(longest / LETTERS_A_MISTAKE);
  if (Math.min(one.length, other.length) < SHORTEST || Math.abs(one.length - other.length) > allowed) return false;
  return one[0] === other[0] && editDistance(one, other) <= allowed;
}

/** Levenshtein. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const exchanged = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
