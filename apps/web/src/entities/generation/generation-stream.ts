import { type Generation, GenerationSchema, watchGeneration } from '@chulje/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { send } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** Calls `onEvent` with each event of one response; resolves with the last one. */
async function readEvents(
  response: Response,
  onEvent: (generation: Generation) => void,
): Promise<Generation | undefined> {
  if (!response.body) return undefined;
  let last: Generation | undefined;
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return last;
    const parsed = z.safeParse(GenerationSchema, JSON.parse(value.data));
    if (!parsed.success) continue;
    last = parsed.data;
    onEvent(last);
  }
}

const isEnded = (generation: Generation | undefined): generation is Generation =>
  generation?.state === 'done' || generation?.state === 'failed';

/**
 * Follows a generation to its end, over broken connections too.
 * `open` makes the first connection (starting the generation with its idempotency key, so trying again is safe);
 * once its id is known, the event stream is reopened by id.
 * @throws {ApiError} when the server refuses; `network` when it stays out of reach
 */
export async function followGeneration(
  open: (() => Promise<Response>) | string,
  onEvent: (generation: Generation) => void,
  signal: AbortSignal,
): Promise<Generation> {
  let id = typeof open === 'string' ? open : undefined;
  for (let tries = 0; ; tries += 1) {
    try {
      const response =
        id === undefined && typeof open === 'function'
          ? await open()
          : await send(
              watchGeneration,
              { params: { id: id ?? '' } },
              { signal, headers: { accept: 'text/event-stream' } },
            );
      const last = await readEvents(response, (generation) => {
        id = generation.generationId;
        tries = 0;
        onEvent(generation);
      });
      if (isEnded(last)) return last;
    } catch (error) {
      if (signal.aborted) throw error;
      const isPassing = !(error instanceof ApiError) || error.code === 'network' || error.status === 503;
      if (!isPassing || tries >= RETRY_MS.length) throw error;
    }
    await wait(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0, signal);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
