import type { Answers } from '@chulje/contract';

/** The score of answers, in tenths: what the items are worth whose choice is the key. */
export function scoreAnswers(
  items: readonly { number: number; key: number; points: number }[],
  answers: Answers,
): number {
  return items.reduce((sum, { number, key, points }) => sum + (answers[number]?.c === key ? points : 0), 0);
}
