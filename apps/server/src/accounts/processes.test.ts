import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../platform/db.ts';
import { codeFor, newEmail, sendCode, verify, wrongCode } from '../testing/accounts.ts';
import { DATABASES } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { addressOf, type ServerProcess, spawnServer } from '../testing/process.ts';

const LOGIN = '/api/auth/select/login';
const ME = '/api/info/select/entire';
const isMissing = DATABASES.some((entry) => entry.kind === 'postgresql' && entry.isMissing);

describe.skipIf(isMissing)('two server processes on one database', () => {
  let place: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let database: Database;
  const servers: ServerProcess[] = [];
  const origins: string[] = [];
  beforeAll(async () => {
    place = await createPostgresDatabase();
    for (let index = 0; index < 2; index += 1)
      servers.push(spawnServer({ DATABASE_URL: place.url, DATABASE_POOL: '4', GENERATION_WORKERS: '1' }));
    for (const server of servers) origins.push(await addressOf(server));
    database = await openDatabase({ url: place.url, dataDir: '' });
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
    await database.close();
    await place.drop();
  });
  const client = (index: number) => new TestClient(() => origins[index % 2] ?? '');

  it('count the guesses at a password together', async () => {
    const { email, password } = await client(0).loginAsNewMember(database);
    const guesses = Array.from({ length: 16 }, (_, index) =>
      client(index).post(LOGIN, { memEmail: email, memPassword: `wrong${index}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    for (const index of [0, 1])
      expect((await client(index).post(LOGIN, { memEmail: email, memPassword: password })).status).toBe(429);
  });

  it('compare at most five guesses at a code, and know each other’s codes', async () => {
    const email = newEmail();
    expect((await sendCode(client(0), email)).status).toBe(200);
    expect((await sendCode(client(1), email)).status).toBe(429);
    const code = await codeFor(database, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(client(index), email, wrongCode(code, index + 1))),
    );
    expect(answers.filter(({ body }) => body.code === 'auth.code-wrong')).toHaveLength(4);
    expect((await verify(client(1), email, code)).body.code).toBe('auth.code-used-up');
    const other = newEmail();
    await sendCode(client(0), other);
    expect((await verify(client(1), other, await codeFor(database, other))).status).toBe(200);
  });

  it('send the security headers with screens and files too', async () => {
    const landing = await client(0).get('/landing');
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(landing.body) ?? [];
    const member = client(1);
    await member.loginAsNewMember(database);
    for (const path of ['/landing', '/home', '/login', asset]) {
      const { status, headers } = await member.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });

  it('share sessions, and end them everywhere', async () => {
    const first = client(0);
    await first.loginAsNewMember(database);
    const second = client(1);
    second.cookieHeader = first.cookieHeader;
    expect((await second.get(ME)).status).toBe(200);
    await second.post('/api/auth/select/logout');
    expect((await first.get(ME)).status).toBe(401);
  });
});
