// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, install, PrepareError, ROOT } from './prepare.mjs';

/** `npm start`: installs and builds what is missing or stale, then runs the server in its place. */
try {
  checkNode();
  await install();
  await build();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}

const server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'apps/server/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to both; a signal meant for this process alone is handed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
