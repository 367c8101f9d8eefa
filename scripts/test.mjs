// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, PrepareError } from './prepare.mjs';
import { onStopRequest, ROOT, run } from './run.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';
import { findChromium, missingReaders, startPostgres } from './test-tools.mjs';

/**
 * `npm test`: everything but the long storms, or the parts named (`npm test -- lint unit e2e`; `static`: all that need no
 * build); `npm run test:deep`: the storms. Each part runs even when an earlier one failed; the last line sums up: `N passed, N failed, N skipped`.
 */

/** @typedef {import('./test-reports.mjs').Count} Count */
/** Static checks need nothing of each other. A part that runs on demand is not among `npm test`. */
/** @typedef {{ name: string; run: () => Promise<Count>; isStatic?: boolean; onDemand?: boolean }} Part */

const MINUTE = 60_000;
const scratch = mkdtempSync(join(tmpdir(), 'chulje-test-'));
// Ends what runs through the exit handlers of run.mjs and test-tools.mjs.
onStopRequest(() => process.exit(1));

/** A program whose exit code is the whole result. @returns {Promise<Count>} */
async function check(/** @type {string} */ command, /** @type {string[]} */ args, timeoutMs = 5 * MINUTE) {
  const { code, output } = await run(command, args, { timeoutMs, quiet: true });
  // In one piece, since others run beside it.
  console.log(
    `${code === 0 ? '✓' : '✗'} ${[...args].filter((arg) => !arg.startsWith('node_modules')).join(' ')}\n${code === 0 ? '' : output}`.trimEnd(),
  );
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : failed(args.slice(0, 3).join(' '));
}

/** A check by itself that failed. @param {string} name @returns {Count} */
const failed = (name) => ({ passed: 0, failed: 1, skipped: 0, failures: [`failed: ${name}`] });

/** Known holes in what we depend on. A registry that keeps no list of them cannot be asked: then the check is skipped. @returns {Promise<Count>} */
async function audit() {
  const { code, output } = await run('npm', ['audit', '--audit-level=high'], { timeoutMs: MINUTE });
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  if (!output.includes('audit endpoint returned an error')) return failed('npm audit');
  console.error('\n!!! 빠진 점검이 있습니다: 이 npm 저장소에는 알려진 취약점을 물을 수 없습니다. !!!\n');
  return { passed: 0, failed: 0, skipped: 1 };
}

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) =>
  counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
      failures: [...(total.failures ?? []), ...(count.failures ?? [])],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: [] },
  );

/** A suite that leaves a JSON report; one that broke off counts as one failure more. */
async function suite(
  /** @type {string[]} */ args,
  /** @type {string} */ report,
  /** @type {(json: any) => Count} */ read,
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {number} */ timeoutMs,
  /** @type {string} */ cwd = ROOT,
) {
  const { code } = await run('npx', args, { cwd, env: { ...process.env, ...env }, timeoutMs });
  /** @type {Count} */
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // No report: it broke off before it could write one.
  }
  if (code !== 0 && count.failed === 0)
    count = { ...count, failed: 1, failures: [`failed: no test: ${args.slice(0, 2).join(' ')} ended with ${code}`] };
  return count;
}

const WEB = join(ROOT, 'apps/web');
const WORKSPACES = [
  'packages/contract',
  'packages/items',
  'packages/korean',
  'packages/paper',
  'packages/psychometrics',
  'tools/toss-sandbox',
  'tools/fake-model',
  'tools/desk-model',
  'apps/server',
  'apps/web',
  'bench',
];

/** @type {Part[]} */
const parts = [
  { name: 'lint', isStatic: true, run: () => check('npx', ['biome', 'ci', '.']) },
  {
    name: 'types',
    isStatic: true,
    run: async () =>
      sum(
        await inPairs(WORKSPACES, (folder) =>
          check(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', folder]),
        ),
      ),
  },
  {
    name: 'imports',
    isStatic: true,
    run: () => check('npx', ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'tools', 'bench']),
  },
  {
    name: 'dead-code',
    isStatic: true,
    // Once with the tests, for what nothing uses; once without, for what only they use.
    run: async () => sum([await check('npx', ['knip']), await check('npx', ['knip', '--production'])]),
  },
  { name: 'duplicates', isStatic: true, run: () => check('npx', ['jscpd']) },
  { name: 'audit', isStatic: true, run: audit },
  { name: 'build', run: buildAll },
  { name: 'budgets', run: () => check('npx', ['tsx', 'bench/bundle-size.ts']) },
  { name: 'unit', run: () => vitest(['--coverage', '--project=!deep*'], 'unit') },
  { name: 'screens', run: () => inBrowser(screens) },
  { name: 'e2e', run: () => inBrowser(e2e) },
  { name: 'deep', run: () => vitest(['--project=deep*'], 'deep', 60 * MINUTE), onDemand: true },
];

