import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFleet } from '../src/testing/fleet.ts';
import { FleetTeacher } from '../src/testing/fleet-teacher.ts';
import { readLedger } from '../src/testing/ledger.ts';

/**
 * `npm run bench:faults [seconds]`: what takes too long for `npm test`. The database of two web and two worker processes is
 * gone for a minute (or so many seconds) in the middle of generations, saves, exports and payments, and meanwhile clients
 * begin requests that they never end, and others read no answers, which takes more than five minutes. Prints what was
 * answered, and ends with 1 when something was lost, paid twice, or refused uncleanly.
 */
const GONE_SECONDS = Number(process.argv[2] ?? 60);
const TEACHERS = 3;
const SLOW_CLIENTS = 50;
/** The limit of a request (60 s), looked at every 30 s. */
const SLOW_MS = 100_000;
const SLOW_READERS = 20;
/** Far more than sockets and the system keep. */
const UNREAD_ANSWERS = 200;
/** The limit of a silent connection (300 s), and some. */
const UNREAD_MS = 330_000;

const started = await startFleet();
if (!started) throw new Error('there is no PostgreSQL');
const fleet = started;
const faults: string[] = [];

/** What a request is answered that stops in the middle of its body. */
function sendHalfOfARequest(): Promise<string> {
  const { hostname, port } = new URL(fleet.webs[0].url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'POST /api/auth/select/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"mem',
      ),
    );
    const limit = setTimeout(() => socket.destroy(), SLOW_MS);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('error', () => {});
    socket.once('close', () => {
      clearTimeout(limit);
      resolve(text.split('\r\n')[0] ?? '');
    });
  });
}

/** How many of its answers a client gets that begins to read them after minutes. */
function readLate(): Promise<number> {
  const { hostname, port } = new URL(fleet.webs[0].url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(UNREAD_ANSWERS)),
    );
    socket.pause();
    let text = '';
    const read = () => {
      socket
        .setEncoding('latin1')
        .on('data', (chunk: string) => (text += chunk))
        .resume();
      // Whatever is not over now never is.
      setTimeout(() => socket.destroy(), 10_000);
    };
    setTimeout(read, UNREAD_MS);
    socket.once('error', () => {});
    socket.once('close', () => resolve(text.match(/^HTTP\/1\.1 200 /gm)?.length ?? 0));
  });
}

/** Asks every second while the database is gone. */
async function watchTheGap(): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const until = Date.now() + GONE_SECONDS * 1_000; Date.now() < until; await sleep(1_000)) {
    for (const { url } of fleet.webs) {
      for (const path of ['/healthz', '/readyz', '/api/pass/select/recelist']) {
        const response = await fetch(url + path, { headers: { cookie: 'chulje=a-session-that-never-was' } });
        const what = `${path} ${response.status}`;
        answers.set(what, (answers.get(what) ?? 0) + 1);
        if (path.startsWith('/api') && !(response.status === 503 && response.headers.get('retry-after')))
          faults.push(`${what} without a time to come back`);
      }
    }
  }
  return answers;
}

try {
  const slow = Array.from({ length: SLOW_CLIENTS }, sendHalfOfARequest);
  const late = Array.from({ length: SLOW_READERS }, readLate);
  const teachers = Array.from({ length: TEACHERS }, () => new FleetTeacher(fleet));
  for (const teacher of teachers) await teacher.join();
  const work = teachers.map((teacher, index) =>
    Promise.all([teacher.generate('귀납 추론의 정당화', false), teacher.writeAndExport(`글 ${index}`), teacher.buy()]),
  );
  await sleep(1_000);
  fleet.cluster.halt();
  const answers = await watchTheGap();
  fleet.cluster.restart();
  const back = performance.now();
  await Promise.all(work);
  console.log(`the database was gone for ${GONE_SECONDS} s; meanwhile:`);
  for (const [what, times] of answers) console.log(`  ${what} ×${times}`);
  console.log(`everything was finished ${((performance.now() - back) / 1_000).toFixed(1)} s after its return`);
  for (const { memberId, promised } of teachers) {
    faults.push(...promised.faults);
    const { entries, holds } = await readLedger(fleet.database, memberId);
    const used = entries.filter(({ kind }) => kind === 'usage').length;
    const bought = entries.filter(({ kind }) => kind === 'purchase').length;
    if (used !== promised.generated.size || used !== 1) faults.push(`${used} tickets used for one generation`);
    if (bought !== promised.bought || bought !== 1) faults.push(`${bought} purchases for one payment`);
    if (holds.some(({ state }) => state === 'open')) faults.push('a ticket is still held');
  }
  const told = await Promise.all(slow);
  const refused = told.filter((line) => line === 'HTTP/1.1 408 Request Timeout').length;
  console.log(`${refused} of ${SLOW_CLIENTS} slow clients were told 408`);
  if (refused !== SLOW_CLIENTS) faults.push(`slow clients were told ${[...new Set(told)].join(', ')}`);
  const ended = (await Promise.all(late)).filter((answers) => answers < UNREAD_ANSWERS).length;
  console.log(`${ended} of ${SLOW_READERS} connections on which nothing was read were ended`);
  if (ended !== SLOW_READERS) faults.push(`${SLOW_READERS - ended} connections were kept for who reads nothing`);
} finally {
  await fleet.stop();
}
for (const fault of faults) console.error(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
