export { conjugate, ENDINGS, type Ending, type Verb } from './conjugate.ts';
export { garuTagger } from './garu.ts';
export { josa } from './hangul.ts';
export type { Tagger } from './tagger.ts';
export { hasParticle, isAdverb, readWords, spoken, verbOf, type Word } from './words.ts';
