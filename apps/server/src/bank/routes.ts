import * as contract from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import * as bank from './service.ts';

export function registerBankRoutes(app: FastifyInstance, { database: { db } }: { database: Database }): void {
  handle(app, contract.listBank, ({ member, query }) => bank.listBank(db, member.id, query));
  handle(app, contract.listBankTags, ({ member }) => bank.listTags(db, member.id));
  handle(app, contract.tagItem, ({ member, params, body }) => bank.tagItem(db, member.id, params.queCode, body.tags));
}
