import { namedSymbols } from '@chulje/contract';
import { mean, stripText } from '../measure.ts';
import { error, type ItemRule, labelOf, warning } from './item-context.ts';

/** Rules on the form of an item: CSAT.md §3.1 and §3.2, under its rule codes. */

/** F03–F04: no empty option, five different ones. */
const options: ItemRule = ({ texts, lengths }) => [
  ...texts.flatMap((_, at) => (lengths[at] === 0 ? error('F03', labelOf(at), '선택지가 비어 있습니다.') : [])),
  ...texts.flatMap((text, at) => {
    const twin = texts.findIndex((other) => other.replace(/\s/g, '') === text.replace(/\s/g, ''));
    return twin < at && text !== '' ? error('F04', labelOf(at), `${labelOf(twin)}번과 같은 선택지입니다.`) : [];
  }),
];

/** F05–F07: no catch-all option, no numbering of its own, no leftovers of markup. */
const leftovers: ItemRule = ({ texts }) =>
  texts.flatMap((text, at) => {
    if (/모두 정답|위의 모두|정답 없음|해당 없음|^[①-⑤]\s*,\s*[①-⑤]/.test(text))
      return error('F05', labelOf(at), '‘모두 정답’이나 ‘정답 없음’ 같은 선택지는 쓸 수 없습니다.');
    if (/^(?:[①-⑤]|\d+\.|\(\d+\))/.test(text))
      return error('F06', labelOf(at), '선택지 앞에 번호가 따로 적혀 있습니다.');
    if (/\*\*|__|^#+ |<\/?[a-z][^>]*>|\{\{|\}\}|\(정답\)|TODO/i.test(text))
      return error('F07', labelOf(at), '선택지에 서식 기호나 표시가 남아 있습니다.');
    return [];
  });

/** S01–S06: the stem ends as real ones do, judges something, denies once at most, names no option. */
const stem: ItemRule = ({ stem: text }) => {
  const length = Array.from(text).length;
  return [
    ...(/(?:것|질문)은\?$/.test(text) ? [] : error('S01', '발문', '발문은 ‘…것은?’이나 ‘…질문은?’으로 끝나야 합니다.')),
    ...(length >= 12 && length <= 120 ? [] : error('S03', '발문', '발문은 12자 이상 120자 이하여야 합니다.')),
    ...(/적절|일치|알 수|찾을 수|해당|가까운|짝지|아닌|옳은|바꿔|이어질|볼 수/.test(text)
      ? []
      : error('S04', '발문', '무엇을 고르라는 것인지 발문에 드러나지 않습니다.')),
    ...(/(?:않|없|아닌)[^?]*(?:않은|않는|아닌|없는)\s*(?:것|질문)은\?$/.test(text) &&
    /않[^?]{0,6}(?:지 않|아닌)/.test(text)
      ? error('S05', '발문', '발문이 이중으로 부정되어 있습니다.')
      : []),
    ...(/[①-⑤](?!\s*[~～])/.test(text) ? error('S06', '발문', '발문에 선택지 번호가 적혀 있습니다.') : []),
  ];
};

/** S07: 부정형 exactly when the stem asks for the false one. */
const style: ItemRule = ({ item, stem: text }) => {
  const isNegative = /(?:않은|않는|아닌|없는)\s*(?:것|질문|내용)은\?$/.test(text);
  if (isNegative === (item.style === '부정형')) return [];
  return error(
    'S07',
    '발문',
    isNegative
      ? '부정형 발문인데 문항 형식이 부정형이 아닙니다.'
      : '부정형 문항인데 발문에 ‘않은’ 같은 부정 표현이 없습니다.',
  );
};

/** L01, L02, L04: lengths. */
const lengths: ItemRule = ({ lengths: all, item, isVocabulary, isProse }) => {
  const [min, max] = isVocabulary ? [2, 70] : [isProse ? 8 : 1, 140];
  const others = all.filter((_, at) => at !== item.key - 1);
  const keyRatio = (all[item.key - 1] ?? 0) / Math.max(1, mean(others));
  const spread = Math.max(...all) / Math.max(1, Math.min(...all));
  return [
    ...all.flatMap((length, at) =>
      length < min || length > max
        ? error('L01', labelOf(at), `선택지 길이가 ${min}자 이상 ${max}자 이하가 아닙니다.`)
        : [],
    ),
    ...(isProse && spread > 3.3 ? error('L02', '선택지', '가장 긴 선택지가 가장 짧은 선택지의 3배를 넘습니다.') : []),
    ...(isProse && spread > 2.2 && spread <= 3.3 ? warning('L02w', '선택지', '선택지의 길이 차이가 큽니다.') : []),
    ...(isProse && (keyRatio < 0.55 || keyRatio > 1.65)
      ? error('L04', labelOf(item.key - 1), '정답의 길이만 눈에 띄게 다릅니다.')
      : []),
    ...(isProse && ((keyRatio < 0.72 && keyRatio >= 0.55) || (keyRatio > 1.42 && keyRatio <= 1.65))
      ? warning('L04w', labelOf(item.key - 1), '정답의 길이가 다른 선택지와 다릅니다.')
      : []),
    ...(isProse && (all[item.key - 1] ?? 0) > 1.25 * Math.max(...others)
      ? warning('L05w', labelOf(item.key - 1), '정답이 다른 선택지보다 유난히 깁니다.')
      : []),
  ];
};

/** How an option ends. */
export function endingClass(text: string): string {
  const bare = text.replace(/[.?!。]+$/, '');
  if (/(?:습니다|니까|세요|해요|에요|예요)$/.test(bare)) return '존대';
  if (/\?$/.test(text) || /(?:는가|은가|인가|ㄹ까|을까|할까|되는가)$/.test(bare)) return '의문';
  if (/군(?:요)?$/.test(bare)) return '군';
  if (/다$/.test(bare)) return '다';
  return '체언';
}

/** P01–P03: options end alike, and never politely beside plain ones. */
const endings: ItemRule = ({ texts, item, isProse }) => {
  if (!isProse) return [];
  const classes = texts.map(endingClass);
  const counts = new Map<string, number>();
  for (const name of classes) counts.set(name, (counts.get(name) ?? 0) + 1);
  const own = classes[item.key - 1] ?? '';
  return [
    ...(counts.get(own) === 1 ? error('P01', labelOf(item.key - 1), '정답의 끝맺음만 다른 선택지와 다릅니다.') : []),
    ...(Math.max(...counts.values()) < 4 ? error('P02', '선택지', '선택지의 끝맺음이 서로 다릅니다.') : []),
    ...(counts.has('존대') && counts.size > 1 ? error('P03', '선택지', '높임말과 예사말 선택지가 섞여 있습니다.') : []),
  ];
};

/** D02: no option holds another. D01 (near twins) lives with the likeness rules. */
const containment: ItemRule = ({ texts, isProse }) => {
  if (!isProse) return [];
  const bare = texts.map(stripText);
  return bare.flatMap((text, at) => {
    const holder = bare.findIndex(
      (other, index) => index !== at && text.length >= 10 && other !== text && other.includes(text),
    );
    return holder >= 0 ? error('D02', labelOf(at), `${labelOf(holder)}번 선택지에 그대로 들어 있습니다.`) : [];
  });
};

/** M01–M04: every mark named stands where it is looked for; leading marks are distinct and in order. */
const marks: ItemRule = ({ item, stem: text, source, texts, passage }) => {
  const placed = new Set(
    item.marks.filter((mark) => mark.end > mark.start && mark.end <= passage.length).map((mark) => mark.symbol),
  );
  const stands = (symbol: string) => placed.has(symbol) || source.includes(symbol);
  const gone = namedSymbols(text).filter((symbol) => !stands(symbol));
  const leading = texts.map((option) => /^([㉠-㉻ⓐ-ⓩ])\s*[:：]/.exec(option)?.[1] ?? '');
  const isLed = leading.every(Boolean);
  return [
    ...gone.flatMap((symbol) => error('M01', '발문', `발문의 ${symbol} 표시가 지문이나 보기에 없습니다.`)),
    ...texts.flatMap((option, at) =>
      namedSymbols(option)
        .filter((symbol) => !stands(symbol) && !text.includes(symbol))
        .flatMap((symbol) => error('M02', labelOf(at), `선택지의 ${symbol} 표시가 지문이나 보기에 없습니다.`)),
    ),
    ...(/\((?:가|나)\)/.test(text) && !/\((?:가|나)\)/.test(source)
      ? error('M03', '발문', '발문의 (가), (나)가 지문에 없습니다.')
      : []),
    ...(isLed && new Set(leading).size === 5 && leading.join('') !== leading.toSorted().join('')
      ? error('M04', '선택지', '선택지 앞의 표시가 차례대로 놓이지 않았습니다.')
      : []),
  ];
};

/** B01–B04: a box exactly when the stem announces it, of a usable length. */
const box: ItemRule = ({ item, stem: text, texts }) => {
  const length = Array.from(item.material?.text.trim() ?? '').length;
  const named = /<보기>/.test(text);
  return [
    ...(named && length < 15 ? error('B01', '보기', '발문은 〈보기〉를 말하는데 보기가 없거나 너무 짧습니다.') : []),
    ...(item.material && !/<보기>|다음|활동|[ⓐ-ⓩ㉮-㉻]|ㄱ/.test(text)
      ? error('B02', '보기', '보기가 있는데 발문에서 말하지 않습니다.')
      : []),
    ...(!item.material && texts.some((option) => /[<〈]보기[>〉]/.test(option))
      ? error('B03', '선택지', '선택지는 〈보기〉를 말하는데 보기가 없습니다.')
      : []),
    ...(length > 600 ? error('B04', '보기', '보기가 600자를 넘습니다.') : []),
  ];
};

/** B05w: of the statements ㄱ, ㄴ, ㄷ in a box each is asked about by some option, and none by all of them, which it would decide alone. */
const statements: ItemRule = ({ item, texts }) => {
  const letters = [...(item.material?.text ?? '').matchAll(/^([ㄱ-ㅎ])\. /gm)].map(([, letter = '']) => letter);
  const uses = letters.map((letter) => texts.filter((option) => option.includes(letter)).length);
  if (uses.every((count) => count === 0)) return [];
  return letters.flatMap((letter, at) => {
    if (uses[at] === 0) return warning('B05w', '보기', `${letter}을 다루는 선택지가 없습니다.`);
    return uses[at] === texts.length
      ? warning('B05w', '보기', `모든 선택지가 ${letter}을 다루어, 그것만 판단하면 답이 드러납니다.`)
      : [];
  });
};

/** V01: a vocabulary stem names a mark. */
const vocabulary: ItemRule = ({ isVocabulary, stem: text }) =>
  isVocabulary && namedSymbols(text).length === 0
    ? error('V01', '발문', '어휘 문항의 발문에는 ㉠, ⓐ 같은 표시가 있어야 합니다.')
    : [];

/** A01w, N01w: telltale words. */
const telltales: ItemRule = ({ item, texts, key }) => {
  const absolute = /반드시|항상|언제나|오직|전혀|절대로|모든/;
  const inDistractors = texts.filter((text, at) => at !== item.key - 1 && absolute.test(text)).length;
  const denying = texts.filter((text) => /않|없|아니|못[하한해]/.test(text)).length;
  return [
    ...(inDistractors >= 2 && !absolute.test(key)
      ? warning('A01w', '선택지', '오답에만 ‘반드시’, ‘항상’ 같은 말이 거듭 쓰였습니다.')
      : []),
    ...(item.style === '부정형' && denying >= 4
      ? warning('N01w', '선택지', '부정형 발문에 부정하는 선택지가 너무 많습니다.')
      : []),
  ];
};

export const FORM_RULES: readonly ItemRule[] = [
  options,
  leftovers,
  stem,
  style,
  lengths,
  endings,
  containment,
  marks,
  box,
  statements,
  vocabulary,
  telltales,
];
