import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import * as notices from './service.ts';

export function registerNoticeRoutes(app: FastifyInstance, { database: { db } }: { database: Database }): void {
  handle(app, contract.listNotices, () => notices.listNotices(db));
  handle(app, contract.getNotice, ({ query }) => notices.getNotice(db, query.notCode));
}
