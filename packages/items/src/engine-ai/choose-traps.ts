import type { QuestionType } from '@chulje/contract';
import { isFalseUndecided, judgedAsk } from '../catalogue/judged-type.ts';
import { verdictOfKey } from '../catalogue/type-class.ts';
import { askFor } from './ask.ts';
import { buildItem } from './build-item.ts';
import type { ItemDraft } from './item-shapes.ts';
import { isOrdered } from './key-position.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { JUDGE_SYSTEM, trapsPrompt } from './prompts/solver-prompts.ts';
import { verdictMeaning } from './prompts/verdict-meaning.ts';
import { trapRatings } from './shapes.ts';
import { numberPassage } from './show-passage.ts';

type Candidate = ItemDraft['options'][number];

/** Beside the key. */
const KEPT = 4;
/** What one that is not surely what its author holds it for loses: more than any lure makes good. */
const UNSURE = 10;

/**
 * Of the options beside the key that a draft has, its spares among them, the four that another model found surely wrong (in
 * 부정형 right) and likeliest to be taken for the opposite, of as many kinds as there are. The draft's own four where nobody can
 * be asked.
 */
export async function chooseTraps(
  judge: ModelClient,
  draft: ItemDraft,
  { text, type, seed, signal }: { text: string; type: QuestionType; seed: number; signal: AbortSignal },
): Promise<ItemDraft> {
  const key = draft.options[draft.key - 1];
  const plain = { ...draft, spares: [] };
  const wanted = verdictOfKey(type) === '참' ? '거짓' : '참';
  const spares = draft.spares.filter(({ verdict }) => verdict === wanted);
  if (!key || spares.length === 0 || isOrdered(draft.options)) return plain;
  const candidates = [...draft.options.filter((option) => option !== key), ...spares];
  const { item } = buildItem(plain, text, type, undefined);
  try {
    const { ratings } = await askFor(
      judge,
      {
        purpose: 'traps',
        system: JUDGE_SYSTEM,
        prompt: trapsPrompt(numberPassage(text, item.marks), {
          options: candidates.map((option) => option.text),
          ask: judgedAsk(type, item.stem),
          material: item.material?.text,
          meaning: verdictMeaning(type),
        }),
        variation: seed,
        signal,
      },
      trapRatings(candidates.length),
    );
    const worth = candidates.map((_, at) => {
      const rating = ratings.find(({ number }) => number === at + 1);
      if (!rating) return 0;
      const isSure =
        rating.verdict === wanted || (rating.verdict === '판단 불가' && wanted === '거짓' && isFalseUndecided(type));
      return rating.lure - (isSure ? 0 : UNSURE);
    });
    const chosen = pick(candidates, worth);
    const options = chosen.toSpliced(draft.key - 1, 0, key);
    return { ...plain, options };
  } catch (error) {
    if (error instanceof ModelFailure) return plain;
    throw error;
  }
}

/** The best first, one of another kind and on other sentences before its equal; then in the order in which they were written. */
function pick(candidates: readonly Candidate[], worth: readonly number[]): Candidate[] {
  const chosen: number[] = [];
  const cost = (at: number) =>
    chosen.reduce((sum, other) => {
      const [one, two] = [candidates[at], candidates[other]];
      const isAlike = one?.operation === two?.operation && one?.operation !== 'D0';
      return sum + (isAlike ? 1 : 0) + (one?.sentences.join() === two?.sentences.join() ? 1 : 0);
    }, 0);
  while (chosen.length < KEPT) {
    const open = candidates.map((_, at) => at).filter((at) => !chosen.includes(at));
    const [best] = open.toSorted((a, b) => (worth[b] ?? 0) - cost(b) - ((worth[a] ?? 0) - cost(a)));
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen.toSorted((a, b) => a - b).flatMap((at) => candidates[at] ?? []);
}
