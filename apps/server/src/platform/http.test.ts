import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStandIns } from '../stand-ins.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Answer, TestClient } from '../testing/client.ts';
import { readConfig } from './config.ts';

/** Every call of the contract, found by its shape: a new call is covered without being listed. */
const CALLS = (Object.values(contract) as unknown[]).filter(
  (value): value is contract.Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);
const fill = (path: string) => path.replace(/:\w+/g, 'AAAAAAAAAAAAAAAAAAAAAA').replace('*', 'x');
const pathOf = (call: contract.Call) => fill(call.path);
/** What a request needs to be read at all, beside a member's cookie. */
const asSolver = { [contract.ATTEMPT_HEADER]: `${'A'.repeat(22)}.${'A'.repeat(22)}` };
const isUnsafe = (call: contract.Call) => call.method !== 'GET';

describe('every call', () => {
  let app: TestApp;
  let member: string;
  beforeAll(async () => {
    app = await startTestApp('pglite');
    const client = app.client();
    await client.loginAsNewMember(app.database);
    member = client.cookieHeader;
  });
  afterAll(() => app.stop());

  /** A browser that is logged in; whatever a call does to its cookies, the next has its own. Each a minute later: writes are counted by it. */
  function someone(): TestClient {
    app.clock.advance(60_000);
    const client = app.client();
    client.cookieHeader = member;
    return client;
  }

  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call]))(
    '%s is registered and asks strangers to log in, or to begin an attempt',
    async (_, call) => {
      const answer = await app.client().request(call.method, pathOf(call), isUnsafe(call) ? {} : undefined);
      if (call.access === 'member') expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
      else if (call.access === 'solver') expect([answer.status, answer.body.code]).toEqual([401, 'solving.required']);
      else expect(answer.status).not.toBe(404);
    },
  );

  it('describes every call in OpenAPI 3.1', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const call of CALLS) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      expect(body.paths[path]?.[call.method.toLowerCase()]?.summary).toBe(call.summary);
    }
  });

  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call]))(
    '%s refuses what no database keeps, wherever it stands, and names the field',
    async (_, call) => {
      const client = someone();
      const ask = (path: string, body?: unknown) =>
        client.request(call.method, path, isUnsafe(call) ? (body ?? {}) : undefined, asSolver);
      const places: [string, () => Promise<Answer>][] = [['odd', () => ask(`${pathOf(call)}?odd=a%00b`)]];
      for (const name of [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param))
        places.push([name, () => ask(fill(call.path.replace(`:${name}`, 'a%00b')))]);
      if (isUnsafe(call))
        for (const text of ['a\u0000', '\ud800', 'x\udc00y', '👍'.slice(1)])
          places.push(
            ['list.0.title', () => ask(pathOf(call), { list: [{ title: text }] })],
            ['요청', () => ask(pathOf(call), { [text]: 1 })],
          );
      for (const [name, answer] of places) {
        const { status, body } = await answer();
        expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'request.broken-text', [name]]);
        expect(body.message).toMatch(/[가-힣]/);
      }
    },
  );

  it.each(CALLS.filter((call) => isUnsafe(call)).map((call) => [`${call.method} ${call.path}`, call]))(
    '%s refuses a body that nests too deep',
    async (_, call) => {
      const client = someone();
      for (const depth of [40, 100_000]) {
        const deep = `{"eventType":"x","data":${'{"orderId":'.repeat(depth)}1${'}'.repeat(depth)}}`;
        const answer = await client.request(call.method, pathOf(call), deep, asSolver);
        const isTooLarge = deep.length > (call.maxBytes ?? Number.POSITIVE_INFINITY);
        const refusal = isTooLarge ? [413, 'request.too-large'] : [400, 'request.too-deep'];
        expect([answer.status, answer.body.code]).toEqual(refusal);
      }
    },
  );

  it('answers unknown addresses, broken JSON and huge bodies in one shape without internals', async () => {
    const client = app.client();
    await client.loginAsNewMember(app.database);
    const unknown = await client.get('/api/none');
    const broken = await client.post('/api/pass/favo', '{"pasCode":');
    const huge = await client.post('/api/pass/favo', { pasCode: 'x'.repeat(10_000_000) });
    expect([unknown.status, broken.status, huge.status]).toEqual([404, 400, 413]);
    for (const answer of [unknown, broken, huge]) {
      expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'message', 'requestId']);
      expect(answer.body.message).toMatch(/[가-힣]/);
    }
  });

  it('sends the security headers with everything', async () => {
    const paths = ['/healthz', '/api/none', '/api/info/select/entire', '/api/settings', '/api/openapi.json'];
    const answers = await Promise.all([
      // The last is refused before there is a route.
      ...[...paths, '/api/%ff'].map((path) => app.client().get(path)),
      app.client().request('POST', '/api/auth/logout', {}, { 'sec-fetch-site': 'cross-site' }),
    ]);
    expect(answers.slice(-2).map(({ status }) => status)).toEqual([404, 403]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self';script-src 'self'");
      for (const rule of ['object-src', 'frame-ancestors', 'base-uri'])
        expect(headers.get('content-security-policy')).toContain(`${rule} 'none'`);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
    expect((await app.client().get('/api/none')).headers.get('cache-control')).toBe('no-store');
  });

  it('is healthy and ready', async () => {
    expect((await app.client().get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await app.client().get('/readyz')).body).toEqual({ status: 'ready' });
  });
});

