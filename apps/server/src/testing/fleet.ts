import { startTossSandbox } from '@chulje/toss-sandbox';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { build } from '../../../../scripts/prepare.mjs';
// @ts-expect-error plain JavaScript: it runs before anything is installed
import { startCluster } from '../../../../scripts/test-tools.mjs';
import { type Database, openDatabase } from '../platform/db.ts';
import { sandboxEnv } from './payments.ts';
import { addressOf, type ServerProcess, spawnServer } from './process.ts';

/** A PostgreSQL that can be stopped as by a power cut and started again. */
export interface Cluster {
  url: string;
  /** Where its programs are. */
  bin: string;
  halt(): void;
  restart(): void;
  stop(): void;
}

/** One process of the fleet: killed, paused or ended, and started again in its place. */
export class ServerMember {
  url = '';
  private server: ServerProcess | undefined;

  constructor(
    private readonly env: Record<string, string>,
    private readonly nodeOptions: readonly string[] = [],
  ) {}

  async start(): Promise<void> {
    this.server = spawnServer(this.env, this.nodeOptions);
    this.url = (await addressOf(this.server)).replace('localhost', '127.0.0.1');
  }

  signal(name: NodeJS.Signals): void {
    this.server?.child.kill(name);
  }

  /** Ends it by a signal, and waits for its end. */
  async end(name: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.signal(name);
    await this.server?.exited;
  }

  output(): string {
    return this.server?.output() ?? '';
  }
}

/** Two web and two worker processes of the built server on a cluster of their own; undefined without PostgreSQL. */
export async function startFleet() {
  const cluster = (await startCluster(['max_connections=100', 'fsync=off'])) as Cluster | undefined;
  if (!cluster) return undefined;
  const member = (role: 'web' | 'worker') =>
    new ServerMember({
      ROLE: role,
      DATABASE_URL: cluster.url,
      DATABASE_POOL: '6',
      LOG_LEVEL: 'error',
      GENERATION_WORKERS: '4',
      GENERATION_LEASE_SECONDS: '3',
      EMBEDDED_ENGINE_STAGE_SECONDS: '0.4',
      ...sandboxEnv(sandbox),
    });
  const sandbox = await startTossSandbox({ webhookMinuteMs: 50 });
  const webs = [member('web'), member('web')] as const;
  const workers = [member('worker'), member('worker')] as const;
  const all = [...webs, ...workers];
  let database: Database | undefined;
  async function stop() {
    await Promise.all(all.map((each) => each.end('SIGKILL')));
    await sandbox.stop();
    await database?.close();
    cluster?.stop();
  }
  try {
    await build();
    database = await openDatabase({ url: cluster.url, dataDir: '', poolSize: 4 });
    await database.migrate();
    await Promise.all(all.map((each) => each.start()));
    return { cluster, sandbox, database, webs, workers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Fleet = NonNullable<Awaited<ReturnType<typeof startFleet>>>;
