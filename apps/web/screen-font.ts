import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const CACHE = folder('.cache/');
const FILE = 'screen-font.woff2';
const PRETENDARD = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
);

/** Whatever our own words are written in: screens, and the messages and names they take from the contract. */
const SOURCES = [folder('src/'), folder('../../packages/contract/src/')];
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));

/**
 * The font of the screens, so that it does not change under the reader's eyes: all letters of our own words in one file of
 * some 130 kB that every page sends for first, and Pretendard's own ranges for what members write. A letter that comes too
 * late for the first paint keeps the system's font until the next page (`font-display: optional`) instead of jumping.
 */
export function screenFont(): Plugin {
  return {
    name: 'screen-font',
    async config() {
      mkdirSync(CACHE, { recursive: true });
      const ranges = readFileSync(PRETENDARD, 'utf8')
        .replaceAll('font-display: swap', 'font-display: optional')
        .replaceAll('url(./', `url(${PRETENDARD.slice(0, PRETENDARD.lastIndexOf('/'))}/`);
      writeFileSync(`${CACHE}pretendard.css`, ranges);
      await writeFont(lettersOf(SOURCES));
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(FILE));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Every letter that stands in a source, in order. */
function lettersOf(folders: readonly string[]): string {
  const files = folders.flatMap((inside) =>
    readdirSync(inside, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => inside + file),
  );
  const letters = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]).concat([...PRINTABLE]));
  return [...letters]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');
}

/** Cuts the letters out of the whole font, unless that was done already. Its reserved name is not given to the part. */
async function writeFont(letters: string): Promise<void> {
  const mark = `${createHash('sha256').update(letters).digest('hex')}\n`;
  const known = `${CACHE}screen-font.sha256`;
  if (existsSync(CACHE + FILE) && existsSync(known) && readFileSync(known, 'utf8') === mark) return;
  const whole = readFileSync(PRETENDARD.replace(/[^/]*$/, 'woff2/PretendardVariable.woff2'));
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(CACHE + FILE, part);
  writeFileSync(known, mark);
}
