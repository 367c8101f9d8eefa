import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../src/testing/client.ts';
import { addressOf, spawnServer } from '../src/testing/process.ts';
import { openBenchDatabase } from './bench-database.ts';

/**
 * `npm run bench:streams [streams]`: so many idle progress streams, 10,000 unless told, on one web process, over a fifth as
 * many generations. Prints what a call takes with them against without, and the memory of one. Both processes need as
 * many open files (`ulimit -n`). Ends with 1 when a stream is refused, breaks, or hears no sign of life.
 */
const STREAMS = Number(process.argv[2] ?? 10_000);
const AT_ONCE = 200;
const CALLS = 200;

const place = await openBenchDatabase(2);
const { database } = place;
const server = spawnServer({ DATABASE_URL: place.url, ROLE: 'web' });
const app = { url: (await addressOf(server)).replace('localhost', '127.0.0.1'), database };
const client = new TestClient(() => app.url);
const { id: memberId } = await client.loginAsNewMember(app.database);
const { rows } = await app.database.raw()(
  `insert into generation (id, member_id, kind, idempotency_key, request_hash, request, seed, engine)
   select 'stream-of-the-bench-' || n, $1::uuid, 'passage', 'key-' || n, '', '{"kind":"passage","field":"인문","topic":"가","viaFallback":false}', 1, 'embedded'
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

/** What streams were answered, by its first line or by what broke them. */
const answers = new Map<string, number>();
let alive = 0;
const sockets: Socket[] = [];
function open(index: number): Promise<void> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET /api/generations/${rows[index % rows.length]?.id}/events HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\n\r\n`,
      ),
    );
    const note = (answer: string) => {
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      resolve();
    };
    socket.once('data', (chunk) => note(chunk.toString().split('\r\n')[0] ?? ''));
    socket.once('error', ({ message }) => note(message));
    socket.once('close', () => note('closed'));
    sockets.push(socket);
  });
}

/** A comment comes to every stream in this time, however little happens. */
const SIGN_MS = 30_000;
function listenForSigns(): void {
  for (const socket of sockets) {
    const hear = (chunk: Buffer) => {
      if (!chunk.includes(': …')) return;
      alive += 1;
      socket.off('data', hear);
    };
    socket.on('data', hear);
  }
}

const without = await measure();
const memory = await memoryOfServer();
for (let index = 0; index < STREAMS; index += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, STREAMS - index) }, (_, offset) => open(index + offset)));
listenForSigns();
await sleep(SIGN_MS);
const withStreams = await measure();
const each = ((await memoryOfServer()) - memory) / STREAMS / 1000;
console.log(`${STREAMS} streams: ${[...answers].map(([answer, times]) => `${answer} ×${times}`).join(', ')}`);
console.log(`${alive} heard a sign of life within ${SIGN_MS / 1_000} s`);
console.log(`a call takes ${(withStreams / without).toFixed(2)} of its time without them; ${each.toFixed(0)} kB each`);
const isWhole = answers.get('HTTP/1.1 200 OK') === STREAMS && answers.size === 1 && alive === STREAMS;
for (const socket of sockets) socket.destroy();
server.child.kill('SIGKILL');
await server.exited;
await place.close();
process.exit(isWhole ? 0 : 1);
