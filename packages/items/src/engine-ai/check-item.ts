import type { CheckedBy } from '@chulje/contract';
import type { Fault } from './fault.ts';
import { canBeGuessed, guess, guessFaults } from './guess.ts';
import { type Judging, judgeOptions, reviewExplanation } from './judge.ts';
import { listening, type ModelClient, ModelFailure } from './model-client.ts';
import { objections, solveBlind } from './solve.ts';

/** Who checks an item: the judge takes the options one by one. */
export interface Checkers {
  solver: ModelClient;
  judge: ModelClient;
  /** Solves what all others are content with; where it fails, the item is hard or a trap works. */
  weak?: ModelClient | undefined;
}

/** What checking found of an item as it stands. */
export interface ItemCheck {
  /** Keys the blind solvers chose, in the item's numbering; 0 for no answer. */
  votes: number[];
  /** What those answered who had no passage; none when they were not asked. */
  guesses: number[];
  isGuessed: boolean;
  /** Answers of a weak solver; none when there is none. */
  weak: number[];
  /** Models that solved and judged it. */
  by: string[];
  checked: CheckedBy[];
  /** What stands against it, by the item's numbers; none when it may be used. */
  faults: Fault[];
}

/**
 * Blind solvers, a judge of every option alone, and a reader of the explanation, side by side; then those who guess, when all
 * of these are content.
 * @throws {ModelFailure}
 */
export async function checkItem(
  { solver, judge, weak }: Checkers,
  judging: Judging,
  solvers: number,
): Promise<ItemCheck> {
  const { item, text, type, seed, signal } = judging;
  const by = new Set<string>();
  const [blind, judged] = [listening(solver, by), listening(judge, by)];
  const [votes, verdicts, review] = await Promise.all([
    solveBlind(blind, item, text, { solvers, seed, signal }),
    judgeOptions(judged, judging),
    reviewExplanation(judged, judging),
  ]);
  const faults = [...objections(item, votes), ...verdicts, ...review];
  const isAsked = faults.length === 0 && canBeGuessed(type);
  const [guesses, faint] = await Promise.all([
    isAsked ? guess(blind, item, seed, signal) : [],
    weak && faults.length === 0 ? solveFaintly(weak, judging) : [],
  ]);
  return {
    votes: votes.map(({ answer }) => answer),
    guesses,
    weak: faint,
    isGuessed: guessFaults(item, guesses).length > 0,
    by: [...by],
    checked: [
      '정답을 모르고 풀기',
      '선택지 하나씩 판정',
      ...(item.options.some(({ reason }) => reason.trim() !== '') ? (['해설과 근거'] as const) : []),
      ...(isAsked ? (['지문 없이 풀기'] as const) : []),
    ],
    faults,
  };
}

/** How often a weak solver is asked. */
const FAINT = 3;

/** It proves nothing of the item, so it may fail as it likes. */
async function solveFaintly(client: ModelClient, { item, text, seed, signal }: Judging): Promise<number[]> {
  try {
    return (await solveBlind(client, item, text, { solvers: FAINT, seed, signal })).map(({ answer }) => answer);
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}
