import { isAdjectiveStem } from './adjectives.ts';
import { addFinalN, dropFinal, endsInConsonant, endsWithFinalL, isOpen, withFinalL } from './hangul.ts';
import { pastStem } from './past.ts';
import { plainPresent } from './predicate.ts';

/** Denials taken back, in forms that spelling makes certain. */

/** Closed stems that stay as they are before a vowel; those in ㅂ, ㄷ and ㅅ are known one by one. */
const REGULAR_CLOSED =
  /(?:[막찾읽먹남넘담쌓놓넣낳갚맺찍꺾섞겪품숨잃앉않있없맞낮높많적작같좋좁넓깊얕짧]|받|얻|잡|뽑|입|씹|믿|닫|뻗|쏟|씻|벗|웃|빼앗|맡|붙|뱉|덮|갖)$/;

/** What may be done: 막 → 막을 수 있다; undefined for a stem that changes in an unknown way. */
export const ability = (stem: string): string | undefined => {
  const form =
    isOpen(stem) || endsWithFinalL(stem) ? withFinalL(stem) : REGULAR_CLOSED.test(stem) ? `${stem}을` : undefined;
  return form === undefined ? undefined : `${form} 수 있다`;
};

/** The stem before 면: 하 → 하면, 받 → 받으면; undefined for a stem that changes in an unknown way. */
export const ifForm = (stem: string): string | undefined =>
  isOpen(stem) || endsWithFinalL(stem) ? `${stem}면` : REGULAR_CLOSED.test(stem) ? `${stem}으면` : undefined;

/** What verbs in an open syllable are in the past; no other is built. */
const PAST_OF: readonly (readonly [stem: RegExp, past: string])[] = [
  [/하$/, '하였'],
  [/되$/, '되었'],
  [/내$/, '냈'],
  [/보$/, '보았'],
  [/나$/, '났'],
  [/지$/, '졌'],
  [/치$/, '쳤'],
  [/키$/, '켰'],
  [/리$/, '렸'],
  [/기$/, '겼'],
  [/이$/, '였'],
  [/히$/, '혔'],
];

/** 내놓 → 내놓았다, 주장하 → 주장하였다; undefined when it is not certain. */
function pastOf(stem: string): string | undefined {
  const open = PAST_OF.find(([end]) => end.test(stem));
  const past = open
    ? stem.slice(0, -1) + open[1]
    : /[막찾남담쌓놓받잡뽑맡]$/.test(stem)
      ? `${stem}았`
      : /[읽먹넘넣얻믿겪맺잃]$/.test(stem)
        ? `${stem}었`
        : undefined;
  // Only what can be read back is right.
  return past !== undefined && (pastStem(past) === stem || /[가-힣](?:이|치|키|리|기|히)$/.test(stem))
    ? `${past}다`
    : undefined;
}

/** What reaches or crosses a bound is not what “cannot reach it” denies. */
const NO_ABILITY = /(?:미치|그치|머무르|이르|불과하|지나)$/;

/**
 * A sentence without its full stop, its last denial taken back: “…지 않는다” as “…ㄴ다”, “…수 없다” as “…수 있다”;
 * undefined when it is no denial or the form is not certain.
 */
export function affirmPredicate(body: string): string | undefined {
  const able = /^(.* )수(?:가|는|도)? 없다$/.exec(body)?.[1];
  if (able !== undefined) return endsWithFinalL(able.trim()) ? `${able}수 있다` : undefined;
  const none = /^(.* [가-힣]+[이가]) 없다$/.exec(body)?.[1];
  if (none !== undefined) return `${none} 있다`;
  // “효과이지 실체가 아니다” denies the one for the other.
  if (/[가-힣]이지 .*아니다$/.test(body)) return undefined;
  const [, noun, kind] = /^(.* )([가-힣]{2,})[이가] 아니다$/.exec(body) ?? [];
  if (noun !== undefined && kind !== undefined) return /^(?:것|뿐|셈)$/.test(kind) ? undefined : `${noun}${kind}이다`;
  const [, stem = '', verb = ''] =
    /^(.*[가-힣])지(?:는|도)? (않는다|못한다|못하다|않다|않았다|못하였다|못했다)$/.exec(body) ?? [];
  if (stem === '') return undefined;
  const isQuality = isAdjectiveStem(stem) || /(?:[가-힣](?:스럽|롭|답|높|많|적|크|쉽|같|좋)|있|없)$/.test(stem);
  switch (verb) {
    case '않다':
      return `${stem}다`;
    case '않는다':
      // “1초에 지나지 않는다” is one phrase.
      return isQuality || /에 지나$/.test(stem) ? undefined : plainPresent(stem);
    case '못한다':
      return isQuality || NO_ABILITY.test(stem) ? undefined : ability(stem);
    case '못하다':
      return isQuality ? `${stem}다` : undefined;
    default:
      return isQuality ? undefined : pastOf(stem);
  }
}

const PLAIN_OF_QUALITY: ReadonlyMap<string, string> = new Map([
  ['가까운', '가깝다'],
  ['같은', '같다'],
  ['다른', '다르다'],
  ['좋은', '좋다'],
  ['나쁜', '나쁘다'],
  ['옳은', '옳다'],
  ['큰', '크다'],
  ['작은', '작다'],
  ['높은', '높다'],
  ['낮은', '낮다'],
  ['많은', '많다'],
  ['적은', '적다'],
  ['쉬운', '쉽다'],
  ['어려운', '어렵다'],
  ['있는', '있다'],
  ['없는', '없다'],
]);

/** A clause that modifies 것 as a sentence without its full stop: “…하는” → “…한다”, “…유리한” → “…유리하다”. */
export function closeModifier(clause: string): string | undefined {
  const words = clause.split(' ');
  const last = words.at(-1) ?? '';
  const lead = words.slice(0, -1).join(' ');
  const quality = PLAIN_OF_QUALITY.get(last);
  if (quality !== undefined) return `${lead} ${quality}`;
  if (/[있없]는$/.test(last)) return `${clause.slice(0, -1)}다`;
  if (/[^은는]는$/.test(last)) {
    const stem = clause.slice(0, -1);
    return endsInConsonant(stem) ? `${clause}다` : `${addFinalN(stem)}다`;
  }
  if (/[가-힣]{2,}한$/.test(last)) {
    const stem = dropFinal(clause);
    return isAdjectiveStem(stem) ? `${stem}다` : undefined;
  }
  return undefined;
}
