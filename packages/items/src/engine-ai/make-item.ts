import { type Finding, type Item, namedSymbols } from '@chulje/contract';
import { freeKeys } from '../sets/index.ts';
import { askFor } from './ask.ts';
import { type Checkers, checkItem, type ItemCheck } from './check-item.ts';
import { chooseTraps } from './choose-traps.ts';
import type { Fault } from './fault.ts';
import { type FittedDraft, fitDraft, renumbered } from './fit-draft.ts';
import { guessFaults, guessFindings } from './guess.ts';
import type { AiItemRequest } from './item-request.ts';
import { ITEM, PATCH, patched } from './item-shapes.ts';
import type { PipelineProgress } from './make-passage.ts';
import type { ModelClient } from './model-client.ts';
import { describeChange, ITEM_SYSTEM, type ItemTask, itemPrompt, repairItemPrompt } from './prompts/item-prompts.ts';
import type { Judgement } from './shapes.ts';

/** Repairs of one item, as ITEMS.md §5 allows; those for form and those for votes count together. */
const REPAIRS = 2;

export interface AiItem {
  item: Item;
  findings: Finding[];
  check: ItemCheck;
  /** The models that wrote it. */
  writers: string[];
  repairs: number;
}

/** No item without fault came of it: the kinds of what stood against the last one. It is logged, so no text is in it. */
export class ItemRejected extends Error {
  readonly causes: readonly string[];
  /** The rules of the set that it broke beside the other items, in words for the user. */
  readonly refusal: string | undefined;

  constructor(
    faults: readonly Fault[],
    /** Those of its last check. */
    readonly votes: readonly number[],
  ) {
    const causes = [...new Set(faults.map(({ cause }) => cause))];
    super(causes.join(', '));
    this.causes = causes;
    this.refusal = [...new Set(faults.flatMap(({ refusal }) => refusal ?? []))].join(' ') || undefined;
  }
}

/** How the making of an item tells where it stands, and learns what others have finished meanwhile. */
export interface ItemProgress extends PipelineProgress {
  /** What stands beside the item by now, where others of its set are made at the same time. */
  standing?(): Promise<AiItemRequest['standing']>;
}

/**
 * Plan and draft → the best of its traps → schema → linter → checked by others → accepted, or patched where it is at fault, at
 * most twice. One whose style gives the key away, or whose wording most solvers would touch up, is patched once for it, and kept as
 * it was where that makes nothing better.
 * @throws {ItemRejected} when the last repair still has a fault
 * @throws {ModelFailure}
 */
export async function makeAiItem(
  models: Checkers & { author: ModelClient },
  request: AiItemRequest,
  solvers: number,
  progress: ItemProgress,
): Promise<AiItem> {
  const { text, type, seed, refine } = request;
  const { signal } = progress;
  const fit = async (from: typeof draft) =>
    fitDraft(from, { ...request, standing: (await progress.standing?.()) ?? request.standing });
  await progress.stage('구상');
  const task = taskOf(request);
  const change = refine && describeChange(refine.item, refine.request, refine.option);
  const writers = new Set<string>();
  const { author } = models;
  const onModel = (name: string) => writers.add(name);
  await progress.stage('작성');
  let draft = await askFor(
    author,
    { purpose: 'draft', system: ITEM_SYSTEM, prompt: itemPrompt(task, change), variation: seed, signal, onModel },
    ITEM,
  );
  if (!refine) draft = await chooseTraps(models.judge, draft, { ...request, signal });
  let kept: AiItem | undefined;
  let votes: readonly number[] = [];
  const known = new Map<string, Judgement>();
  for (let repairs = 0; ; repairs += 1) {
    await progress.stage('검사');
    const before = await fit(draft);
    const { item, faults } = before;
    if (faults.length === 0) {
      const check = await checkItem(models, { item, text, type, seed: seed + 7 * repairs, signal, known }, solvers);
      votes = check.votes;
      faults.push(...renumbered(check.faults, before.order));
      // Beside what has come to stand while it was checked.
      const now = await fit(draft);
      faults.push(...now.faults);
      if (faults.length === 0) {
        const { item, findings } = now;
        const seen = moved(check, before, now);
        const made = { item, findings: [...findings, ...seen.signs], check: seen, writers: [...writers], repairs };
        const wishes = [...guessFaults(check.signs), ...check.wording];
        if (wishes.length === 0 || kept) return made;
        kept = made;
        faults.push(...renumbered(wishes, before.order));
      }
    }
    if (repairs === REPAIRS) {
      if (kept) return kept;
      throw new ItemRejected(faults, votes);
    }
    await progress.stage('작성');
    const prompt = repairItemPrompt(task, draft, faults.map(said), change);
    const patch = await askFor(
      author,
      { purpose: 'repair', system: ITEM_SYSTEM, prompt, variation: seed + repairs + 1, signal, onModel },
      PATCH,
    );
    draft = patched(draft, patch);
  }
}

function taskOf({ text, type, difficulty, standing, brief, example, replaces, refine }: AiItemRequest): ItemTask {
  const { items, at = items.length } = standing;
  return {
    text,
    type,
    difficulty: difficulty ?? refine?.item.difficulty,
    avoid: replaces ? [...items, replaces] : items,
    symbols: takenSymbols(items, text),
    // A refined item keeps its order, and one of a planned set is told its number with its part.
    keys: refine || brief ? [] : freeKeys(items, at).toSorted((a, b) => a - b),
    brief,
    example,
  };
}

/** Votes by the numbers that the options have now. */
function moved(check: ItemCheck, before: FittedDraft, now: FittedDraft): ItemCheck {
  const place = (vote: number) => (vote === 0 ? 0 : now.order.indexOf(before.order[vote - 1] ?? -1) + 1);
  const guesses = check.guesses.map(place);
  return {
    ...check,
    votes: check.votes.map(place),
    guesses,
    weak: check.weak.map(place),
    signs: guessFindings(now.item, guesses),
  };
}

/** The symbols that these items have given to words of the text or to lines of their own, each once. */
function takenSymbols(items: readonly Item[], text: string): ItemTask['symbols'] {
  const taken = new Map<string, string>();
  for (const { marks, material } of items) {
    for (const symbol of namedSymbols(material?.text ?? '')) if (!taken.has(symbol)) taken.set(symbol, '');
    for (const { symbol, start, end } of marks) if (start < end) taken.set(symbol, text.slice(start, end));
  }
  return [...taken].map(([symbol, quote]) => ({ symbol, quote }));
}

const said = ({ message }: Fault) => message;
