import { join } from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { ROOT } from './run.mjs';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { readPlaywright, readVitest } from './test-reports.mjs';

const counted = { numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 };

it('names each unit test that failed, with the first lines of why, none of them long', () => {
  const message = `Error: Property failed\n{ seed: 42 }\n\n    at a (/x/node_modules/y.js:1:1)\n${'가'.repeat(1_000)}\n4\n5\n6\n7`;
  const test = { status: 'failed', fullName: 'what it proves', failureMessages: [message] };
  const report = readVitest({
    ...counted,
    testResults: [
      { name: join(ROOT, 'a/b.test.ts'), status: 'failed', assertionResults: [test, { status: 'passed' }] },
      { name: join(ROOT, 'a/c.test.ts'), status: 'failed', assertionResults: [], message: 'SyntaxError: no' },
    ],
  });
  expect(report).toEqual({
    passed: 7,
    failed: 2,
    skipped: 2,
    failures: [
      [
        'failed: a/b.test.ts: what it proves',
        'Error: Property failed',
        '{ seed: 42 }',
        '가'.repeat(300),
        '4',
        '5',
        '6',
      ].join('\n      '),
      'failed: a/c.test.ts\n      SyntaxError: no',
    ],
  });
});

it('names each journey that failed or passed at its second try, without the colours of its message', () => {
  const spec = (status: string, results: object[]) => ({
    file: 'a.spec.ts',
    line: 3,
    title: status,
    tests: [{ status, projectName: 'desktop', results }],
  });
  const failed = { error: { message: '\u001b[31mError\u001b[39m: no heading\n\n  Locator: heading' } };
  const report = readPlaywright({
    stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
    suites: [
      { specs: [spec('expected', [{}])], suites: [{ specs: [spec('flaky', [failed, {}])] }] },
      { specs: [spec('unexpected', [failed])] },
    ],
  });
  expect(report).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['flaky', 'unexpected'].map((status) =>
      [
        `${status === 'flaky' ? 'flaky' : 'failed'}: [desktop] a.spec.ts:3 ${status}`,
        'Error: no heading',
        '  Locator: heading',
      ].join('\n      '),
    ),
  });
});
