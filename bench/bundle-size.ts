import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * JavaScript and CSS a screen needs before it can be used, gzipped, against their budgets; that pages and styles name no
 * other origin, and fonts are small or come by ranges of letters. Ends with 1 when something is over or amiss.
 */
const DIST = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));
/** The first script of the app's page. */
const AHEAD = 'src/app/ahead.ts';
/** What some screens need on top, counted apart: the script with these words, whatever the build calls it. */
const APART = [
  { name: 'editor', words: 'ProseMirror', budget: 71 },
  { name: 'table', words: '_lastSelectedRowId', budget: 23 },
] as const;
const KB = 1000;
const CSS_BUDGET = 20;
/** The ranges of the passage font's letters: come beside the screens that show passages, which do not wait for them. */
const PASSAGE_FONT = 'src/styles/passage-font.css';
const PASSAGE_FONT_BUDGET = 56;
/** The ranges of rare letters of the screens' font: come behind every page. */
const RARE_LETTERS = 'src/styles/rare-letters.css';
const RARE_LETTERS_BUDGET = 9;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  name?: string;
  css?: string[];
}
const readManifest = (name: string) =>
  JSON.parse(readFileSync(`${DIST}.vite/${name}.json`, 'utf8')) as Record<string, Chunk>;
/** The solving page is built by itself. */
const manifest = { ...readManifest('solve-manifest'), ...readManifest('manifest') };
const scripts = Object.keys(manifest).filter((key) => manifest[key]?.file.endsWith('.js'));
const apart = APART.map((part) => {
  const keys = scripts.filter((key) => readFileSync(DIST + (manifest[key]?.file ?? ''), 'utf8').includes(part.words));
  if (keys.length !== 1) throw new Error(`the ${part.name} is in ${keys.length} scripts`);
  return { ...part, key: keys[0] ?? '' };
});
const allApart = new Set(apart.map(({ key }) => key));

/** The scripts that are fetched with `keys`, but those of `without` and what they alone need. */
function reach(keys: string[], without: ReadonlySet<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || without.has(key)) continue;
    seen.add(key);
    reach(chunk.imports ?? [], without, seen);
  }
  return seen;
}

const cssOf = (chunk?: Chunk) => [...(chunk?.css ?? []), ...(chunk?.file.endsWith('.css') ? [chunk.file] : [])];
const sizeOf = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file)).length, 0) / KB;
const scriptsOf = (keys: Set<string>) =>
  sizeOf([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
const stylesOf = (keys: Set<string>) => sizeOf([...keys].flatMap((key) => cssOf(manifest[key])));

const isScreen = (key: string) => /(-screen|\/mypage)\.tsx$/.test(key);
const screens: [string, string[], number][] = [
  ['/landing', ['landing.html'], 60],
  ['/login', ['entry.html'], 80],
  ['/s', ['solve.html'], 60],
  ...(manifest['entry.html']?.dynamicImports ?? [])
    .filter(isScreen)
    .map((key): [string, string[], number] => [key.replace('src/features/', ''), ['entry.html', key], 150]),
  ...(manifest['index.html']?.dynamicImports ?? [])
    .filter(isScreen)
    .map((key): [string, string[], number] => [key.replace('src/features/', ''), ['index.html', AHEAD, key], 169]),
];
let isOver = false;
for (const [name, keys, budget] of screens) {
  const size = scriptsOf(reach(keys, allApart));
  const styles = stylesOf(reach(keys, new Set()));
  const parts = apart.map((part) => {
    const others = new Set([...allApart].filter((key) => key !== part.key));
    return { ...part, size: scriptsOf(reach(keys, others)) - size };
  });
  const over = size > budget || parts.some((part) => part.size > part.budget) || styles > CSS_BUDGET;
  isOver ||= over;
  const more = parts
    .filter((part) => part.size > 0)
    .map((part) => `  + ${part.name} ${part.size.toFixed(1)} kB of ${part.budget}`);
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(42)} ${size.toFixed(1).padStart(6)} kB of ${budget} (${(size / budget).toFixed(2)} × the budget)${more.join('')}  CSS ${styles.toFixed(1)} of ${CSS_BUDGET}`,
  );
}
const passageFont = stylesOf(new Set([PASSAGE_FONT]));
isOver ||= passageFont === 0 || passageFont > PASSAGE_FONT_BUDGET;
const rareLetters = stylesOf(new Set([RARE_LETTERS]));
isOver ||= rareLetters === 0 || rareLetters > RARE_LETTERS_BUDGET;
console.log(`passage font, beside its screens  CSS ${passageFont.toFixed(1)} of ${PASSAGE_FONT_BUDGET}`);
console.log(`rare letters, behind every page  CSS ${rareLetters.toFixed(1)} of ${RARE_LETTERS_BUDGET}`);
if (screens.length < 3) throw new Error('the manifest names no screens');

const pages = readdirSync(DIST).filter((file) => file.endsWith('.html'));
const styles = [...new Set(Object.values(manifest).flatMap(cssOf))];
const strangers = [...pages, ...styles].filter((file) =>
  /(?:src|href)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\//.test(readFileSync(DIST + file, 'utf8')),
);
const fonts = styles.flatMap((file) => readFileSync(DIST + file, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []);
/** The letters of our own words are one small file, sent for ahead; all others come by ranges. */
const SCREEN_FONT_BUDGET = 160;
const whole = fonts.filter(
  (font) =>
    !font.includes('unicode-range') &&
    !(statSync(DIST + (/url\(["']?\/?([^"')]*)/.exec(font)?.[1] ?? '')).size <= SCREEN_FONT_BUDGET * KB),
);
console.log(
  `${strangers.length > 0 ? '✗' : '✓'} other origins in ${pages.length + styles.length} pages and styles: ${strangers.join(', ') || 'none'}`,
);
console.log(
  `${whole.length > 0 || fonts.length === 0 ? '✗' : '✓'} fonts small or by ranges of letters: ${fonts.length - whole.length} of ${fonts.length}`,
);
process.exit(isOver || strangers.length > 0 || whole.length > 0 || fonts.length === 0 ? 1 : 0);
