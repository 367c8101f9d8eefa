import type { Finding, Passage } from '@chulje/contract';
import { lintPassage } from '../lint/index.ts';
import { PACKS } from './packs/index.ts';
import type { Angle, Field } from './packs/pack.ts';
import { gistOf, plansOn, strandsOf } from './planner/plan.ts';
import { pick, randomFrom } from './planner/random.ts';
import { realise } from './planner/realise.ts';
import { findPack, rankPacks } from './planner/search.ts';

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

export type PassageResult =
  | { ok: true; passage: Passage; packId: string; angle: Angle; findings: Finding[] }
  | { ok: false; nearest: Topic[] };

/** How many topics a failed search names. */
const NEAREST = 3;

/** Writes a passage on the topic from the pack that knows it. Without one, names the topics that come nearest. */
export function makePassage({ field, topic, seed }: PassageRequest): PassageResult {
  const found = findPack(PACKS, topic, field);
  if (!found) return { ok: false, nearest: suggestTopics(field, topic, NEAREST) };
  const { pack, name } = found;
  const random = randomFrom(`${pack.id} ${seed}`);
  const plan = pick(random, plansOn(pack, name));
  const strands = strandsOf(pack, plan);
  const text = realise(strands, random);
  return {
    ok: true,
    passage: { field: pack.field, keyword: pack.topic, title: plan.title, text, gist: gistOf(strands) },
    packId: pack.id,
    angle: plan.angle,
    findings: lintPassage(text),
  };
}

/** Topics the engine can write on, the likest to the query first; those of the field come before equals. */
export function suggestTopics(field: Field | undefined, query: string, limit: number): Topic[] {
  return rankPacks(PACKS, query, field)
    .slice(0, limit)
    .map(({ pack }) => ({ field: pack.field, topic: pack.topic }));
}
