import type { Finding, Item } from '@chulje/contract';
import { OPTION_LABELS } from '@chulje/contract';
import { coverage, plainLength, shingles, stripText } from '../measure.ts';
import type { TextCache } from '../text-cache.ts';

/** Everything the item rules look at, worked out once. */
export interface ItemContext {
  item: Item;
  passage: string;
  /** Passage and 〈보기〉. */
  source: string;
  stem: string;
  texts: string[];
  lengths: number[];
  key: string;
  distractors: string[];
  isVocabulary: boolean;
  /** Options that are sentences or phrases, not symbols, words or table cells. */
  isProse: boolean;
  /** Stems about form or method, where options need not share words with the passage. */
  isStructural: boolean;
  coverages: number[];
  isStrict: boolean;
}

export type ItemRule = (context: ItemContext) => Finding[];

const STRUCTURAL = /서술|전개|설명으로|읽은 방법|논지|짝지|들어갈|질문/;

export function itemContext(item: Item, passage: string, isStrict: boolean, cache: TextCache): ItemContext {
  const texts = item.options.map((option) => option.text.trim());
  const lengths = texts.map(plainLength);
  const isVocabulary = item.pattern === '어휘 및 문법';
  const short = texts.filter((text, at) => (lengths[at] ?? 0) <= 8 || /^[㉠-㉻ⓐ-ⓩ①-⑤ㄱ-ㅎ,\s/:]+$/.test(text)).length;
  const source = `${passage}\n${item.material?.text ?? ''}`;
  const bigrams = bigramsOf(passage, item.material?.text ?? '', cache);
  return {
    item,
    passage,
    source,
    stem: normalizeStem(item.stem),
    texts,
    lengths,
    key: texts[item.key - 1] ?? '',
    distractors: texts.filter((_, at) => at !== item.key - 1),
    isVocabulary,
    isProse: !isVocabulary && short < 3,
    isStructural: STRUCTURAL.test(item.stem),
    coverages: texts.map((text) => coverage(text, bigrams)),
    isStrict,
  };
}

const pairsOf = (text: string) => shingles(text, 2);

/** Of the passage with what stands in the box, and of where they meet. */
function bigramsOf(passage: string, box: string, cache: TextCache): ReadonlySet<string> {
  const own = cache.of(passage, pairsOf);
  if (box === '') return own;
  return new Set([...own, ...shingles(cache.of(passage, stripText).slice(-1) + box, 2)]);
}

/** Stems are compared without point marks and numbers, with one kind of wave and bracket. */
export function normalizeStem(stem: string): string {
  return stem
    .replace(/\[\s*3점\s*\]/g, '')
    .replace(/^\s*\d+\.\s*/, '')
    .replace(/~|∼/g, '～')
    .replace(/＜|〈/g, '<')
    .replace(/＞|〉/g, '>')
    .trim();
}

export const error = (rule: string, place: string, message: string): Finding[] => [
  { rule, severity: 'error', place, message },
];
export const warning = (rule: string, place: string, message: string): Finding[] => [
  { rule, severity: 'warning', place, message },
];
export const labelOf = (index: number): string => OPTION_LABELS[index] ?? '';
