const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const FINAL_N = 4;
const FINAL_L = 8;
const FINAL_SS = 20;

/** Index of the final consonant of a Hangul syllable: 0 for none; undefined for anything else. */
function finalIndex(char: string): number | undefined {
  const code = char.charCodeAt(0);
  return code >= FIRST && code <= LAST ? (code - FIRST) % FINALS : undefined;
}

function withFinal(char: string, final: number): string {
  const code = char.charCodeAt(0);
  return String.fromCharCode(code - ((code - FIRST) % FINALS) + final);
}

/** The text with the consonant under its last syllable taken away: 한 → 하, 할 → 하. */
export function dropFinal(text: string): string {
  return text.slice(0, -1) + withFinal(text.charAt(text.length - 1), 0);
}

/** The text with ㄴ for the final of its last syllable: 하 → 한, 들 → 든. */
export function addFinalN(text: string): string {
  return text.slice(0, -1) + withFinal(text.charAt(text.length - 1), FINAL_N);
}

/** The text with ㅆ for the final of its last syllable: 줄어들어 → 줄어들었. */
export function addFinalSS(text: string): string {
  return text.slice(0, -1) + withFinal(text.charAt(text.length - 1), FINAL_SS);
}

export const endsWithFinalL = (text: string): boolean => finalIndex(text.charAt(text.length - 1)) === FINAL_L;

/** The stem with ㄹ under it, as before 경우: 하 → 할, 만들 → 만들; undefined after another consonant. */
export function withFinalL(stem: string): string | undefined {
  const last = stem.charAt(stem.length - 1);
  if (endsWithFinalL(stem)) return stem;
  return finalIndex(last) === 0 ? stem.slice(0, -1) + withFinal(last, FINAL_L) : undefined;
}

export const isOpen = (text: string): boolean => finalIndex(text.charAt(text.length - 1)) === 0;

/** Digits as they are read end in a consonant, or not. */
const CLOSED_DIGITS = '013678';

/** What of a word is read aloud last. Brackets and quotation marks are looked through. */
const lastHeard = (word: string): string => word.replace(/(?:\([^()]*\)|["'”’)\]〉》」』])+$/, '').slice(-1);

/** True when the word, as it is read aloud, ends in a consonant. */
function endsInConsonant(word: string): boolean {
  const last = lastHeard(word);
  const final = finalIndex(last);
  if (final !== undefined) return final !== 0;
  if (/\d/.test(last)) return CLOSED_DIGITS.includes(last);
  return /[lmnrLMNR]/.test(last);
}

/** What takes 로, as an open syllable does: 물, 1, URL. */
function endsInL(word: string): boolean {
  const last = lastHeard(word);
  return finalIndex(last) === FINAL_L || /[178lrLR]/.test(last);
}

const PAIRS = ['은/는', '이/가', '을/를', '과/와', '으로/로', '이란/란', '이라고/라고', '이라는/라는'] as const;
type Pair = (typeof PAIRS)[number];

/** The word with the particle that fits its sound: 힘으로, but 물로. */
export function josa(word: string, pair: Pair): string {
  const [closed = '', open = ''] = pair.split('/');
  return word + (endsInConsonant(word) && !(pair === '으로/로' && endsInL(word)) ? closed : open);
}