/** Works through a list two at a time: what a small machine carries. @template T, R @param {T[]} list @param {(entry: T) => Promise<R>} work @returns {Promise<R[]>} */
async function inPairs(list, work) {
  /** @type {R[]} */
  const results = new Array(list.length);
  let next = 0;
  const lane = async () => {
    while (next < list.length) {
      const index = next;
      next += 1;
      results[index] = await work(/** @type {T} */ (list[index]));
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}

async function buildAll() {
  await build();
  return { passed: 1, failed: 0, skipped: 0 };
}

/** @param {string[]} args what to run, @param {string} name of its report */
async function vitest(args, name, timeoutMs = 30 * MINUTE) {
  // Some start the built app, as an operator would.
  await build();
  const missing = missingReaders();
  const postgres = await startPostgres();
  if (!postgres) missing.push('PostgreSQL');
  if (missing.length > 0)
    console.error(
      `\n!!! 빠진 시험이 있습니다: ${missing.join(', ')}이(가) 없습니다. 설치하거나 TEST_DATABASE_URL을 지정하세요. !!!\n`,
    );
  const report = join(scratch, `${name}.json`);
  try {
    return await suite(
      ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      report,
      readVitest,
      postgres ? { TEST_DATABASE_URL: postgres.url } : {},
      timeoutMs,
    );
  } finally {
    postgres?.stop();
  }
}

/** With a browser: the one found, or none, which is told. @param {(chromium: string) => Promise<Count>} work @returns {Promise<Count>} */
async function inBrowser(work) {
  const chromium = await findChromium();
  if (chromium) return work(chromium);
  console.error('\n!!! 브라우저 시험을 건너뜁니다: Chromium이 없습니다. 설치하거나 CHROMIUM_PATH를 지정하세요. !!!\n');
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Screens by themselves, without a server. @param {string} chromium */
function screens(chromium) {
  const report = join(scratch, 'screens.json');
  return suite(
    [
      'vitest',
      'run',
      '--config=vitest.screens.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    readVitest,
    { CHROMIUM_PATH: chromium },
    10 * MINUTE,
    WEB,
  );
}

/** Journeys through the built app. @param {string} chromium */
async function e2e(chromium) {
  await build();
  const report = join(scratch, 'playwright.json');
  return suite(
    ['playwright', 'test', '--reporter=list,json'],
    report,
    readPlaywright,
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    // Four hundred and twenty journeys take some twenty.
    50 * MINUTE,
    WEB,
  );
}

/** Runs a part to its end; one that throws has failed. @param {Part} part */
async function measure(part) {
  console.log(`\n━━ ${part.name}`);
  const started = Date.now();
  /** @type {Count} */
  let count;
  try {
    count = await part.run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    count = failed(message);
  }
  return { ...count, name: part.name, seconds: Math.round((Date.now() - started) / 1000) };
}

let exitCode = 0;
try {
  checkNode();
  await install();
  const wanted = process.argv
    .slice(2)
    .flatMap((name) => (name === 'static' ? parts.filter(({ isStatic }) => isStatic).map((part) => part.name) : name));
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new PrepareError(
      `모르는 시험입니다: ${unknown.join(', ')} (있는 것: ${parts.map((part) => part.name).join(', ')})`,
    );
  const chosen = parts.filter(({ name, onDemand }) => (wanted.length > 0 ? wanted.includes(name) : !onDemand));
  const statics = chosen.filter(({ isStatic }) => isStatic);
  const rows = await inPairs(statics, measure);
  for (const part of chosen.filter(({ isStatic }) => !isStatic)) rows.push(await measure(part));
  console.log('');
  for (const { name, passed, failed, skipped, seconds, failures = [] } of rows) {
    for (const failure of failures) console.log(`  ${name}: ${failure}`);
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped  ${seconds} s`,
    );
  }
  const total = sum(rows);
  if (total.failed > 0) exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  console.log('\n0 passed, 1 failed, 0 skipped');
  exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(exitCode);
