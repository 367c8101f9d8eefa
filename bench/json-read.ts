import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';

/** A login-checked JSON read (`/api/info/select/ticket`) against the same answer from a bare Fastify route without database. */
const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const REQUESTS = 2_000;
const PARALLEL = 10;

async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const one = async () => {
    const response = await fetch(url, { headers });
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
    await response.json();
  };
  for (let index = 0; index < 100; index += 1) await one();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let index = 0; index < REQUESTS / PARALLEL; index += 1) await one();
    }),
  );
  return REQUESTS / ((performance.now() - began) / 1000);
}

const bare = Fastify();
bare.get('/ticket', () => ({ balance: 10, total: 10 }));
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const folder = mkdtempSync(join(tmpdir(), 'chulje-bench-'));
const server = spawn(process.execPath, [MAIN], {
  env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' },
});
const url = await new Promise<string>((resolve) => {
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (found) resolve(found.replace('localhost', '127.0.0.1'));
  });
});
const login = await fetch(`${url}/api/auth/select/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ memEmail: 'demo@example.com', memPassword: 'chulje-demo1!' }),
});
const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const without = await throughput(`${bareUrl}/ticket`, {});
const real = await throughput(`${url}/api/info/select/ticket`, { cookie });
console.log(
  `login-checked read on PGlite: ${(real / without).toFixed(2)} × the bare route (${Math.round(real)} and ${Math.round(without)} requests a second)`,
);
server.kill('SIGTERM');
await bare.close();
rmSync(folder, { recursive: true, force: true });
