import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './errors.ts';

/** How long to wait before looking again whether another that wants the folder too has stepped back. */
const REST_MS = 20;
/** Of a socket's path, in bytes; Linux takes 107, others a little less. */
const PATH_MAX = 100;

/**
 * Takes a folder for this process alone until it ends, by whatever end. PGlite needs it: two processes on one folder
 * silently destroy data. The lock is a listening socket, because the system itself frees that when a process dies: a
 * named pipe on Windows, elsewhere a socket file in the folder, so that whoever sees the folder sees the lock, from
 * whatever container (docs/decisions/005).
 * @throws {StartError} when another process holds the folder, or it can hold no sockets
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = realpathSync(folder);
  if (process.platform !== 'win32') return lockBySockets(path);
  const name = `chulje-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const server = await listen(`\\\\.\\pipe\\${name}`).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? inUse(path) : error;
  });
  return () => close(server);
}

/**
 * Each process that wants the folder listens on a socket file of its own name there, and only then looks who else does:
 * of two, the later to come sees the earlier. A file nobody listens on any more belongs to the dead, whose names do not
 * come back: it is removed. Of several that are alive none of which holds the folder, the one with the first name may
 * have it, and the others step back.
 */
async function lockBySockets(folder: string): Promise<() => Promise<void>> {
  const lock = new FolderSockets(folder);
  const own = randomBytes(12).toString('hex');
  const server = await lock.publish(own);
  const release = async () => {
    lock.remove(own);
    await close(server);
    lock.close();
  };
  try {
    for (;;) {
      const rivals = await lock.listAlive(own);
      if (rivals.some((name) => name < own || lock.isHolder(name))) throw inUse(folder);
      if (rivals.length === 0) break;
      await sleep(REST_MS);
    }
    lock.markHolder(own);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** The files of the lock: `name.sock` is somebody who wants or holds the folder, `name.holds` beside it that he holds it. */
class FolderSockets {
  private readonly path: string;
  private readonly descriptor: number | undefined;

  constructor(private readonly folder: string) {
    this.path = join(folder, 'lock');
    mkdirSync(this.path, { recursive: true });
    // A path that is too long for a socket has a short name as long as its folder is open.
    const isLong = Buffer.byteLength(this.path) + 32 > PATH_MAX && process.platform === 'linux';
    this.descriptor = isLong ? openSync(this.path, 'r') : undefined;
  }

  /** Listens under a name that others see only once it does: what they find and cannot reach is dead. */
  async publish(name: string): Promise<Server> {
    try {
      const server = await listen(this.address(`${name}.new`));
      renameSync(join(this.path, `${name}.new`), join(this.path, `${name}.sock`));
      return server;
    } catch (error) {
      throw new StartError(
        `데이터 폴더에 잠금을 만들 수 없습니다(${(error as NodeJS.ErrnoException).code}): ${this.folder}\n이 컴퓨터의 디스크에 있는 폴더를 DATA_DIR로 지정하세요.`,
      );
    }
  }

  /** Who else is there; what the dead left is removed. */
  async listAlive(own: string): Promise<string[]> {
    const names = readdirSync(this.path)
      .filter((file) => file.endsWith('.sock') && file !== `${own}.sock`)
      .map((file) => file.slice(0, -'.sock'.length));
    const alive: string[] = [];
    for (const name of names) {
      if (await this.isAlive(name)) alive.push(name);
      else this.remove(name);
    }
    return alive;
  }

  isHolder(name: string): boolean {
    return existsSync(join(this.path, `${name}.holds`));
  }

  markHolder(name: string): void {
    closeSync(openSync(join(this.path, `${name}.holds`), 'w'));
  }

  remove(name: string): void {
    for (const kind of ['sock', 'holds']) rmSync(join(this.path, `${name}.${kind}`), { force: true });
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
  }

  private isAlive(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.address(`${name}.sock`), () => {
        socket.destroy();
        resolve(true);
      });
      // Anything but these says that somebody is there, if too busy to answer.
      socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
    });
  }

  private address(file: string): string {
    return this.descriptor === undefined ? join(this.path, file) : `/proc/self/fd/${this.descriptor}/${file}`;
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function inUse(folder: string): StartError {
  return new StartError(
    `데이터 폴더를 다른 출제공방이 쓰고 있습니다: ${folder}\n먼저 켜 둔 것을 끄거나, DATA_DIR로 다른 폴더를 지정하세요. 여러 프로세스로 쓰려면 DATABASE_URL로 PostgreSQL을 연결하세요.`,
  );
}
