// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which test proves which rule of the specification. A test says so itself, in a line right above it:
 * `// spec 1 §2 §5 /passage: 주제 최대 100자` (part and sections, screen, rule). `node scripts/spec-tests.mjs` writes
 * docs/spec-tests.md; the suite holds it against what the tests say now.
 */

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const JOURNEYS = 'apps/web/e2e/';
const FOLDERS = [JOURNEYS, 'apps/web/src', 'apps/server/src'];
const SCREENS = ['/passage', '/passage/create', '/questions', '/questions/generate'];
const TAG = /^ *\/\/ spec ([12] §[\d §,]+) (\/\S*): (.+)$/;
const TITLE = /^ *(?:test|it)(?:\.each\([\s\S]*?\]\))?\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)\s*,/;

const HEAD = `# Which test proves which rule

The rules of the specification for the passage and question screens: controls (§2), limits of the entities (§3), states
and guards (§4), validation (§5) and messages (§8) of both parts. Each row names the test that proves the rule; where the
product departs from the specification the row says what holds here, and [deviations.md](deviations.md) says why.
Made by \`node scripts/spec-tests.mjs\` from what the tests say above themselves; do not edit.

Places: \`1 §5\` is section 5 of part 1. Files without a folder stand in \`apps/web/e2e\`.
`;
const TAIL = `
## Rules that cannot be broken here

Of these there is nothing to show on a screen; deviations.md says why.

- 지문 코드가 없습니다. 저장할 수 없습니다. and pasCode 값이 없습니다.: no screen saves or exports without a code.
- 오류가 발생했습니다. ("other flow"): there is no third flow.
- The unsaved state is polled every 500 ms: it is known with every change.
`;

/** A test may be one of a loop, which the line then stands above. */
const LOOP = /^ *for \(.*\)(?: \{)?$/;

/** @typedef {{ place: string; screen: string; rule: string; title: string | undefined }} Proof */

/** What the tests of a file say they prove; `title` is missing where no test follows. @param {string} source @returns {Proof[]} */
export function proofsOf(source) {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const [, place = '', screen = '', rule = ''] = TAG.exec(line) ?? [];
    if (!place) return [];
    const test = lines.findIndex((next, index) => index > at && !TAG.test(next) && !LOOP.test(next));
    const [, single, double, template] = TITLE.exec(lines.slice(test).join('\n')) ?? [];
    return [{ place, screen, rule, title: single ?? double ?? template }];
  });
}

/** Tests of a file that say of no rule that they prove it, by title. @param {string} source */
export function untagged(source) {
  const lines = source.split('\n');
  return lines.flatMap((_, at) => {
    const [, single, double, template] = TITLE.exec(lines.slice(at).join('\n')) ?? [];
    const title = single ?? double ?? template;
    const above = lines.slice(0, at).findLast((line) => !LOOP.test(line)) ?? '';
    return title === undefined || TAG.test(above) ? [] : [title];
  });
}

/** Every test file with what it proves, in the order of their names. */
export function readProofs() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:spec|test)\.tsx?$/.test(name))
      .toSorted()
      .flatMap((name) => {
        const file = folder === JOURNEYS ? name : `${folder}/${name}`;
        return proofsOf(readFileSync(join(ROOT, folder, name), 'utf8')).map((proof) => ({ file, ...proof }));
      }),
  );
}

/** docs/spec-tests.md as the tests say now. */
export function specTests() {
  const proofs = readProofs();
  const tables = SCREENS.map((screen) => {
    const rows = proofs
      .filter((proof) => proof.screen === screen)
      .map(({ place, rule, file, title }) => `| ${place} | ${rule} | \`${file}\` | ${title} |`);
    return `\n## ${screen}\n\n| place | rule | file | test |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return [HEAD, ...tables, TAIL].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(ROOT, 'docs/spec-tests.md'), specTests());
