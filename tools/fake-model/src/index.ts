import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply } from 'fastify';
import { Answers } from './answers.ts';
import { BEHAVIOURS, type Behaviour, type Step, type Task, taskOf } from './behaviours.ts';
import { misbehave } from './misbehave.ts';

export { BEHAVIOURS, type Behaviour, type Step, type Task } from './behaviours.ts';

interface ChatRequest {
  model: string;
  messages: { role: string; content: string | { text?: string }[] }[];
  stream?: boolean;
  response_format?: { type: string };
}

export interface FakeModel {
  /** Base URL for clients, e.g. http://127.0.0.1:4000/v1 */
  url: string;
  /** Adds to what the next calls do wrong; behaves well when the script is used up. */
  script(...steps: (Omit<Step, 'times'> & { times?: number })[]): void;
  /** Misbehaves now and then for good, by a seed. */
  misbehaveAtRandom(share: number, seed: number): void;
  /** Forgets script and chance. */
  behave(): void;
  /** Every call so far: what it was and what came of it. */
  calls: { task: Task; behaviour: Behaviour | 'good'; prompt: string }[];
  stop(): Promise<void>;
}

const API_KEY = 'fake-key';
const CHUNK = 40;
/** Between two pieces of a slow answer. */
const SLOW_MS = 120;
const TRICKLE_MS = 100;

/** Starts an OpenAI-compatible server that plays weak, failing and good models (`POST /v1/chat/completions`). */
export async function startFakeModel({ port = 0, answerMs = 0 } = {}): Promise<FakeModel> {
  const app = Fastify({ logger: false, bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const answers = new Answers();
  let steps: Step[] = [];
  let chance: (() => Behaviour | undefined) | undefined;
  const calls: FakeModel['calls'] = [];

  function next(task: Task): Behaviour | undefined {
    const step = steps.find((candidate) => candidate.task === undefined || candidate.task === task);
    if (!step) return chance?.();
    step.times -= 1;
    if (step.times <= 0) steps = steps.filter((candidate) => candidate !== step);
    return step.behaviour;
  }

  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'fake', object: 'model' }] }));
  app.post<{ Body: ChatRequest }>('/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${API_KEY}`) return refuse(reply, 401, 'invalid_api_key');
    if (answerMs > 0) await sleep(answerMs);
    const { body } = request;
    const prompt = body.messages.map(({ content }) => wordsOf(content)).join('\n');
    const task = taskOf(prompt);
    const behaviour = next(task);
    calls.push({ task, behaviour: behaviour ?? 'good', prompt });
    if (behaviour === 'no-schema' && body.response_format?.type === 'json_schema')
      return refuse(reply, 400, 'response_format json_schema is not supported');
    if (behaviour === 'unauthorized') return refuse(reply, 401, 'invalid_api_key');
    if (behaviour === 'server-error') return refuse(reply, 500, 'internal error');
    if (behaviour === 'rate-limit')
      return refuse(reply.header('retry-after-ms', '20').header('retry-after', '1'), 429, 'slow down');
    const good = answers.answer(task, prompt);
    const { text, finish } = behaviour
      ? misbehave(behaviour, good)
      : { text: typeof good === 'string' ? good : JSON.stringify(good), finish: 'stop' };
    if (body.stream) return stream(reply, body.model, text, finish, behaviour);
    return {
      id: 'chat',
      object: 'chat.completion',
      created: 0,
      model: body.model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
      usage: usageOf(prompt, text),
    };
  });

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
    behave() {
      steps = [];
      chance = undefined;
    },
    calls,
    stop: () => app.close(),
  };
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.status(status).send({ error: { message, type: 'fake', code: message } });
}

const wordsOf = (content: ChatRequest['messages'][number]['content']) =>
  typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');

const usageOf = (prompt: string, text: string) => ({
  prompt_tokens: prompt.length,
  completion_tokens: text.length,
  total_tokens: prompt.length + text.length,
});

/** Server-sent events in small pieces, as real servers send them. */
async function stream(
  reply: FastifyReply,
  model: string,
  text: string,
  finish: string,
  behaviour: Behaviour | undefined,
): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: unknown, reason: string | null) =>
    raw.write(
      `data: ${JSON.stringify({ id: 'chat', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' }, null);
  if (behaviour === 'silent') return reply;
  if (behaviour === 'trickle') {
    for (let at = 0; !raw.destroyed; at = (at + 1) % text.length) {
      send({ content: text.charAt(at) }, null);
      await new Promise((resolve) => setTimeout(resolve, TRICKLE_MS));
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
    send({ content: text.slice(at, at + size) }, null);
    await new Promise((resolve) => setTimeout(resolve, behaviour === 'slow' ? SLOW_MS : 0));
  }
  send({}, finish);
  raw.write(
    `data: ${JSON.stringify({ id: 'chat', object: 'chat.completion.chunk', created: 0, model, choices: [], usage: usageOf('', text) })}\n\n`,
  );
  raw.end('data: [DONE]\n\n');
  return reply;
}
