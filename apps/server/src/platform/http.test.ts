import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@chulje/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

/** Every call of the contract, found by its shape: a new call is covered without being listed. */
const CALLS = (Object.values(contract) as unknown[]).filter(
  (value): value is contract.Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);
const pathOf = (call: contract.Call) => call.path.replace(/:\w+/g, 'AAAAAAAAAAAAAAAAAAAAAA');
const isUnsafe = (call: contract.Call) => call.method !== 'GET';

describe('every call', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('pglite');
  });
  afterAll(() => app.stop());

  it.each(CALLS.map((call) => [`${call.method} ${call.path}`, call]))(
    '%s is registered and asks strangers to log in',
    async (_, call) => {
      const answer = await app.client().request(call.method, pathOf(call), isUnsafe(call) ? {} : undefined);
      if (call.access === 'member') expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
      else expect(answer.status).not.toBe(404);
    },
  );

  it.each(CALLS.filter(isUnsafe).map((call) => [`${call.method} ${call.path}`, call]))(
    '%s refuses another site and a form',
    async (_, call) => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const foreign = await client.request(call.method, pathOf(call), {}, headers as Record<string, string>);
        expect([foreign.status, foreign.body.code]).toEqual([403, 'request.forbidden-origin']);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const form = await client.request(call.method, pathOf(call), 'a=b', { 'content-type': type });
        expect([form.status, form.body.code]).toEqual([415, 'request.not-json']);
      }
    },
  );

  it('is a call of the contract whenever it can change something', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing/.test(path),
    );
    expect(files.length).toBeGreaterThan(50);
    const others = files.filter((path) =>
      /\b(?:app|server|fastify)\s*\.(?:post|put|patch|delete|all|route)\b/.test(
        readFileSync(join(source, path), 'utf8'),
      ),
    );
    // http.ts has `handle`, through which calls of the contract are registered.
    expect(others).toEqual([join('platform', 'http.ts')]);
  });

  it('describes every call in OpenAPI 3.1', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const call of CALLS) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      expect(body.paths[path]?.[call.method.toLowerCase()]?.summary).toBe(call.summary);
    }
  });

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
    for (const path of ['/healthz', '/api/none', '/api/info/select/entire', '/api/settings', '/api/openapi.json']) {
      const { headers } = await app.client().get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self'");
      for (const rule of ['object-src', 'frame-ancestors', 'base-uri'])
        expect(headers.get('content-security-policy')).toContain(`${rule} 'none'`);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
    expect((await app.client().get('/api/none')).headers.get('cache-control')).toBe('no-store');
  });

  it('is healthy and ready', async () => {
    expect((await app.client().get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await app.client().get('/readyz')).body).toEqual({ status: 'ready' });
  });
});
