import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { type ReadItem, ReadItemSchema } from '../evaluate/votes.ts';

const FOLDER = new URL('../../readings/', import.meta.url);

/** What was read of each pack, by its id. */
export function readVotes(): Map<string, ReadItem[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [
      name.replace(/\.json$/, ''),
      z.array(ReadItemSchema).parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
    ]),
  );
}
