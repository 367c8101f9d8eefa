import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import type { TossClient } from './toss-client.ts';

/** How payments reach the provider. */
export interface Provider {
  client: TossClient;
  mode: 'test' | 'real';
  clientKey: string;
  /** Where browsers load the provider's script. */
  scriptUrl: string;
}

/** What every part of the payments domain works with. */
export interface PaymentParts {
  database: Database;
  clock: Clock;
  /** Absent when nothing can be sold. */
  provider: Provider | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Parts of a process that also queues work. */
export interface QueuedPaymentParts extends PaymentParts {
  queue: Queue;
}
