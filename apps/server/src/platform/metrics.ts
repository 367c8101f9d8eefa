import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from './errors.ts';

/** What the database knows, looked up when somebody asks: one value, or one for each of some labels. */
export interface Reading {
  name: string;
  help: string;
  samples: { labels?: Record<string, string>; value: number }[];
}

/** A reading of one value. */
export function one(name: string, help: string, value: number): Reading {
  return { name, help, samples: [{ value }] };
}

/** Memory, processor, event loop and garbage: of the process, however many servers a test starts in it. */
const PROCESS = new Registry();
collectDefaultMetrics({ register: PROCESS });

async function render(registry: Registry, readings: readonly Reading[]): Promise<string> {
  const found = new Registry();
  for (const { name, help, samples } of readings) {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [found] });
    for (const { labels = {}, value } of samples) gauge.set(labels, value);
  }
  return Registry.merge([registry, found, PROCESS]).metrics();
}

/**
 * `/metrics`, for who shows the token; without a token for programs on this machine that did not come through a proxy.
 * To everybody else there is no such address.
 */
export function registerMetrics(
  app: FastifyInstance,
  { registry, token, lookUp }: { registry: Registry; token: string | undefined; lookUp: () => Promise<Reading[]> },
): void {
  const registers = [registry];
  const answered = new Counter({
    name: 'chulje_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'chulje_http_request_seconds',
    help: 'Time until the end of an answer; streams of progress are left out.',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      answered.inc({ method: request.method, route, status: String(reply.statusCode) });
      seconds.observe({ route }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayLook(request, token)) throw new AppError('request.not-found');
    // The process tells about itself even when the database does not.
    const found = await lookUp().catch((error: unknown) => {
      request.log.warn({ err: error }, 'could not look up the metrics of the database');
      return [one('chulje_database_up', 'Whether the database answers.', 0)];
    });
    return reply.type(registry.contentType).send(await render(registry, found));
  });
}

function mayLook(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in request.headers);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
}
