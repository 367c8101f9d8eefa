import { TOPICS, type Topic } from './topics.ts';

/** Reads what a teacher typed as names of topics and words that only frame them (개념, 원리, 무엇인가); nothing else is understood. */

/**
 * What may end a word. Neither 가 nor 로: 사진가 and 무역로 are words of their own. None that a topic does not end with or
 * hold between two names.
 */
const PARTICLES = [
  '에서의',
  '으로의',
  '이라는',
  '에서',
  '이란',
  '와의',
  '과의',
  '라는',
  '은',
  '는',
  '이',
  '을',
  '를',
  '의',
  '와',
  '과',
  '에',
  '란',
];
const PARTICLE = new RegExp(`(?:${PARTICLES.join('|')})$`);

/**
 * Words that say what the teacher wants, not what about. None that leads away from what a pack tells: a pack on trade knows
 * nothing of its history, its laws or its wars.
 */
const FRAMES = [
  ...['대한', '대하여', '대해', '대해서', '관한', '관하여', '관해', '및', '그리고', 'vs', '어떻게', '왜'],
  ...['무엇인가', '무엇인가요', '무엇일까', '무엇', '뭘까', '뭔가요', '뭔가', '존재하는가', '있는가', '가능한가'],
  ...['작동하는가', '작동하나', '일어나는가', '일어날까', '이루어지는가', '결정되는가', '정해지는가', '만들어지는가'],
  ...[
    '개념',
    '이해',
    '의미',
    '뜻',
    '정의',
    '원리',
    '작동',
    '설명',
    '소개',
    '고찰',
    '탐구',
    '기초',
    '기본',
    '지문',
    '주제',
    '제재',
  ],
  ...[
    '특징',
    '특성',
    '성질',
    '본질',
    '이론',
    '역할',
    '기능',
    '과정',
    '구조',
    '종류',
    '유형',
    '사례',
    '작용',
    '현상',
    '방식',
    '방법',
  ],
  ...['차이', '차이점', '공통점', '비교', '관계', '한계', '의의', '장점', '단점', '장단점'],
];

export interface TopicName {
  topic: Topic;
  name: string;
}

/** What the typed words name. */
export interface Reading {
  /** Names in the order of the text; one for every place. */
  names: TopicName[];
  /** Nothing but those names and frames was typed. */
  isWhole: boolean;
}

/** Words in NFC and lower case, without signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A word of one or two syllables keeps its end: 정의 is not 정 + 의. */
export function stem(word: string): string {
  const rest = word.replace(PARTICLE, '');
  return rest.length >= 2 ? rest : word;
}

/** Whether the word only frames a topic. */
export const isFrame = (word: string): boolean => frames.has(word) || frames.has(stem(word));

/** The words of a text that say what it is about, without their particles. The last syllable of 공리주의 is none. */
export const contentWordsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isFrame(word))
    .map((word) => (word.endsWith('주의') ? word : stem(word)));

const frames = new Set(FRAMES);
const longestFrame = Math.max(...FRAMES.map(({ length }) => length));

/** Spelled without spaces, as it stands and without the particles between its words; the last word stays as it is: 공리주의 is not 공리주. */
function spellings(words: readonly string[]): string[] {
  const bare = words.map((word, at) => (at === words.length - 1 ? word : stem(word)));
  return [...new Set([words.join(''), bare.join('')])];
}

const namesBySpelling = new Map<string, TopicName[]>();
for (const topic of TOPICS) {
  for (const name of [topic.topic, ...topic.aliases]) {
    for (const spelling of spellings(wordsOf(name))) {
      namesBySpelling.set(spelling, [...(namesBySpelling.get(spelling) ?? []), { topic, name }]);
    }
  }
}
const longestName = Math.max(...[...namesBySpelling.keys()].map(({ length }) => length));

/** Reads the whole of it, however it was spaced; failing that, finds the names that words of it begin with. */
export function readTopic(query: string): Reading {
  const words = wordsOf(query);
  const whole = spellings(words)
    .map(readWhole)
    .find((names) => names !== undefined && names.length > 0);
  return whole ? { names: whole, isWhole: true } : { names: namesWithin(words), isWhole: false };
}

interface Way {
  steps: number;
  names: TopicName[];
}

/** The names of the fewest that the text consists of, together with frames and particles; undefined when something is left over. */
function readWhole(text: string): TopicName[] | undefined {
  const ways: (Way | undefined)[] = [{ steps: 0, names: [] }];
  for (let at = 0; at < text.length; at += 1) {
    const way = ways[at];
    if (!way) continue;
    const rest = text.slice(at);
    for (let length = 1; length <= Math.min(rest.length, Math.max(longestName, longestFrame)); length += 1) {
      const piece = rest.slice(0, length);
      const names = namesBySpelling.get(piece);
      if (!names && !frames.has(piece)) continue;
      const next = { steps: way.steps + 1, names: [...way.names, ...(names ?? [])] };
      for (const end of endsOf(text, at + length)) ways[end] = fewer(ways[end], next);
    }
  }
  return ways[text.length]?.names;
}

/** Where a word may be over: here, or behind a particle. */
function endsOf(text: string, at: number): number[] {
  return [at, ...PARTICLES.filter((particle) => text.startsWith(particle, at)).map(({ length }) => at + length)];
}

/** Of two ways that are as short, both are meant. */
function fewer(known: Way | undefined, next: Way): Way {
  if (!known || next.steps < known.steps) return next;
  return next.steps > known.steps
    ? known
    : { steps: known.steps, names: [...new Set([...known.names, ...next.names])] };
}

/** The longest name from the beginning of each word. */
function namesWithin(words: readonly string[]): TopicName[] {
  return words.flatMap((_, at) => {
    // No name has more words than letters.
    const tails = spellings(words.slice(at, at + longestName));
    const found = tails.flatMap((tail) =>
      Array.from({ length: Math.min(tail.length, longestName) }, (_, cut) => tail.slice(0, cut + 1)).filter((piece) =>
        namesBySpelling.has(piece),
      ),
    );
    const longest = found.reduce((best, piece) => (piece.length > best.length ? piece : best), '');
    return namesBySpelling.get(longest) ?? [];
  });
}
