import type { Difficulty, QuestionType } from '@chulje/contract';
import { hasOwnSentences } from '../catalogue/type-class.ts';
import { splitSentences } from '../model.ts';
import { randomFrom, shuffle } from '../random.ts';
import { freeKeys, type Standing } from '../sets/index.ts';
import { askFor } from './ask.ts';
import type { SetBrief } from './item-request.ts';
import type { PipelineProgress } from './make-passage.ts';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { ITEM_SYSTEM } from './prompts/item-prompts.ts';
import { setPlanPrompt } from './prompts/set-prompts.ts';
import { SET_PLAN, type SetPlan } from './shapes.ts';

export interface SetRequest {
  text: string;
  slots: readonly { type: QuestionType; difficulty: Difficulty | undefined }[];
  standing: Omit<Standing, 'passage' | 'changes'>;
  keyCounts: readonly number[];
  seed: number;
}

/** A plan with a fault is asked for once more. */
const TRIES = 2;

/**
 * What each item of a set will ask, decided in one call so that they can then be written side by side. None where the model
 * gives no plan that holds: the items are then made one after another, each knowing those before it.
 * @throws whatever is no failure of the model
 */
export async function planSet(
  author: ModelClient,
  request: SetRequest,
  { signal, stage }: Pick<PipelineProgress, 'signal' | 'stage'>,
): Promise<SetBrief[] | undefined> {
  const { seed } = request;
  await stage('구상');
  let prompt = setPlanPrompt(request);
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const plan = await askFor(
        author,
        { purpose: 'set', system: ITEM_SYSTEM, prompt, variation: seed + attempt, signal },
        SET_PLAN,
      );
      const faults = faultsOf(plan, request);
      if (faults.length === 0) return briefsOf(plan, request);
      prompt = `${setPlanPrompt(request)}\n\n[다시 요청] 앞의 구상에는 다음 잘못이 있었다. ${faults.join(' ')}`;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
  }
  return undefined;
}

/** A slot a type, on sentences that there are, no two keys on one, four traps of different kinds where there are traps at all. */
function faultsOf({ slots }: SetPlan, { text, slots: wanted }: SetRequest): string[] {
  if (slots.length !== wanted.length) return [`slots는 ${wanted.length}개여야 하는데 ${slots.length}개이다.`];
  const count = splitSentences(text).length;
  const holders = new Map<string, number>();
  return slots.flatMap(({ sentences, traps }, at) => {
    const { type } = wanted[at] ?? {};
    const name = `${at + 1}번`;
    const strange = sentences.filter((number) => Number(number) < 1 || Number(number) > count);
    const isWord = type !== undefined && !hasOwnSentences(type);
    const shared = isWord ? [] : sentences.filter((number) => holders.has(number));
    if (!isWord) for (const number of sentences) if (!holders.has(number)) holders.set(number, at);
    const kinds = new Set(traps.map(({ operation }) => operation));
    return [
      ...(sentences.length === 0 ? [`${name}의 sentences가 비어 있다.`] : []),
      ...(strange.length > 0 ? [`${name}: ${strange.join(', ')}번 문장은 없다.`] : []),
      ...shared.map((number) => `${name}의 정답이 ${(holders.get(number) ?? 0) + 1}번과 같은 [${number}]에서 나온다.`),
      ...(type?.style !== '부정형' && !isWord && kinds.size < Math.min(4, traps.length)
        ? [`${name}의 함정은 서로 다른 operation으로 한다.`]
        : []),
    ];
  });
}

/** The plan for each slot, with numbers for the keys that stay even, never run and come in no order. */
function briefsOf(plan: SetPlan, { standing, slots, keyCounts, seed }: SetRequest): SetBrief[] {
  const { items, at = items.length } = standing;
  // Drawn, so that no set is known by its row of keys.
  const random = randomFrom(`keys ${seed}`);
  const keyed: { key: number }[] = [...items];
  const used = [...keyCounts];
  return slots.map((_, slot) => {
    const free = freeKeys(keyed, at + slot);
    const own = (key: number) => keyed.filter((item) => item.key === key).length;
    const [key = 1] = shuffle(free, random).sort((a, b) => own(a) - own(b) || (used[a - 1] ?? 0) - (used[b - 1] ?? 0));
    keyed.splice(at + slot, 0, { key });
    used[key - 1] = (used[key - 1] ?? 0) + 1;
    return { plan, slot, key };
  });
}
