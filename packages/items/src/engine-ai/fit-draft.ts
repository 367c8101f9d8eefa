import type { Finding, Item } from '@chulje/contract';
import { lintItem } from '../lint/index.ts';
import { dice, shingles } from '../measure.ts';
import { fitItem, freeKeys } from '../sets/index.ts';
import { buildItem } from './build-item.ts';
import type { Fault } from './fault.ts';
import type { AiItemRequest } from './item-request.ts';
import type { ItemDraft } from './item-shapes.ts';
import { placeKey } from './key-position.ts';

/** A recreated item shares less of its words with the one it replaces. */
const RECREATE_JACCARD = 0.5;

export interface FittedDraft {
  item: Item;
  /** Of each place of the item, from 0: the place that the draft gave its option. */
  order: number[];
  findings: Finding[];
  /** By the draft's own numbers. */
  faults: Fault[];
}

/** A draft as the item that it would be beside the others, and what stands against that. */
export function fitDraft(
  draft: ItemDraft,
  { text, type, difficulty, seed, standing, keyCounts, brief, refine, ...request }: AiItemRequest,
): FittedDraft {
  const { items, at = items.length } = standing;
  const built = buildItem(draft, text, type, difficulty ?? refine?.item.difficulty);
  const free = freeKeys(items, at);
  const wanted = free.filter((key) => key === brief?.key);
  // A refined item keeps its order and its points: the teacher knows its options by their numbers.
  const ordered = refine
    ? { ...keepOrder(built.item, refine), points: refine.item.points }
    : placeKey(built.item, keyCounts, wanted.length > 0 ? wanted : free, seed);
  const fitted = fitItem(ordered, { ...standing, passage: { text }, ...(refine && { changes: refine.item }) });
  const { item } = fitted;
  const order = item.options.map((option, place) => {
    const from = built.item.options.findIndex(({ evidence }) => evidence === option.evidence);
    return from < 0 ? place : from;
  });
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
export function renumbered(faults: readonly Fault[], order: readonly number[]): Fault[] {
  return faults.map((fault) => ({
    ...fault,
    message: fault.message.replace(
      /([①-⑤])번?(?: 선택지)?/g,
      (_, label: string) => `${(order['①②③④⑤'.indexOf(label)] ?? 0) + 1}번 선택지`,
    ),
  }));
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
