import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { atDepth } from '../testing/depth.ts';
import { type FaultyLink, startFaultyLink } from '../testing/faulty-link.ts';
import { readLedger } from '../testing/ledger.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';
import { isUnavailable, openDatabase } from './db.ts';

const STREAMS = atDepth(50, 500);
const TOO_MANY = 300;
const SOON = { timeout: 30_000 };

function generate(client: TestClient, topic: string) {
  return client.post(
    '/fastapi/generate-passage',
    { type_passage: '인문', keyword: [topic] },
    { 'idempotency-key': randomUUID() },
  );
}

const openGeneration = async (client: TestClient) => (await client.get('/api/generations')).body[0];

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('while the database', () => {
  let link: FaultyLink;
  let app: TestApp;
  beforeAll(async () => {
    link = await startFaultyLink(process.env.TEST_DATABASE_URL ?? '');
    vi.stubEnv('TEST_DATABASE_URL', link.url);
    app = await startTestApp('postgresql', { env: { GENERATION_LEASE_SECONDS: '2' } });
  });
  afterAll(async () => {
    link.mend();
    await app.stop();
    await link.stop();
    vi.unstubAllEnvs();
  });

  it('is gone, calls are refused with a time to come back, and what runs is finished afterwards, for one ticket', {
    timeout: 60_000,
  }, async () => {
    const client = app.client();
    const { id } = await client.loginAsNewMember(app.database);
    const running = generate(client, '느리게 6000');
    await expect.poll(async () => (await openGeneration(client))?.state, SOON).toBe('running');
    link.cut();
    const refused = await Promise.all([
      client.get('/api/pass/select/recelist'),
      client.get('/api/settings'),
      client.post('/api/auth/select/login', { memEmail: 'a@example.com', memPassword: 'correct-horse1!' }),
      client.post('/api/pass/insert/each', { title: '가', content: '나' }),
    ]);
    for (const answer of refused.filter(({ status }) => status !== 200)) {
      expect([answer.status, answer.body.code]).toEqual([503, 'server.busy']);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    expect(refused[0]?.status).toBe(503);
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/metrics')).body).toContain('chulje_database_up 0');
    await sleep(3_000);
    link.mend();
    const answer = await running;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { entries, holds } = await readLedger(app.database, id);
    expect(entries.filter(({ kind }) => kind === 'usage')).toHaveLength(1);
    expect(holds.filter(({ state }) => state === 'open')).toEqual([]);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  it('is silent, the process lives, and answers everything once it is heard again', async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    link.silence();
    const waiting = Array.from({ length: 20 }, () => client.get('/api/pass/select/recelist'));
    await sleep(500);
    expect((await client.get('/healthz')).status).toBe(200);
    link.mend();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  });

  it('cannot keep up, what is too much is refused at once with a time to come back, and the rest is answered', async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    const ask = () => client.get('/api/pass/select/recelist');
    link.silence();
    const waiting = Array.from({ length: TOO_MANY }, ask);
    // Silence lasts until this answers: only a refusal that waits for nothing does.
    await expect.poll(() => app.database.waiting(), SOON).toBeGreaterThan(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([503, 'server.busy']);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    link.mend();
    const answers = await Promise.all(waiting);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await ask()).status).toBe(200);
  });
});

