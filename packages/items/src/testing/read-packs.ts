import { readFileSync } from 'node:fs';
import type { Pack } from '../packs/schema.ts';
import { packFile, TOPICS } from '../packs/topics.ts';

const FOLDER = new URL('../../packs/', import.meta.url);

/** The packs of all topics that are offered. */
export const readPacks = (): Pack[] =>
  TOPICS.filter(({ passages }) => passages.length > 0).map((topic) =>
    JSON.parse(readFileSync(new URL(packFile(topic), FOLDER), 'utf8')),
  );
