import {
  type Difficulty,
  type Finding,
  type Item,
  OPTION_LABELS,
  type QuestionType,
  type TypeCheck,
} from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { lintItem } from '../lint/index.ts';
import { preparePools } from '../packs/pool-items.ts';
import type { Pack } from '../packs/schema.ts';
import { readTold } from '../packs/told-passage.ts';
import { pick, type Random, randomFrom } from '../random.ts';
import { fitItem, freeKeys, hasVocabulary, type Standing } from '../sets/index.ts';
import { TextCache } from '../text-cache.ts';
import { isOfOwnTexts, type Prepared, prepare } from './makers.ts';
import type { Reading } from './text/reading.ts';
import { type Candidate, takenBy, type Via } from './write-item.ts';

/**
 * The embedded item engine: items of the pools of a pack on a passage taken from it, items read from the sentences of any
 * other text, or a refusal with its reason (ITEMS.md §4).
 */

export interface ItemRequest {
  passage: { text: string; keyword?: string };
  /** Name of a type in the catalogue. */
  type: string;
  seed: number;
  difficulty?: Difficulty;
  /** What stands already on the passage: the new item keeps the rules of a set beside it. */
  standing?: Omit<Standing, 'passage' | 'changes'>;
  /** The item that the new one takes the place of and must differ from. */
  replaces?: Item;
}

/** What items are made with. */
export interface Sources {
  /** The packs that passages are taken from; always the same list, as it is taken apart once. */
  packs: readonly Pack[];
  /** Reads what is no passage of a pack (`textReader`); without it no type is made of such a text. The same every time. */
  read?: (text: string) => Reading;
  /** With it a text is read once for many items. */
  cache?: TextCache;
}

interface Made {
  item: Item;
  findings: Finding[];
  /** How each option came about, in their order; none for items of packs, whose options were written. */
  via?: readonly Via[];
}

export type ItemResult = ({ ok: true } & Made) | { ok: false; reason: string };

/** Places a key can stand at. */
const PLACES = 5;
/** Draws before the best of them is taken. */
const TRIES = 40;
/** Draws without an item, though every key had its turn, before there is none to be had. */
const MISSES = 24;
/** The same beside other items: what they leave is less, and has had its turn sooner. */
const MISSES_BESIDE = 8;

const UNREAD = '내장 자료의 지문에서만 만들 수 있습니다.';
const UNKNOWN = '내장 자료로는 만들 수 없는 유형입니다.';
const NONE = '이 지문으로는 정답이 하나로 뚜렷한 문항을 만들 수 없습니다.';
const NONE_LEFT = '이 지문으로는 정답이 하나로 뚜렷하면서 다른 문항과 겹치지 않는 문항을 만들 수 없습니다.';
const VOCABULARY = '이 지문에는 어휘 문항이 이미 있습니다. 한 지문에 어휘 문항은 하나만 만듭니다.';

/**
 * The same request gives the same item, on every machine. No item leaves that the strict linter objects to. A refusal on a
 * text of one’s own names the types that it carries.
 */
export function makeItem(request: ItemRequest, sources: Sources): ItemResult {
  const type = CATALOGUE.find((candidate) => candidate.type === request.type);
  if (!type) return { ok: false, reason: UNKNOWN };
  const { packs, read, cache = new TextCache() } = sources;
  const made = draw(type, request, { ...sources, cache }, ({ findings }) => findings.length === 0);
  const { text } = request.passage;
  if (made.ok || !read || readTold(text, packs, cache) || (request.standing?.items.length ?? 0) > 0) return made;
  return { ok: false, reason: `${made.reason} ${tellCarried(cache.of(text, read), { ...sources, cache })}` };
}

const carriedBy = new WeakMap<Reading, readonly string[]>();

/** Which types the text carries, in a sentence. */
function tellCarried(reading: Reading, sources: Sources): string {
  const carried =
    carriedBy.get(reading) ??
    CATALOGUE.filter(isOfOwnTexts)
      .map(({ type }) => type)
      .filter((type) => tryType(type, { passage: { text: reading.text } }, 1, sources).ok);
  carriedBy.set(reading, carried);
  if (carried.length === 0) return NO_TYPE;
  return `이 지문으로는 ${carried.map((type) => `‘${type}’`).join(', ')} 유형을 만들 수 있습니다.`;
}

const NO_TYPE = '이 지문으로는 내장 자료가 만들 수 있는 유형이 없습니다.';

