import { getEventListeners } from 'node:events';
import { paperOf } from '@chulje/paper';
import { afterEach, expect, it } from 'vitest';
import { Renderer } from './renderer.ts';

const paper = paperOf({ title: '시험', passage: { text: '글이다.', format: [] }, items: [] });
const long = paperOf({ title: '긴 시험', passage: { text: '글이다. '.repeat(60_000), format: [] }, items: [] });
let renderer: Renderer | undefined;
function start(options: { maxWaiting?: number } = {}): Renderer {
  renderer = new Renderer({ threads: 1, maxWaiting: 2, timeoutMs: 60_000, onError: () => {}, ...options });
  return renderer;
}
afterEach(() => renderer?.stop());

it('makes files one after another in a thread', async () => {
  const files = start({ maxWaiting: 3 });
  const made = await Promise.all([files.render('txt', paper, {}), files.render('pdf', paper, {})]);
  expect(made.map((file) => file.extension)).toEqual(['txt', 'pdf']);
  expect(new TextDecoder('utf-8').decode(made[0]?.bytes)).toContain('글이다.');
});

it('stops a file that takes too long, and makes the next', async () => {
  const options = { timeoutMs: 1, threads: 1, maxWaiting: 2, onError: () => {} };
  renderer = new Renderer(options);
  await expect(renderer.render('pdf', long, {})).rejects.toMatchObject({ code: 'export.timed-out' });
  options.timeoutMs = 60_000;
  expect((await renderer.render('txt', paper, {})).bytes.length).toBeGreaterThan(0);
});

it('makes nothing for those who went away: what waits is dropped, what runs is stopped', async () => {
  const files = start({ maxWaiting: 3 });
  const gone = new AbortController();
  const running = files.render('pdf', long, {}, gone.signal);
  const waiting = files.render('txt', paper, {}, gone.signal);
  const other = files.render('txt', paper, {});
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'server.busy' });
  await expect(running).rejects.toMatchObject({ code: 'export.timed-out' });
  await expect(files.render('txt', paper, {}, gone.signal)).rejects.toMatchObject({ code: 'server.busy' });
  expect((await other).bytes.length).toBeGreaterThan(0);
});

it('listens for a departure no longer than a file is being made', async () => {
  const files = start();
  const { signal } = new AbortController();
  for (let made = 0; made < 3; made += 1) await files.render('txt', paper, {}, signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

it('refuses more than may wait', async () => {
  const files = start({ maxWaiting: 1 });
  const first = files.render('txt', paper, {});
  const second = files.render('txt', paper, {});
  await expect(files.render('txt', paper, {})).rejects.toMatchObject({ code: 'server.busy' });
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
});

it('tells a failure and goes on', async () => {
  const files = start();
  const broken = { ...paper, sections: null } as unknown as typeof paper;
  await expect(files.render('txt', broken, {})).rejects.toMatchObject({ code: 'export.failed' });
  expect((await files.render('txt', paper, {})).bytes.length).toBeGreaterThan(0);
});

it('lets nothing wait for ever when it stops', async () => {
  const files = start();
  const waiting = [files.render('pdf', long, {}), files.render('txt', paper, {})];
  const settled = Promise.allSettled(waiting);
  await files.stop();
  expect((await settled).map((result) => result.status)).toEqual(['rejected', 'rejected']);
});
