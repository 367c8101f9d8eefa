import { type Finding, type Item, mostOfOneKey, withFreeSymbols } from '@chulje/contract';
import { writeExplanation } from '../catalogue/index.ts';
import { isVocabulary, keyCounts, keyOf, longestRun } from '../lint/group-context.ts';
import { lintSet } from './lint-set.ts';

/** The items that a new one has to get along with. Plain data. */
export interface Standing {
  passage: { text: string };
  /** Those that stay, in their order, the one that is replaced not among them. */
  items: readonly Item[];
  /** Where the new one comes to stand, from 0; behind all others when not told. */
  at?: number;
  /** A second vocabulary item is wanted. */
  wantsVocabulary?: boolean;
  /** The item that is changed: what was wrong with it beside the others may stay so, and its options keep their numbers. */
  changes?: Item;
}

/** The item with free symbols and a free key; where that is not enough, also what stands against it. */
export type Fitted = { ok: true; item: Item } | { ok: false; item: Item; findings: Finding[] };

/** Options led by marks or letters, or built of table cells, stand in the order of what they name. */
const ORDERED = /^(?:[㉠-㉻ⓐ-ⓩㄱ-ㅎ]|\[[A-Z가-힣]\]|\([가-힣]\))/;

/**
 * The item as it can join the others: with symbols that are free and its key where there is room for it. Otherwise the
 * rules of a set that it would break. No engine is asked: whoever made the item may make another.
 */
export function fitItem(item: Item, standing: Standing): Fitted {
  const { items, passage, changes } = standing;
  const at = standing.at ?? items.length;
  const named = withFreeSymbols(item, items, passage.text) ?? item;
  const placed = changes ? named : withKeyPlaced(named, items, at);
  const before = changes ? remarksOn(changes, items, at, passage) : [];
  const findings = remarksOn(placed, items, at, passage).filter(
    (finding) =>
      (finding.severity === 'error' || (finding.rule === 'G04' && !standing.wantsVocabulary)) &&
      !before.some(({ rule, message }) => rule === finding.rule && message === finding.message),
  );
  return findings.length === 0 ? { ok: true, item: placed } : { ok: false, item: placed, findings };
}

const remarksOn = (item: Item, items: readonly Item[], at: number, passage: { text: string }): Finding[] =>
  lintSet([...items.slice(0, at), item, ...items.slice(at)], passage)[at] ?? [];

/** Whether a set has its vocabulary item already. */
export const hasVocabulary = (items: readonly Item[]): boolean => items.some(isVocabulary);

/** Key places, from 1, that an item may take among these, the least used first. */
export function freeKeys(items: readonly Pick<Item, 'key'>[], at: number): number[] {
  const counts = keyCounts(items);
  const keys = items.map(({ key }) => key);
  const most = mostOfOneKey(items.length + 1);
  return [1, 2, 3, 4, 5]
    .filter(
      (key) =>
        (counts[key - 1] ?? 0) < most &&
        longestRun([...keys.slice(0, at), key, ...keys.slice(at)].slice(Math.max(0, at - 2), at + 3)) < 3,
    )
    .sort((a, b) => (counts[a - 1] ?? 0) - (counts[b - 1] ?? 0));
}

/** The item with its key at a number that has room for it; as it is where it fits, or where its options have an order. */
function withKeyPlaced(item: Item, items: readonly Item[], at: number): Item {
  const free = freeKeys(items, at);
  const [first] = free;
  const key = keyOf(item);
  if (
    first === undefined ||
    !key ||
    free.includes(item.key) ||
    item.options.filter(({ text }) => ORDERED.test(text)).length >= 3
  )
    return item;
  const others = item.options.filter((option) => option !== key);
  const options = [...others.slice(0, first - 1), key, ...others.slice(first - 1)];
  return {
    ...item,
    key: first,
    options,
    explanation: writeExplanation(
      first,
      options.map(({ reason }) => reason),
    ),
  };
}
