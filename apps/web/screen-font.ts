import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const MADE = folder('generated/');
const FILE = 'screen-font.woff2';
const PRETENDARD = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
);

/** Whatever our own words are written in: screens, and the messages and names they take from the contract. */
const SOURCES = [folder('src/'), folder('../../packages/contract/src/')];
/** Letters in circles come from another font: look.css. */
const CIRCLED = /[\u2460-\u24ff\u3260-\u327b]/;
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));

/**
 * The font of the screens, so that it does not change under the reader's eyes: all letters of our own words in one file of
 * some 130 kB that every page sends for first, and Pretendard's own ranges for what members write. A letter waits for its
 * file, unseen, instead of standing there in another font first (`font-display: block`): two fonts in one word are worse than either.
 * The ranges of syllables that are hardly ever written come behind the page (`rare-letters.css`): they are half of its styles.
 */
export function screenFont(): Plugin {
  return {
    name: 'screen-font',
    async config() {
      mkdirSync(MADE, { recursive: true });
      const letters = lettersOf(SOURCES);
      const others = readFileSync(PRETENDARD, 'utf8')
        .replaceAll('font-display: swap', 'font-display: block')
        .replaceAll('url(./', `url(${PRETENDARD.slice(0, PRETENDARD.lastIndexOf('/'))}/`)
        .replace(/(?<=unicode-range: )[^;]+/g, (range) => without(range, letters));
      const faces = others.match(/@font-face\s*\{[^}]*\}/g) ?? [];
      writeFileSync(`${MADE}pretendard.css`, faces.filter((face) => !isRare(face)).join('\n'));
      writeFileSync(`${MADE}pretendard-rare.css`, faces.filter(isRare).join('\n'));
      await writeFont(letters);
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

/** Pretendard sorts letters by how often they are written: a range of many syllables and nothing else holds rare ones. */
function isRare(face: string): boolean {
  const letters = lettersIn(/unicode-range: ([^;]+)/.exec(face)?.[1] ?? '');
  return letters.length > 100 && letters.every((code) => code >= 0xac00 && code <= 0xd7a3);
}

/** Every letter that stands in a source, in order. */
function lettersOf(folders: readonly string[]): string {
  const files = folders.flatMap((inside) =>
    readdirSync(inside, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|json)$/.test(file))
      .map((file) => inside + file),
  );
  const letters = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]).concat([...PRINTABLE]));
  return [...letters]
    .filter((letter) => letter >= ' ' && !CIRCLED.test(letter))
    .sort()
    .join('');
}

/** A range of letters without those that are in the one file, or the browser would send for both. */
function without(range: string, letters: string): string {
  const runs: [number, number][] = [];
  for (const code of lettersIn(range).filter((code) => !letters.includes(String.fromCodePoint(code)))) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  // A face of no letters is never sent for.
  return (
    runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ') ||
    'U+0'
  );
}

/** The code points of a `unicode-range`. */
function lettersIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

/** Cuts the letters out of the whole font, unless that was done already. Its reserved name is not given to the part. */
async function writeFont(letters: string): Promise<void> {
  const mark = `${createHash('sha256').update(letters).digest('hex')}\n`;
  const known = `${MADE}screen-font.sha256`;
  if (existsSync(MADE + FILE) && existsSync(known) && readFileSync(known, 'utf8') === mark) return;
  const whole = readFileSync(PRETENDARD.replace(/[^/]*$/, 'woff2/PretendardVariable.woff2'));
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(MADE + FILE, part);
  writeFileSync(known, mark);
}