interface Route {
  method: string;
  path: string;
}

/** What Fastify's router was given while the work ran, whoever gave it. */
async function routesOf<T>(work: () => Promise<T>): Promise<{ result: T; routes: Route[] }> {
  const routes: Route[] = [];
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, path: url });
    });
  subscribe('fastify.initialization', listen);
  try {
    return { result: await work(), routes };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

describe('every route of the router', () => {
  const STAND_INS = '/sandbox/';
  let app: TestApp;
  let client: TestClient;
  let routes: Route[];
  let stopStandIns: () => Promise<void>;
  const dataDir = mkdtempSync(join(tmpdir(), 'chulje-routes-'));
  beforeAll(async () => {
    const standIns = await startStandIns(readConfig({ NODE_ENV: 'test', TOSS_SANDBOX: 'true', DATA_DIR: dataDir }));
    stopStandIns = standIns.stop;
    const started = await routesOf(() => startTestApp('pglite', { standInRoutes: standIns.routes }));
    app = started.result;
    routes = started.routes;
    client = app.client();
    await client.loginAsNewMember(app.database);
  });
  afterAll(async () => {
    await app.stop();
    await stopStandIns();
    rmSync(dataDir, { recursive: true });
  });

  const isReading = ({ method }: Route) => ['GET', 'HEAD', 'OPTIONS'].includes(method);
  const nameOf = ({ method, path }: Route) => `${method} ${path}`;

  it('that changes something refuses another site and a form', async () => {
    const changing = routes.filter((route) => !isReading(route));
    expect(changing.map(nameOf)).toContain('POST /api/auth/select/login');
    expect(changing.map(nameOf)).toContain('POST /api/auth/select/logout');
    for (const route of changing) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const foreign = await client.request(route.method, fill(route.path), {}, headers as Record<string, string>);
        expect([nameOf(route), foreign.status, foreign.body.code]).toEqual([
          nameOf(route),
          403,
          'request.forbidden-origin',
        ]);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const form = await client.request(route.method, fill(route.path), 'a=b', { ...asSolver, 'content-type': type });
        expect([nameOf(route), form.status, form.body.code]).toEqual([nameOf(route), 415, 'request.not-json']);
      }
    }
  }, 120_000);

  it('that changes something is a call of the contract, stand-ins aside', () => {
    const named = (list: Route[]) => list.filter((route) => !isReading(route)).map(nameOf);
    const ours = routes.filter(({ path }) => !path.startsWith(STAND_INS));
    expect(new Set(named(ours))).toEqual(new Set(named(CALLS)));
    expect(named(routes).length).toBeGreaterThan(named(ours).length);
  });

  it('that only reads changes nothing', async () => {
    const content = async () => {
      const tables = await app.database.raw()(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
      );
      const dump: Record<string, unknown> = {};
      // Limits count requests of every kind.
      for (const name of tables.rows.map((row) => String(row.name)).filter((table) => table !== 'rate_limit'))
        dump[name] = (await app.database.raw()(`select * from ${name}`)).rows;
      return dump;
    };
    const before = await content();
    expect(Object.keys(before)).toContain('member');
    for (const route of routes.filter(({ method }) => method === 'GET'))
      await (await client.fetch('GET', fill(route.path))).body?.cancel();
    expect(await content()).toEqual(before);
  }, 120_000);
});
