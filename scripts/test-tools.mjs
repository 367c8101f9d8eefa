// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Finds, or on Debian as root installs, the programs the tests need from outside npm. */

const isRoot = process.getuid?.() === 0;
const canInstall = isRoot && existsSync('/usr/bin/apt-get');
let isListFresh = false;
const APT_MS = 600_000;
const POSTGRES_MS = 120_000;

/** @param {string[]} packages @returns {void} */
function aptInstall(packages) {
  if (!canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListFresh) spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore', timeout: APT_MS });
  isListFresh = true;
  console.log(`시험에 필요한 프로그램을 설치합니다: ${packages.join(', ')}`);
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    timeout: APT_MS,
  });
  if (status !== 0) console.error(String(stderr).trim().split('\n').slice(-5).join('\n'));
}

/** @param {string} name */
function which(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name]);
  return status === 0 ? stdout.toString().trim().split('\n')[0] : undefined;
}

/**
 * Path of a Chromium: the one named, an installed one, Playwright's own, or one installed now. The one without windows
 * comes first: the same pages take it a quarter less of the processor.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const look = () =>
    process.env.CHROMIUM_PATH ||
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
      .map(which)
      .find(Boolean) ||
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ].find(existsSync);
  // An older Debian has no package of the first.
  for (const name of ['chromium-headless-shell', 'chromium']) if (!look()) aptInstall([name]);
  return look();
}

/** Programs that read exported files, and the packages they come in. */
const READERS = [
  { name: 'poppler-utils', programs: ['pdftotext', 'pdftoppm', 'pdffonts'], packages: ['poppler-utils'] },
  { name: 'qpdf', programs: ['qpdf'], packages: ['qpdf'] },
  { name: 'LibreOffice Writer', programs: ['soffice'], packages: ['libreoffice-writer-nogui'] },
];

/** Names of the programs that read exported files and are still missing after an attempt to install them. */
export function missingReaders() {
  return READERS.filter(({ programs, packages }) => {
    const isThere = () => programs.every(which);
    if (!isThere()) aptInstall(packages);
    return !isThere();
  }).map(({ name }) => name);
}

/** Where initdb and pg_ctl are, newest version first. */
export function findPostgresBin() {
  const inside = (/** @type {string} */ folder, /** @type {RegExp} */ pattern) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => pattern.test(name))
      .sort((a, b) => Number.parseInt(b.replace(/\D/g, ''), 10) - Number.parseInt(a.replace(/\D/g, ''), 10))
      .map((name) => join(folder, name, 'bin'));
  const onPath = which('pg_ctl');
  return [
    ...inside('/usr/lib/postgresql', /^\d+$/),
    ...(onPath ? [dirname(onPath)] : []),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) => inside(folder, /^postgresql/)),
    ...inside('/Applications/Postgres.app/Contents/Versions', /^\d+$/),
  ].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * A PostgreSQL for the tests: the one named by TEST_DATABASE_URL, else a throw-away cluster that ends with this process.
 * @returns {Promise<{ url: string; stop: () => void } | undefined>}
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  return startCluster(['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']);
}

/**
 * A throw-away cluster of its own with these settings, that ends with this process.
 * @param {string[]} more
 * @returns {Promise<{ url: string; bin: string; stop: () => void; restart: () => void; halt: () => void } | undefined>}
 */
export async function startCluster(more) {
  if (!findPostgresBin()) aptInstall(['postgresql']);
  const bin = findPostgresBin();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'chulje-postgres-'));
  const data = join(folder, 'data');
  /** @param {string} program @param {string[]} args */
  const asOwner = (program, args) => {
    const command = join(bin, program);
    // initdb refuses root, so the cluster belongs to the package's own user then.
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
    const { status, stderr, error } = spawnSync(file, rest, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: POSTGRES_MS,
    });
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
  };
  const stop = () => {
    process.off('exit', stop);
    try {
      if (existsSync(join(data, 'postmaster.pid'))) asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  process.once('exit', stop);
  try {
    if (isRoot) execFileSync('chown', ['postgres', folder]);
    asOwner('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...more];
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
    const restart = () => asOwner('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
    const halt = () => asOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    restart();
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, bin, stop, restart, halt };
  } catch (error) {
    console.error(`PostgreSQL(${bin})을 켜지 못했습니다: ${error instanceof Error ? error.message : error}`);
    stop();
    return undefined;
  }
}

/**
 * A port below those that the system lends to outgoing connections: one of them could take the place of a database that is
 * halted for a moment, and a process that looks for it there would even find itself.
 * @returns {Promise<number>}
 */
async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
