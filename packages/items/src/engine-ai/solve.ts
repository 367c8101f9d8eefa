import type { Item } from '@chulje/contract';
import { applyMarks } from './apply-marks.ts';
import { askFor } from './ask.ts';
import type { Fault } from './fault.ts';
import { drawOrder } from './key-position.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { SOLVER_SYSTEM, solvePrompt } from './prompts/solver-prompts.ts';
import { SOLUTION } from './shapes.ts';

/** One vote in the item's own numbering. */
export interface Vote {
  answer: number;
  alsoRight: number[];
  /** Why the solver takes each option for right or wrong, by option number. */
  reasons: Map<number, string>;
  flaw: string;
}

/**
 * Solves an item blind, `solvers` times independently: each sees the passage with its marks, stem, 〈보기〉 and the
 * options in an order of its own, neither key nor explanation. Solvers whose answer cannot be read cast no vote.
 * @throws {ModelFailure} when fewer than two votes came, or the solver is not to be had at all
 */
export async function solveBlind(
  client: ModelClient,
  item: Item,
  text: string,
  { solvers, seed, signal }: { solvers: number; seed: number; signal: AbortSignal },
): Promise<Vote[]> {
  const passage = applyMarks(text, item.marks);
  const votes = await Promise.all(
    Array.from({ length: solvers }, async (_, solver): Promise<Vote | undefined> => {
      const order = drawOrder(seed * 31 + solver);
      const own = (seen: number) => (order[seen - 1] ?? 0) + 1;
      try {
        const solution = await askFor(
          client,
          {
            purpose: 'solve',
            system: SOLVER_SYSTEM,
            prompt: solvePrompt(
              passage,
              item.stem,
              item.material?.text,
              order.map((at) => item.options[at]?.text ?? ''),
            ),
            variation: seed + solver,
            signal,
          },
          SOLUTION,
        );
        return {
          answer: own(solution.answer),
          alsoRight: solution.alsoRight.map(own).filter((option) => option !== own(solution.answer)),
          reasons: new Map(solution.judgements.map(({ option, why }) => [own(option), why])),
          flaw: solution.flaw,
        };
      } catch (error) {
        if (error instanceof ModelFailure && (error.fault === 'unusable' || error.fault === 'refused'))
          return undefined;
        throw error;
      }
    }),
  );
  const cast = votes.filter((vote) => vote !== undefined);
  if (cast.length < Math.min(2, solvers)) throw new ModelFailure('unusable', 'too few solvers gave a vote');
  return cast;
}

/** What is wrong with an item by its votes; nothing when a clear majority chose the key and nobody argues for a second right answer. */
export function objections(item: Item, votes: readonly Vote[]): Fault[] {
  const faults: Fault[] = [];
  const right = votes.filter((vote) => vote.answer === item.key).length;
  const isMinority = right * 2 <= votes.length;
  if (isMinority)
    faults.push({
      cause: '풀이가 정답과 다름',
      message: `정답을 모르고 푼 ${votes.length}명 가운데 ${right}명만 ${item.key}번을 골랐다.`,
    });
  for (const vote of votes) {
    for (const option of new Set([...(vote.answer === item.key ? [] : [vote.answer]), ...vote.alsoRight])) {
      if (option === item.key) continue;
      if (vote.alsoRight.includes(option) || isMinority)
        faults.push({
          cause: '다른 답도 된다는 풀이',
          message: `${option}번도 답이 될 수 있다고 한다: ${vote.reasons.get(option) ?? '이유를 대지 않음'}`,
        });
    }
    if (vote.flaw.trim() !== '' && vote.answer !== item.key)
      faults.push({ cause: '풀이가 결함을 지적함', message: `문항의 잘못: ${vote.flaw}` });
  }
  return faults;
}
