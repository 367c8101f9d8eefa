import { addFinalN, addFinalSS, dropFinal, endsWithFinalL, isOpen, withFinalL } from './hangul.ts';

/** Forms of a verb that expository prose uses, told from its stem and its form in -어. */

export interface Verb {
  /** Without 다: 줄어들. */
  stem: string;
  /** With -어 or -아: 줄어들어. */
  joined: string;
}

export const ENDINGS = [
  'ㄴ다',
  '는',
  'ㄴ',
  'ㄹ',
  '고',
  '며',
  '면',
  '므로',
  '지만',
  '지',
  '기',
  '게',
  '어',
  '어서',
  '어야',
  '었다',
] as const;
export type Ending = (typeof ENDINGS)[number];

export function conjugate({ stem, joined }: Verb, ending: Ending): string {
  const soft = isOpen(stem) || endsWithFinalL(stem);
  switch (ending) {
    case 'ㄴ다':
      return soft ? `${addFinalN(stem)}다` : `${stem}는다`;
    case '는':
      return `${endsWithFinalL(stem) ? dropFinal(stem) : stem}는`;
    case 'ㄴ':
      return soft ? addFinalN(stem) : `${stem}은`;
    case 'ㄹ':
      return soft ? (withFinalL(stem) ?? stem) : `${stem}을`;
    case '며':
    case '면':
      return soft ? stem + ending : `${stem}으${ending}`;
    case '므로':
      return soft ? `${stem}므로` : `${stem}으므로`;
    case '어':
      return joined;
    case '어서':
    case '어야':
      return joined + ending.slice(1);
    case '었다':
      return `${addFinalSS(joined)}다`;
    default:
      return stem + ending;
  }
}
