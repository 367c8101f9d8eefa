import { LIMITS } from '@chulje/contract';
import { paperOf } from '@chulje/paper';
import { expect, it } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { startThreads } from '../testing/threads.ts';
import type { Threads } from '../threads.ts';
import { renderFile } from './render-file.ts';

const paper = paperOf({ title: '시험', passage: { text: '글이다.', format: [] }, items: [] });
const asker = { signal: new AbortController().signal, memberId: 'a' };

it('makes files in a thread, and tells a failure', async () => {
  const threads = startThreads();
  try {
    const broken = { ...paper, header: null } as unknown as typeof paper;
    const failed = expect(renderFile(threads, 'txt', broken, {}, asker)).rejects.toMatchObject({
      code: 'export.failed',
      cause: expect.any(Error),
    });
    const made = await Promise.all([
      renderFile(threads, 'txt', paper, {}, asker),
      renderFile(threads, 'pdf', paper, {}, asker),
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
  await expect(renderFile(refusing, 'txt', paper, {}, asker)).rejects.toMatchObject({
    code: 'server.busy',
  });
});

it('refuses a file of too many letters before a thread is asked, with how many there may be', async () => {
  const asked = { run: () => Promise.resolve('made') } as unknown as Threads;
  const of = (length: number) =>
    paperOf({ title: '긴 시험', passage: { text: '가'.repeat(length), format: [] }, items: [] });
  expect(await renderFile(asked, 'txt', of(LIMITS.paperCharacters), {}, asker)).toBe('made');
  await expect(renderFile(asked, 'txt', of(LIMITS.paperCharacters + 1), {}, asker)).rejects.toMatchObject({
    code: 'export.too-long',
    message: expect.stringContaining('250,000자'),
  });
});
