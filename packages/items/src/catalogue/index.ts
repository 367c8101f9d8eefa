import type { QuestionType } from '@chulje/contract';
import { FACTUAL } from './factual.ts';
import { VOCABULARY } from './vocabulary.ts';

export { writeExplanation } from './question-type.ts';

/** Every question type there is, in the order shown. */
export const CATALOGUE: readonly QuestionType[] = [...FACTUAL, ...VOCABULARY];
