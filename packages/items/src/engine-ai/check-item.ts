import type { CheckedBy, Finding } from '@chulje/contract';
import type { Fault } from './fault.ts';
import { canBeGuessed, guess, guessFindings } from './guess.ts';
import { type Judging, judgeOptions, reviewExplanation } from './judge.ts';
import { listening, type ModelClient, ModelFailure } from './model-client.ts';
import { objections, solveBlind, wordingFaults } from './solve.ts';

/** Who checks an item: the judge takes the options one by one. */
export interface Checkers {
  solver: ModelClient;
  judge: ModelClient;
  /** Solves what all others are content with, where it fails the item is hard or a trap works; and guesses by style. */
  weak?: ModelClient | undefined;
}

/** What checking found of an item as it stands. */
export interface ItemCheck {
  /** Keys the blind solvers chose, in the item's numbering; 0 for no answer. */
  votes: number[];
  /** What those answered who had no passage; none when they were not asked. */
  guesses: number[];
  /** What of its style gave the key away to most of them. */
  signs: Finding[];
  /** What of its wording most solvers would touch up; no reason to refuse it. */
  wording: Fault[];
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
  const { item, type, seed, signal } = judging;
  const by = new Set<string>();
  const [blind, judged] = [listening(solver, by), listening(judge, by)];
  const [votes, verdicts, review] = await Promise.all([
    solveBlind(blind, judging, solvers),
    judgeOptions(judged, judging),
    reviewExplanation(judged, judging),
  ]);
  const faults = [...objections(item, votes), ...verdicts, ...review];
  const isAsked = faults.length === 0 && canBeGuessed(type);
  const [guesses, faint] = await Promise.all([
    isAsked ? (weak ? unharmed(guess(weak, item, seed, signal)) : guess(blind, item, seed, signal)) : [],
    weak && faults.length === 0 ? unharmed(solveFaintly(weak, judging)) : [],
  ]);
  return {
    votes: votes.map(({ answer }) => answer),
    guesses,
    weak: faint,
    signs: guessFindings(item, guesses),
    wording: wordingFaults(votes),
    by: [...by],
    checked: [
      '정답을 모르고 풀기',
      '선택지 하나씩 판정',
      ...(item.options.some(({ reason }) => reason.trim() !== '') ? (['해설과 근거'] as const) : []),
      ...(guesses.length > 0 ? (['선택지의 꼴'] as const) : []),
    ],
    faults,
  };
}

/** How often a weak solver is asked. */
const FAINT = 3;

const solveFaintly = async (client: ModelClient, judging: Judging): Promise<number[]> =>
  (await solveBlind(client, judging, FAINT)).map(({ answer }) => answer);

/** What a weak solver says stands beside the check: it may fail as it likes. */
async function unharmed(answers: Promise<number[]>): Promise<number[]> {
  try {
    return await answers;
  } catch (error) {
    if (error instanceof ModelFailure) return [];
    throw error;
  }
}
