import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { LIMITS, PAGES_HEADER, UNPRINTABLE_HEADER, unprintableHeader } from '@chulje/contract';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Threads } from '../threads.ts';
import type { ExportedFile, FileSetting } from './paper-file.ts';

const PICTURE = 'image/svg+xml';

export interface FileParts {
  threads: Threads;
  clock: Clock;
  limits: RateLimits;
}

/**
 * Makes a file for a member in their turn, and sends it; what is made ends when they go away.
 * @throws {AppError} request.too-many; what `make` throws
 */
export function fileSender({ threads, clock, limits }: FileParts) {
  return async (
    reply: FastifyReply,
    memberId: string,
    make: (setting: FileSetting) => Promise<ExportedFile>,
  ): Promise<FastifyReply> => {
    // Threads are few: nobody keeps them from the others.
    await limits.take({ key: `export:${memberId}`, max: LIMITS.exportsPerMinute, seconds: 60 });
    return sendFile(reply, await make({ threads, clock, signal: departure(reply), memberId }));
  };
}

/** Aborts when the connection closes, before the answer or after it. */
function departure(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once('close', () => abort.abort());
  return abort.signal;
}

function sendFile(reply: FastifyReply, file: ExportedFile): FastifyReply {
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
