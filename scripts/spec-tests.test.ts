import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { proofsOf, readProofs, specTests, untagged } from './spec-tests.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WEB = join(ROOT, 'apps/web');
/** Files of tests that are named after rules, each of which says which. */
const RULE_FILES = ['e2e', 'src/features'].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /-rules\b.*\.spec\.ts$|\.screen\.test\.tsx$/.test(name))
    .map((name) => join(folder, name)),
);

it('docs/spec-tests.md is what the tests say above themselves', () => {
  // `node scripts/spec-tests.mjs` writes it anew.
  expect(readFileSync(join(ROOT, 'docs/spec-tests.md'), 'utf8')).toBe(specTests());
  expect(readProofs().length).toBeGreaterThan(100);
});

it('what is said of a rule stands above a test, and of a screen that has a table', () => {
  const proofs = readProofs();
  expect(proofs.filter(({ title }) => title === undefined)).toEqual([]);
  const tables = specTests();
  expect(proofs.filter(({ screen }) => !tables.includes(`\n## ${screen}\n`))).toEqual([]);
});

it.each(RULE_FILES)('every test of %s says which rule it proves', (file) => {
  const source = readFileSync(join(WEB, file), 'utf8');
  expect(proofsOf(source).length).toBeGreaterThan(5);
  expect(untagged(source)).toEqual([]);
});

it('reads what is said above a test, however the test is written', () => {
  const source = `
  // spec 1 §2 §5 /passage: one: with a colon
  // spec 1 §8, 2 §8 /questions: two
  test('both', async () => {});
// spec 2 §4 /questions: each
it.each([
  ['a'],
])(
  'many %s', () => {});
// spec 2 §4 /questions: looped
for (const from of ['a', 'b'])
  test(\`from \${from}\`, () => {});
// spec 2 §4 /questions: none
const lost = 1;
test("alone", () => {});
`;
  expect(proofsOf(source)).toEqual([
    { place: '1 §2 §5', screen: '/passage', rule: 'one: with a colon', title: 'both' },
    { place: '1 §8, 2 §8', screen: '/questions', rule: 'two', title: 'both' },
    { place: '2 §4', screen: '/questions', rule: 'each', title: 'many %s' },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the test's source has it
    { place: '2 §4', screen: '/questions', rule: 'looped', title: 'from ${from}' },
    { place: '2 §4', screen: '/questions', rule: 'none', title: undefined },
  ]);
  expect(untagged(source)).toEqual(['alone']);
});
