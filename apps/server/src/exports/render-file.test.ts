import { paperOf } from '@chulje/paper';
import { expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { startThreads } from '../testing/threads.ts';
import type { Threads } from '../threads.ts';
import { renderFile } from './render-file.ts';

const paper = paperOf({ title: '시험', passage: { text: '글이다.', format: [] }, items: [] });
const { signal } = new AbortController();

it('makes files in a thread, and tells a failure', async () => {
  const threads = startThreads();
  try {
    const broken = { ...paper, sections: null } as unknown as typeof paper;
    const failed = expect(renderFile(threads, 'txt', broken, {}, signal)).rejects.toMatchObject({
      code: 'export.failed',
      cause: expect.any(Error),
    });
    const made = await Promise.all([
      renderFile(threads, 'txt', paper, {}, signal),
      renderFile(threads, 'pdf', paper, {}, signal),
    ]);
    await failed;
    expect(made.map(({ extension }) => extension)).toEqual(['txt', 'pdf']);
    expect(new TextDecoder().decode(made[0].bytes)).toContain('글이다.');
  } finally {
    await threads.stop();
  }
});

it('passes on what the pool refuses', async () => {
  const refusing = { run: () => Promise.reject(new AppError('server.busy')) } as unknown as Threads;
  await expect(renderFile(refusing, 'txt', paper, {}, signal)).rejects.toMatchObject({ code: 'server.busy' });
});
