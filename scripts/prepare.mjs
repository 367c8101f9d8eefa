// @ts-check
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run } from './run.mjs';

/** What `npm start` and `npm test` do first. Plain JavaScript: it runs before anything is installed. */

const INSTALL_MARK = join(ROOT, 'node_modules', '.chulje-install');
const MINIMUM_NODE = [20, 19];
const MINUTE = 60_000;

/** A failure told to the user in one clear message. */
export class PrepareError extends Error {}

/** Ends with a clear message on a Node that is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = MINIMUM_NODE;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    throw new PrepareError(
      `Node.js ${MINIMUM_NODE.join('.')} 이상이 필요합니다. 지금은 ${process.versions.node}입니다. https://nodejs.org 에서 LTS를 설치하세요.`,
    );
  }
}

/** Installs what the lock file names, when that has changed since the last time. */
export async function install() {
  await alone(async () => {
    // Native packages differ by platform: a folder shared with a container must not pass for installed there.
    const wanted = [hashOf(['package-lock.json']), process.platform, process.arch, process.versions.modules].join(' ');
    if (existsSync(INSTALL_MARK) && readFileSync(INSTALL_MARK, 'utf8') === wanted) return;
    console.log('필요한 것을 설치합니다 (처음 한 번, 몇 분 걸립니다) …');
    const { code, output } = await run('npm', ['ci', '--engine-strict', '--no-audit', '--no-fund'], {
      quiet: true,
      timeoutMs: 30 * MINUTE,
    });
    if (code !== 0) throw failure('설치', output);
    writeFileSync(INSTALL_MARK, wanted);
  }).catch((error) => {
    throw error instanceof PrepareError ? error : failure('설치', String(error));
  });
}

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/prepare.mjs', 'packages/contract'];

/** Builds the web app and the server when their sources have changed. */
export async function build() {
  await alone(async () => {
    await buildWhenStale(
      '웹 화면 빌드',
      'apps/web',
      [
        ...SHARED,
        ...['src', 'public', 'index.html', 'entry.html', 'landing.html', 'solve.html', 'tsconfig.json'].map(inWeb),
        ...['vite.config.ts', 'vite.solve.config.ts', 'render-landing.ts', 'screen-font.ts', 'screens-ahead.ts'].map(
          inWeb,
        ),
      ],
      async (target) => {
        const vite = (/** @type {string[]} */ ...rest) =>
          run('vite', ['build', '--logLevel', 'warn', '--outDir', target, ...rest], {
            cwd: join(ROOT, 'apps/web'),
            quiet: true,
            timeoutMs: 10 * MINUTE,
          });
        const app = await vite('--emptyOutDir');
        const result = app.code === 0 ? await vite('--config', 'vite.solve.config.ts') : app;
        if (result.code === 0) compress(target);
        return result;
      },
    );
  });
  await buildServer();
}

/** Builds the server and its operator commands when their sources have changed. */
export async function buildServer() {
  await alone(() =>
    buildWhenStale(
      '서버 빌드',
      'apps/server',
      [
        ...SHARED,
        'packages/items',
        'packages/korean',
        'packages/paper',
        'packages/psychometrics',
        'tools/toss-sandbox',
        'apps/server/package.json',
        'apps/server/src',
      ],
      (target) => {
        // What is read while it runs lies beside the program.
        cpSync(join(ROOT, 'packages/items/packs'), join(target, 'packs'), {
          recursive: true,
          filter: (path) => !path.endsWith('.md'),
        });
        return run(
          'esbuild',
          [
            'main=apps/server/src/main.ts',
            'admin=apps/server/src/admin/main.ts',
            // Threads have a program of their own, and load of it what they need.
            'threads=apps/server/src/threads.ts',
            '--bundle',
            '--splitting',
            '--platform=node',
            '--format=esm',
            '--target=node20',
            '--charset=utf8',
            '--sourcemap',
            // Our own packages export TypeScript and are bundled; everything else stays in node_modules.
            ...externals().map((name) => `--external:${name}`),
            `--outdir=${target}`,
            '--log-level=warning',
          ],
          { quiet: true, timeoutMs: 10 * MINUTE },
        );
      },
    ),
  );
}

