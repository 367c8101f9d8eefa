import type { QuestionType } from '@chulje/contract';
import { APPLICATION } from './application.ts';
import { APPLICATION_COMPARE } from './application-compare.ts';
import { APPLICATION_DATA } from './application-data.ts';
import { APPLICATION_REVIEW } from './application-review.ts';
import { EVALUATION } from './critical-evaluation.ts';
import { REBUTTAL } from './critical-rebuttal.ts';
import { FACTUAL } from './factual.ts';
import { FACTUAL_ACTIVITIES } from './factual-activities.ts';
import { FACTUAL_CONCEPTS } from './factual-concepts.ts';
import { FACTUAL_MARKS } from './factual-marks.ts';
import { FACTUAL_QUESTIONS } from './factual-questions.ts';
import { FACTUAL_SPANS } from './factual-spans.ts';
import { FACTUAL_STRUCTURE } from './factual-structure.ts';
import { INFERENCE } from './inference.ts';
import { INFERENCE_CASES } from './inference-cases.ts';
import { VIEWPOINTS } from './viewpoints.ts';
import { VOCABULARY } from './vocabulary.ts';
import { SENSE_TYPES } from './vocabulary-senses.ts';

export { writeExplanation } from './question-type.ts';

/** Every question type there is, in the order shown. */
export const CATALOGUE: readonly QuestionType[] = [
  ...FACTUAL,
  ...FACTUAL_QUESTIONS,
  ...FACTUAL_STRUCTURE,
  ...FACTUAL_CONCEPTS,
  ...FACTUAL_MARKS,
  ...FACTUAL_SPANS,
  ...FACTUAL_ACTIVITIES,
  ...INFERENCE,
  ...INFERENCE_CASES,
  ...APPLICATION,
  ...APPLICATION_DATA,
  ...APPLICATION_REVIEW,
  ...APPLICATION_COMPARE,
  ...VIEWPOINTS,
  ...REBUTTAL,
  ...EVALUATION,
  ...SENSE_TYPES,
  ...VOCABULARY,
];
