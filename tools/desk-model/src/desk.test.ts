import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DeskModel, startDeskModel } from './index.ts';

let folder: string;
let desk: DeskModel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  desk = await startDeskModel({ folder, lookMs: 10 });
});
afterAll(async () => {
  await desk.stop();
  await rm(folder, { recursive: true });
});

const ask = (model: string, content: string, more: object = {}) =>
  fetch(`${desk.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content }], ...more }),
  });
/** The words of a streamed answer. */
async function wordsOf(answer: Response): Promise<string> {
  const events = (await answer.text()).split('\n\n').filter((event) => event.startsWith('data: {'));
  return events.map((event) => JSON.parse(event.slice(6)).choices[0].delta.content ?? '').join('');
}

it('puts what was asked into the folder of its role and answers with what is put beside it', async () => {
  const schema = { type: 'object', properties: { answer: { type: 'string' } } };
  const asked = ask('author', '문항 하나를 만들라.', { response_format: { json_schema: { schema } } });
  const request = await vi.waitFor(() => readFile(join(folder, 'author', '001.request.md'), 'utf8'));
  expect(request).toContain('# user\n\n문항 하나를 만들라.');
  expect(request).toContain('"answer"');
  const words = '{"answer": "서울"}'.repeat(40);
  await writeFile(join(folder, 'author', '001.answer.md'), words);
  expect(await wordsOf(await asked)).toBe(words);
});

it('keeps roles apart, and each request in a file of its own', async () => {
  const asked = [ask('solver', '첫째'), ask('solver', '둘째')];
  await vi.waitFor(async () => expect(await readdir(join(folder, 'solver'))).toHaveLength(2));
  for (const name of ['001', '002']) {
    const request = await readFile(join(folder, 'solver', `${name}.request.md`), 'utf8');
    await writeFile(join(folder, 'solver', `${name}.answer.md`), `답: ${request.slice(-2)}`);
  }
  expect((await Promise.all(asked.map(async (one) => wordsOf(await one)))).toSorted()).toEqual([
    '답: 둘째',
    '답: 첫째',
  ]);
  expect(await readdir(join(folder, 'author'))).not.toContain('002.request.md');
});

it.each(['../secret', '..', 'a/b', ''])('refuses a model that is no name of a folder: %j', async (model) => {
  expect((await ask(model, '문항')).status).toBe(400);
});
