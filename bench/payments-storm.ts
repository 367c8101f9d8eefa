import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { Storm } from '../apps/server/src/testing/payment-storm.ts';
import { startShop } from '../apps/server/src/testing/payments.ts';
import { startProcessShop } from '../apps/server/src/testing/server-pair.ts';
import { type StormOperation, stormOperation } from '../apps/server/src/testing/storm-operations.ts';
import { startPostgres } from '../scripts/test-tools.mjs';

/**
 * Random buying, paying, confirming, forging, giving back, generating and reconciling under random faults of the provider; then the
 * sandbox's ledger and our database are compared to the won. On PGlite with one server, and on PostgreSQL with two
 * server processes and this one at once, one of which is killed in each storm.
 */
const { values } = parseArgs({
  options: { operations: { type: 'string', default: '12000' }, seed: { type: 'string' } },
});
const OPERATIONS = Number(values.operations);
const SEED = Number(values.seed ?? Date.now() % 1_000_000);
/** Operations of one storm, after which its buyers are compared; at once in a turn, up to. */
const STORM = 400;
const AT_ONCE = 6;

interface Weather {
  name: string;
  newStorm(): Storm;
  canKill: boolean;
  stop(): Promise<void>;
}

async function run({ name, newStorm, canKill, stop }: Weather, operations: number): Promise<number> {
  const began = performance.now();
  const total = { operations: 0, orders: 0, won: 0, tickets: 0, works: 0 };
  const faults: string[] = [];
  let kills = 0;
  try {
    for (let round = 0; total.operations < operations; round += 1) {
      const drawn: StormOperation[] = fc.sample(stormOperation, { seed: SEED + round, numRuns: STORM });
      const storm = newStorm();
      await storm.open();
      for (let index = 0; index < drawn.length; ) {
        const turn = drawn.slice(index, index + 1 + (index % AT_ONCE));
        // Once in a storm a server dies in the middle of it, where there is another.
        const isKilling = canKill && index < STORM / 2 && index + turn.length >= STORM / 2;
        await (isKilling ? storm.performWhileKilling(turn) : storm.perform(turn));
        kills += isKilling ? 1 : 0;
        if (index % 10 === 0) await storm.checkBalances();
        index += turn.length;
      }
      await storm.quiesce();
      const result = await storm.compare();
      total.operations += drawn.length;
      total.orders += result.orders;
      total.won += result.won;
      total.tickets += result.tickets;
      total.works += result.works;
      faults.push(...result.faults);
      if (faults.length > 0) break;
    }
  } finally {
    await stop();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${name}: ${total.operations.toLocaleString()} operations, ${total.orders.toLocaleString()} orders, ${kills} kills, ${seconds} s`,
  );
  if (faults.length === 0)
    console.log(
      `  sandbox ledger = database: ${total.won.toLocaleString()} won and ${total.tickets.toLocaleString()} tickets, ${total.works.toLocaleString()} generations stored and charged one ticket each, no difference`,
    );
  for (const fault of faults) console.log(`  DIFFERENCE ${fault}`);
  return faults.length;
}

async function onPglite(): Promise<Weather> {
  const { app, parts, sandbox, stop } = await startShop('pglite');
  const newStorm = () => new Storm({ urls: () => [app.url], parts, sandbox, clock: app.clock });
  return { name: 'PGlite, one server', newStorm, canKill: false, stop };
}

async function onPostgres(): Promise<Weather> {
  const shop = await startProcessShop();
  await shop.startServer();
  await shop.startServer();
  const { urls, parts, sandbox, stop } = shop;
  const newStorm = () => new Storm({ urls, parts, sandbox, kill: () => shop.killServer() });
  return { name: 'PostgreSQL, two server processes', newStorm, canKill: true, stop };
}

console.log(`seed ${SEED}`);
const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
let differences = await run(await onPglite(), process.env.TEST_DATABASE_URL ? OPERATIONS / 6 : OPERATIONS);
if (process.env.TEST_DATABASE_URL) differences += await run(await onPostgres(), OPERATIONS);
else console.log('PostgreSQL was not found: the storm on it was left out.');
postgres?.stop();
process.exit(differences === 0 ? 0 : 1);
