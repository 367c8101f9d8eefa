import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** JavaScript a screen needs before it can be used, gzipped, against its budget. Ends with 1 when one is over. */
const DIST = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));
/** Comes lazily on top, and is counted apart. */
const EDITOR = 'src/ui/editor/rich-text-editor.tsx';
const KB = 1000;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
}
const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const isEditor = (key: string) => key === EDITOR || manifest[key]?.name === 'rich-text-editor';

function reach(keys: string[], withEditor: boolean, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || (!withEditor && isEditor(key))) continue;
    seen.add(key);
    reach(chunk.imports ?? [], withEditor, seen);
  }
  return seen;
}

const gzipped = (keys: Set<string>) => {
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file)).length, 0) / KB;
};

const screens: [string, string[], number][] = [
  ['/landing', ['landing.html'], 60],
  ['/login', ['entry.html'], 90],
  ...(manifest['entry.html']?.dynamicImports ?? []).map((key): [string, string[], number] => [
    key.replace('src/features/', ''),
    ['entry.html', key],
    150,
  ]),
  ...(manifest['index.html']?.dynamicImports ?? []).map((key): [string, string[], number] => [
    key.replace('src/features/', ''),
    ['index.html', key],
    170,
  ]),
];
let isOver = false;
for (const [name, keys, budget] of screens) {
  const size = gzipped(reach(keys, false));
  const whole = gzipped(reach(keys, true));
  isOver ||= size > budget;
  const editor = whole > size ? `  + editor ${(whole - size).toFixed(1)} kB` : '';
  console.log(
    `${size > budget ? '✗' : '✓'} ${name.padEnd(42)} ${size.toFixed(1).padStart(6)} kB of ${budget} (${(size / budget).toFixed(2)} × the budget)${editor}`,
  );
}
if (screens.length < 3) throw new Error('the manifest names no screens');
process.exit(isOver ? 1 : 0);
