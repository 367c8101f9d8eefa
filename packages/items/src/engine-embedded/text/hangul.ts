/** Hangul syllables taken apart and put together. A syllable is an initial, a vowel and a final (0 for none). */

const FIRST = 0xac00;
const LAST = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;

export const FINAL = { none: 0, n: 4, l: 8, m: 16, b: 17, s: 19, ss: 20, h: 27, d: 7 } as const;
const VOWEL_ORDER = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';

export interface Syllable {
  initial: number;
  /** The vowel as a letter: ㅏ. */
  vowel: string;
  final: number;
}

/** Undefined for anything but a whole Hangul syllable. */
export function takeApart(char: string): Syllable | undefined {
  const code = char.charCodeAt(0);
  if (!(code >= FIRST && code <= LAST)) return undefined;
  const index = code - FIRST;
  return {
    initial: Math.floor(index / (FINALS * VOWELS)),
    vowel: VOWEL_ORDER.charAt(Math.floor(index / FINALS) % VOWELS),
    final: index % FINALS,
  };
}

export function putTogether({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(FIRST + (initial * VOWELS + VOWEL_ORDER.indexOf(vowel)) * FINALS + final);
}

/** The last syllable of a word, changed; the word itself when it does not end in one. */
export function changeLast(word: string, change: Partial<Syllable>): string {
  const last = takeApart(word.slice(-1));
  return last ? word.slice(0, -1) + putTogether({ ...last, ...change }) : word;
}

/** Final of the last syllable; undefined when the word does not end in Hangul. */
export function finalOf(word: string): number | undefined {
  return takeApart(word.slice(-1))?.final;
}
