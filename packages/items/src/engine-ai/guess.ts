import type { Item } from '@chulje/contract';
import type { JudgedType } from '../catalogue/judged-type.ts';
import { askFor } from './ask.ts';
import type { Fault } from './fault.ts';
import { drawOrder } from './key-position.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { guessPrompt, SOLVER_SYSTEM } from './prompts/solver-prompts.ts';
import { GUESS } from './shapes.ts';

/** Two without the passage, two with the options alone. */
const GUESSES = [true, true, false, false];
/** Fewer may well be chance. */
const MANY = 3;

/** The answers of those who guessed, in the item's numbering; 0 for one who saw no sign. @throws {ModelFailure} */
export async function guess(client: ModelClient, item: Item, seed: number, signal: AbortSignal): Promise<number[]> {
  return Promise.all(
    GUESSES.map(async (hasStem, at) => {
      const order = drawOrder(seed * 37 + at);
      try {
        const { answer } = await askFor(
          client,
          {
            purpose: 'guess',
            system: SOLVER_SYSTEM,
            prompt: guessPrompt(
              hasStem ? item.stem : undefined,
              hasStem ? item.material?.text : undefined,
              order.map((place) => item.options[place]?.text ?? ''),
            ),
            variation: seed + at,
            signal,
          },
          GUESS,
        );
        return answer === 0 ? 0 : (order[answer - 1] ?? 0) + 1;
      } catch (error) {
        if (error instanceof ModelFailure && (error.fault === 'unusable' || error.fault === 'refused')) return 0;
        throw error;
      }
    }),
  );
}

/** Words are known or not, whatever the passage says: guessing proves nothing of them. */
export const canBeGuessed = (type: JudgedType): boolean => type.pattern !== '어휘 및 문법';

export function guessFaults(item: Item, guesses: readonly number[]): Fault[] {
  const right = guesses.filter((answer) => answer === item.key).length;
  return right < MANY
    ? []
    : [
        {
          cause: '지문 없이 풀린다',
          message: `지문을 보지 않은 ${guesses.length}명 가운데 ${right}명이 정답을 골랐다. 정답만 길거나 자세하거나 말투가 다르지 않게 하고, 오답을 더 그럴듯하게 쓴다.`,
        },
      ];
}
