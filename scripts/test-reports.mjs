// @ts-check
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/**
 * What a suite's JSON report says. `failures` names what `failed:` and what was `flaky:`, and begins to tell why, said
 * again at the end of a run: of a long one often only the end is kept. `.ci/run` knows them by these words.
 * @typedef {{ passed: number; failed: number; skipped: number; failures?: string[] }} Count
 */

const MESSAGE_LINES = 6;
/** Long enough for a seed or a locator, too short for a passage. */
const LINE_LENGTH = 300;
/** Where a call went that is not ours. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:|<anonymous>)/;

/** A name, and under it how its failure's message begins. */
function tell(/** @type {string} */ name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !FOREIGN_FRAME.test(line))
    .slice(0, MESSAGE_LINES);
  return [name, ...lines.map((line) => `      ${line.slice(0, LINE_LENGTH)}`)].join('\n');
}

/** @param {any} json @returns {Count} */
export function readVitest(json) {
  const failures = json.testResults.flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    const path = relative(ROOT, file.name);
    if (file.status === 'failed' && tests.length === 0) return [tell(`failed: ${path}`, file.message)];
    return tests.map((/** @type {any} */ test) => tell(`failed: ${path}: ${test.fullName}`, test.failureMessages[0]));
  });
  return {
    passed: json.numPassedTests,
    failed: failures.length,
    skipped: json.numPendingTests + json.numTodoTests,
    failures,
  };
}

/** A journey that passed at its second try counts as passed, and is told of. @param {any} json @returns {Count} */
export function readPlaywright({ stats, suites }) {
  /** @param {any} suite @returns {any[]} */
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const failures = suites
    .flatMap(specs)
    .flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((/** @type {any} */ test) =>
          tell(
            `${test.status === 'flaky' ? 'flaky' : 'failed'}: [${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`,
            test.results.find((/** @type {any} */ result) => result.error)?.error.message,
          ),
        ),
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, failures };
}
