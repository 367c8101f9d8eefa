import { getTicket } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import { getTicketInfo } from './service.ts';

export function registerTicketRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  handle(app, getTicket, ({ member }) => getTicketInfo(database.db, member.id));
}
