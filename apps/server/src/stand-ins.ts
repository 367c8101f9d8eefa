import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTossSandbox } from '@chulje/toss-sandbox';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';
import type { PaymentSettings } from './platform/payment-settings.ts';

const BROWSER_PREFIX = '/sandbox/toss';

/** What stands in for the outside world in this process. */
export interface StandIns {
  /** The sandbox's settings; undefined when it does not run. */
  payment: PaymentSettings | undefined;
  /** What browsers need of it, from our own origin so that the content security policy stays as it is. */
  routes: (server: FastifyInstance) => Promise<void>;
  /** Tells it where the server listens. */
  reach(port: number): void;
  stop(): Promise<void>;
}

/** Starts the stand-ins that the settings ask for; config refuses them in production. */
export async function startStandIns(config: Config): Promise<StandIns> {
  if (!config.hasTossSandbox)
    return { payment: undefined, routes: async () => {}, reach: () => {}, stop: async () => {} };
  mkdirSync(config.dataDir, { recursive: true });
  const sandbox = await startTossSandbox({ file: join(config.dataDir, 'toss-sandbox.json') });
  return {
    payment: {
      clientKey: sandbox.clientKey,
      secretKey: sandbox.secretKey,
      apiUrl: sandbox.url,
      scriptUrl: `${BROWSER_PREFIX}/v2/standard`,
    },
    async routes(server) {
      await server.register(
        async (part) => {
          // No call of ours: it stays out of the API's description.
          part.addHook('onRoute', (route) => {
            route.schema = { ...route.schema, hide: true };
          });
          await sandbox.browserPart(part);
        },
        { prefix: BROWSER_PREFIX },
      );
    },
    reach: (port) => sandbox.setWebhookUrl(`http://127.0.0.1:${port}/api/tosspay/webhook`),
    stop: () => sandbox.stop(),
  };
}