/** What PostgreSQL answers while it starts. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a connection', () => {
  const POOL = 2;

  it('to a database that is still starting is tried again, to one that is not there not', async () => {
    const target = new URL(process.env.TEST_DATABASE_URL ?? '');
    let refusals = 0;
    const server = createServer((incoming) => {
      incoming.on('error', () => {});
      if (refusals < 2) {
        refusals += 1;
        return void incoming.once('data', () => incoming.end(startingUp()));
      }
      const outgoing = connect(Number(target.port || 5432), target.hostname);
      outgoing.on('error', () => incoming.destroy());
      incoming.pipe(outgoing).pipe(incoming);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(target);
    url.port = String((server.address() as AddressInfo).port);
    url.hostname = '127.0.0.1';
    const database = await openDatabase({ url: url.href, dataDir: '' });
    expect(refusals).toBe(2);
    await database.close();
    await new Promise((resolve) => server.close(resolve));
    await expect(openDatabase({ url: url.href, dataDir: '' })).rejects.toThrow('PostgreSQL에 연결할 수 없습니다');
  });

  it('that breaks as a transaction begins on it is given back: none is lost for ever', async () => {
    const link = await startFaultyLink(process.env.TEST_DATABASE_URL ?? '');
    const database = await openDatabase({ url: link.url, dataDir: '', poolSize: POOL });
    const select = () => database.transaction((tx) => database.raw(tx)('select 1'));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: POOL }, select));
      link.cut();
      // Their ends are not yet heard of here, so these are taken for sound.
      const broken = await Promise.allSettled(Array.from({ length: POOL }, select));
      expect(broken.map(({ status }) => status)).toEqual(broken.map(() => 'rejected'));
      link.mend();
    }
    await Promise.all(Array.from({ length: POOL * 5 }, select));
    await database.close();
    await link.stop();
  });
});

it('takes a full disk, too many connections and a deadlock for a database to ask again later, a wrong query not', () => {
  const wrapped = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
  for (const code of ['53100', '53300', '40P01', '57P01', '08006', 'ECONNREFUSED'])
    expect(isUnavailable(wrapped(code))).toBe(true);
  for (const code of ['42P01', '23505', '22P02']) expect(isUnavailable(wrapped(code))).toBe(false);
});

describe('with clients that', () => {
  let app: TestApp;
  const engine = scriptedEngine();
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = await startTestApp('pglite', { engine: () => engine });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.stop();
  });

  function open(bytes: string): Promise<Socket> {
    const { hostname, port } = new URL(app.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(socket));
      socket.once('error', reject);
      socket.write(bytes);
      sockets.push(socket);
    });
  }

  it('begin requests and never end them, the others are served', async () => {
    const head =
      'POST /api/auth/select/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';
    await Promise.all(Array.from({ length: 200 }, (_, index) => open(index % 2 === 0 ? head : `${head}\r\n{"mem`)));
    for (let index = 0; index < 20; index += 1) expect((await app.client().get('/api/settings')).status).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')(
    'vanish without a word, the system finds out: it asks after each',
    async () => {
      const socket = await open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      const hex = (port: number | undefined) => `:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
      const timer = () => {
        const connections = readFileSync('/proc/net/tcp', 'utf8').split('\n');
        const line = connections.find(
          (entry) => entry.includes(`${hex(socket.remotePort)} `) && entry.includes(`${hex(socket.localPort)} 01 `),
        );
        return line?.trim().split(/\s+/)[5];
      };
      // The timer of a connection: 02 is keep-alive. Until the answer is acknowledged it is another.
      await expect.poll(timer).toMatch(/^02:/);
    },
  );

  it('vanish in the middle of a generation, their result is kept', async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    const body = JSON.stringify({ type_passage: '인문', keyword: ['붙들기: 사라진다'] });
    const socket = await open(
      `POST /fastapi/generate-passage HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    await expect.poll(() => openGeneration(client), SOON).toBeDefined();
    socket.resetAndDestroy();
    engine.letGo('붙들기: 사라진다');
    await expect.poll(async () => (await openGeneration(client)).state, SOON).toBe('done');
    expect((await client.get('/api/pass/select/recelist')).body).toHaveLength(1);
  });

  it(`follow progress ${STREAMS} at a time and say nothing, all hear the end, and others are served meanwhile`, async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    const done = generate(client, '붙들기: 오백');
    await expect.poll(() => openGeneration(client), SOON).toBeDefined();
    const { generationId } = await openGeneration(client);
    const heard = await Promise.all(
      Array.from({ length: STREAMS }, async () => {
        const socket = await open(
          `GET /api/generations/${generationId}/events HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\n\r\n`,
        );
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString()));
        return () => text;
      }),
    );
    await expect.poll(() => heard.filter((text) => text() === '').length, { timeout: 90_000 }).toBe(0);
    expect((await app.client().get('/metrics')).body).toMatch(/^chulje_progress_streams [1-9]/m);
    expect((await client.get('/api/pass/select/recelist')).status).toBe(200);
    engine.letGo('붙들기: 오백');
    expect((await done).status).toBe(200);
    await expect
      .poll(() => heard.filter((text) => !text().includes('event: done')).length, { timeout: 90_000 })
      .toBe(0);
  }, 240_000);

  it('see the clock of the server jump, nothing breaks', async () => {
    const client = app.client();
    const { id } = await client.loginAsNewMember(app.database);
    for (const jump of [-3_600_000, 3_600_000, 20 * 60_000, -20 * 60_000]) {
      const made = generate(client, '느리게 200');
      app.clock.advance(jump);
      expect((await made).status).toBe(200);
      for (const path of [
        '/api/generations',
        '/api/info/select/statistics',
        '/api/usag/select/list',
        '/api/info/sessions',
      ])
        expect((await client.get(path)).status).toBe(200);
    }
    const { entries } = await readLedger(app.database, id);
    expect(entries.filter(({ kind }) => kind === 'usage')).toHaveLength(4);
  });
});
