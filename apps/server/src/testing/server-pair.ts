import { startTossSandbox } from '@chulje/toss-sandbox';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db.ts';
import { createPostgresDatabase } from './databases.ts';
import { paymentParts, sandboxEnv } from './payments.ts';
import { addressOf, type ServerProcess, spawnServer } from './process.ts';

/** A server as a process of its own, once it answers. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess & { url: string }> {
  const server = spawnServer(env);
  try {
    return { ...server, url: (await addressOf(server)).replace('localhost', '127.0.0.1') };
  } catch (error) {
    server.child.kill('SIGKILL');
    throw error;
  }
}

/** A server by whose name PostgreSQL knows its connections. */
type NamedServer = ServerProcess & { url: string; name: string };

/** A fresh PostgreSQL database with the payments domain on it, a sandbox, and server processes started by need. */
export async function startProcessShop() {
  const place = await createPostgresDatabase();
  const database = await openDatabase({ url: place.url, dataDir: '', poolSize: 6 });
  const sandbox = await startTossSandbox({ webhookMinuteMs: 50 });
  const servers: NamedServer[] = [];
  const env = {
    DATABASE_POOL: '4',
    // What a killed server worked on is soon taken up by another.
    GENERATION_LEASE_SECONDS: '3',
    ...sandboxEnv(sandbox),
  };
  let serial = 0;
  async function start(): Promise<NamedServer> {
    serial += 1;
    const name = `server ${serial}`;
    const url = new URL(place.url);
    url.searchParams.set('application_name', name);
    return { ...(await startServerProcess({ ...env, DATABASE_URL: url.href })), name };
  }
  return {
    database,
    sandbox,
    urls: () => servers.map(({ url }) => url),
    parts: paymentParts({ database, clock: systemClock }, sandbox),
    async startServer() {
      const server = await start();
      servers.push(server);
      return server;
    },
    /** Ends the first server as a power cut would, and starts another in its place: its port may be somebody else's by then. */
    async killServer() {
      const first = servers[0];
      if (!first) throw new Error('there is no server');
      first.child.kill('SIGKILL');
      await first.exited;
      servers[0] = await start();
    },
    async stop() {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ exited }) => exited));
      await sandbox.stop();
      await database.close();
      await place.drop();
    },
  };
}
