import { connect } from 'node:net';
import { LIMITS } from '@chulje/contract';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { installBackPressure, installErrorHandler } from './http.ts';

/** Writes bytes to a server, and reads until it ends the connection; leaves at once instead when told to. */
function speak(port: number, bytes: string, leave = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (leave) setTimeout(() => socket.destroy(), 50);
      });
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a client that leaves', () => {
  const lines: { level: number; msg: string; res?: { statusCode: number } }[] = [];
  const server = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  let port: number;
  let hasLeft: () => void;
  beforeAll(async () => {
    installErrorHandler(server);
    server.post('/upload', () => 'ok');
    server.get('/wait', async (request) => {
      await new Promise<void>((resolve) => request.raw.socket.once('close', resolve));
      hasLeft();
      throw new DOMException('This operation was aborted', 'AbortError');
    });
    server.get('/fault', () => {
      throw new Error('a fault of ours');
    });
    port = await listen(server);
  });
  afterAll(() => server.close());

  it('is no failure of ours, in the middle of a body or before the answer', async () => {
    await speak(
      port,
      'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
      true,
    );
    await new Promise<void>((resolve) => {
      hasLeft = resolve;
      void speak(port, 'GET /wait HTTP/1.1\r\nHost: x\r\n\r\n', true);
    });
    const told = () => lines.filter(({ msg }) => msg === 'the client left before its answer');
    await expect.poll(() => told().length).toBe(2);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    expect(lines.filter(({ res }) => res && res.statusCode >= 500)).toEqual([]);
  });

  it('is not what becomes of a failure whose client has stayed', async () => {
    const answer = await speak(port, 'GET /fault HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toContain('HTTP/1.1 500');
    expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual(['unexpected error']);
  });
});

describe('another way to write the same address', () => {
  const WAYS = [
    '/api/settings',
    'http://{host}/api/settings',
    'HTTP://elsewhere.example/api/settings',
    '/%61pi/settings',
  ];
  const ask = (port: number, way: string) =>
    speak(
      port,
      `GET ${way.replace('{host}', `127.0.0.1:${port}`)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    );
  /** Without what differs from answer to answer. */
  const headOf = (answer: string) =>
    (answer.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => !/^(?:date|x-request-id):/i.test(line));

  it('has the same headers', async () => {
    const app = await startTestApp('pglite');
    const port = Number(new URL(app.url).port);
    const plain = headOf(await ask(port, '/api/settings'));
    expect(plain).toContain('cache-control: no-store');
    for (const way of WAYS) expect([way, headOf(await ask(port, way))]).toEqual([way, plain]);
    await app.stop();
  }, 60_000);

  it('is refused as the others when the database does not keep up', async () => {
    const server = Fastify();
    installErrorHandler(server);
    installBackPressure(server, { waiting: () => 1_000 });
    server.get('/api/settings', () => 'ok');
    server.get('/healthz', () => 'ok');
    const port = await listen(server);
    for (const way of WAYS) expect([way, (await ask(port, way)).slice(0, 12)]).toEqual([way, 'HTTP/1.1 503']);
    expect((await ask(port, '/healthz')).slice(0, 12)).toBe('HTTP/1.1 200');
    await server.close();
  });
});

describe.each(DATABASES)('writes on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    // The counts of logins too.
    beforeEach(() => app.clock.advance(60 * 60_000));
    const setCounts = (count: number) => app.database.db.execute(sql`update rate_limit set count = ${count}`);
    const newMember = async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      return client;
    };

    it('have a limit a member, which ends by itself and leaves reading alone', async () => {
      const [client, other] = [await newMember(), await newMember()];
      const write = (of = client) => of.post('/api/pass/insert/each', { title: '글', content: '글이다.' });
      expect((await write()).status).toBe(200);
      await setCounts(LIMITS.writesPerMinute - 1);
      expect((await write()).status).toBe(200);
      const refused = await write();
      expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await client.get('/api/pass/select/recelist')).status).toBe(200);
      expect((await write(other)).status).toBe(200);
      app.clock.advance(61_000);
      expect((await write()).status).toBe(200);
    });

    it('have one for the trash, there and back', async () => {
      const client = await newMember();
      const { pasCode } = (await client.post('/api/pass/insert/each', { title: '글', content: '글이다.' })).body;
      expect((await client.put('/api/pass/remove/each', { pasCodeList: [pasCode] })).status).toBe(200);
      await setCounts(LIMITS.trashPerMinute - 1);
      expect((await client.put('/api/pass/restore/each', { pasCodeList: [pasCode] })).status).toBe(200);
      for (const path of ['remove', 'restore'])
        expect((await client.put(`/api/pass/${path}/each`, { pasCodeList: [pasCode] })).status).toBe(429);
      expect((await client.patch('/api/pass/favo', { pasCode })).status).toBe(200);
    });
  });
});
