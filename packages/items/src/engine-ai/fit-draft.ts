import type { Finding, Item } from '@chulje/contract';
import { lintItem } from '../lint/index.ts';
import { dice, shingles } from '../measure.ts';
import { placesBefore } from '../option-places.ts';
import { fitItem, freeKeys } from '../sets/index.ts';
import { buildItem } from './build-item.ts';
import { citationOf } from './cited-sentences.ts';
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
  const order = placesBefore(built.item, item);
  const findings = lintItem(item, { text }, { strict: true });
  const remarks = [
    ...findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, place, message }) => ({ cause: rule, message: `${place}: ${message}` })),
    ...(fitted.ok ? [] : fitted.findings).map(({ rule, place, message }) => ({
      cause: rule,
      message: `${place}: ${message}${rule === 'G03' ? sharedSentences(item, items, text) : ''}`,
      refusal: message,
    })),
  ];
  const again = repetition(item, { standing, ...request, ...(refine && { refine }) });
  const disorder = refine || items.some(({ marks }) => marks.length > 0) ? [] : markOrder(built.item);
  return { item, order, findings, faults: [...built.faults, ...disorder, ...renumbered(remarks, order), ...again] };
}

/** Which sentences the key may not rest on, by their numbers: to be told that there are some mends nothing. */
function sharedSentences(item: Item, others: readonly Item[], text: string): string {
  const taken = new Set(
    others
      .filter(({ pattern }) => pattern !== '어휘 및 문법')
      .flatMap((other) => citationOf(other, other.key, text))
      .filter((number) => !number.startsWith('보')),
  );
  const shared = citationOf(item, item.key, text).filter((number) => taken.has(number));
  const list = (numbers: readonly string[]) => numbers.map((number) => `[${number}]`).join(', ');
  return ` 겹치는 문장은 ${list(shared)}이다. 다른 문항들의 정답이 쓰는 문장(${list([...taken])})에서 정답을 내지 않는다.`;
}

/** Symbols of one series that do not come in the order of the text. */
function markOrder({ marks }: Item): Fault[] {
  const inText = marks.toSorted((a, b) => a.start - b.start).map(({ symbol }) => symbol);
  const rows = [/[㉠-㉭]/, /[ⓐ-ⓩ]/, /[㉮-㉻]/].map((series) => inText.filter((symbol) => series.test(symbol)));
  const wrong = rows.find((row) => row.join() !== row.toSorted().join());
  return wrong
    ? [
        {
          cause: '표시의 차례가 지문과 다름',
          message: `표시가 지문에는 ${wrong.join(', ')}의 차례로 놓인다. 지문에 나오는 차례대로 ${wrong.toSorted().join(', ')}을 붙이고 발문과 선택지도 그에 맞춘다.`,
        },
      ]
    : [];
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
