/** A form with its tag of the Sejong set: 생산/NNG, 을/JKO, 늘리/VV, 었/EP. */
export interface Morpheme {
  form: string;
  tag: string;
  /** Where the word that it belongs to begins, in code points of what was given. */
  wordStart: number;
}

/** What tells the parts of words. Passed in, so that another can take its place. */
export interface Tagger {
  /** The parts of each word in order. `said` is NFC, at most `mostCharacters` long. */
  tag(said: string): Morpheme[];
}

/** What a tagger is given at once: the one we have takes the square of it. */
export const mostCharacters = 200;
