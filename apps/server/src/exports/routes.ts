import {
  checkExport,
  exportEverything,
  exportWork,
  exportWorks,
  getSchoolReviewFile,
  SCHOOL_REVIEW_TITLE,
} from '@chulje/contract';
import { contentDisposition, fileName } from '@chulje/paper';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import type { OwnData } from '../platform/own-data.ts';
import { schoolReviewFiles } from './school-review.ts';
import { type FileParts, fileSender } from './send-file.ts';
import * as exports from './service.ts';

export function registerExportRoutes(
  app: FastifyInstance,
  {
    database: { db },
    ownData,
    ...parts
  }: FileParts & {
    database: Database;
    /** What else there is of a member, beside the works. */
    ownData: readonly OwnData[];
  },
): void {
  const send = fileSender(parts);
  handle(app, exportWork, ({ member, params, query: { type, ...options }, reply }) =>
    send(reply, member.id, (setting) => exports.exportWork(db, setting, params.pasCode, type, options)),
  );
  handle(app, exportWorks, ({ member, query: { codes, ...options }, reply }) =>
    send(reply, member.id, (setting) => exports.exportWorks(db, setting, codes, options)),
  );
  handle(app, checkExport, ({ member, query }) => exports.checkWorks(db, member.id, query.codes));
  handle(app, exportEverything, ({ member, reply }) =>
    send(reply, member.id, (setting) => exports.exportEverything(db, setting, ownData)),
  );
  const schoolReview = schoolReviewFiles(parts.threads);
  handle(app, getSchoolReviewFile, async ({ query, reply }) => {
    const { bytes, mimeType, extension } = await schoolReview(query.type);
    return reply
      .header('content-type', mimeType)
      .header('content-disposition', contentDisposition(fileName(SCHOOL_REVIEW_TITLE, extension)))
      .send(Buffer.from(bytes));
  });
}
