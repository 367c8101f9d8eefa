import { type Difficulty, type Finding, type Item, namedSymbols, type QuestionType } from '@chulje/contract';
import { lintItem } from '../lint/index.ts';
import { dice, shingles } from '../measure.ts';
import { fitItem, freeKeys, type Standing } from '../sets/index.ts';
import { askFor } from './ask.ts';
import { buildItem } from './build-item.ts';
import type { Fault } from './fault.ts';
import { placeKey } from './key-position.ts';
import type { PipelineProgress } from './make-passage.ts';
import type { ModelClient, ModelFailure } from './model-client.ts';
import {
  ITEM_SYSTEM,
  type ItemTask,
  itemPrompt,
  refineItemPrompt,
  repairItemPrompt,
  showItem,
} from './prompts/item-prompts.ts';
import { ITEM } from './shapes.ts';
import { objections, solveBlind } from './solve.ts';

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
  /** Keys the blind solvers chose, in the item's numbering. */
  votes: number[];
  repairs: number;
}

/** No item without fault came of it: the kinds of what stood against the last one. It is logged, so no text is in it. */
export class ItemRejected extends Error {
  readonly causes: readonly string[];
  /** The rule of the set that it broke beside the other items, in words for the user. */
  readonly refusal: string | undefined;

  constructor(faults: readonly Fault[]) {
    const causes = [...new Set(faults.map(({ cause }) => cause))];
    super(causes.join(', '));
    this.causes = causes;
    this.refusal = faults.find(({ refusal }) => refusal !== undefined)?.refusal;
  }
}

/**
 * Draft → schema → linter → blind solving → accepted, or repaired with the reasons, at most twice.
 * @throws {ItemRejected} when the last repair still has a fault
 * @throws {ModelFailure}
 */
export async function makeAiItem(
  models: { author: ModelClient; solver: ModelClient },
  request: AiItemRequest,
  solvers: number,
  progress: PipelineProgress,
): Promise<AiItem> {
  const { text, type, difficulty, seed, standing } = request;
  const { items, at = items.length } = standing;
  const { signal } = progress;
  const task: ItemTask = {
    text,
    type,
    difficulty,
    avoid: request.replaces ? [...items, request.replaces] : items,
    symbols: takenSymbols(items, text),
    // A refined item keeps its order.
    keys: request.refine ? [] : freeKeys(items, at).toSorted((a, b) => a - b),
  };
  await progress.stage('구상');
  const asked = request.refine
    ? refineItemPrompt(task, request.refine.item, request.refine.request, request.refine.option)
    : itemPrompt(task);
  let prompt = asked;
  let faults: Fault[] = [];
  for (let repairs = 0; repairs <= REPAIRS; repairs += 1) {
    await progress.stage('작성');
    const draft = await askFor(
      models.author,
      { purpose: repairs === 0 ? 'draft' : 'repair', system: ITEM_SYSTEM, prompt, variation: seed + repairs, signal },
      ITEM,
    );
    await progress.stage('검사');
    const built = buildItem(draft, text, type, difficulty);
    // A refined item keeps its order: the teacher knows its options by their numbers.
    const ordered = request.refine
      ? keepOrder(built.item, request.refine)
      : placeKey(built.item, request.keyCounts, freeKeys(items, at), seed);
    const fitted = fitItem(ordered, {
      ...standing,
      passage: { text },
      ...(request.refine && { changes: request.refine.item }),
    });
    const { item } = fitted;
    const findings = lintItem(item, { text }, { strict: true });
    faults = [
      ...built.faults,
      ...findings
        .filter(({ severity }) => severity === 'error')
        .map(({ rule, place, message }) => ({ cause: rule, message: `${place}: ${message}` })),
      ...(fitted.ok ? [] : fitted.findings).map(({ rule, place, message }) => ({
        cause: rule,
        message: `${place}: ${message}`,
        refusal: message,
      })),
      ...repetition(item, request),
    ];
    if (faults.length === 0) {
      const votes = await solveBlind(models.solver, item, text, { solvers, seed: seed + 7 * repairs, signal });
      faults = objections(item, votes);
      if (faults.length === 0) return { item, findings, votes: votes.map((vote) => vote.answer), repairs };
      prompt = repairItemPrompt(asked, showItem(item, true), faults.map(said));
    } else {
      prompt = repairItemPrompt(asked, JSON.stringify(draft), faults.map(said));
    }
  }
  throw new ItemRejected(faults);
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
function repetition(item: Item, { standing, replaces, refine }: AiItemRequest): Fault[] {
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

/** Said to the user when a model gave nothing usable; each names what to do. */
export function failureMessage(error: ModelFailure | ItemRejected): string {
  if (error instanceof ItemRejected && error.refusal)
    return `이 지문의 다른 문항과 겹치지 않는 문항을 만들지 못했습니다. ${error.refusal}`;
  if (error instanceof ItemRejected)
    return '정답이 하나로 확정되는 문항을 만들지 못했습니다. 다른 유형을 고르거나 지문을 보완한 뒤 다시 시도해 주세요.';
  return {
    refused: 'AI가 이 내용의 작성을 거절했습니다. 주제나 지문의 표현을 바꾸어 다시 시도해 주세요.',
    unavailable: 'AI 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    misconfigured: 'AI 연결 설정에 문제가 있습니다. 운영자가 확인하는 동안 잠시 기다려 주세요.',
    'cut-off': 'AI의 답이 중간에 끊겼습니다. 다시 시도해 주세요.',
    'too-slow': 'AI의 답이 너무 느려 중단했습니다. 잠시 후 다시 시도해 주세요.',
    'too-long': 'AI가 지나치게 긴 답을 보내 중단했습니다. 다시 시도해 주세요.',
    unusable: 'AI의 답을 지문이나 문항으로 쓸 수 없었습니다. 다시 시도하거나 주제를 구체적으로 바꾸어 주세요.',
  }[error.fault];
}
