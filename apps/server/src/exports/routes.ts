import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  checkExport,
  exportEverything,
  exportWork,
  exportWorks,
  LIMITS,
  PAGES_HEADER,
  UNPRINTABLE_HEADER,
  unprintableHeader,
} from '@chulje/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { handle } from '../platform/http.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Threads } from '../threads.ts';
import * as exports from './service.ts';

const PICTURE = 'image/svg+xml';

export function registerExportRoutes(
  app: FastifyInstance,
  {
    database,
    threads,
    clock,
    limits,
    ownData,
  }: {
    database: Database;
    threads: Threads;
    clock: Clock;
    limits: RateLimits;
    /** What else there is of a member, beside the works. */
    ownData: readonly OwnData[];
  },
): void {
  const partsFor = (reply: FastifyReply) => ({ db: database.db, threads, clock, signal: departure(reply) });
  // Threads are few: nobody keeps them from the others.
  const takeTurn = (memberId: string) =>
    limits.take({ key: `export:${memberId}`, max: LIMITS.exportsPerMinute, seconds: 60 });
  handle(app, exportWork, async ({ member, params, query: { type, ...options }, reply }) => {
    await takeTurn(member.id);
    return sendFile(reply, await exports.exportWork(partsFor(reply), member.id, params.pasCode, type, options));
  });
  handle(app, exportWorks, async ({ member, query: { codes, ...options }, reply }) => {
    await takeTurn(member.id);
    return sendFile(reply, await exports.exportWorks(partsFor(reply), member.id, codes, options));
  });
  handle(app, checkExport, ({ member, query }) => exports.checkWorks(database.db, member.id, query.codes));
  handle(app, exportEverything, async ({ member, reply }) => {
    await takeTurn(member.id);
    return sendFile(reply, await exports.exportEverything(partsFor(reply), member.id, ownData));
  });
}

/** Aborts when the connection closes, before the answer or after it. */
function departure(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  return abort.signal;
}

function sendFile(reply: FastifyReply, file: exports.ExportedFile): FastifyReply {
  if (file.unprintable.length > 0) reply.header(UNPRINTABLE_HEADER, unprintableHeader(file.unprintable));
  if (file.pages !== undefined) reply.header(PAGES_HEADER, file.pages);
  reply.header('content-type', file.mimeType).header('content-disposition', file.contentDisposition);
  const acceptsGzip = /\bgzip\b/.test(String(reply.request.headers['accept-encoding']));
  if (file.mimeType === PICTURE && acceptsGzip) {
    // Outlines of letters shrink to a quarter. What breaks is told by the answer, which ends with the last of the two.
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return reply.send(pipeline(file.content, createGzip(), () => undefined));
  }
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(file.content);
}
