import { type Difficulty, type Finding, type Item, namedSymbols, type QuestionType } from '@chulje/contract';
import { lintItem } from '../lint/index.ts';
import { dice, shingles } from '../measure.ts';
import { fitItem, freeKeys, type Standing } from '../sets/index.ts';
import { askFor } from './ask.ts';
import { buildItem } from './build-item.ts';
import { type Checkers, checkItem, type ItemCheck } from './check-item.ts';
import type { Fault } from './fault.ts';
import { guessFaults } from './guess.ts';
import { ITEM, type ItemDraft, PATCH, patched } from './item-shapes.ts';
import { placeKey } from './key-position.ts';
import type { PipelineProgress } from './make-passage.ts';
import { listening, type ModelClient } from './model-client.ts';
import { ITEM_SYSTEM, type ItemTask, itemPrompt, refineItemPrompt, repairItemPrompt } from './prompts/item-prompts.ts';

/** Repairs of one item, as ITEMS.md §5 allows; those for form and those for votes count together. */
const REPAIRS = 2;
/** A recreated item shares less of its words with the one it replaces. */
const RECREATE_JACCARD = 0.5;

export interface AiItemRequest {
  text: string;
  type: QuestionType;
  difficulty?: Difficulty;
  /** What stands already on the passage: the item keeps the rules of a set beside it. */
  standing: Omit<Standing, 'passage' | 'changes'>;
  /** The item that the new one replaces: it must differ in fact and wording. */
  replaces?: Item;
  /** Change this item as asked instead of making a new one. */
  refine?: { item: Item; request: string; option?: number };
  /** How often 1–5 were keys before, so that keys stay even. */
  keyCounts: readonly number[];
  seed: number;
}

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

  constructor(faults: readonly Fault[]) {
    const causes = [...new Set(faults.map(({ cause }) => cause))];
    super(causes.join(', '));
    this.causes = causes;
    this.refusal = [...new Set(faults.flatMap(({ refusal }) => refusal ?? []))].join(' ') || undefined;
  }
}

/**
 * Plan and draft → schema → linter → checked by others → accepted, or patched where it is at fault, at most twice. One that can
 * be guessed without the passage is patched once for it, and kept where that makes nothing better.
 * @throws {ItemRejected} when the last repair still has a fault
 * @throws {ModelFailure}
 */
export async function makeAiItem(
  models: Checkers & { author: ModelClient },
  request: AiItemRequest,
  solvers: number,
  progress: PipelineProgress,
): Promise<AiItem> {
  const { text, type, difficulty, seed, standing, refine } = request;
  const { items, at = items.length } = standing;
  const { signal } = progress;
  const task: ItemTask = {
    text,
    type,
    difficulty,
    avoid: request.replaces ? [...items, request.replaces] : items,
    symbols: takenSymbols(items, text),
    // A refined item keeps its order.
    keys: refine ? [] : freeKeys(items, at).toSorted((a, b) => a - b),
  };
  await progress.stage('구상');
  const asked = refine ? refineItemPrompt(task, refine.item, refine.request, refine.option) : itemPrompt(task);
  const writers = new Set<string>();
  const author = listening(models.author, writers);
  await progress.stage('작성');
  let draft = await askFor(
    author,
    { purpose: 'draft', system: ITEM_SYSTEM, prompt: asked, variation: seed, signal },
    ITEM,
  );
  let kept: AiItem | undefined;
  for (let repairs = 0; ; repairs += 1) {
    await progress.stage('검사');
    const { item, order, findings, faults } = fitDraft(draft, request);
    if (faults.length === 0) {
      const check = await checkItem(models, { item, text, type, seed: seed + 7 * repairs, signal }, solvers);
      faults.push(...renumbered(check.faults, order));
      if (faults.length === 0) {
        const made = { item, findings, check, writers: [...writers], repairs };
        if (!check.isGuessed || kept) return made;
        kept = made;
        faults.push(...guessFaults(item, check.guesses));
      }
    }
    if (repairs === REPAIRS) {
      if (kept) return kept;
      throw new ItemRejected(faults);
    }
    await progress.stage('작성');
    const prompt = repairItemPrompt(asked, draft, faults.map(said));
    const patch = await askFor(
      author,
      { purpose: 'repair', system: ITEM_SYSTEM, prompt, variation: seed + repairs + 1, signal },
      PATCH,
    );
    draft = patched(draft, patch);
  }
}

