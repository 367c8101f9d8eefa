import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintPack } from '../packages/items/src/packs/lint-pack.ts';
import { type Pack, PackSchema } from '../packages/items/src/packs/schema.ts';
import { topicOf } from '../packages/items/src/packs/topic-entry.ts';
import { TOPICS } from '../packages/items/src/packs/topics.ts';

/**
 * For the authors of packs: what the linter has to say of each file under packages/items/packs, or of those named.
 * npm run packs:check -- [<field>/<topic>.json …]. Ends with 1 when there is anything.
 *
 * With --offer it also writes packs/topics.json, the list of topics: those named are offered from then on, under the names
 * that they have by now.
 */
const FOLDER = fileURLToPath(new URL('../packages/items/packs', import.meta.url));

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const files =
  named.length > 0
    ? named
    : readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/].*\.json$/.test(file));
const clean: Pack[] = [];
for (const file of files) {
  const pack = PackSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const findings = lintPack(pack);
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${file}`);
  for (const { place, message } of findings) console.log(`  ${place}: ${message}`);
  if (findings.length === 0) clean.push(pack);
}
process.exitCode = clean.length === files.length ? 0 : 1;

if (args.includes('--offer')) {
  const offered = new Map(clean.map((pack) => [pack.topic, topicOf(pack)]));
  const added = [...offered.values()].filter(({ topic }) => TOPICS.every((known) => known.topic !== topic));
  const topics = [...TOPICS.map((known) => offered.get(known.topic) ?? known), ...added];
  writeFileSync(join(FOLDER, 'topics.json'), `${JSON.stringify(topics, null, 2)}\n`);
  console.log(`${topics.filter(({ passages }) => passages.length > 0).length} topics are offered`);
}
