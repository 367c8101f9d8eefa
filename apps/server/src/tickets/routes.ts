import { getTicket, listUsage } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import * as service from './service.ts';

export function registerTicketRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  handle(app, getTicket, ({ member }) => service.getTicketInfo(database.db, member.id));
  handle(app, listUsage, ({ member, query }) => service.listUsage(database.db, member.id, query));
}
