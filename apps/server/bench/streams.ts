import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startPostgres } from '../../../scripts/test-tools.mjs';
import { openDatabase } from '../src/platform/db.ts';
import { createPostgresDatabase } from '../src/testing/app.ts';
import { TestClient } from '../src/testing/client.ts';
import { addressOf, spawnServer } from '../src/testing/process.ts';

/**
 * `npm run bench:streams [streams]`: so many idle progress streams, 10,000 unless told, on one web process, over a fifth as
 * many generations. Prints what a call takes with them against without, and the memory of one. Both processes need as
 * many open files (`ulimit -n`). Ends with 1 when a stream breaks.
 */
const STREAMS = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 200;
const CALLS = 200;

const postgres = await startPostgres();
if (!postgres) throw new Error('there is no PostgreSQL');
process.env.TEST_DATABASE_URL = postgres.url;
const place = await createPostgresDatabase();
const database = await openDatabase({ url: place.url, dataDir: '', poolSize: 2 });
await database.migrate();
const server = spawnServer({ DATABASE_URL: place.url ?? '', ROLE: 'web' });
const app = { url: (await addressOf(server)).replace('localhost', '127.0.0.1'), database };
const client = new TestClient(() => app.url);
const { id: memberId } = await client.loginAsNewMember(app.database);
const { rows } = await app.database.raw()(
  `insert into generation (id, member_id, kind, idempotency_key, request_hash, request, seed, engine)
   select 'stream-of-the-bench-' || n, $1::uuid, 'passage', 'key-' || n, '', '{"kind":"passage","keyword":["가"]}', 1, 'embedded'
   from generate_series(1, $2::int) n returning id`,
  [memberId, Math.max(1, Math.floor(STREAMS / 5))],
);

/** Milliseconds of a call, the median. */
async function measure(): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const started = performance.now();
    await client.get('/api/pass/select/recelist');
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? 0;
}

async function memoryOfServer(): Promise<number> {
  const { body } = await client.get('/metrics');
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(body)?.[1]);
}

let broken = 0;
let heard = 0;
const sockets: Socket[] = [];
function open(index: number): Promise<void> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET /api/generations/${rows[index % rows.length]?.id}/events HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\n\r\n`,
      ),
    );
    socket.once('data', (chunk) => {
      if (chunk.toString().startsWith('HTTP/1.1 200')) heard += 1;
      resolve();
    });
    socket.once('error', () => {
      broken += 1;
      resolve();
    });
    sockets.push(socket);
  });
}

const without = await measure();
const memory = await memoryOfServer();
for (let index = 0; index < STREAMS; index += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, STREAMS - index) }, (_, offset) => open(index + offset)));
// A turn or two of signs of life.
await sleep(20_000);
const withStreams = await measure();
const each = ((await memoryOfServer()) - memory) / STREAMS / 1000;
console.log(`${heard} of ${STREAMS} streams open, ${broken} broken`);
console.log(`a call takes ${(withStreams / without).toFixed(2)} of its time without them; ${each.toFixed(0)} kB each`);
for (const socket of sockets) socket.destroy();
server.child.kill('SIGKILL');
await server.exited;
await database.close();
await place.drop();
postgres.stop();
process.exit(heard === STREAMS && broken === 0 ? 0 : 1);
