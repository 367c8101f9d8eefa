import { countCharacters, LIMITS } from '@chulje/contract';
import type { Field, Pack } from './packs/pack.ts';
import { plansOn } from './planner/plan.ts';
import { pick, randomFrom } from './planner/random.ts';
import { findPack, rankPacks } from './planner/search.ts';
import { type Telling, tell } from './planner/tell.ts';
import { wordsOf } from './planner/topic-names.ts';

export interface PassageRequest {
  topic: string;
  /** The same seed gives the same passage; another seed another telling. */
  seed: number;
}

export interface Topic {
  field: Field;
  topic: string;
}

export type PassageResult = ({ ok: true } & Telling) | { ok: false };

/** How many topics are offered for one that is not known, and how many where nothing was asked for. */
const NEAREST = 3;
const SUGGESTED = 12;

/** Writes a passage on the topic from the pack that it names; on any other it writes none. */
export function makePassage({ topic, seed }: PassageRequest): PassageResult {
  const found = findPack(topic);
  if (!found) return { ok: false };
  const { pack, name } = found;
  const random = randomFrom(`${pack.id} ${seed}`);
  const telling = tell(pack, pick(random, plansOn(pack, name)), random);
  return { ok: true, ...telling, passage: { ...telling.passage, keyword: keywordOf(topic, pack) } };
}

/** 제재: what was typed and, unless that says it already, the name of the topic. Typed again, it names the same topic. */
function keywordOf(typed: string, { topic }: Pack): string {
  const spelled = (text: string) => wordsOf(text).join('');
  if (spelled(typed) === spelled(topic)) return topic;
  const both = `${typed} · ${topic}`;
  return spelled(typed).includes(spelled(topic)) || countCharacters(both) > LIMITS.topicMax ? typed : both;
}

/** The topic that the typed words name; undefined when they name none, or several. */
export function findTopic(query: string): Topic | undefined {
  const found = findPack(query);
  return found && toTopic(found.pack);
}

/** Topics to offer: the nearest to what was typed or, where nothing was, more of the field. */
export function suggestTopics(query = '', field?: Field): Topic[] {
  return rankPacks(query, field)
    .slice(0, query.trim() === '' ? SUGGESTED : NEAREST)
    .map(toTopic);
}

const toTopic = ({ field, topic }: { field: Field; topic: string }): Topic => ({ field, topic });
