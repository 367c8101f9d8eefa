import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import { currentTrace } from './trace.ts';

/** Values under these names never reach a log, whoever logs them. */
const SECRET_NAMES = [
  'password',
  'memPassword',
  'currentPassword',
  'token',
  'verificationToken',
  'email',
  'memEmail',
  'to',
  'paymentKey',
  'content',
  'custom_passage',
  'cookie',
  'authorization',
];

/** Options of the one logger: JSON lines, request id, address, the path without its query, no header and no body. */
export function loggerOptions(config: Pick<Config, 'LOG_LEVEL'>) {
  return {
    level: config.LOG_LEVEL,
    // A request's own logger names it already.
    mixin: (_entry: object, _level: number, logger: { bindings(): object }) => {
      const reqId = currentTrace();
      return reqId !== null && !('reqId' in logger.bindings()) ? { reqId } : {};
    },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[가림]' },
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: url.split('?')[0],
        ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  } satisfies FastifyServerOptions['logger'];
}

/** One line for each request, at its end; Fastify's own writes one more when it comes in. */
export class RequestLog extends LogController {
  /** Hides nothing, since such a line holds nothing to hide: to look for that takes longer than to write it. */
  private lines: FastifyBaseLogger | undefined;

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const { elapsedTime: responseTime } = res;
    if (error) req.log.error({ req, res, err: error, responseTime }, 'request errored');
    else if (req.routeOptions.logLevel !== 'warn') {
      this.lines ??= req.server.log.child({}, { redact: [] });
      this.lines.info({ reqId: req.id, req, res, responseTime }, 'request completed');
    }
  }
}

interface DescribedError {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  cause?: DescribedError;
}

/** An error without the values of the query that failed, which hold whatever the user typed. */
export function describeError(error: Error & { code?: string }): DescribedError {
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    code: error.code,
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Drizzle ends its message with `params: …`; PostgreSQL quotes the value that it could not read. */
function withoutValues(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '').replace(/(invalid input[^:\n]*): ".*"/g, '$1');
}
