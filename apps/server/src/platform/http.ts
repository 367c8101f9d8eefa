import type { Socket } from 'node:net';
import {
  type AnswerOf,
  ATTEMPT_HEADER,
  type BodyOf,
  type Call,
  ERRORS,
  isErrorCode,
  type ParamsOf,
  type QueryOf,
} from '@chulje/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Config } from './config.ts';
import { type Database, isUnavailable } from './db.ts';
import { AppError } from './errors.ts';
import { securityHeaders } from './security-headers.ts';
import { underTrace } from './trace.ts';

/** The member a request acts for. */
export interface CurrentMember {
  id: string;
  name: string;
  sessionId: string;
  /** Auto-login. */
  isPersistent: boolean;
  /** Came in with a temporary password and has chosen no new one yet. */
  mustChangePassword: boolean;
}

/** The attempt a request acts for, as the request says; whether that is true its domain finds out. */
export interface CurrentSolver {
  attempt: string;
  token: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the session's member or throws `auth.required`, `auth.password-change-required`; given by the accounts domain. */
    authenticate(
      request: FastifyRequest,
      reply: FastifyReply,
      options: { duringPasswordChange: boolean },
    ): Promise<CurrentMember>;
    /** Counts a call of a member that may change something. @throws {AppError} request.too-many */
    limitWrites(member: CurrentMember): Promise<void>;
  }
}

export interface CallContext<C> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}
type ContextOf<C extends AnyCall> = CallContext<C> &
  (C['access'] extends 'member' ? { member: CurrentMember } : unknown) &
  (C['access'] extends 'solver' ? { solver: CurrentSolver } : unknown);

// biome-ignore lint/suspicious/noExplicitAny: the schemas of a call are inferred from its own type
type AnyCall = Call<any, any, any, any, any>;
/** Who streams has answered by itself and returns the reply. */
type Result<C> = C extends { answer: 'file' | 'events' | 'redirect' }
  ? unknown
  : C extends { answer: { orEvents: unknown } }
    ? AnswerOf<C> | FastifyReply
    : AnswerOf<C>;

/** Registers a call of the contract: schema in, session where it needs one, schema out. */
export function handle<const C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (context: ContextOf<C>) => Promise<Result<C>> | Result<C>,
): void {
  // Who only reads sets nothing off; who comes back from Google may.
  const isRead = !UNSAFE_METHODS.has(call.method) && call.answer !== 'redirect';
  const answer = typeof call.answer === 'string' ? undefined : (call.answer.orEvents ?? call.answer);
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'api'],
      ...(call.access === 'member' && { security: [{ session: [] }] }),
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.access === 'solver' && { security: [{ attempt: [] }] }),
      ...(call.idempotent && { headers: z.looseObject({ 'idempotency-key': z.string().optional() }) }),
      response: {
        ...(answer && { 200: answer }),
        ...describeErrors(call),
      },
    },
    ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
    ...(call.access === 'solver' && {
      onRequest: async (request: FastifyRequest) => {
        request.solver = readSolver(request);
      },
    }),
    ...(call.access === 'member' && {
      // Before the body is parsed: strangers learn nothing about what a call accepts.
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        request.member = await app.authenticate(request, reply, {
          duringPasswordChange: call.duringPasswordChange === true,
        });
        if (UNSAFE_METHODS.has(call.method)) await app.limitWrites(request.member);
      },
    }),
    handler: async (request, reply) => {
      const context = {
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
        member: request.member,
        solver: request.solver,
      };
      const work = () => handler(context as never);
      return isRead ? work() : underTrace(request.id, work);
    },
  });
}

const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** By what a call that is sent again is known as the same. @throws {AppError} request.key-required */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) throw new AppError('request.key-required');
  return key;
}

declare module 'fastify' {
  interface FastifyRequest {
    member: CurrentMember | null;
    solver: CurrentSolver | null;
  }
}

/** @throws {AppError} solving.required for a request that names no attempt */
function readSolver(request: FastifyRequest): CurrentSolver {
  const [, attempt, token] = /^([\w-]{22})\.([\w-]{22,64})$/.exec(String(request.headers[ATTEMPT_HEADER])) ?? [];
  if (!attempt || !token) throw new AppError('solving.required');
  return { attempt, token };
}

/** Shape of an error in OpenAPI; the handler itself writes errors, so it is loose here. */
const ErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});

function describeErrors(call: AnyCall): Record<number, z.ZodType> {
  const codes = [
    'request.invalid' as const,
    'request.broken-text' as const,
    'request.too-deep' as const,
    ...(call.access === 'member' ? (['auth.required', 'auth.password-change-required'] as const) : []),
    ...(call.access === 'solver' ? (['solving.required'] as const) : []),
    ...(call.access === 'member' && UNSAFE_METHODS.has(call.method) ? (['request.too-many'] as const) : []),
    ...(call.errors ?? []),
  ];
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, ErrorSchema.describe(list.join(', '))]));
}

