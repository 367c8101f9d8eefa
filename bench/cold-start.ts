import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Start of the built server until it answers: first time (new database) and again, against an empty Node process. */
const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const ROUNDS = 3;

function untilPrints(args: string[], env: Record<string, string>, pattern: RegExp): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH ?? '', ...env } });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!pattern.test(output)) return;
      const took = performance.now() - began;
      child.once('exit', () => resolve(took));
      child.kill('SIGTERM');
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
  });
}

const sums = { node: 0, cold: 0, warm: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-bench-'));
  const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' };
  sums.node += await untilPrints(['-e', 'console.log("up"); setInterval(() => {}, 1e6)'], {}, /up/);
  sums.cold += await untilPrints([MAIN], env, /localhost:\d+/);
  sums.warm += await untilPrints([MAIN], env, /localhost:\d+/);
  rmSync(folder, { recursive: true, force: true });
}
const ratio = (value: number) => (value / sums.node).toFixed(1);
console.log(
  `cold start, new database: ${ratio(sums.cold)} × an empty Node process (${Math.round(sums.cold / ROUNDS)} ms)`,
);
console.log(
  `warm start, same database: ${ratio(sums.warm)} × an empty Node process (${Math.round(sums.warm / ROUNDS)} ms)`,
);
