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
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets/app.js'), CODE);
  writeFileSync(join(root, 'assets/app.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(root, 'assets/app.js.gz'), gzipSync(CODE));
  await serveWebApp(app, () => "default-src 'self'", root);
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