/**
 * Lets out only what the call's answer schema names. The type provider's own serializer encodes, which schemas with
 * one-way transforms (trimming, NFC) cannot do; parsing can.
 */
export function answerSerializer({ schema }: { schema: z.core.$ZodType }): (data: unknown) => string {
  return (data) => JSON.stringify(z.parse(schema, data));
}

/** The one place where errors become answers. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    sendError(reply, new AppError('request.not-found'), request.id);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (reply.raw.destroyed || request.raw.aborted) return leaveAlone(error, request, reply);
    const known = toAppError(error);
    if (known) {
      if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'answered with an error');
      return sendError(reply, known, request.id);
    }
    request.log.error({ err: error }, 'unexpected error');
    return sendError(reply, new AppError('server.failed'), request.id);
  });
}

/** What breaks off because the client has left is no failure of ours; whatever else happened is told, but wakes nobody. */
function leaveAlone(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ err: error }, 'the client left before its answer');
  return reply.code(CLIENT_LEFT).send();
}

const setOnRefusal = securityHeaders({ isSecure: false });

/**
 * For what Fastify refuses before a route is found: an address that is no UTF-8 or has a part beyond all our codes. Its
 * own answer repeats the address.
 */
export function answerFrameworkError(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  setOnRefusal(reply);
  sendError(reply, new AppError('request.not-found'), request.id);
}

/** For what is not even HTTP; the socket is closed, since where the next request begins is unknown. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? '408 Request Timeout'
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  const body = JSON.stringify(new AppError('request.invalid').toAnswer());
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroy();
}

function toAppError(error: FastifyError): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '요청';
      fields[name] ??= issue.message && /[가-힣]/.test(issue.message) ? issue.message : '값이 올바르지 않습니다.';
    }
    const messages = Object.entries(fields);
    const first = messages[0];
    const message = !first ? undefined : first[1] === '값이 올바르지 않습니다.' ? `${first[0]}: ${first[1]}` : first[1];
    return new AppError('request.invalid', { fields, ...(message && { message }) });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('request.too-large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('request.not-json');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('request.invalid');
  if (isUnavailable(error)) return new AppError('server.busy', { cause: error });
  return undefined;
}

function sendError(reply: FastifyReply, error: AppError, requestId: string): FastifyReply {
  if (!isErrorCode(error.code)) throw new Error(`unknown error code ${error.code}`);
  if (error.status === 429 || error.status === 503) {
    const seconds = error.details?.retryAfterSeconds;
    reply.header('retry-after', typeof seconds === 'number' ? String(seconds) : '5');
  }
  // Bypasses the route's answer schema on purpose: errors have one shape everywhere.
  return reply
    .code(error.status)
    .serializer((payload: unknown) => JSON.stringify(payload))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(error.toAnswer(requestId));
}

/** Nobody reads it but logs and metrics; what nginx writes down for the same. */
const CLIENT_LEFT = 499;
/** A call waits behind these for each of its statements: with more it would take longer than anybody looks at a screen. */
const MAX_WAITING_STATEMENTS = 200;
/** What students solve goes before everything else: a whole school that starts at one bell is let in, and others wait for it. */
const MAX_WAITING_OF_SOLVERS = 2000;
const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses at once what would only wait: requests that come in faster than the database answers would pile up until all
 * of them fail.
 */
export function installBackPressure(app: FastifyInstance, database: Pick<Database, 'waiting'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const most = isOfSolvers(request) ? MAX_WAITING_OF_SOLVERS : MAX_WAITING_STATEMENTS;
    const isTooMuch = database.waiting() > most && isCall(request);
    done(isTooMuch ? new AppError('server.busy') : undefined);
  });
}

/** Asked of the route that was found: the address may be written in other ways, as `http://…/api/…` or `/%61pi/…`. */
function isCall({ routeOptions, url }: FastifyRequest): boolean {
  return /^\/(?:fast)?api\//.test(routeOptions.url ?? url);
}

const isOfSolvers = ({ routeOptions, url }: FastifyRequest): boolean => /^\/api\/solve\//.test(routeOptions.url ?? url);

/** Headers of every answer, and the refusal of state changes that another site started (SECURITY.md rows 3 and 15). */
export function installSecurity(app: FastifyInstance, config: Config): void {
  const setHeaders = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(reply);
    if (isCall(request)) reply.header('cache-control', 'no-store');
    const isForeign = UNSAFE_METHODS.has(request.method) && !isOwnOrigin(request, config);
    done(isForeign ? new AppError('request.forbidden-origin') : undefined);
  });
}

function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  // No Origin at all: not a browser's cross-site request, and no cookie travels ambiently.
  if (origin === undefined) return true;
  if (config.PUBLIC_URL) return origin === new URL(config.PUBLIC_URL).origin;
  return origin === `http://${request.headers.host}`;
}
