import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintPack } from '../packages/items/src/packs/lint-pack.ts';
import { PackSchema } from '../packages/items/src/packs/schema.ts';

/**
 * For the authors of packs: what the linter has to say of each file under packages/items/packs, or of those named.
 * npm run packs:check -- [<field>/<topic>.json …]. Ends with 1 when there is anything.
 */
const FOLDER = fileURLToPath(new URL('../packages/items/packs', import.meta.url));

const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
let isClean = true;
for (const file of files) {
  const findings = lintPack(PackSchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))));
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${file}`);
  for (const { place, message } of findings) console.log(`  ${place}: ${message}`);
  isClean &&= findings.length === 0;
}
process.exitCode = isClean ? 0 : 1;
