// @ts-check

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `npm start` and `npm test` do first. Plain JavaScript: it runs before anything is installed. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALL_MARK = join(ROOT, 'node_modules', '.chulje-install');
const MINIMUM_NODE = [20, 19];

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
  const wanted = hashOf([join(ROOT, 'package-lock.json')]) + process.versions.modules;
  if (existsSync(INSTALL_MARK) && readFileSync(INSTALL_MARK, 'utf8') === wanted) return;
  console.log('필요한 것을 설치합니다 (처음 한 번, 몇 분 걸립니다) …');
  const { code, output } = await run('npm', ['ci', '--engine-strict', '--no-audit', '--no-fund'], { quiet: true });
  if (code !== 0) throw new PrepareError(describeInstallFailure(output));
  writeFileSync(INSTALL_MARK, wanted);
}

/** @param {string} output */
function describeInstallFailure(output) {
  if (/ENOSPC/.test(output)) return '디스크에 남은 공간이 없어 설치하지 못했습니다.';
  if (/EACCES|EROFS|EPERM/.test(output)) return `이 폴더에 쓸 수 없어 설치하지 못했습니다: ${ROOT}`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output)) {
    return 'npm 저장소에 연결할 수 없어 설치하지 못했습니다. 인터넷 연결이나 프록시 설정을 확인하세요.';
  }
  return `설치하지 못했습니다.\n${output.trim().split('\n').slice(-15).join('\n')}`;
}

/** Builds the web app and the server when their sources have changed. */
export async function build() {
  const shared = ['package-lock.json', 'packages/contract/src'];
  await buildWhenStale(
    '웹 화면',
    'apps/web/dist',
    [
      ...shared,
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/entry.html',
      'apps/web/vite.config.ts',
    ],
    (target) =>
      run('npx', ['vite', 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', target], {
        cwd: join(ROOT, 'apps/web'),
        quiet: true,
      }),
  );
  await buildWhenStale(
    '서버',
    'apps/server/dist',
    [...shared, 'packages/items/src', 'packages/paper/src', 'apps/server/src'],
    (target) =>
      run(
        'npx',
        [
          'esbuild',
          'apps/server/src/main.ts',
          '--bundle',
          '--platform=node',
          '--format=esm',
          '--target=node20',
          '--sourcemap',
          // Our own packages export TypeScript and are bundled; everything else stays in node_modules.
          ...externals().map((name) => `--external:${name}`),
          `--outfile=${join(target, 'main.js')}`,
          '--log-level=warning',
        ],
        { cwd: ROOT, quiet: true },
      ),
  );
}

/** npm packages that our workspaces depend on. */
function externals() {
  const names = new Set();
  for (const folder of ['apps/server', 'packages/contract', 'packages/items', 'packages/paper']) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) if (!name.startsWith('@chulje/')) names.add(name);
  }
  return [...names].flatMap((name) => [name, `${name}/*`]);
}

/**
 * @param {string} label
 * @param {string} output
 * @param {string[]} sources
 * @param {(target: string) => Promise<{ code: number; output: string }>} make
 */
async function buildWhenStale(label, output, sources, make) {
  const target = join(ROOT, output);
  const mark = join(target, '.sources');
  const wanted = hashOf(sources.map((source) => join(ROOT, source)));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log(`${label}을(를) 빌드합니다 …`.replace('화면을(를)', '화면을').replace('서버을(를)', '서버를'));
  // Built beside and moved into place: a start that is interrupted, or a second one, never leaves half a build.
  const fresh = `${target}.${process.pid}`;
  const old = `${target}.old.${process.pid}`;
  try {
    mkdirSync(fresh, { recursive: true });
    const { code, output: log } = await make(fresh);
    if (code !== 0)
      throw new PrepareError(`${label} 빌드에 실패했습니다.\n${log.trim().split('\n').slice(-30).join('\n')}`);
    writeFileSync(join(fresh, '.sources'), wanted);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    throw describeFileError(error, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/** @param {unknown} error @param {string} target */
function describeFileError(error, target) {
  const code = /** @type {NodeJS.ErrnoException} */ (error).code;
  if (code === 'ENOSPC') return new PrepareError('디스크에 남은 공간이 없어 빌드하지 못했습니다.');
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new PrepareError(`이 폴더에 쓸 수 없어 빌드하지 못했습니다: ${dirname(target)}`);
  return error;
}

/** A hash over files and folders, by name and content. @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name));
      return;
    }
    hash.update(relative(ROOT, path)).update('\0').update(readFileSync(path)).update('\0');
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean; timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      detached: process.platform !== 'win32',
    });
    let output = '';
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `\n제한 시간(${Math.round(timeoutMs / 1000)}초)을 넘겨 중단했습니다.\n`;
            killTree(child);
          }, timeoutMs);
    /** @param {Buffer} chunk */
    const take = (chunk) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 1, output: `${output}\n${error.message}` });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function killTree(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