/** @param {string} name */
const inWeb = (name) => `apps/web/${name}`;

/** Puts compressed copies beside the files of text: the server hands out whichever the browser takes. @param {string} folder */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** @param {string} name */
const inPackages = (name) => `packages/${name}`;

/** npm packages that our workspaces depend on. */
function externals() {
  const names = new Set();
  for (const folder of ['apps/server', ...['contract', 'items', 'korean', 'paper', 'psychometrics'].map(inPackages)]) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) if (!name.startsWith('@chulje/')) names.add(name);
  }
  return [...names].flatMap((name) => [name, `${name}/*`]);
}

/**
 * @param {string} label
 * @param {string} workspace
 * @param {string[]} sources
 * @param {(target: string) => Promise<{ code: number; output: string }>} make
 */
async function buildWhenStale(label, workspace, sources, make) {
  const target = join(ROOT, workspace, 'dist');
  const mark = join(target, '.sources');
  const wanted = hashOf(sources);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log(`${label} 중입니다 …`);
  // Built beside and moved into place, so that a build broken off never stands there. As deep as its place, because
  // source maps name the sources from where they are.
  const fresh = join(ROOT, workspace, '.cache');
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh);
    const { code, output } = await make(fresh);
    if (code !== 0) throw failure(label, output);
    writeFileSync(join(fresh, '.sources'), wanted);
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } catch (error) {
    throw error instanceof PrepareError ? error : failure(label, String(error));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Known causes in clear words, with what the program itself said. @param {string} label @param {string} output */
function failure(label, output) {
  const causes = /** @type {const} */ ([
    [/ENOSPC|no space left/i, '디스크에 남은 공간이 없습니다. 공간을 비우고 다시 실행하세요.'],
    [/EACCES|EROFS|EPERM|permission denied|read-only file/i, `쓸 권한이 없습니다. 이 폴더를 확인하세요: ${ROOT}`],
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/,
      'npm 저장소에 연결할 수 없습니다. 인터넷 연결이나 프록시 설정을 확인하세요.',
    ],
  ]);
  const lines = output.trim().split('\n');
  const cause = causes.find(([pattern]) => pattern.test(output));
  const detail = cause ? lines.filter((line) => cause[0].test(line)).slice(0, 1) : lines.slice(-20);
  return new PrepareError([`${label}에 실패했습니다.${cause ? ` ${cause[1]}` : ''}`, ...detail].join('\n'));
}

/** A hash over files and folders of the repository, by name and content; tests are never built. @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name));
      return;
    }
    if (/\.test\.tsx?$/.test(basename(path))) return;
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) add(join(ROOT, path));
  return hash.digest('hex');
}

/**
 * Does the work while no other start or test of this clone installs or builds, waiting for its turn. The lock is a
 * listening socket: the system frees it at whatever end of the process (docs/decisions/005-lock-by-socket.md).
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  const name = `chulje-prepare-${createHash('sha256').update(realpathSync(ROOT)).digest('hex').slice(0, 16)}`;
  const file = join(tmpdir(), `${name}.sock`);
  const address =
    process.platform === 'linux' ? `\0${name}` : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : file;
  let isTold = false;
  for (;;) {
    const lock = await listen(address);
    if (lock) {
      try {
        return await work();
      } finally {
        lock.close();
      }
    }
    if (address === file && !(await answers(file))) rmSync(file, { force: true });
    if (!isTold) console.log('다른 명령이 이 폴더에서 설치하거나 빌드하고 있어 기다립니다 …');
    isTold = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** @param {string} address @returns {Promise<import('node:net').Server | undefined>} */
function listen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** @param {string} file @returns {Promise<boolean>} */
function answers(file) {
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
