import type { Finding, Item } from '@chulje/contract';
import type { JudgedType } from '../catalogue/judged-type.ts';
import { verdictOfKey } from '../catalogue/type-class.ts';
import { askFor } from './ask.ts';
import type { Fault } from './fault.ts';
import { shownOrder } from './key-position.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { GUESS_SYSTEM, guessPrompt } from './prompts/solver-prompts.ts';
import { GUESS } from './shapes.ts';
import { styleSigns } from './style-signs.ts';

/** Two without the passage, two with the options alone. */
const GUESSES = [true, true, false, false];
/** Fewer may well be chance. */
const MANY = 3;

/** The answers of those who guessed by style alone, in the item's numbering; 0 for one who saw no sign. @throws {ModelFailure} */
export async function guess(client: ModelClient, item: Item, seed: number, signal: AbortSignal): Promise<number[]> {
  return Promise.all(
    GUESSES.map(async (hasStem, at) => {
      const order = shownOrder(item.options, seed * 37 + at);
      try {
        const { answer } = await askFor(
          client,
          {
            purpose: 'guess',
            system: GUESS_SYSTEM,
            prompt: guessPrompt({
              wanted: verdictOfKey(item),
              stem: hasStem ? item.stem : undefined,
              material: hasStem ? item.material?.text : undefined,
              options: order.map((place) => item.options[place]?.text ?? ''),
            }),
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

/**
 * What of the style may have led most of those who guessed to the key. None where they knew it: models know the world that
 * passages are of, and students do not, so that a right guess alone is no fault (docs/decisions/024).
 */
export function guessFindings(item: Item, guesses: readonly number[]): Finding[] {
  return guesses.filter((answer) => answer === item.key).length < MANY ? [] : styleSigns(item);
}

/** The same for the model that has to mend it. */
export const guessFaults = (findings: readonly Finding[]): Fault[] =>
  findings.map(({ rule, place, message }) => ({
    cause: rule,
    message: `${place}: 지문을 읽지 않은 사람들이 선택지의 꼴만 보고 정답을 골랐다. ${message}`,
  }));
