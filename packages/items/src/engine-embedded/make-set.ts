import type { Difficulty, Finding, Item, Pattern, Style } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { lintSet } from '../lint/index.ts';
import { namedSymbols } from '../model.ts';
import type { ItemType } from './assemble.ts';
import { makeItem } from './make-item.ts';
import { randomFrom, shuffle } from './planner/random.ts';

/** Several items on one passage that do not get in each other's way. */

/** What is wanted at one place of the set: a type, or any type of a category or style. */
export interface Slot {
  type?: string;
  pattern?: Pattern;
  style?: Style;
  difficulty?: Difficulty;
}

export type SetResult = { ok: true; items: Item[]; findings: Finding[] } | { ok: false; slot: number; reason: string };

/** Beginnings before a set is given up. */
const STARTS = 6;
/** Draws of one type before another is tried. */
const TRIES = 10;
const NO_TYPE = '그런 유형이 없습니다.';
const NONE_FITS = '앞의 문항과 겹치지 않으면서 이 자리에 맞는 문항을 만들 수 없습니다.';

interface SetRequest {
  passage: { text: string };
  slots: readonly Slot[];
  seed: number;
}

/** A set in the order of its slots, or the first slot that cannot be filled. */
export function makeSet(request: SetRequest): SetResult {
  let result = makeOnce(request, 0);
  // What an early slot took may have left nothing for a later one: the set is begun anew.
  for (let start = 1; start < STARTS && !result.ok; start += 1) result = makeOnce(request, start);
  return result;
}

function makeOnce({ passage, slots, seed }: SetRequest, start: number): SetResult {
  const items: Item[] = [];
  for (const [at, slot] of slots.entries()) {
    const types = CATALOGUE.filter((type) => fits(type, slot));
    if (types.length === 0) return { ok: false, slot: at, reason: NO_TYPE };
    const own = (seed * STARTS + start) * slots.length + at;
    const filled = fill(shuffle(types, randomFrom(`${own}/${passage.text}`)), slot, passage, items, own);
    if ('reason' in filled) return { ok: false, slot: at, reason: filled.reason };
    items.push(filled);
  }
  return { ok: true, items, findings: lintSet(items) };
}

const fits = (type: ItemType, slot: Slot): boolean =>
  (slot.type === undefined || slot.type === type.type) &&
  (slot.pattern === undefined || slot.pattern === type.pattern) &&
  (slot.style === undefined || slot.style === type.style);

/** The first item that goes with those before it, at a key place of its own while there are any. */
function fill(
  types: readonly ItemType[],
  { difficulty }: Slot,
  passage: { text: string },
  before: readonly Item[],
  seed: number,
): Item | { reason: string } {
  let reason = NONE_FITS;
  let second: Item | undefined;
  for (const { type } of types) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const made = makeItem({
        passage,
        type,
        seed: seed * TRIES + attempt,
        avoid: before,
        ...(difficulty && { difficulty }),
      });
      if (!made.ok) {
        if (types.length === 1) reason = made.reason;
        break;
      }
      const item = withFreeSymbols(made.item, before);
      if (!item || lintSet([...before, item]).length > 0) continue;
      if (before.every(({ key }) => key !== item.key)) return item;
      second ??= item;
    }
    // A key place taken once already still makes a good set.
    if (second) return second;
  }
  return { reason };
}

const ROW = ['㉠', '㉡', '㉢', '㉣', '㉤', '㉥', '㉦', '㉧'];

/** The item with its marks renamed to symbols that no other item has put elsewhere; undefined when none are left. */
function withFreeSymbols(item: Item, before: readonly Item[]): Item | undefined {
  const taken = new Set(before.flatMap(({ marks }) => marks.map(({ symbol }) => symbol)));
  const own = item.marks.map(({ symbol }) => symbol).filter((symbol) => ROW.includes(symbol));
  if (!own.some((symbol) => taken.has(symbol))) return item;
  const free = ROW.filter((symbol) => !taken.has(symbol));
  if (free.length < own.length) return undefined;
  const renamed = new Map(own.map((symbol, at) => [symbol, free[at] ?? symbol]));
  const rename = (text: string) => text.replace(/[㉠-㉧]/g, (symbol) => renamed.get(symbol) ?? symbol);
  // Symbols of another row, or of 〈보기〉, stay as they are.
  if (namedSymbols(item.material?.text ?? '').some((symbol) => renamed.has(symbol))) return undefined;
  return {
    ...item,
    stem: rename(item.stem),
    explanation: rename(item.explanation),
    marks: item.marks.map((mark) => ({ ...mark, symbol: rename(mark.symbol) })),
    options: item.options.map((option) => ({ ...option, text: rename(option.text), reason: rename(option.reason) })),
  };
}
