import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { QueuePlaces } from './places.ts';
import type { GenerationRow } from './store.ts';
import { streamGeneration, whenGone } from './stream.ts';
import { GenerationWatcher } from './watcher.ts';

/** Many times what sockets and the system keep between two programs. */
const STEPS = 2_000;
const TEXT = '가'.repeat(5_000);

const row = (state: 'running' | 'done', partial: string) =>
  ({
    id: 'generation-of-a-slow-reader',
    kind: 'passage',
    state,
    stage: '작성',
    partial,
    request: { kind: 'passage', field: '인문', topic: '주제', viaFallback: false },
    workCode: null,
    itemCode: null,
    setId: null,
    setPosition: null,
    errorCode: null,
    errorMessage: null,
    errorDetails: null,
    createdAt: new Date(0),
  }) as unknown as GenerationRow;

let server: Server | undefined;
afterEach(() => void server?.close());

it('a reader that does not keep up holds no memory, misses steps between, and hears the end', async () => {
  const unsubscribe = vi.fn();
  let tell: (current: GenerationRow) => void = () => {};
  const watcher = {
    subscribe(_id: string, listener: typeof tell) {
      tell = listener;
      return unsubscribe;
    },
  } as unknown as GenerationWatcher;
  let raw: ServerResponse | undefined;
  const listening = createServer((_request, response) => {
    raw = response;
    const reply = { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply;
    streamGeneration(reply, row('running', ''), watcher, systemClock);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  socket.pause();
  await vi.waitFor(() => expect(raw?.headersSent).toBe(true), { timeout: 15_000 });
  let most = 0;
  for (let step = 0; step < STEPS; step += 1) {
    tell(row('running', TEXT));
    most = Math.max(most, raw?.writableLength ?? 0);
    // The system takes what it has room for.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(raw?.writableNeedDrain).toBe(true);
  // One step, and the start of the answer.
  expect(most).toBeLessThan(2 * Buffer.byteLength(TEXT));
  tell(row('done', ''));
  expect(unsubscribe).toHaveBeenCalledOnce();

  let text = '';
  socket
    .setEncoding('utf8')
    .on('data', (chunk: string) => (text += chunk))
    .resume();
  await vi.waitFor(() => expect(text).toContain('event: done'), { timeout: 15_000 });
  const heard = text.match(/^event: running$/gm)?.length ?? 0;
  expect(heard).toBeGreaterThan(1);
  expect(heard).toBeLessThan(STEPS);
  socket.destroy();
});

it('who has gone before they began to wait are not waited for', async () => {
  const watcher = new GenerationWatcher({} as Database, {} as QueuePlaces, () => {});
  await expect(watcher.waitForEnd('a generation', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(watcher.followed).toBe(0);
});

it('a client that left before it was listened to is followed neither by a stream nor by waiting', async () => {
  const subscribe = vi.fn();
  let socket: Socket | undefined;
  const told = new Promise<boolean[]>((resolve) => {
    const listening = createServer((_request, raw) => {
      const signal = whenGone(raw);
      // What is looked up before a generation is followed may take longer than the client stays.
      raw.once('close', () => {
        const reply = { raw, hijack() {}, getHeaders: () => ({}) } as unknown as FastifyReply;
        streamGeneration(reply, row('running', ''), { subscribe } as unknown as GenerationWatcher, systemClock);
        resolve([signal.aborted, whenGone(raw).aborted]);
      });
      socket?.destroy();
    });
    server = listening;
    listening.listen(0, '127.0.0.1', () => {
      socket = connect((listening.address() as AddressInfo).port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    });
  });
  expect(await told).toEqual([true, true]);
  expect(subscribe).not.toHaveBeenCalled();
});
