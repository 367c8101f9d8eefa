import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyReply } from 'fastify';

/**
 * A language model whose answers are written by whoever sits at the desk: an OpenAI-compatible server that puts each request
 * into a file and answers with what is put into the file beside it. The name of the model is the role, and each role has a
 * folder of its own, so that who solves need not see what the author was asked.
 */
export interface DeskModel {
  /** Base URL for clients, e.g. http://127.0.0.1:4020/v1 */
  url: string;
  stop(): Promise<void>;
}

const LOOK_MS = 500;
/** While the answer is written, a sign of life keeps the client from taking the desk for dead. */
const ALIVE_MS = 10_000;
const CHUNK = 200;

interface Body {
  model?: unknown;
  stream?: unknown;
  messages?: unknown;
  response_format?: { json_schema?: { schema?: unknown } };
}

/** @param folder where the roles have their folders: `<folder>/<model>/001.request.md`, answered in `001.answer.md` beside it */
export async function startDeskModel({
  folder,
  port = 0,
  lookMs = LOOK_MS,
}: {
  folder: string;
  port?: number;
  lookMs?: number;
}): Promise<DeskModel> {
  const app = Fastify({ logger: false, bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });

  app.get('/v1/models', () => ({ object: 'list', data: [] }));
  app.post<{ Body: Body }>('/v1/chat/completions', async ({ body }, reply) => {
    const role = String(body.model ?? '');
    if (!/^[\w.-]{1,60}$/.test(role) || /^\.+$/.test(role))
      return reply.status(400).send({ error: { message: 'the model names a folder: letters, digits, . _ -' } });
    if (body.stream !== true) return reply.status(400).send({ error: { message: 'only streaming is answered' } });
    const name = await putDown(join(folder, role), requestText(body));
    return answer(reply, role, `${name}.answer.md`, lookMs);
  });

  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/v1`, stop: () => app.close() };
}

/** Writes a request under the next number that is free; returns its path without the ending. */
async function putDown(folder: string, request: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; ; number += 1) {
    const name = join(folder, String(number).padStart(3, '0'));
    try {
      await writeFile(`${name}.request.md`, request, { flag: 'wx' });
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** What was asked, as it is to be read: system, messages, and the schema that the answer is to follow. */
function requestText({ messages, response_format }: Body): string {
  const parts = (Array.isArray(messages) ? messages : []).map(
    ({ role, content }: { role?: unknown; content?: unknown }) => `# ${String(role)}\n\n${wordsOf(content)}`,
  );
  const schema = response_format?.json_schema?.schema;
  return [...parts, ...(schema ? [`# schema\n\n${JSON.stringify(schema, null, 2)}`] : [])].join('\n\n');
}

const wordsOf = (content: unknown): string =>
  Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : String(content ?? '');

/** Streams the answer once its file is there and has stopped growing; gives up when the client does. */
async function answer(reply: FastifyReply, model: string, file: string, lookMs: number): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    raw.write(
      `data: ${JSON.stringify({ id: 'desk', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  // At once: who asks for several on one passage waits until the first has been read.
  send({ role: 'assistant', reasoning_content: '…' }, null);
  let before: string | undefined;
  for (let waited = 0; !raw.destroyed; waited += lookMs) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined && text.trim() !== '' && text === before) {
      for (let at = 0; at < text.length; at += CHUNK) send({ content: text.slice(at, at + CHUNK) }, null);
      send({}, 'stop');
      raw.end('data: [DONE]\n\n');
      return reply;
    }
    before = text;
    if (Math.floor(waited / ALIVE_MS) !== Math.floor((waited + lookMs) / ALIVE_MS))
      send({ reasoning_content: '…' }, null);
    await sleep(lookMs);
  }
  return reply;
}
