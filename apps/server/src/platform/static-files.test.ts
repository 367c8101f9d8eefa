import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWebApp } from './static-files.ts';

const CODE = 'console.log("안녕하세요");'.repeat(50);
const app = Fastify();
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'chulje-static-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>app');
  writeFileSync(join(root, 'entry.html'), '<!doctype html>entry');
  writeFileSync(join(root, 'landing.html'), '<!doctype html>landing');
  writeFileSync(join(root, 'solve.html'), '<!doctype html>solve');
  mkdirSync(join(root, 's'));
  writeFileSync(join(root, 's/worker.js'), CODE);
  writeFileSync(join(root, 'assets/app.js'), CODE);
  writeFileSync(join(root, 'assets/app.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(root, 'assets/app.js.gz'), gzipSync(CODE));
  await serveWebApp(app, {
    policyOf: () => () => {},
    hasSession: async ({ headers }) => {
      if (headers.cookie === 'unknown') throw new Error('no database');
      return headers.cookie === 'session';
    },
    root,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('hands out the copy a browser takes that accepts %s', async (accepted, encoding) => {
  const answer = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': accepted } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  if (!encoding) expect(answer.body).toBe(CODE);
});

it('serves what a later build wrote, and nothing beside its folder', async () => {
  writeFileSync(join(root, 'assets/later.js'), CODE);
  const later = await app.inject({ url: '/assets/later.js', headers: { 'accept-encoding': 'identity' } });
  expect(later.body).toBe(CODE);
  for (const url of ['/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fsecret.js']) {
    const none = await app.inject({ url });
    expect(none.statusCode, url).toBeGreaterThanOrEqual(400);
    expect(none.body, url).not.toContain('"name"');
  }
});

it('shows a visitor without a session the landing page, and leads from every other screen to login and back', async () => {
  const landing = await app.inject({ url: '/' });
  expect([landing.statusCode, landing.body]).toEqual([200, '<!doctype html>landing']);
  expect(landing.headers['cache-control']).toBe('no-cache');
  for (const [url, target] of [
    ['/home', '/login'],
    ['/passage', '/login?redirect=%2Fpassage'],
    [
      '/questions/generate?pasCode=a&from=%2Fhome',
      '/login?redirect=%2Fquestions%2Fgenerate%3FpasCode%3Da%26from%3D%252Fhome',
    ],
    ['//evil.example/x', '/login?redirect=%2F%2Fevil.example%2Fx'],
  ] as const) {
    const led = await app.inject({ url });
    expect([led.statusCode, led.headers.location, led.headers['cache-control']], url).toEqual([
      302,
      target,
      'no-store',
    ]);
  }
  for (const url of ['/login', '/signup', '/terms']) expect((await app.inject({ url })).body).toContain('entry');
});

it('shows the solving page under every address below /s to whoever comes, and its worker, which is never old', async () => {
  for (const url of ['/s', '/s/', '/s/AbCdEfGhIjKlMnOpQrStUv'])
    for (const headers of [{}, { cookie: 'session' }])
      expect((await app.inject({ url, headers })).body, url).toContain('solve');
  const worker = await app.inject({ url: '/s/worker.js' });
  expect([worker.headers['content-type'], worker.headers['cache-control']]).toEqual([
    expect.stringMatching(/javascript/),
    'no-cache',
  ]);
  expect((await app.inject({ url: '/storage' })).statusCode).toBe(302);
});

it('shows the guide to everybody: by itself without a session, else among the screens', async () => {
  const visitor = await app.inject({ url: '/guide#passage' });
  expect([visitor.statusCode, visitor.body]).toEqual([200, '<!doctype html>entry']);
  const member = await app.inject({ url: '/guide', headers: { cookie: 'session' } });
  expect([member.statusCode, member.body]).toEqual([200, '<!doctype html>app']);
});

it('leads a member from the first page home, and shows the screens when it cannot know who asks', async () => {
  const headers = { cookie: 'session' };
  const first = await app.inject({ url: '/', headers });
  expect([first.statusCode, first.headers.location, first.headers['cache-control']]).toEqual([
    302,
    '/home',
    'no-store',
  ]);
  for (const cookie of ['session', 'unknown'])
    expect((await app.inject({ url: '/passage', headers: { cookie } })).body).toContain('app');
});
