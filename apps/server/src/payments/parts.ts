import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import type { OrderRow } from './store.ts';
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
  /** Where mails link to. */
  publicUrl: string | undefined;
  /** Who is told by mail what the product cannot settle by itself. */
  operatorEmail: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Absent in the operator's command line, which waits for nothing. */
  queue?: Pick<Queue, 'send'> | undefined;
}

/** The client that can speak of this order; undefined when it was made under other keys. */
export function clientFor({ provider }: PaymentParts, order: OrderRow): TossClient | undefined {
  return provider?.mode === order.mode ? provider.client : undefined;
}
