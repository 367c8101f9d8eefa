import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const JOURNEYS = 'apps/web/e2e';
/** Files of tests that are named after rules, each of which has a row. */
const RULE_FILES = [
  'passage-form-rules.spec.ts',
  'passage-rules.spec.ts',
  'question-rules.spec.ts',
  'question-set-rules.spec.ts',
  'authoring-rules.phone.spec.ts',
];

const rows = readFileSync(join(ROOT, 'docs/spec-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| place |') && !line.startsWith('| --- |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, place = '', rule = '', file = '', title = '']) => ({ place, rule, file: file.replaceAll('`', ''), title }));

/** The titles of the tests of a file, as they are written. */
function titlesOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file.includes('/') ? file : join(JOURNEYS, file)), 'utf8');
  const titles = source.matchAll(
    /\b(?:test|it)(?:\.each\([\s\S]*?\]\))?\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)\s*,/g,
  );
  return [...titles].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

it.each(rows)('$place $rule: its test is there', ({ place, file, title }) => {
  expect(place).toMatch(/^[12] §\d/);
  expect(titlesOf(file)).toContain(title);
});

it.each(RULE_FILES)('every test of %s has a row', (file) => {
  const named = rows.filter((row) => row.file === file).map((row) => row.title);
  const titles = titlesOf(file);
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((title) => !named.includes(title))).toEqual([]);
});
