import type { Difficulty, Finding, Item, QuestionType } from '@chulje/contract';
import { CATALOGUE } from '../catalogue/index.ts';
import { lintItem } from '../lint/index.ts';
import { takenBy } from './assemble.ts';
import { prepare } from './makers.ts';
import { randomFrom } from './planner/random.ts';

/** The embedded item engine: items on any expository text, or a refusal with its reason (ITEMS.md §4). */

export interface ItemRequest {
  passage: { text: string; keyword?: string };
  /** Name of a type in the catalogue. */
  type: string;
  seed: number;
  difficulty?: Difficulty;
  /** Items that stand already: the new one rests on another sentence. */
  avoid?: readonly Item[];
}

interface Made {
  item: Item;
  findings: Finding[];
}

export type ItemResult = ({ ok: true } & Made) | { ok: false; reason: string };

/** Places a key can stand at. */
const PLACES = 5;
/** Draws before the best of them is taken. */
const TRIES = 40;
/** Draws without an item, though every key had its turn, before there is none to be had. */
const MISSES = 24;

const UNKNOWN = '내장 엔진이 다루지 않는 유형입니다.';
const NONE = '이 지문으로는 정답이 하나로 뚜렷한 문항을 만들 수 없습니다.';
const NONE_LEFT = '이 지문으로는 정답이 하나로 뚜렷하면서 앞서 만든 문항과 겹치지 않는 문항을 만들 수 없습니다.';

/** The same request gives the same item, on every machine. No item leaves that the strict linter objects to. */
export function makeItem(request: ItemRequest): ItemResult {
  const type = CATALOGUE.find((candidate) => candidate.type === request.type);
  return type ? draw(type, request, ({ findings }) => findings.length === 0) : { ok: false, reason: UNKNOWN };
}

/** Draws items until one is good enough; the best of those without an error, when none is. */
function draw(
  type: QuestionType,
  { passage: { text }, seed, avoid = [], ...request }: ItemRequest,
  isEnough: (made: Made) => boolean,
): ItemResult {
  const prepared = prepare(type, text);
  if ('refusal' in prepared) return { ok: false, reason: prepared.refusal };
  const random = randomFrom(`${seed}/${type.id}/${text}`);
  const taken = takenBy(avoid);
  const start = Math.floor(randomFrom(text)() * PLACES);
  const difficulty = request.difficulty ?? type.difficulty;
  const isAsked = request.difficulty !== undefined;
  // A key that the linter finds to stand out gives way to the others, until all have had their turn.
  let failed = new Set<string>();
  let misses = 0;
  let best: Made | undefined;
  for (let attempt = 0; attempt < TRIES && misses < MISSES && !(best && isEnough(best)); attempt += 1) {
    const texts = new Set([...taken.texts, ...failed]);
    // Over the types of a text and over the seeds of a type the keys are even, not only by chance.
    const place = attempt === 0 ? (start + 2 * CATALOGUE.indexOf(type) + seed) % PLACES : undefined;
    const item = prepared.draw({ difficulty, isAsked, random, taken: { ...taken, texts }, place });
    if (!item) {
      misses += 1;
      failed = new Set();
      continue;
    }
    const findings = lintItem(item, { text }, { strict: true });
    if (findings.length > 0) failed.add(item.options[item.key - 1]?.text ?? '');
    if (findings.some(({ severity }) => severity === 'error')) continue;
    if (!best || findings.length < best.findings.length) best = { item, findings };
  }
  return best ? { ok: true, ...best } : { ok: false, reason: avoid.length > 0 ? NONE_LEFT : NONE };
}

/** For each type of the catalogue whether this text carries it, and why not: known for certain by making one. */
export function availableTypes(text: string): { type: string; available: boolean; reason: string }[] {
  return CATALOGUE.map((type) => {
    const made = draw(type, { passage: { text }, type: type.type, seed: 1 }, () => true);
    return { type: type.type, available: made.ok, reason: made.ok ? '' : made.reason };
  });
}
