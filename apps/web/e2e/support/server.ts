import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;
const START_MS = 120_000;
/** Names the folder of a server that has been started once and ended: what a fresh one begins with. */
const TEMPLATE = 'CHULJE_E2E_TEMPLATE';

export interface TestServer {
  url: string;
  /** Lets so much time go by for the server, which may be down meanwhile. */
  advance(seconds: number): Promise<void>;
  /** Ends the process as a power cut would, keeping its data. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** The folder of its data. */
  folder: string;
  /** Ends the process in order, keeping its data. */
  end(): Promise<void>;
  /** Ends it and throws its data away. */
  dispose(): Promise<void>;
}

/**
 * Starts the built server once on an empty folder, as a newcomer does, and keeps the folder for all that follow: making the
 * embedded database takes longer than most journeys. Returns what throws it away.
 */
export async function prepareServers(): Promise<() => void> {
  const server = await startServer();
  await server.end();
  process.env[TEMPLATE] = server.folder;
  return () => rmSync(server.folder, { recursive: true, force: true });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chulje-e2e-'));
  const template = process.env[TEMPLATE];
  if (!template) return folder;
  // A thousand small files: the system's own program copies them in a tenth of the time.
  if (process.platform === 'win32') cpSync(template, folder, { recursive: true });
  else execFileSync('cp', ['-R', `${template}/.`, folder]);
  return folder;
}

/** The built server as a newcomer runs it: embedded database and engine, demo account, a fresh folder. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const folder = newFolder();
  let child: ChildProcess | undefined;
  let port = '0';
  let output = '';
  let aheadMs = 0;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start(): Promise<void> {
    output = '';
    child = spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        DEMO_ACCOUNT: 'true',
        // A member is made from an address of its own (mail.ts): no limit of one address is met by who means none.
        TRUSTED_PROXIES: '1',
        DATA_DIR: folder,
        PORT: port,
        CLOCK_AHEAD_MS: String(aheadMs),
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
    if (!isRunning()) return;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill(signal);
    await exited;
  }

  await start();
  return {
    get url() {
      return `http://localhost:${port}`;
    },
    async advance(seconds) {
      aheadMs += seconds * 1000;
      if (!isRunning()) return;
      const moved = new Promise((resolve) => child?.once('message', resolve));
      child?.send(seconds * 1000);
      await moved;
    },
    kill: () => end('SIGKILL'),
    start,
    folder,
    end: () => end('SIGTERM'),
    async dispose() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
