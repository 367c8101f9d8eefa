import { josa } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';
import { PREDICATE_OPPOSITE_OF } from './opposites.ts';

/** “A는 B보다 …”: what is said of A can be said of B, or B said to be the lesser. */

interface Comparison {
  /** Setting or condition that stands before, with a space behind it; may be empty. */
  setting: string;
  subject: string;
  standard: string;
  said: string;
}

const SETTING = /^(.{2,30}?(?:때|경우|경우에|동안|면|에서|에서는|에는|동안에는)),? (.+)$/;
/** Words that belong to no noun phrase. */
const CLAUSAL = /(?:때|면|경우|지만|어서|므로|더라도|라도|지라도|에게|동안|하여|해|고|며),?$/;
const QUALITIES = new Set([
  '높다',
  '낮다',
  '크다',
  '작다',
  '많다',
  '적다',
  '빠르다',
  '느리다',
  '길다',
  '짧다',
  '강하다',
  '약하다',
  '넓다',
  '좁다',
]);

export function readComparison(statement: string): Comparison | undefined {
  const [, setting = '', main = statement] = SETTING.exec(statement) ?? [];
  return parse(setting === '' ? '' : `${setting} `, main) ?? (setting === '' ? undefined : parse('', statement));
}

function parse(setting: string, main: string): Comparison | undefined {
  const words = main.replace(/\.$/, '').split(' ');
  const topics = words.flatMap((word, at) => (isTopic(word) ? [at] : []));
  const [topicAt] = topics;
  const standards = words.flatMap((word, at) => (/[가-힣]보다$/.test(word) ? [at] : []));
  const [standardAt] = standards;
  if (topicAt === undefined || standardAt === undefined || topics.length > 1 || standards.length > 1) return undefined;
  if (standardAt <= topicAt || standardAt === words.length - 1) return undefined;
  const subject = [...words.slice(0, topicAt), (words[topicAt] ?? '').slice(0, -1)];
  const standard = [...words.slice(topicAt + 1, standardAt), (words[standardAt] ?? '').slice(0, -2)];
  const said = words.slice(standardAt + 1);
  if (![subject, standard].every(isNounPhrase)) return undefined;
  // “보다 낮은 이자로”: the comparison belongs to the noun behind it.
  if (said.slice(0, 2).some((word) => /(?:[은는한된]|른|긴|큰)$/.test(word))) return undefined;
  if (/(?:에서|에|에게|로)$/.test(subject.at(-1) ?? '')) return undefined;
  return { setting, subject: subject.join(' '), standard: standard.join(' '), said: said.join(' ') };
}

/** A noun, alone or behind its modifiers. */
function isNounPhrase(words: readonly string[]): boolean {
  if (words.length > 6 || words.some((word) => CLAUSAL.test(word))) return false;
  const particled = words.slice(0, -1).some((word) => /(?:[이가을를]|에서|에)$/.test(word) && word.length > 1);
  // A case inside the phrase needs the verb that governs it right before the noun.
  return !particled || /[은는을한된될할]$/.test(words.at(-2) ?? '');
}

/** False: the two things compared exchanged. */
export function exchangeCompared(statement: string): string | undefined {
  const read = readComparison(statement);
  if (!read || /마찬가지|같|비슷|못지/.test(read.said)) return undefined;
  // Only things of one kind can take each other's place: 음지 식물 and 양지 식물, not 종이 and 바람직한 양.
  if (read.subject.split(' ').at(-1) !== read.standard.split(' ').at(-1)) return undefined;
  return `${read.setting}${josa(read.standard, '은/는')} ${read.subject}보다 ${read.said}.`;
}

/** True: “A는 B보다 크다” as “B는 A보다 작다”. */
export function converse(statement: string): string | undefined {
  const read = readComparison(statement);
  const [, lead = '', quality = ''] =
    /^((?:[가-힣]+(?: [가-힣]+)?[이가] )?(?:훨씬 |더 )?)([가-힣]+)$/.exec(read?.said ?? '') ?? [];
  const opposite = QUALITIES.has(quality) ? PREDICATE_OPPOSITE_OF.get(quality) : undefined;
  if (!read || opposite === undefined) return undefined;
  // “태양의 질량은 달보다 크다” compares masses, and names that of one alone.
  if (read.subject.includes('의 ') && !read.standard.includes(read.subject.split(' ').at(-1) ?? '')) return undefined;
  return `${read.setting}${josa(read.standard, '은/는')} ${read.subject}보다 ${lead}${opposite}.`;
}

/** False: what comes first said to come later. */
export function exchangeOrder(statement: string): string | undefined {
  // “먼저 인출할 까닭이 없다”, and none to do so later.
  if (/(?:까닭|이유|필요)[이가] 없/.test(statement)) return undefined;
  for (const [from, to] of ORDERS) {
    const pattern = new RegExp(`보다 ${from} `);
    if (pattern.test(statement) && statement.split(` ${from} `).length === 2)
      return statement.replace(pattern, `보다 ${to} `);
  }
  return undefined;
}

const ORDERS: readonly [string, string][] = [
  ['먼저', '나중에'],
  ['나중에', '먼저'],
  ['빨리', '늦게'],
  ['늦게', '빨리'],
  ['많이', '적게'],
  ['적게', '많이'],
];
