import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;
const START_MS = 120_000;

export interface TestServer {
  url: string;
  /** Lets so much time go by for the server; until it is started again. */
  advance(seconds: number): Promise<void>;
  /** Ends the process as a power cut would, keeping its data. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it and throws its data away. */
  dispose(): Promise<void>;
}

/** The built server as a newcomer runs it: embedded database and engine, demo account, a fresh folder. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-e2e-'));
  let child: ChildProcess | undefined;
  let port = '0';
  let output = '';

  async function start(): Promise<void> {
    output = '';
    child = spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DEMO_ACCOUNT: 'true',
        DATA_DIR: folder,
        PORT: port,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const deadline = Date.now() + START_MS;
    for (;;) {
      const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found) {
        port = found;
        return;
      }
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  await start();
  return {
    get url() {
      return `http://localhost:${port}`;
    },
    async advance(seconds) {
      const moved = new Promise((resolve) => child?.once('message', resolve));
      child?.send(seconds * 1000);
      await moved;
    },
    kill: () => end('SIGKILL'),
    start,
    async dispose() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
