import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/** Values under these names never reach a log, whoever logs them. */
const SECRET_NAMES = [
  'password',
  'memPassword',
  'token',
  'email',
  'memEmail',
  'paymentKey',
  'content',
  'custom_passage',
  'cookie',
  'authorization',
];

/** Options of the one logger: JSON lines, request id, the path without its query, no header and no body. */
export function loggerOptions(config: Pick<Config, 'LOG_LEVEL'>): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: config.LOG_LEVEL,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[가림]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}
