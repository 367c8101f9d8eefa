import {
  type Difficulty,
  type Item,
  LIMITS,
  normalizeText,
  type Option,
  type QuestionType,
  truncateCharacters,
} from '@chulje/contract';
import { writeExplanation } from '../catalogue/question-type.ts';
import { hasOwnSentences, verdictOfKey } from '../catalogue/type-class.ts';
import { plainLength } from '../measure.ts';
import { splitSentences } from '../model.ts';
import { citedSentences } from './cited-sentences.ts';
import type { Fault } from './fault.ts';
import { type FoundMark, findMark } from './find-mark.ts';
import type { ItemDraft, Span } from './item-shapes.ts';
import { TAGS } from './untrusted.ts';

/** A shorter one proves nothing. */
const EVIDENCE_MIN = 8;
/** Kana, Cyrillic, Arabic, Thai and Chinese characters, and the sign for what could not be read. */
const FOREIGN = /[\u0400-\u04ff\u0600-\u06ff\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\ufffd]/g;

export interface Build {
  item: Item;
  /** What is wrong with it already, by the numbers that the draft gave its options. */
  faults: Fault[];
}

/** A draft made an item: words cleaned, cited sentences cut and marks found in the passage, explanation composed of the reasons. */
export function buildItem(
  draft: ItemDraft,
  text: string,
  type: QuestionType,
  difficulty: Difficulty | undefined,
): Build {
  const faults: Fault[] = [];
  const material = clean(draft.material);
  const marks = draft.marks.flatMap(({ symbol, ...span }) => {
    const place = placeOf(symbol, span, text);
    if ('why' in place)
      faults.push({
        cause: '표시한 구절이 지문에 없거나 여럿임',
        message: `표시 ${symbol}의 말 “${span.words.slice(0, 60)}”: ${place.why}. 지문의 말을 그대로, 앞말(before)과 뒷말(after)과 함께 적는다.`,
      });
    return 'why' in place ? [] : [{ symbol, ...place, quote: text.slice(place.start, place.end) }];
  });
  const options = draft.options.map((option, at): Option => {
    const place = `${at + 1}번 선택지`;
    const evidence = citedSentences(option.sentences, text, material);
    if (evidence.length === 0)
      faults.push({ cause: '근거 문장이 없음', message: `${place}의 sentences에 있는 번호의 문장이 없다.` });
    if (evidence.some(({ quote }) => plainLength(quote) < EVIDENCE_MIN))
      faults.push({ cause: '근거가 너무 짧음', message: `${place}의 근거 문장이 ${EVIDENCE_MIN}자보다 짧다.` });
    if (/[①-⑤]|[1-5]번/.test(option.reason))
      faults.push({
        cause: '해설이 선택지를 번호로 부름',
        message: `${place}의 reason이 번호로 다른 선택지를 부른다.`,
      });
    return {
      text: oneLine(option.text).replace(/^(?:[①-⑤]|[1-5][.)])\s*/, ''),
      format: [],
      reason: clean(option.reason),
      operation: option.operation === '없음' ? null : option.operation,
      evidence,
    };
  });
  faults.push(...verdictFaults(draft, type), ...foreignFaults([draft.stem, material, ...options.map(spoken)], text));
  if (isOneForAll(options, type)) faults.push(ONE_FOR_ALL);
  if (isNamedByLetters(material, text)) faults.push(NAMED_BY_LETTERS);
  const level = difficulty ?? type.difficulty;
  const item: Item = {
    pattern: type.pattern,
    type: type.type,
    style: type.style,
    difficulty: level,
    points: level === '상' ? 3 : 2,
    stem: oneLine(draft.stem).replace(/\s*\[3점\]\s*$/, ''),
    material:
      material === ''
        ? null
        : { label: type.sample.material?.label ?? '〈보기〉', text: truncateCharacters(material, LIMITS.materialMax) },
    marks,
    options,
    key: draft.key,
    explanation: '',
  };
  return { item: explained(item), faults };
}

/** The item with its explanation written anew from the reasons: after every change of order. */
export function explained(item: Item): Item {
  return {
    ...item,
    explanation: writeExplanation(
      item.key,
      item.options.map((option) => option.reason),
    ),
  };
}

