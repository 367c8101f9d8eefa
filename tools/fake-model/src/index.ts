import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply } from 'fastify';
import { Answers } from './answers.ts';
import { BEHAVIOURS, type Behaviour, type Step, type Task, taskOf } from './behaviours.ts';
import { type Asked, DIALECTS, type Dialect, type Finish } from './dialects.ts';
import { misbehave } from './misbehave.ts';

export { BEHAVIOURS, type Behaviour, type Step, type Task } from './behaviours.ts';

export interface FakeModel {
  /** Base URL for clients of every provider but Google's, e.g. http://127.0.0.1:4000/v1 */
  url: string;
  googleUrl: string;
  /** Adds to what the next calls do wrong; behaves well when the script is used up. */
  script(...steps: (Omit<Step, 'times'> & { times?: number })[]): void;
  /** Misbehaves now and then for good, by a seed. */
  misbehaveAtRandom(share: number, seed: number): void;
  /** Answers the next calls of a task only once so many of them wait: who asks for one after the other gets no answer. */
  together(task: Task, calls: number): void;
  /** Forgets script and chance. */
  behave(): void;
  /** Every call so far: what it was and what came of it. */
  calls: { task: Task; behaviour: Behaviour | 'good'; prompt: string; hasSchema: boolean }[];
  stop(): Promise<void>;
}

const API_KEY = 'fake-key';
const CHUNK = 40;
/** Between two pieces of a slow answer. */
const SLOW_MS = 120;
const TRICKLE_MS = 100;

/** Starts a server that plays weak, failing and good models in the languages of all four providers. */
export async function startFakeModel({ port = 0, answerMs = 0 } = {}): Promise<FakeModel> {
  const app = Fastify({ logger: false, bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const answers = new Answers();
  let steps: Step[] = [];
  let chance: (() => Behaviour | undefined) | undefined;
  const calls: FakeModel['calls'] = [];
  const earlier = new Map<Task, unknown>();
  const gates = new Map<Task, { missing: number; whole: Promise<void>; open(): void }>();

  function next(task: Task): Behaviour | undefined {
    const step = steps.find((candidate) => candidate.task === undefined || candidate.task === task);
    if (!step) return chance?.();
    step.times -= 1;
    if (step.times <= 0) steps = steps.filter((candidate) => candidate !== step);
    return step.behaviour;
  }

  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'fake', object: 'model' }] }));
  for (const dialect of Object.values(DIALECTS)) {
    app.post<{ Body: Record<string, unknown> }>(dialect.path, async (request, reply) => {
      const refuse = (status: number, message: string) => {
        const refusal = dialect.refusal(status, message);
        return reply.status(refusal.status).send(refusal.body);
      };
      if (!dialect.isAuthorized(request.headers, API_KEY)) return refuse(401, 'invalid_api_key');
      if (answerMs > 0) await sleep(answerMs);
      const asked = dialect.read(request.body, request.url);
      if (!asked.isStream) return refuse(400, 'only streaming is played here');
      const { prompt, schema } = asked;
      const task = taskOf(prompt);
      const behaviour = next(task);
      const gate = gates.get(task);
      if (gate) {
        gate.missing -= 1;
        if (gate.missing === 0) {
          gates.delete(task);
          gate.open();
        }
        await gate.whole;
      }
      calls.push({ task, behaviour: behaviour ?? 'good', prompt, hasSchema: schema !== undefined });
      const fault = schema && dialect.faultOf(schema);
      if (fault) return refuse(400, fault);
      if (behaviour === 'no-schema' && schema) return refuse(400, 'response_format json_schema is not supported');
      if (behaviour === 'small-context') return refuse(400, 'This model’s maximum context length is 4096 tokens');
      if (behaviour === 'bad-parameter') return refuse(400, 'Unsupported parameter: seed');
      if (behaviour === 'wait') {
        reply.header('retry-after', '120');
        return refuse(429, 'slow down');
      }
      if (behaviour === 'unauthorized') return refuse(401, 'invalid_api_key');
      if (behaviour === 'server-error') return refuse(500, 'internal error');
      if (behaviour === 'rate-limit') {
        reply.header('retry-after-ms', '20').header('retry-after', '1');
        return refuse(429, 'slow down');
      }
      const before = earlier.get(task);
      const good = (behaviour === 'repeat' && before) || answers.answer(task, prompt);
      // What shares an option shares it with what stands, not with what it last failed with.
      if (behaviour !== 'shared-option') earlier.set(task, good);
      const { text, finish } = behaviour
        ? misbehave(behaviour, good, before)
        : { text: typeof good === 'string' ? good : JSON.stringify(good), finish: 'stop' as const };
      return stream(reply, dialect, asked, text, finish, behaviour);
    });
  }

  /** For tests that run the model as a program: the steps of `script`, and `behave`. */
  app.post<{ Body: Step[] }>('/script', (request) => {
    steps.push(...request.body.map((step) => ({ ...step, times: step.times ?? 1 })));
    return { steps: steps.length };
  });
  app.delete('/script', () => {
    steps = [];
    return { steps: 0 };
  });

  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    googleUrl: `http://127.0.0.1:${address.port}/v1beta`,
    script(...added) {
      steps.push(...added.map((step) => ({ ...step, times: step.times ?? 1 })));
    },
    misbehaveAtRandom(share, seed) {
      let state = seed >>> 0;
      const draw = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
      };
      chance = () => (draw() < share ? BEHAVIOURS[Math.floor(draw() * BEHAVIOURS.length)] : undefined);
    },
    together(task, count) {
      let open = () => {};
      const whole = new Promise<void>((resolve) => {
        open = resolve;
      });
      gates.set(task, { missing: count, whole, open });
    },
    behave() {
      steps = [];
      chance = undefined;
    },
    calls,
    stop: () => app.close(),
  };
}

/** Server-sent events in small pieces, as real servers send them. */
async function stream(
  reply: FastifyReply,
  dialect: Dialect,
  asked: Asked,
  text: string,
  finish: Finish,
  behaviour: Behaviour | undefined,
): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  raw.write(dialect.open(asked));
  if (behaviour === 'silent') return reply;
  if (behaviour === 'trickle') {
    for (let at = 0; !raw.destroyed; at = (at + 1) % text.length) {
      raw.write(dialect.piece(text.charAt(at), asked));
      await sleep(TRICKLE_MS);
    }
    return reply;
  }
  const size = Math.max(CHUNK, Math.ceil(text.length / 200));
  for (let at = 0; at < text.length; at += size) {
    if (raw.destroyed) return reply;
    if (behaviour === 'cut' && at > text.length / 2) {
      raw.destroy();
      return reply;
    }
    raw.write(dialect.piece(text.slice(at, at + size), asked));
    await sleep(behaviour === 'slow' ? SLOW_MS : 0);
  }
  const isTold = behaviour !== 'no-usage';
  raw.end(dialect.close(finish, { input: isTold ? asked.prompt.length : 0, output: isTold ? text.length : 0 }, asked));
  return reply;
}
