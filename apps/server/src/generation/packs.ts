import { readFileSync } from 'node:fs';
import { type Pack, packFile, TOPICS, type Topic } from '@chulje/items';

/** Packs as they lie beside the program: where it is built, with it. */
const FOLDER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../../packages/items/packs/' : './packs/',
  import.meta.url,
);

const read = new Map<string, Pack>();

/** The pack of a topic, read once. */
export function readPack(topic: Topic): Pack {
  const known = read.get(topic.id);
  if (known) return known;
  const pack = JSON.parse(readFileSync(new URL(packFile(topic), FOLDER), 'utf8')) as Pack;
  read.set(topic.id, pack);
  return pack;
}

let all: readonly Pack[] | undefined;

/** The packs of all topics that are offered: the same list every time. */
export function readPacks(): readonly Pack[] {
  all ??= TOPICS.filter(({ passages }) => passages.length > 0).map(readPack);
  return all;
}
