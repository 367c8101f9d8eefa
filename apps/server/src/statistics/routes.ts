import { getStatistics } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import { readStatistics } from './service.ts';

export function registerStatisticsRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  handle(app, getStatistics, ({ member }) => readStatistics(database.db, member.id, clock.now()));
}
