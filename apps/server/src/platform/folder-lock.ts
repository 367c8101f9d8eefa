import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from './errors.ts';

/**
 * Takes a folder for this process alone until it ends, by whatever end. PGlite needs it: two processes on one folder
 * silently destroy data. The lock is a listening socket, because the system itself frees that when a process dies:
 * an abstract socket on Linux, a named pipe on Windows, a socket file elsewhere.
 * @throws {StartError} when another process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = realpathSync(folder);
  const name = `chulje-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return release(await listen(`\0${name}`, path));
  if (process.platform === 'win32') return release(await listen(`\\\\.\\pipe\\${name}`, path));
  const file = join(path, 'lock.sock');
  if (!(await answers(file))) rmSync(file, { force: true });
  return release(await listen(file, path));
}

function listen(address: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new StartError(
          `데이터 폴더를 다른 출제공방이 쓰고 있습니다: ${folder}\n먼저 켜 둔 것을 끄거나, DATA_DIR로 다른 폴더를 지정하세요. 여러 프로세스로 쓰려면 DATABASE_URL로 PostgreSQL을 연결하세요.`,
        ),
      );
    });
    server.listen(address, () => resolve(server));
  });
}

async function answers(file: string): Promise<boolean> {
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function release(server: Server): () => Promise<void> {
  return () => new Promise((resolve) => server.close(() => resolve()));
}
