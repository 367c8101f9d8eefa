// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildServer, checkNode, install, PrepareError } from './prepare.mjs';
import { ROOT } from './run.mjs';

/** `npm run admin -- <area> <command>`: the operator's commands, from a fresh clone too. */
try {
  checkNode();
  await install();
  await buildServer();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(ROOT, 'apps/server/dist/admin.js'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