/** A block may be told by its sentences, “[3]~[5]”; all else by its words. */
function placeOf(symbol: string, span: Span, text: string): FoundMark {
  const [, from, to] = /^\[?(\d+)\]?\s*[~～–-]\s*\[?(\d+)\]?$/.exec(span.words.trim()) ?? [];
  if (!symbol.startsWith('[') || from === undefined)
    return findMark({ before: clean(span.before), words: clean(span.words), after: clean(span.after) }, text);
  const sentences = splitSentences(text);
  const [first, last] = [sentences[Number(from) - 1], sentences[Number(to) - 1]];
  return first && last && first.start < last.end
    ? { start: first.start, end: last.end }
    : { why: '그 번호의 문장이 없다' };
}

/** What the draft itself says of its options against its key: exactly one true, or in 부정형 exactly one false. */
function verdictFaults({ options, key }: ItemDraft, type: QuestionType): Fault[] {
  const own = verdictOfKey(type);
  return options.flatMap(({ verdict }, at) => {
    const wanted = at === key - 1 ? own : own === '참' ? '거짓' : '참';
    if (verdict === wanted) return [];
    const why = at === key - 1 ? '정답은' : '정답이 아닌 선택지는';
    return [
      {
        cause: '판정과 정답이 어긋남',
        message: `${at + 1}번 선택지를 ${verdict}이라 판정했는데, 이 유형에서 ${why} ${wanted}이어야 한다.`,
      },
    ];
  });
}

/** Scripts that no passage of ours is written in, unless the passage itself has them, and signs of broken encoding. */
function foreignFaults(written: readonly string[], text: string): Fault[] {
  const found = new Set(written.flatMap((words) => words.match(FOREIGN) ?? []));
  const strange = [...found].filter((sign) => !text.includes(sign));
  return strange.length === 0
    ? []
    : [{ cause: '한국어가 아닌 글자', message: `지문에 없는 글자 ‘${strange.slice(0, 5).join(' ')}’가 있다.` }];
}

const spoken = ({ text, reason }: Option) => `${text} ${reason}`;

/** Words have one sentence each, and what is asked of one mark has its own; any other five do not all rest on one. */
function isOneForAll(options: readonly Option[], type: QuestionType): boolean {
  if (!hasOwnSentences(type) || /[㉠-㉻ⓐ-ⓩ]/.test(type.statement)) return false;
  const cited = new Set(options.map(({ evidence }) => evidence.map(({ source, start }) => `${source}${start}`).join()));
  return cited.size === 1 && options.every(({ evidence }) => evidence.length === 1);
}

/**
 * Things of 〈보기〉 called 가 and 나: “막대가 나를 밀자” is read as a pronoun. (가) and (나) are names like others, unless the
 * passage has them.
 */
function isNamedByLetters(material: string, text: string): boolean {
  const isPaired = /^\(가\)/m.test(text) && /^\(나\)/m.test(text);
  const isBare = ['가', '나'].every((name) =>
    new RegExp(`(?:^|[\\s‘“,·])${name}(?:[’”]|와 |과 |를 |의 |보다 |에게 |에서 |는 |:|：)`, 'm').test(material),
  );
  return isBare || (isPaired && /\((?:가|나)\)/.test(material));
}

const NAMED_BY_LETTERS: Fault = {
  cause: '〈보기〉의 이름이 가, 나',
  message:
    '〈보기〉가 대상을 ‘가’, ‘나’로 부른다. 지문의 (가), (나)나 대명사 ‘나’로 읽히므로 A, B나 ㉮, ㉯로 바꾸고 선택지도 맞춘다.',
};

const ONE_FOR_ALL: Fault = {
  cause: '다섯 선택지의 근거가 한 문장',
  message: '다섯 선택지의 근거가 모두 같은 한 문장이다. 선택지마다 판단의 근거가 되는 문장을 따로 댄다.',
};

const oneLine = (text: string) => clean(text).replace(/\s+/g, ' ');

/** Model output is data: no markup, no control characters, one kind of line break. */
function clean(text: string): string {
  return normalizeText(text)
    .replace(TAGS, '')
    .replace(/!?\[([^\]]*)\]\((?:https?:|data:|javascript:)[^)]*\)/gi, '$1')
    .replace(/\*\*|__|```/g, '')
    .replaceAll('＜', '<')
    .replaceAll('＞', '>')
    .trim();
}