/** Draws items until one is good enough; the best of those without an error, when none is. */
function draw(
  type: QuestionType,
  { passage: { text }, seed, standing = { items: [] }, replaces, ...request }: ItemRequest,
  { packs, read, cache = new TextCache() }: Sources,
  isEnough: (made: Made) => boolean,
): ItemResult {
  const { items, at = items.length } = standing;
  const isOneTooMany = type.pattern === '어휘 및 문법' && hasVocabulary(items) && !standing.wantsVocabulary;
  if (isOneTooMany) return { ok: false, reason: VOCABULARY };
  const told = readTold(text, packs, cache);
  const prepared: Prepared = told
    ? preparePools(told, type)
    : read
      ? prepare(type, cache.of(text, read))
      : { refusal: UNREAD };
  if ('refusal' in prepared) return { ok: false, reason: prepared.refusal };
  const random = randomFrom(`${seed}/${type.id}/${text}`);
  // A pool has so many options: what the replaced item said may come again, but for its key.
  const taken = takenBy(replaces && !told ? [...items, replaces] : items);
  const spent = new Set(told ? replaces?.options.map((option) => option.text) : []);
  const start = Math.floor(randomFrom(text)() * PLACES);
  const difficulty = request.difficulty ?? type.difficulty;
  const isAsked = request.difficulty !== undefined;
  // A key that the linter finds to stand out gives way to the others, until all have had their turn.
  const barred = told && replaces ? [keyText(replaces)] : [];
  let failed = new Set(barred);
  let misses = 0;
  const most = items.length === 0 ? MISSES : MISSES_BESIDE;
  let best: Made | undefined;
  /** What the last that could not join the others would have broken. */
  let against = '';
  const ways = new Map<string, Via>();
  const keepVia = (options: readonly Candidate[]) => {
    for (const { text: said, via } of options) if (via) ways.set(withoutSymbols(said), via);
  };
  for (let attempt = 0; attempt < TRIES && misses < most && !(best && isEnough(best)); attempt += 1) {
    const texts = new Set([...taken.texts, ...failed]);
    // Over the types of a text and over the seeds of a type the keys are even, not only by chance.
    const even = attempt === 0 ? (start + 2 * CATALOGUE.indexOf(type) + seed) % PLACES : undefined;
    const place = items.length === 0 ? even : placeAmong(items, at, random);
    const drawn = prepared.draw({
      difficulty,
      isAsked,
      random,
      taken: { ...taken, texts },
      place,
      told: spent,
      standing: items,
      keepVia,
    });
    if (!drawn) {
      misses += 1;
      failed = new Set(barred);
      continue;
    }
    const fitted = fitItem(drawn, { ...standing, passage: { text } });
    if (!fitted.ok) {
      // What breaks a rule of the set is not drawn again: an option where the remark stands at one, else the key.
      for (const { place } of fitted.findings)
        failed.add(
          fitted.item.options[(OPTION_LABELS as readonly string[]).indexOf(place)]?.text ?? keyText(fitted.item),
        );
      against = fitted.findings[0]?.message ?? '';
      continue;
    }
    const { item } = fitted;
    const findings = lintItem(item, { text }, { strict: true, cache });
    if (findings.length > 0) failed.add(keyText(item));
    if (findings.some(({ severity }) => severity === 'error')) continue;
    if (!best || findings.length < best.findings.length) {
      const via = item.options.flatMap((option) => ways.get(withoutSymbols(option.text)) ?? []);
      best = { item, findings, ...(via.length > 0 && { via }) };
    }
  }
  if (best) return { ok: true, ...best };
  if (prepared.none && against === '') return { ok: false, reason: prepared.none };
  return { ok: false, reason: items.length === 0 && !replaces ? NONE : [NONE_LEFT, against].join(' ').trim() };
}

/** Marks are named anew where others have their symbols. */
const withoutSymbols = (text: string): string => text.replace(/[ⓐ-ⓩ]/g, '');

const keyText = (item: Item): string => item.options[item.key - 1]?.text ?? '';

/**
 * A place for the key, from 0, among those that the others leave free; any when there is none. Never one used twice more than
 * another, and not always one that is used least: four items would tell where the key of the fifth is.
 */
function placeAmong(items: readonly Item[], at: number, random: Random): number | undefined {
  const count = (key: number) => items.filter((item) => item.key === key).length;
  const [least, ...others] = freeKeys(items, at);
  if (least === undefined) return undefined;
  return pick(random, [least, ...others.filter((key) => count(key) <= count(least) + 1)]) - 1;
}

/** For each type of the catalogue whether this text carries it, and why not: known for certain by making one. */
export function availableTypes(text: string, { cache = new TextCache(), ...sources }: Sources): TypeCheck[] {
  return CATALOGUE.map(({ type }) => {
    const made = tryType(type, { passage: { text } }, 1, { ...sources, cache });
    return { type, available: made.ok, reason: made.ok ? '' : made.reason, usedUp: false };
  });
}

/** What beside other items is hard to make takes another draw before it counts as used up. */
const SEEDS_BESIDE = [1, 2];

/**
 * What these items leave of the types that their text carries. A second vocabulary item is not ruled out: its member is
 * asked about that.
 */
export function typesBeside(
  carried: readonly TypeCheck[],
  text: string,
  items: readonly Item[],
  sources: Sources,
): TypeCheck[] {
  if (items.length === 0) return [...carried];
  const beside = { passage: { text }, standing: { items, wantsVocabulary: true } };
  return carried.map((entry) => {
    if (!entry.available) return entry;
    let reason = '';
    for (const seed of SEEDS_BESIDE) {
      const made = tryType(entry.type, beside, seed, sources);
      if (made.ok) return entry;
      reason = made.reason;
    }
    return { ...entry, available: false, reason, usedUp: true };
  });
}

const tryType = (name: string, request: Omit<ItemRequest, 'type' | 'seed'>, seed: number, sources: Sources) => {
  const type = CATALOGUE.find((candidate) => candidate.type === name);
  return type
    ? draw(type, { ...request, type: name, seed }, sources, () => true)
    : { ok: false as const, reason: UNKNOWN };
};
