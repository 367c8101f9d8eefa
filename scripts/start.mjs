// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build, checkNode, install, PrepareError } from './prepare.mjs';
import { onStopRequest, ROOT } from './run.mjs';

/** `npm start`: installs and builds what is missing or stale, then runs the server in its place. */

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isAsked = false;
onStopRequest((request) => {
  if (!server) process.exit(1);
  // A second signal cuts the server's stop short, so it must not get one request twice: a terminal sends Ctrl-C to the
  // server as well, and npm's shell is gone soon after either signal.
  const isHandedOn = request === 'orphaned' ? !isAsked : request === 'SIGTERM' || !process.stdin.isTTY;
  isAsked = true;
  if (isHandedOn) server.kill(request === 'orphaned' ? 'SIGTERM' : request);
});

try {
  checkNode();
  await install();
  await build();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}

server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'apps/server/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
});
server.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
