// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Finds, or on Debian as root installs, the programs the tests need from outside npm. */

const isRoot = process.getuid?.() === 0;
const canInstall = isRoot && existsSync('/usr/bin/apt-get');
let isListFresh = false;

/** @param {string[]} packages */
function aptInstall(packages) {
  if (!canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  isListFresh = true;
  console.log(`시험에 필요한 프로그램을 설치합니다: ${packages.join(', ')}`);
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  });
  if (status !== 0) console.error(stderr.toString().trim().split('\n').slice(-5).join('\n'));
}

/** @param {string} name */
function which(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name]);
  return status === 0 ? stdout.toString().trim().split('\n')[0] : undefined;
}

/** Path of a Chromium, or undefined. @returns {string | undefined} */
export function findChromium() {
  const look = () =>
    process.env.CHROMIUM_PATH ||
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which).find(Boolean) ||
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ].find(existsSync);
  const found = look();
  if (found || !canInstall) return found;
  aptInstall(['chromium']);
  return look();
}

/** True when pdftotext and its companions are there. */
export function ensurePoppler() {
  if (!which('pdftotext')) aptInstall(['poppler-utils']);
  return which('pdftotext') !== undefined;
}

function findPostgresBin() {
  const versioned = '/usr/lib/postgresql';
  const folders = existsSync(versioned)
    ? readdirSync(versioned)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versioned, version, 'bin'))
    : [];
  const onPath = which('pg_ctl');
  if (onPath) folders.push(join(onPath, '..'));
  folders.push(
    '/opt/homebrew/opt/postgresql@17/bin',
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  );
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * A PostgreSQL for the tests: the one named by TEST_DATABASE_URL, else a throw-away cluster.
 * @returns {Promise<{ url: string; stop: () => void } | undefined>}
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  if (!findPostgresBin()) aptInstall(['postgresql']);
  const bin = findPostgresBin();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'chulje-postgres-'));
  const port = await freePort();
  // initdb refuses root, so the cluster belongs to the package's own user then.
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  /** @param {string} program @param {string[]} args */
  const asOwner = (program, args) => {
    const [command, full] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];
    const { status, stderr } = spawnSync(command, full, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const data = join(folder, 'data');
  asOwner('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200`;
  asOwner('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      try {
        asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
