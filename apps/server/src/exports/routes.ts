import { exportWork } from '@chulje/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import * as exports from './service.ts';

export function registerExportRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  handle(app, exportWork, async ({ member, params, query, reply }) => {
    const file = await exports.exportWork(database.db, member.id, params.pasCode, query.type);
    return reply
      .header('content-type', file.mimeType)
      .header('content-disposition', file.contentDisposition)
      .send(Buffer.from(file.bytes));
  });
}
