import type { Field } from './packs/pack.ts';
import { plansOn } from './planner/plan.ts';
import { pick, randomFrom } from './planner/random.ts';
import { findPack, rankPacks } from './planner/search.ts';
import { type Telling, tell } from './planner/tell.ts';

export interface PassageRequest {
  field: Field;
  topic: string;
  /** The same seed gives the same passage; another seed another telling. */
  seed: number;
}

export interface Topic {
  field: Field;
  topic: string;
}

export type PassageResult = ({ ok: true } & Telling) | { ok: false; nearest: Topic[] };

/** How many topics a failed search names, and how many are suggested where nobody says. */
const NEAREST = 3;
const SUGGESTED = 12;

/** Writes a passage on the topic from the pack that knows it. Without one, names the topics that come nearest. */
export function makePassage({ field, topic, seed }: PassageRequest): PassageResult {
  const found = findPack(topic, field);
  if (!found) return { ok: false, nearest: suggestTopics(field, topic, NEAREST) };
  const { pack, name } = found;
  const random = randomFrom(`${pack.id} ${seed}`);
  return { ok: true, ...tell(pack, pick(random, plansOn(pack, name)), random) };
}

/** Topics the engine can write on, the likest to the query first; those of the field come before equals. */
export function suggestTopics(field?: Field, query = '', limit = SUGGESTED): Topic[] {
  return rankPacks(query, field)
    .slice(0, limit)
    .map(({ pack }) => ({ field: pack.field, topic: pack.topic }));
}
