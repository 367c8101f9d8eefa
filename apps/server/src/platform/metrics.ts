import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** One measured value with its labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** What a metric is called and means, and how to find its values when somebody asks. */
export interface Gauge {
  name: string;
  help: string;
  samples: Sample[];
}

const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Timed {
  counts: number[];
  sum: number;
  count: number;
}

/** Counts of this process since its start, in Prometheus's text format. */
export class Metrics {
  private readonly counters = new Map<string, { help: string; values: Map<string, number> }>();
  private readonly durations = new Map<string, Timed>();
  private readonly loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.loop.enable();
  }

  /** Adds to a counter; its name ends in `_total`. */
  count(name: string, help: string, labels: Record<string, string>, by = 1): void {
    const counter = this.counters.get(name) ?? { help, values: new Map() };
    this.counters.set(name, counter);
    const key = labelText(labels);
    counter.values.set(key, (counter.values.get(key) ?? 0) + by);
  }

  /** Notes how long a request took. */
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void {
    this.count('chulje_http_requests_total', 'Requests answered.', labels);
    const key = labelText({ route: labels.route });
    const timed = this.durations.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    this.durations.set(key, timed);
    for (const [index, limit] of BUCKETS.entries())
      if (seconds <= limit) timed.counts[index] = (timed.counts[index] ?? 0) + 1;
    timed.sum += seconds;
    timed.count += 1;
  }

  /** Everything as text, with values that were looked up for this answer. */
  render(gauges: readonly Gauge[]): string {
    const lines: string[] = [];
    for (const [name, { help, values }] of this.counters) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`);
    }
    lines.push(...this.renderDurations());
    for (const { name, help, samples } of [...gauges, ...this.processGauges()]) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
      for (const { labels = {}, value } of samples) lines.push(`${name}${labelText(labels)} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  stop(): void {
    this.loop.disable();
  }

  private renderDurations(): string[] {
    const name = 'chulje_http_request_seconds';
    const lines = [
      `# HELP ${name} Time until the end of an answer; streams of progress are left out.`,
      `# TYPE ${name} histogram`,
    ];
    for (const [labels, { counts, sum, count }] of this.durations) {
      const inner = labels.slice(1, -1);
      for (const [index, limit] of BUCKETS.entries())
        lines.push(`${name}_bucket{${inner},le="${limit}"} ${counts[index]}`);
      lines.push(
        `${name}_bucket{${inner},le="+Inf"} ${count}`,
        `${name}_sum${labels} ${sum}`,
        `${name}_count${labels} ${count}`,
      );
    }
    return lines;
  }

  private processGauges(): Gauge[] {
    const delay = this.loop.percentile(99) / 1e9;
    this.loop.reset();
    return [
      one('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      one('process_cpu_seconds', 'Processor time of the process since its start.', processorSeconds()),
      one('process_uptime_seconds', 'Time since the start of the process.', process.uptime()),
      one(
        'chulje_event_loop_delay_seconds',
        'The 99th percentile since the last look.',
        Number.isFinite(delay) ? delay : 0,
      ),
    ];
  }
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A gauge of one value. */
export function one(name: string, help: string, value: number): Gauge {
  return { name, help, samples: [{ value }] };
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/["\\\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/**
 * `/metrics`, for who shows the token; without a token for programs on this machine that did not come through a proxy.
 * To everybody else there is no such address.
 */
export function registerMetrics(
  app: FastifyInstance,
  { metrics, token, lookUp }: { metrics: Metrics; token: string | undefined; lookUp: () => Promise<Gauge[]> },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.observeRequest(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayLook(request, token)) throw new AppError('request.not-found');
    // The process tells about itself even when the database does not.
    const found = await lookUp().catch((error: unknown) => {
      request.log.warn({ err: error }, 'could not look up the metrics of the database');
      return [one('chulje_database_up', 'Whether the database answers.', 0)];
    });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render(found));
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
