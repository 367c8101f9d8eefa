/**
 * Notices of what others made and we hand on: packages and fonts in the server and in the pages, from the lock file and
 * the licences that lie in the packages. `node scripts/third-party.mjs` writes THIRD-PARTY.md; the suite holds it against
 * what the lock file says now.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOTICE = /^(?:licen[cs]e|copying|notice|ofl)/i;
const COPYRIGHT = /^.{0,30}\b[Cc]opyright\b\W+(?:\([cC]\)|©|\d{4}|\p{Lu})/u;
/** What a licence says about itself rather than of whose the work is. */
const NOT_A_HOLDER =
  /copyright (?:notice|owner|holder|statement|license)|\[yyyy\]|copyright laws?\b|copyright and related|the copyright|all copyright/i;

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'));
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where a package finds another: beside itself, or beside whoever it lies in. */
function resolve(from, name) {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = `${at}${at && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

/** What the pages are built of: the packages that their sources name, and what these need. All of them are bundled. */
function inPages() {
  const web = 'apps/web';
  const sources = readdirSync(`${ROOT}${web}/src`, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|(?:^|\/)(?:harness|testing)\//.test(file))
    .map((file) => readFileSync(`${ROOT}${web}/src/${file}`, 'utf8'))
    .join('\n');
  const named = [...sources.matchAll(/(?:from|import|url\()\s*\(?["']((?:@[\w.-]+\/)?[a-z][\w.-]*)/g)].map(
    ([, name]) => name,
  );
  const found = new Set();
  const left = named.map((name) => resolve(web, name));
  for (let path = left.pop(); left.length > 0 || path; path = left.pop()) {
    if (!path || packages[path].link || found.has(path)) continue;
    found.add(path);
    for (const name of Object.keys(packages[path].dependencies ?? {})) left.push(resolve(path, name));
  }
  return found;
}

/** Packages that are handed on, by name and version: not those of tests and builds, which stay with us. */
function handedOn() {
  const pages = inPages();
  const entries = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { dev, devOptional }]) => pages.has(path) || !(dev || devOptional))
    .map(([path, { version, license = '', optional = false }]) => ({
      path,
      name: nameOf(path),
      version,
      license,
      // Only the one for this machine is installed: their notices are those of the package they belong to.
      isForMachine: optional,
    }));
  const once = new Map(entries.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...once.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** The texts of a package's licences and notices. */
function noticesOf({ path, isForMachine }) {
  if (isForMachine) return [];
  return [path, `${path}/dist`]
    .filter((folder) => existsSync(`${ROOT}${folder}`))
    .flatMap((folder) => readdirSync(`${ROOT}${folder}`).map((file) => ({ folder, file })))
    .filter(({ file }) => NOTICE.test(file) && !/\.(?:js|ts|json|html|map)$/.test(file))
    .map(({ folder, file }) => `${ROOT}${folder}/${file}`)
    .sort()
    .map((file) => readFileSync(file, 'utf8').replace(/\r\n?/g, '\n'));
}

/** Whose a package is that says so nowhere else. */
function authorOf({ path, isForMachine }) {
  if (isForMachine) return '';
  const { author } = JSON.parse(readFileSync(`${ROOT}${path}/package.json`, 'utf8'));
  return (typeof author === 'string' ? author : author?.name) ?? '';
}

const isHolder = (line) => COPYRIGHT.test(line) && !NOT_A_HOLDER.test(line);

/** A text without whose it is, so that the same licence of many is printed once. */
function bodyOf(text) {
  const lines = text.split('\n').filter((line) => !isHolder(line) && !/^\W*all rights reserved\.?\W*$/i.test(line));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const keyOf = (body) =>
  body
    .replace(/^\W*(?:the )?\(?(?:mit|isc|bsd)\b[^\n]*\n/i, '')
    .replace(/[\s"'“”*#=-]+/g, ' ')
    .toLowerCase()
    .trim();

/** The whole document. */
export function thirdParty() {
  const packages = handedOn();
  const bodies = new Map();
  const rows = packages.map((entry) => {
    const texts = noticesOf(entry);
    const holders = new Set(texts.flatMap((text) => text.split('\n').filter(isHolder)));
    for (const body of new Set(texts.map(bodyOf))) {
      const known = bodies.get(keyOf(body)) ?? { body, names: new Set() };
      known.names.add(entry.name);
      bodies.set(keyOf(body), known);
    }
    if (holders.size === 0) holders.add(authorOf(entry));
    const held = [...holders].map((line) => line.replace(/[|*#]/g, ' ').replace(/\s+/g, ' ').trim());
    return `| ${entry.name} | ${entry.version} | ${entry.license} | ${held.join('; ')} |`;
  });
  const licences = [...bodies.values()].map(
    ({ body, names }) => `### ${[...names].join(', ')}\n\n\`\`\`text\n${body.replaceAll('```', "'''")}\n\`\`\``,
  );
  return `${[
    '# Notices of third parties',
    'What of others is in the server, in the pages and in the papers it makes. Made by `node scripts/third-party.mjs` from the lock file; do not edit.',
    '## Packages and fonts',
    ['| package | version | licence | copyright |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '## Licences',
    ...licences,
  ].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${ROOT}THIRD-PARTY.md`, thirdParty());
