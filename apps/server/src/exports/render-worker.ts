import { parentPort } from 'node:worker_threads';
import { render } from '@chulje/paper';
import type { RenderAnswer, RenderRequest } from './renderer.ts';

/** The thread that makes files: one paper in, one file out. Its entry is bundled beside the server's. */
parentPort?.on('message', async ({ id, target, paper, options }: RenderRequest) => {
  let answer: RenderAnswer;
  try {
    const { bytes, ...file } = await render(target, paper, options);
    // A copy of exactly the file: a view into a shared pool could not be handed over.
    answer = { id, file: { ...file, bytes: Uint8Array.from(bytes) } };
  } catch (error) {
    answer = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer, 'file' in answer ? [answer.file.bytes.buffer as ArrayBuffer] : []);
});
