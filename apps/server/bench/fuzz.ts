import { startTossSandbox } from '@chulje/toss-sandbox';
import { startTestApp } from '../src/testing/app.ts';
import { ALL_CALLS, Fuzzer } from '../src/testing/fuzz.ts';
import { sandboxEnv } from '../src/testing/payments.ts';

/**
 * `npm run bench:fuzz [requests] [seed]`: requests drawn from the schemas of all calls, 100,000 unless told, and how they
 * were answered. Ends with 1 when one was answered with a failure, an answer of another shape, or not at all.
 */
const ROUND = 4_000;
const count = Number(process.argv[2] ?? 100_000);
const firstSeed = Number(process.argv[3] ?? 1);

const sandbox = await startTossSandbox({ webhookMinuteMs: 20 });
const app = await startTestApp(process.env.TEST_DATABASE_URL ? 'postgresql' : 'pglite', {
  env: { ...sandboxEnv(sandbox), TRUSTED_PROXIES: '1' },
});
const fuzzer = new Fuzzer(app);
const started = Date.now();
for (let round = 0; fuzzer.report.requests < count; round += 1) {
  await fuzzer.run({ count: ROUND, seed: firstSeed + round * 1_000, lanes: 8 });
  console.log(`${fuzzer.report.requests} requests, ${fuzzer.report.faults.length} faults`);
}
fuzzer.stop();
await app.stop();
await sandbox.stop();

const { requests, byStatus, succeeded, faults } = fuzzer.report;
for (const [status, answers] of [...byStatus].toSorted(([a], [b]) => a - b)) console.log(`${status}  ${answers}`);
const never = ALL_CALLS.map((call) => `${call.method} ${call.path}`).filter((name) => !succeeded.has(name));
console.log(`never 2xx or 3xx: ${never.join(', ') || 'none'}`);
for (const fault of faults.slice(0, 50)) console.log(`FAULT ${fault}`);
console.log(`${requests} requests in ${Math.round((Date.now() - started) / 1000)} s, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
