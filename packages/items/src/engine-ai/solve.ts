import { type Item, keyLabel, OPTION_LABELS } from '@chulje/contract';
import type { JudgedType } from '../catalogue/judged-type.ts';
import { askFor } from './ask.ts';
import type { Fault } from './fault.ts';
import { shownOrder } from './key-position.ts';
import { type ModelClient, ModelFailure, oneAhead } from './model-client.ts';
import { SOLVER_SYSTEM, solvePrompt } from './prompts/solver-prompts.ts';
import { verdictMeaning } from './prompts/verdict-meaning.ts';
import { SOLUTION, type Solution } from './shapes.ts';
import { showPassage } from './show-passage.ts';

/** One vote in the item's own numbering. */
export interface Vote {
  /** 0 when the solver found no option to be the answer. */
  answer: number;
  /** Others that might be argued to be the answer, each with why. */
  alsoRight: { option: number; why: string }[];
  /** Why the solver takes each option for right or wrong, by option number. */
  reasons: Map<number, string>;
  flaw: string;
  /** What of the wording the solver would touch up, by option; 0 for stem and 〈보기〉. */
  remarks: Solution['remarks'];
}

/**
 * Solves an item blind, `solvers` times independently: each sees the passage with its marks, stem, 〈보기〉 and the
 * options in an order of its own, neither key nor explanation. Solvers whose answer cannot be read cast no vote.
 * @throws {ModelFailure} when fewer than two votes came, or the solver is not to be had at all
 */
export async function solveBlind(
  client: ModelClient,
  { item, text, type, seed, signal }: { item: Item; text: string; type: JudgedType; seed: number; signal: AbortSignal },
  solvers: number,
): Promise<Vote[]> {
  const passage = showPassage(text, item.marks);
  const solver = oneAhead(client);
  const votes = await Promise.all(
    Array.from({ length: solvers }, async (_, at): Promise<Vote | undefined> => {
      const order = shownOrder(item.options, seed * 31 + at);
      const own = (seen: number) => (seen === 0 ? 0 : (order[seen - 1] ?? 0) + 1);
      const ownWords = (why: string) =>
        why.replace(/[①-⑤]/g, (label) =>
          keyLabel(own(OPTION_LABELS.indexOf(label as (typeof OPTION_LABELS)[number]) + 1)),
        );
      try {
        const solution = await askFor(
          solver,
          {
            purpose: 'solve',
            system: SOLVER_SYSTEM,
            prompt: solvePrompt(passage, {
              stem: item.stem,
              material: item.material?.text,
              options: order.map((place) => item.options[place]?.text ?? ''),
              meaning: verdictMeaning(type),
            }),
            variation: seed + at,
            signal,
          },
          SOLUTION,
        );
        const answer = own(solution.answer);
        return {
          answer,
          alsoRight: solution.alsoRight
            .map(({ option, why }) => ({ option: own(option), why: ownWords(why) }))
            .filter(({ option }) => option !== answer),
          reasons: new Map(solution.judgements.map(({ option, why }) => [own(option), ownWords(why)])),
          flaw: ownWords(solution.flaw),
          remarks: solution.remarks.map((remark) => ({
            ...remark,
            option: own(remark.option),
            why: ownWords(remark.why),
          })),
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

/** What is wrong with an item by its votes: nothing when all chose the key, nobody argues for a second answer or names a flaw. */
export function objections(item: Item, votes: readonly Vote[]): Fault[] {
  const faults: Fault[] = [];
  const right = votes.filter((vote) => vote.answer === item.key).length;
  if (right < votes.length)
    faults.push({
      cause: '풀이가 정답과 다름',
      message: `정답을 모르고 푼 ${votes.length}명 가운데 ${right}명만 ${keyLabel(item.key)}을 골랐다.`,
    });
  for (const { answer, alsoRight, reasons, flaw } of votes) {
    if (answer === 0)
      faults.push({ cause: '답이 없다는 풀이', message: '다섯 선택지 가운데 답이 되는 것이 없다고 한다.' });
    const other = answer === item.key || answer === 0 ? [] : [{ option: answer, why: reasons.get(answer) ?? '' }];
    for (const { option, why } of [...other, ...alsoRight]) {
      if (option === item.key) continue;
      faults.push({
        cause: '다른 답도 된다는 풀이',
        message: `${keyLabel(option)}도 답이 될 수 있다고 한다: ${why || reasons.get(option) || '이유를 대지 않음'}`,
      });
    }
    if (flaw !== '') faults.push({ cause: '풀이가 결함을 지적함', message: `문항의 잘못: ${flaw}` });
  }
  return faults;
}

/** What more than half of the solvers would touch up at one place: one alone may well be a matter of taste. */
export function wordingFaults(votes: readonly Vote[]): Fault[] {
  return [0, 1, 2, 3, 4, 5].flatMap((place): Fault[] => {
    const found = votes.map(({ remarks }) => remarks.filter(({ option }) => option === place));
    if (found.filter((remarks) => remarks.length > 0).length * 2 <= votes.length) return [];
    const said = [...new Set(found.flat().map(({ kind, why }) => `${kind} – ${why}`))].slice(0, 3);
    return [
      { cause: '다듬을 말', message: `${place === 0 ? '발문이나 〈보기〉' : keyLabel(place)}: ${said.join(' / ')}` },
    ];
  });
}
