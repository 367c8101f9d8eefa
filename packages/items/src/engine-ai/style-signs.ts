import { type Finding, type Item, keyLabel } from '@chulje/contract';
import { dice, plainLength } from '../measure.ts';

/** By what the key of an item may be told from the others without a word of the passage: what can be measured of their style. */

/** The key is longer than every other by so much. */
const LONGER = 1.1;
/** Two options share so much of their words that one reads as the other turned round. */
const PAIRED = 0.6;
const ABSOLUTE = /반드시|항상|언제나|오직|전혀|절대로|모든|모두|결코/;
const OPPOSITES = (
  '늘:줄 늘어:줄어 커:작아 크:작 많:적 높:낮 빠르:느리 빨라:느려 강:약 세:약 길:짧 넓:좁 증가:감소 상승:하락 확대:축소 가능:불가능 ' +
  '있:없 같:다르 같:다른 앞:뒤 먼저:나중 원인:결과 긍정:부정 찬성:반대 가깝:멀 얻:잃'
)
  .split(' ')
  .map((pair) => pair.split(':'));
/** Words of stems of every kind: that an option has one tells nothing. */
const COMMON =
  /^(?:윗글|지문|내용|이해|설명|적절|일치|추론|이유|까닭|대한|대하|대해|관한|관련|가장|보기|바탕|반응|의미|문맥|관점|비판|평가|답을|질문|비교|견주|활용|적용|통해|따르|따라|알 수|있는|없는|않은|것은|그것)/;

/** Remarks on style by which the key stands out; none where it does not. */
export function styleSigns(item: Item): Finding[] {
  const texts = item.options.map(({ text }) => text.trim());
  const at = item.key - 1;
  const key = texts[at] ?? '';
  const others = texts.filter((_, index) => index !== at);
  const label = keyLabel(item.key);
  const isLongest = plainLength(key) >= LONGER * Math.max(...others.map(plainLength));
  const opposite = opposites(texts).find((pair) => pair.includes(at));
  const isOnlyPair = opposites(texts).every((pair) => pair.includes(at));
  const repeated = stemWords(item.stem).find(
    (word) => key.includes(word) && !others.some((text) => text.includes(word)),
  );
  const absolutes = others.filter((text) => ABSOLUTE.test(text)).length;
  const isToldByAbsolutes =
    item.style === '부정형' ? ABSOLUTE.test(key) && absolutes === 0 : !ABSOLUTE.test(key) && absolutes >= 2;
  return [
    ...(isLongest ? remark('K01w', label, '정답만 가장 깁니다. 다섯 선택지의 길이를 맞추는 것이 좋습니다.') : []),
    ...(opposite && isOnlyPair
      ? remark(
          'K02w',
          label,
          `${opposite.map((index) => keyLabel(index + 1)).join('과 ')}이 서로 맞서, 둘 가운데 하나가 정답임이 드러납니다.`,
        )
      : []),
    ...(repeated ? remark('K03w', label, `정답만 발문의 말 ‘${repeated}’을 되풀이합니다.`) : []),
    ...(isToldByAbsolutes
      ? remark('K04w', label, '‘반드시’, ‘모든’ 같은 말이 쓰인 자리만 보아도 정답이 드러납니다.')
      : []),
  ];
}

const remark = (rule: string, place: string, message: string): Finding[] => [
  { rule, severity: 'warning', place, message },
];

/** Pairs of options that differ by a word and its opposite, or by a denial, in their order. */
function opposites(texts: readonly string[]): [number, number][] {
  return texts.flatMap((text, at) =>
    texts.slice(0, at).flatMap((other, index): [number, number][] => {
      if (dice(text, other) < PAIRED) return [];
      const [one, two] = [onlyIn(text, other), onlyIn(other, text)];
      const isTurned =
        OPPOSITES.some(
          ([a = '', b = '']) => (one.includes(a) && two.includes(b)) || (one.includes(b) && two.includes(a)),
        ) || /지 (?:않|못)/.test(text) !== /지 (?:않|못)/.test(other);
      return isTurned ? [[index, at]] : [];
    }),
  );
}

/** The words of one that the other has not. */
const onlyIn = (one: string, other: string): string =>
  one
    .split(/\s+/)
    .filter((word) => !other.includes(word))
    .join(' ');

/** Words of a stem that are its own, without the last letter where that may be a particle. */
const stemWords = (stem: string): string[] =>
  (stem.match(/[가-힣]{3,}/g) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, Math.max(2, word.length - 1)));
