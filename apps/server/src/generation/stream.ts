import type { ServerResponse } from 'node:http';
import type { QueuePlace } from '@chulje/contract';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { GenerationRow } from './store.ts';
import type { GenerationWatcher } from './watcher.ts';
import { toGeneration } from './wire.ts';

/** Proxies and browsers drop silent connections; a comment now and then keeps them. */
const HEARTBEAT_MS = 15_000;

/** Aborts when the client leaves, and has aborted when it left before: `close` is told once. */
export function whenGone(raw: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Answers with server-sent events: one `Generation` an event, named by its state, until it ended or the client left. */
export function streamGeneration(
  reply: FastifyReply,
  row: GenerationRow,
  watcher: GenerationWatcher,
  clock: Clock,
): void {
  reply.hijack();
  const { raw } = reply;
  const gone = whenGone(raw);
  if (gone.aborted) return;
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined));
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => raw.write(': …\n\n'), HEARTBEAT_MS);
  let unsubscribe = () => {};
  const close = () => {
    clearInterval(heartbeat);
    unsubscribe();
  };
  const send = (current: GenerationRow | undefined, place?: QueuePlace) => {
    const isOver = !current || current.state === 'done' || current.state === 'failed';
    // A reader who does not keep up misses steps between, never the end.
    if (raw.writableNeedDrain && !isOver) return;
    if (current)
      raw.write(`event: ${current.state}\ndata: ${JSON.stringify(toGeneration(current, clock.now(), place))}\n\n`);
    if (isOver) {
      close();
      raw.end();
    }
  };
  gone.addEventListener('abort', close);
  unsubscribe = watcher.subscribe(row.id, send);
  send(row);
}
