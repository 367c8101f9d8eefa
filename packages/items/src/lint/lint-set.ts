import type { Finding, Item } from '@chulje/contract';
import { coverage, plainLength, shingles } from '../measure.ts';
import { isVocabulary, keyCounts, keyOf, longestRun, remark } from './group-context.ts';

/** Rules on the items of one passage: CSAT.md §3.4. */
type SetRule = (items: readonly Item[]) => Finding[];

const numberOf = (at: number): string => `${at + 1}번 문항`;

/** Every pair of items, the later one first told. */
function pairwise(
  items: readonly Item[],
  rule: (a: Item, b: Item) => boolean,
  make: (a: number, b: number) => Finding[],
): Finding[] {
  return items.flatMap((b, second) =>
    items.slice(0, second).flatMap((a, first) => (rule(a, b) ? make(first, second) : [])),
  );
}

/** G01: of up to five items no number is the key of more than two, of six of more than three. */
const repeatedKeys: SetRule = (items) => {
  const most = items.length <= 5 ? 2 : 3;
  return keyCounts(items).some((count) => count > most)
    ? remark('G01', 'error', '정답', `한 번호가 정답인 문항이 ${most}개를 넘습니다.`)
    : [];
};

/** G02: never three keys of one number in a row. */
const runs: SetRule = (items) =>
  longestRun(items.map(({ key }) => key)) >= 3
    ? remark('G02', 'error', '정답', '같은 번호의 정답이 세 번 이어집니다.')
    : [];

/** G03: no two items rest on one sentence. */
const sharedSentences: SetRule = (items) =>
  pairwise(
    items,
    (a, b) => {
      if (isVocabulary(a) || isVocabulary(b)) return false;
      const quotes = new Set(keyOf(a)?.evidence.flatMap(({ source, quote }) => (source === 'passage' ? [quote] : [])));
      return keyOf(b)?.evidence.some(({ source, quote }) => source === 'passage' && quotes.has(quote)) ?? false;
    },
    (a, b) => remark('G03', 'error', numberOf(b), `${numberOf(a)}과 같은 문장에서 정답이 나옵니다.`),
  );

/** G04: one vocabulary item at most. */
const vocabulary: SetRule = (items) =>
  items.filter(isVocabulary).length > 1 ? remark('G04', 'error', '문항', '어휘 문항이 둘 이상입니다.') : [];

/** G05: no option stands twice; what is right here and wrong there would answer either. */
const sharedOptions: SetRule = (items) =>
  pairwise(
    items,
    (a, b) => {
      const texts = new Set(a.options.map(({ text }) => text.replace(/[\s.]/g, '')));
      return b.options.some(({ text }) => texts.has(text.replace(/[\s.]/g, '')));
    },
    (a, b) => remark('G05', 'error', numberOf(b), `${numberOf(a)}과 같은 선택지가 있습니다.`),
  );

/** G06: no stem or 〈보기〉 tells another item's true key. */
const givenAway: SetRule = (items) =>
  items.flatMap((told, first) =>
    items.flatMap((asked, second) => {
      const key = keyOf(asked)?.text ?? '';
      if (first === second || asked.style === '부정형' || isVocabulary(asked) || plainLength(key) < 12) return [];
      const words = shingles(`${told.stem} ${told.material?.text ?? ''}`, 2);
      return coverage(key, words) > 0.9
        ? remark('G06', 'error', numberOf(first), `발문이나 보기에 ${numberOf(second)}의 정답이 드러납니다.`)
        : [];
    }),
  );

/** G07: one symbol marks one place of the passage. */
const symbols: SetRule = (items) =>
  pairwise(
    items,
    (a, b) =>
      b.marks.some((mark) => a.marks.some((other) => other.symbol === mark.symbol && other.start !== mark.start)),
    (a, b) => remark('G07', 'error', numberOf(b), `${numberOf(a)}과 같은 기호를 지문의 다른 곳에 붙였습니다.`),
  );

/** G08: marks of different items do not cross. */
const crossing: SetRule = (items) =>
  pairwise(
    items,
    (a, b) => b.marks.some((mark) => a.marks.some((other) => mark.start < other.end && other.start < mark.end)),
    (a, b) => remark('G08', 'warning', numberOf(b), `${numberOf(a)}의 표시와 겹치는 곳에 표시가 있습니다.`),
  );

const RULES: readonly SetRule[] = [
  repeatedKeys,
  runs,
  sharedSentences,
  vocabulary,
  sharedOptions,
  givenAway,
  symbols,
  crossing,
];

/** Everything the linter has to say of items that stand on one passage together. */
export const lintSet = (items: readonly Item[]): Finding[] => RULES.flatMap((rule) => rule(items));
