import {
  clashingMarks,
  doubledMarks,
  type Finding,
  type Item,
  keyLabel,
  type Mark,
  mostOfOneKey,
} from '@chulje/contract';
import { keyCounts, remark } from '../lint/group-context.ts';
import { labelOf } from '../lint/item-context.ts';
import { coverageOf, likeness, plainLength } from '../measure.ts';
import { type Fellow, readFellows, readOptions, type Said, shareSentence } from './fellows.ts';

/**
 * Rules on the items of one passage: CSAT.md §3.4. Each remark belongs to one item, at the place where it can be mended, so
 * what two items do to each other is told at both.
 */

/** What is wrong with `own` because of `other`. */
type PairRule = (own: Fellow, other: Fellow, name: string) => Finding[];

const numberOf = (at: number): string => `${at + 1}번 문항`;
const keyPlace = ({ item }: Fellow): string => labelOf(item.key - 1);

/** G01: keys are spread over the numbers. */
function repeatedKeys(items: readonly Item[]): Finding[][] {
  const most = mostOfOneKey(items.length);
  const counts = keyCounts(items);
  return items.map(({ key }) => {
    const count = counts[key - 1] ?? 0;
    if (count <= most) return [];
    const message = `정답이 ${keyLabel(key)}인 문항이 ${count}개입니다. ${items.length}문항에서는 ${most}개까지가 고릅니다.`;
    return remark('G01', 'error', '정답', message);
  });
}

/** G02: never three keys of one number in a row. */
function runs(items: readonly Item[]): Finding[][] {
  const isAlike = (at: number, other: number) => items[at] !== undefined && items[at]?.key === items[other]?.key;
  return items.map((_, at) => {
    const isInRun = [at - 2, at - 1, at].some((from) => isAlike(from, from + 1) && isAlike(from, from + 2));
    return isInRun ? remark('G02', 'error', '정답', '같은 번호의 정답이 세 번 이어집니다.') : [];
  });
}

/** G04: one vocabulary item, unless more are asked for. */
function vocabulary(fellows: readonly Fellow[]): Finding[][] {
  const isSeveral = fellows.filter(({ isVocabulary }) => isVocabulary).length > 1;
  return fellows.map(({ isVocabulary }) =>
    isSeveral && isVocabulary
      ? remark('G04', 'warning', '발문', '어휘 문항이 둘 이상입니다. 한 지문에 하나가 알맞습니다.')
      : [],
  );
}

/** G03: no two keys rest on one sentence. */
const sharedSentences: PairRule = (own, other, name) =>
  !own.isVocabulary && !other.isVocabulary && own.key && other.key && shareSentence(own.key, other.key)
    ? remark('G03', 'error', keyPlace(own), `${name}의 정답과 같은 문장에서 정답이 나옵니다.`)
    : [];

/** Options of letters, signs and numbers alone are no statement: “ㄱ, ㄷ”, “ㄴ: ○”, “㉠”. */
export const isWorded = (text: string): boolean => /[가-힣]{2}/.test(text);

/** G05: no option stands twice; what is right here and wrong there would answer either. */
const sharedOptions: PairRule = (own, other, name) =>
  own.options.flatMap(({ text, bare }, at) =>
    isWorded(text) && other.options.some((option) => option.bare === bare)
      ? remark('G05', 'error', labelOf(at), `${name}에 같은 선택지가 있습니다.`)
      : [],
  );

/** A key this much of which is told elsewhere is given away; shorter ones are told by any passage. */
const TOLD = 0.9;
const TELLING = 12;

export const tellsKey = (told: Fellow, { item, key, isVocabulary }: Fellow): boolean =>
  key !== undefined &&
  item.style !== '부정형' &&
  !isVocabulary &&
  plainLength(key.text) >= TELLING &&
  coverageOf(key.bigrams, told.told) > TOLD;

/** G06: no stem or 〈보기〉 tells another item's true key. */
const toldInBox: PairRule = (own, other, name) => [
  ...(tellsKey(own, other)
    ? remark('G06', 'error', own.item.material ? '보기' : '발문', `발문이나 보기에 ${name}의 정답이 드러납니다.`)
    : []),
  ...(tellsKey(other, own)
    ? remark('G06', 'error', keyPlace(own), `${name}의 발문이나 보기에 이 정답이 드러납니다.`)
    : []),
];

/** Two statements of one sentence that share so much say or deny the same; of two sentences, only with much more in common. */
const SAME_OF_ONE = 0.25;
const SAME = 0.7;

/** Whether a true option says or reverses what the key says. */
export const settles = (option: Said, key: Said | undefined): boolean =>
  option.isTrue &&
  key !== undefined &&
  likeness(option.bigrams, key.bigrams) >= (shareSentence(option, key) ? SAME_OF_ONE : SAME);

/** Nothing that the passage says tells which question it leaves open. */
const tellableKey = ({ item, key }: Fellow): Said | undefined =>
  item.style === '부정형' && key?.text.trimEnd().endsWith('?') ? undefined : key;

/** G09: no true option states what another item's key says or reverses. Two keys on one sentence are G03's. */
const givenAway: PairRule = (own, other, name) => {
  if (own.isVocabulary || other.isVocabulary) return [];
  const isKey = ({ key }: Fellow, option: Said) => option === key;
  const telling = own.options.flatMap((option, at) =>
    !isKey(own, option) && settles(option, tellableKey(other))
      ? remark('G09', 'error', labelOf(at), `${name}의 정답을 알려 주는 선택지입니다.`)
      : [],
  );
  const told = other.options.flatMap((option, at) =>
    !isKey(other, option) && settles(option, tellableKey(own))
      ? remark('G09', 'error', keyPlace(own), `${name}의 ${labelOf(at)} 선택지가 이 정답을 알려 줍니다.`)
      : [],
  );
  return [...telling, ...told.slice(0, 1)];
};