/** A draft as the item that it would be beside the others, and what stands against that, by the draft's own numbers. */
function fitDraft(
  draft: ItemDraft,
  { text, type, difficulty, seed, standing, keyCounts, refine, ...request }: AiItemRequest,
): { item: Item; order: number[]; findings: Finding[]; faults: Fault[] } {
  const { items, at = items.length } = standing;
  const built = buildItem(draft, text, type, difficulty);
  // A refined item keeps its order: the teacher knows its options by their numbers.
  const ordered = refine ? keepOrder(built.item, refine) : placeKey(built.item, keyCounts, freeKeys(items, at), seed);
  const order = ordered.options.map((option, place) => {
    const from = built.item.options.indexOf(option);
    return from < 0 ? place : from;
  });
  const fitted = fitItem(ordered, { ...standing, passage: { text }, ...(refine && { changes: refine.item }) });
  const { item } = fitted;
  const findings = lintItem(item, { text }, { strict: true });
  const remarks = [
    ...findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, place, message }) => ({ cause: rule, message: `${place}: ${message}` })),
    ...(fitted.ok ? [] : fitted.findings).map(({ rule, place, message }) => ({
      cause: rule,
      message: `${place}: ${message}`,
      refusal: message,
    })),
  ];
  const again = repetition(item, { standing, ...request, ...(refine && { refine }) });
  return { item, order, findings, faults: [...built.faults, ...renumbered(remarks, order), ...again] };
}

/** Faults that name options as they are shown, by the numbers that the model gave them. `order`: the draft's place of each. */
function renumbered(faults: readonly Fault[], order: readonly number[]): Fault[] {
  return faults.map((fault) => ({
    ...fault,
    message: fault.message.replace(
      /([①-⑤])번?(?: 선택지)?/g,
      (_, label: string) => `${(order['①②③④⑤'.indexOf(label)] ?? 0) + 1}번 선택지`,
    ),
  }));
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

/** With one option to change, the others stay as they were, whatever the model did to them. */
function keepOrder(item: Item, { item: before, option }: NonNullable<AiItemRequest['refine']>): Item {
  if (option === undefined) return item;
  const options = before.options.map((old, at) => (at === option - 1 ? (item.options[at] ?? old) : old));
  return { ...before, options, explanation: replaceReason(before, options, option) };
}

function replaceReason(before: Item, options: Item['options'], option: number): string {
  const label = '①②③④⑤'.charAt(option - 1);
  const reason = options[option - 1]?.reason ?? '';
  return before.explanation
    .split('\n')
    .map((line) => (line.startsWith(`${label}:`) ? `${label}: ${reason}` : line))
    .join('\n');
}

const said = ({ message }: Fault) => message;

/** A new item that is an old one over again. */
function repetition(
  item: Item,
  { standing, replaces, refine }: Pick<AiItemRequest, 'standing' | 'replaces' | 'refine'>,
): Fault[] {
  if (refine) return [];
  const key = item.options[item.key - 1]?.text ?? '';
  const repeats = standing.items.some((other) => dice(key, other.options[other.key - 1]?.text ?? '') > 0.8);
  return [
    ...(repeats
      ? [{ cause: '만든 문항의 되풀이', message: '이미 만든 문항과 정답 선택지가 거의 같다. 다른 내용을 묻는다.' }]
      : []),
    ...(replaces && jaccard(words(item), words(replaces)) >= RECREATE_JACCARD
      ? [
          {
            cause: '다시 만들 문항과 비슷함',
            message: '다시 만들 문항과 너무 비슷하다. 묻는 내용과 선택지를 모두 바꾼다.',
          },
        ]
      : []),
  ];
}

const words = (item: Item) => shingles(item.options.map((option) => option.text).join(' '), 2);

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const entry of a) if (b.has(entry)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
