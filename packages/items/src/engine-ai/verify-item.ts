import { type Item, keyLabel } from '@chulje/contract';
import type { PipelineProgress } from './make-passage.ts';
import type { ModelClient } from './model-client.ts';
import { objections, solveBlind } from './solve.ts';

/** What blind solving says of an item as it stands. */
export interface AiVerification {
  /** Keys the blind solvers chose, in the item's numbering. */
  votes: number[];
  /** Kinds of what stands against it, for the operator; none when it is verified. */
  causes: string[];
  /** Why it is not verified, for the user; empty when it is. */
  refusal: string;
}

/**
 * Solves an item blind by the rule that a new one has to pass, and changes nothing of it.
 * @throws {ModelFailure}
 */
export async function verifyAiItem(
  solver: ModelClient,
  { item, text, seed }: { item: Item; text: string; seed: number },
  solvers: number,
  progress: PipelineProgress,
): Promise<AiVerification> {
  await progress.stage('검사');
  const votes = await solveBlind(solver, item, text, { solvers, seed, signal: progress.signal });
  const faults = objections(item, votes);
  const answers = votes.map(({ answer }) => answer);
  const others = [...new Set(votes.flatMap(({ alsoRight }) => alsoRight))].filter((option) => option !== item.key);
  const doubt = others.length > 0 ? ` ${others.map(keyLabel).join(' ')}도 답이 될 수 있다고 보았습니다.` : '';
  return {
    votes: answers,
    causes: [...new Set(faults.map(({ cause }) => cause))],
    refusal: faults.length === 0 ? '' : `정답을 모르고 푼 답은 ${answers.map(keyLabel).join(' ')}입니다.${doubt}`,
  };
}