/** Whether two marks overlap with neither within the other. */
export const crosses = (a: Mark, b: Mark): boolean =>
  (a.start < b.start && b.start < a.end && a.end < b.end) || (b.start < a.start && a.start < b.end && b.end < a.end);

const isSpan = ({ symbol }: Mark): boolean => symbol.startsWith('[');

/** Whether two marks share words without being the same; within a span [A] there may be others. */
const overlaps = (a: Mark, b: Mark): boolean =>
  crosses(a, b) ||
  (a.start < b.end && b.start < a.end && !(a.start === b.start && a.end === b.end) && !isSpan(a) && !isSpan(b));

/**
 * Whether marks overlap none of those of standing items, and neither stands within a row of the other’s such as ㉠～㉤, which
 * has to run on: what an engine looks at before it chooses marks.
 */
export const standsClear = (marks: readonly Mark[], standing: readonly Item[]): boolean =>
  standing.every(
    (item) =>
      marks.every((mark) => item.marks.every((other) => !overlaps(mark, other))) &&
      !splits(marks, item.marks) &&
      !splits(item.marks, marks),
  );

/** So many marks are named as a row. */
const ROW = 3;
const SERIES = [/[㉠-㉭]/, /[㉮-㉻]/, /[ⓐ-ⓩ]/];

/** Whether a mark stands between those of a row of the same series without being one of them. */
function splits(marks: readonly Mark[], row: readonly Mark[]): boolean {
  const series = SERIES.find((signs) => signs.test(row[0]?.symbol ?? ''));
  const starts = row.map(({ start }) => start);
  return (
    row.length >= ROW &&
    marks.some(
      ({ symbol, start }) =>
        series?.test(symbol) && start > Math.min(...starts) && start < Math.max(...starts) && !starts.includes(start),
    )
  );
}

/** G08: marks of different items stand apart, or are the same words. */
const overlapping: PairRule = (own, other, name) =>
  own.item.marks.flatMap((a) =>
    other.item.marks.some((b) => overlaps(a, b))
      ? remark('G08', 'warning', '발문', `${a.symbol} 표시가 ${name}의 표시와 겹칩니다.`)
      : [],
  );

const PAIR_RULES: readonly PairRule[] = [sharedSentences, sharedOptions, toldInBox, givenAway, overlapping];

/** G07: a symbol names one place of the passage, and a place has one symbol. */
function symbols(own: Item, others: readonly { item: Item; at: number }[], text: string): Finding[] {
  const items = others.map(({ item }) => item);
  const holder = (test: (item: Item) => boolean): string => {
    const found = others.find(({ item }) => test(item));
    return found ? numberOf(found.at) : '지문';
  };
  return [
    ...clashingMarks(own, items, text).flatMap((mark) => {
      const name = holder((item) => clashingMarks(own, [item], '').includes(mark));
      return remark('G07', 'error', '발문', `${mark.symbol} 기호가 ${name}에서 지문의 다른 말에도 붙어 있습니다.`);
    }),
    ...doubledMarks(own, items).flatMap((mark) => {
      const name = holder((item) => doubledMarks(own, [item]).includes(mark));
      return remark('G07', 'error', '발문', `${mark.symbol} 기호가 붙은 말에 ${name}의 다른 기호도 붙어 있습니다.`);
    }),
  ];
}

/**
 * Everything there is to say of items that stand on one passage together: a list of remarks for each, in their order.
 * Pure and, for the thirty items a work holds at most, a matter of milliseconds.
 */
export function lintSet(items: readonly Item[], passage: { text: string }): Finding[][] {
  const fellows = readFellows(items, passage.text);
  const [counted, running, wordy] = [repeatedKeys(items), runs(items), vocabulary(fellows)];
  return fellows.map((own, at) => {
    const others = fellows.flatMap((fellow, index) => (index === at ? [] : [{ fellow, item: fellow.item, at: index }]));
    return [
      ...(counted[at] ?? []),
      ...(running[at] ?? []),
      ...(wordy[at] ?? []),
      ...others.flatMap((other) => PAIR_RULES.flatMap((rule) => rule(own, other.fellow, numberOf(other.at)))),
      ...symbols(own.item, others, passage.text),
    ];
  });
}

/** What an option would do beside items that stand: the rules on keys (G03, G09), before the option is chosen. */
export interface BesideItems {
  /** As a true option it would tell one of their keys. */
  tells: boolean;
  /** As a key it rests on the sentence of one of theirs, or one of their true options tells it. */
  isTold: boolean;
}

/** The same of each of the options, which may name these marks. */
export function lookBeside(
  items: readonly Item[],
  passage: { text: string },
  { options, marks }: Pick<Item, 'options' | 'marks'>,
): BesideItems[] {
  const fellows = readFellows(items, passage.text).filter(({ isVocabulary }) => !isVocabulary);
  const told = fellows.flatMap((fellow) => fellow.options.filter((option) => option !== fellow.key));
  return readOptions({ options, marks }, passage.text).map((said) => ({
    tells: fellows.some((fellow) => settles(said, tellableKey(fellow))),
    isTold:
      fellows.some(({ key }) => key !== undefined && shareSentence(key, said)) ||
      told.some((other) => settles(other, said)),
  }));
}
