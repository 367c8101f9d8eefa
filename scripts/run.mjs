// @ts-check
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Running programs so that they end when we do. Plain JavaScript: it runs before anything is installed. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const IS_WINDOWS = process.platform === 'win32';
/** How long a program that has ended may leave its output to others. */
const OUTPUT_MS = 5_000;

// npm does the same, but the scripts also run without it.
process.env.PATH = `${join(ROOT, 'node_modules', '.bin')}${IS_WINDOWS ? ';' : ':'}${process.env.PATH}`;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => running.forEach(killTree));

/**
 * Runs a program to its end, or to its time limit. What it started ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean; timeoutMs: number }} options
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false, timeoutMs }) {
  return new Promise((resolve) => {
    // A group of its own, so that the whole tree can be ended.
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: IS_WINDOWS,
      detached: !IS_WINDOWS,
    });
    running.add(child);
    let output = '';
    /** @param {string} text */
    const take = (text) => {
      output += text;
      if (!quiet) process.stdout.write(text);
    };
    const timer = setTimeout(() => {
      take(`\n제한 시간(${Math.round(timeoutMs / 1000)}초)을 넘겨 중단했습니다: ${command} ${args.join(' ')}\n`);
      killTree(child);
    }, timeoutMs);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(`\n${error.message}\n`);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
    child.once('exit', (code) => {
      killTree(child);
      setTimeout(() => finish(code ?? 1), OUTPUT_MS).unref();
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function killTree(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(IS_WINDOWS ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Calls back whenever this process is asked to end. npm hands signals to the shell between it and us, which dies of
 * them without a word: then the parent is gone, and that is a request too.
 * @param {(request: 'SIGINT' | 'SIGTERM' | 'orphaned') => void} handle
 */
export function onStopRequest(handle) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => handle(signal));
  // Without npm in between, a parent that ends first is a usual way to leave a server running.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle('orphaned');
  }, 200).unref();
}
