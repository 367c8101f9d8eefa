import { FINAL, finalOf } from './hangul.ts';

/** Particles by the sound before them, also after digits, Latin letters, brackets and marks. */

export type Particle =
  | '은/는'
  | '이/가'
  | '을/를'
  | '과/와'
  | '으로/로'
  | '이라/라'
  | '이란/란'
  | '이다/다'
  | '이며/며'
  | '이고/고'
  | '이나/나'
  | '이든/든';

/** The word with the particle that its sound asks for: josa('수요', '은/는') is 수요는. */
export function josa(word: string, particle: Particle): string {
  const [closed = '', open = ''] = particle.split('/');
  const final = soundOf(word);
  // 로 alone follows ㄹ as if there were no final: 물로.
  const isOpen = final === FINAL.none || (particle === '으로/로' && final === FINAL.l);
  return word + (isOpen ? open : closed);
}

export const endsInConsonant = (word: string): boolean => soundOf(word) !== FINAL.none;

/** Finals of 0–9 as read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS = [21, FINAL.l, 0, FINAL.m, 0, 0, 1, FINAL.l, FINAL.l, 0];
/** 십, 백, 천, 만: a number ending in zeros is read by its last place; all of them end in a consonant other than ㄹ. */
const ROUND = 17;
/** 엘 엠 엔 알: the letters whose Korean names are closed. */
const LETTERS: Readonly<Record<string, number>> = { l: FINAL.l, m: FINAL.m, n: FINAL.n, r: FINAL.l };
/** Jamo and kana-like marks by their Korean names. */
const MARKS: Readonly<Record<string, number>> = {
  '㉠': 1,
  '㉡': FINAL.n,
  '㉢': 7,
  '㉣': FINAL.l,
  '㉤': FINAL.m,
  '㉥': 17,
  '㉦': 19,
  '㉧': 21,
  '①': FINAL.l,
  '③': FINAL.m,
  ㄱ: 1,
  ㄴ: FINAL.n,
  ㄷ: 7,
  ㄹ: FINAL.l,
};

/** Final consonant of the word as it is read aloud; FINAL.none when it ends in a vowel. */
function soundOf(word: string): number {
  const bare = word.replace(/(?<=\S)\s*[([（〔][^)\]）〕]*[)\]）〕]$/, '').replace(/["'”’)\]〉》」』}\s]+$/, '');
  const last = bare.charAt(bare.length - 1);
  const final = finalOf(last);
  if (final !== undefined) return final;
  // Units are read out in full: 미터, 그램, 퍼센트.
  if (/\d\s?(?:km|cm|mm|m|L|mL|Hz|%|℃)$/.test(bare)) return FINAL.none;
  if (/\d\s?(?:kg|mg|g)$/.test(bare)) return FINAL.m;
  if (/0$/.test(bare)) return /[1-9]0+$/.test(bare) ? ROUND : (DIGITS[0] ?? 0);
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? 0;
  return LETTERS[last.toLowerCase()] ?? MARKS[last] ?? 0;
}
