import type { ExamFinding } from '@chulje/contract';
import { checkKeys } from './check-keys.ts';
import { checkPairs } from './check-pairs.ts';
import { checkSections } from './check-sections.ts';
import { type CheckedSection, readSections } from './read-sections.ts';

/** Two copies of one set are remarked on in every pair of their items: nobody reads more than this. */
const MOST = 100;

/**
 * Everything there is to say of an exam as a whole, the gravest first. What is wrong within an item alone the linter says.
 * Pure; some ten milliseconds for 45 items, so that nothing of it needs to be kept.
 */
export function checkExam(sections: readonly CheckedSection[]): ExamFinding[] {
  const read = readSections(sections);
  const findings = [...checkSections(read), ...checkPairs(read), ...checkKeys(read)];
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ].slice(0, MOST);
}
