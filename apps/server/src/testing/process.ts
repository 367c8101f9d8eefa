import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Its end, when everything it printed is there. */
  exited: Promise<number | null>;
}

/** Starts the built server as a process of its own, as an operator would. */
export function spawnServer(env: Record<string, string>, nodeOptions: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, '--enable-source-maps', MAIN], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, exited: new Promise((resolve) => child.once('close', resolve)) };
}

/** Far longer than any start takes. */
const START_MS = 90_000;

/** Waits until the server has told its address. @throws what it printed, when it ends before or never tells it */
export async function addressOf(server: ServerProcess): Promise<string> {
  const until = Date.now() + START_MS;
  let isOver = false;
  void server.exited.then(() => {
    isOver = true;
  });
  for (;;) {
    const [address] = /http:\/\/localhost:\d+(?!\/)/.exec(server.output()) ?? [];
    if (address) return address;
    if (isOver || Date.now() > until) throw new Error(`the server did not start: ${server.output()}`);
    await sleep(50);
  }
}
