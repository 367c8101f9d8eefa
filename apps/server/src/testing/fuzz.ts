import { Agent, request as httpRequest } from 'node:http';
import * as contract from '@chulje/contract';
import * as fc from 'fast-check';
import { codeFor, newEmail, proveEmail, sendCode } from './accounts.ts';
import type { TestApp } from './app.ts';
import { AddressedClient } from './client.ts';
import { type FuzzRequest, isMark, Known, requestsOf, writeBody } from './fuzz-values.ts';
import { frozenExam, giveExam, Solver } from './sittings.ts';

/** Every call of the contract, found by its shape: a new call is covered without being listed. */
export const ALL_CALLS = (Object.values(contract) as unknown[]).filter(
  (value): value is contract.Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

/** No answer takes longer, streams of generations included: tests use an engine that ends at once. */
const HANG_MS = 20_000;
/** After so many requests a visitor is replaced, so that full libraries and changed passwords do not end the depth. */
const VISITOR_LASTS = 400;
const KEPT_VALUES = 60;

/** What no answer may hold: stacks, queries, names of tables, places on the disk. */
const INTERNALS =
  /\n\s+at |node_modules|\.ts:\d|\.js:\d|file:\/\/|(?:insert into|delete from|update|select|from) "|syntax error at|violates |constraint|SQLSTATE|drizzle|pglite|pg_|ECONN|ENOENT|TypeError|RangeError|ZodError|undefined is not|Cannot read/;

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** What came back, by status, and everything that should not have. */
export interface FuzzReport {
  requests: number;
  byStatus: Map<number, number>;
  /** Calls that were answered 2xx at least once. */
  succeeded: Set<string>;
  faults: string[];
}

/** Everything wrong with an answer, whatever was asked; undefined when nothing is. */
export function faultOf({ status, headers, body }: RawAnswer): string | undefined {
  if (status === 503 && headers['retry-after'] === undefined) return '503 without Retry-After';
  if (status === 429 && headers['retry-after'] === undefined) return '429 without Retry-After';
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (headers['x-powered-by'] ?? headers.server) return 'names the server';
  if (status < 400) return undefined;
  if (INTERNALS.test(body.replace(/"requestId":"[^"]*"/, ''))) return 'tells internals';
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return 'an error that is not JSON';
  }
  const shape = contract.ErrorAnswerSchema.safeParse(parsed);
  if (!shape.success || !/[가-힣]/.test(shape.data.message)) return 'an error of another shape';
  return undefined;
}

/** Somebody who sends requests: a member with the values that the server gave, or nobody. */
interface Visitor {
  cookie: string;
  sent: number;
  known: Map<string, string[]>;
}

/** Sends requests drawn from the schemas of all calls, as members and as strangers, and judges every answer. */
export class Fuzzer {
  readonly report: FuzzReport = { requests: 0, byStatus: new Map(), succeeded: new Set(), faults: [] };
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });
  private readonly visitors = new Map<number, Visitor>();

  private strangers = 0;

  constructor(private readonly app: TestApp) {}

  /** Draws `count` requests by a seed and sends them, `lanes` at a time. */
  async run({ count, seed, lanes }: { count: number; seed: number; lanes: number }): Promise<FuzzReport> {
    const perCall = Math.ceil(count / ALL_CALLS.length);
    const drawn = ALL_CALLS.flatMap((call, index) =>
      fc.sample(requestsOf(call), { numRuns: perCall, seed: seed + index }),
    );
    const order = fc.sample(fc.nat(), { numRuns: drawn.length, seed });
    const queue = drawn.map((entry, index) => ({ entry, rank: order[index] ?? 0 })).toSorted((a, b) => a.rank - b.rank);
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let next = queue.pop(); next; next = queue.pop()) await this.sendAs(lane, next.entry);
      }),
    );
    return this.report;
  }

  stop(): void {
    this.agent.destroy();
  }

  private async sendAs(lane: number, drawn: FuzzRequest): Promise<void> {
    // One in four comes without a session.
    const visitor =
      (drawn.pick >> 4) % 4 === 0 ? { cookie: '', sent: 0, known: new Map() } : await this.visitorOf(lane);
    visitor.sent += 1;
    const { method } = drawn.call;
    const path = pathOf(drawn, visitor);
    const body = drawn.body === undefined ? undefined : writeBody(fill(drawn.body, visitor, drawn.pick));
    const headers: Record<string, string> = {
      origin: this.app.url,
      // An address of its own for each request: limits for strangers would end the depth.
      'x-forwarded-for': `10.${drawn.pick & 255}.${(drawn.pick >> 8) & 255}.${(drawn.pick >> 16) & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }),
      ...latin(drawn.headers),
      ...(visitor.cookie && { cookie: visitor.cookie }),
      ...(visitor.cookie && drawn.call.access === 'solver' && solverHeader(visitor)),
    };
    const name = `${method} ${drawn.call.path}`;
    const sent = `${name} as ${path.slice(0, 200)} ${(body ?? '').slice(0, 300)}`;
    let answer: RawAnswer;
    try {
      answer = await this.exchange(method, path, headers, body);
    } catch (error) {
      this.report.faults.push(`${(error as Error).message}: ${sent}`);
      return;
    }
    this.report.requests += 1;
    this.report.byStatus.set(answer.status, (this.report.byStatus.get(answer.status) ?? 0) + 1);
    if (answer.status < 400) this.report.succeeded.add(name);
    const fault = faultOf(answer);
    if (fault) this.report.faults.push(`${fault}: ${answer.body.slice(0, 300)} ← ${sent}`);
    if (visitor.cookie && (answer.body.includes('auth.required') || visitor.sent > VISITOR_LASTS))
      this.visitors.delete(lane);
    else if (answer.status < 300) harvest(answer, visitor);
  }

  private async visitorOf(lane: number): Promise<Visitor> {
    const existing = this.visitors.get(lane);
    if (existing) return existing;
    const { database } = this.app;
    const client = this.app.client();
    const member = await client.loginAsNewMember(database, 10_000);
    const forgetful = await this.app.client().loginAsNewMember(database);
    const [joining, proving] = [newEmail(), newEmail()];
    this.strangers += 1;
    const stranger = new AddressedClient(() => this.app.url, `192.0.${this.strangers >> 8}.${this.strangers & 255}`);
    const token = await proveEmail(stranger, database, joining);
    const exam = await frozenExam(client, { items: 2 });
    const sitting = (await giveExam(client, exam.code, this.app.clock.now())).body;
    const solver = new Solver(client, sitting.code, 1);
    await solver.start();
    const [seat] = (await client.get(`/api/sittings/${sitting.code}/board`)).body.seats;
    const recovery = await proveEmail(stranger, database, forgetful.email, 'recovery');
    await sendCode(stranger, proving);
    // Values of one column belong together: a request takes all of its values from one.
    const visitor: Visitor = {
      cookie: client.cookieHeader,
      sent: 0,
      known: new Map([
        ['memEmail', [member.email, joining, forgetful.email, proving]],
        ['exam', [exam.code]],
        ['sitting', [sitting.code]],
        ['joinCode', [sitting.joinCode]],
        ['seat', [seat.code]],
        ['solverToken', [solver.token]],
        ['attempt', [solver.attempt]],
        ['verificationToken', ['', token, recovery, '']],
        ['emailCode', ['', '', '', await codeFor(database, proving)]],
        ['password', [member.password, member.password, member.password, 'another-Horse2!']],
      ]),
    };
    this.visitors.set(lane, visitor);
    return visitor;
  }

  private exchange(method: string, path: string, headers: Record<string, string>, body?: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.app.url);
      const outgoing = httpRequest({ hostname, port, method, path, headers, agent: this.agent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          clearTimeout(timer);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          });
        });
      });
      const timer = setTimeout(() => outgoing.destroy(new Error('hangs')), HANG_MS);
      outgoing.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      outgoing.end(body);
    });
  }
}

/** Its own attempt: solving knows no members. */
function solverHeader({ known }: Visitor): Record<string, string> {
  return { [contract.ATTEMPT_HEADER]: `${known.get('attempt')?.[0]}.${known.get('solverToken')?.[0]}` };
}

/** A header takes Latin-1 without controls; anything else is not sendable at all. */
function latin(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^\x20-\x7e\x80-\xff]/g, '?')]),
  );
}

function pathOf({ call, params, query, pick }: FuzzRequest, visitor: Visitor): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encode(fill(params[name], visitor, pick)));
  const pairs = query.flatMap(([key, value]) => {
    const list = Array.isArray(value) ? value : [value];
    return list
      .filter((entry) => entry !== undefined)
      .map((entry) => `${encode(key)}=${encode(fill(entry, visitor, pick))}`);
  });
  const search = pairs.join('&').slice(0, 8_000);
  return search ? `${path}?${search}` : path;
}

/** Lone surrogates cannot be escaped; the odd ones go as bytes that are no UTF-8. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80';
  }
}

function fill(value: unknown, visitor: Visitor, pick: number): unknown {
  if (value instanceof Known) {
    const list = visitor.known.get(value.name) ?? [];
    return list[pick % Math.max(1, list.length)] ?? 'AAAAAAAAAAAAAAAAAAAAAA';
  }
  if (Array.isArray(value)) return value.map((entry) => fill(entry, visitor, pick));
  if (typeof value !== 'object' || value === null || isMark(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, visitor, pick)]));
}

/** Fields of answers, and under which name their values are known. */
const HARVESTED: Record<string, string> = {
  pasCode: 'pasCode',
  queCode: 'queCode',
  orderId: 'orderId',
  id: 'sessionId',
  generationId: 'generationId',
  setId: 'generationId',
};

/** Remembers the codes of an answer, so that later requests reach what exists. */
function harvest(answer: RawAnswer, visitor: Visitor): void {
  if (!String(answer.headers['content-type']).includes('json') || answer.body.length > 200_000) return;
  for (const [, name = '', value = ''] of answer.body.matchAll(/"(\w+)":"([\w=-]{6,64})"/g)) {
    const key = HARVESTED[name];
    if (!key) continue;
    const list = visitor.known.get(key) ?? [];
    if (list.includes(value)) continue;
    list.push(value);
    if (list.length > KEPT_VALUES) list.shift();
    visitor.known.set(key, list);
  }
}
