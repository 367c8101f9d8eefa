import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startThreads } from '../testing/threads.ts';
import type { Threads } from '../threads.ts';
import { embeddedEngine } from './embedded-engine.ts';

const threads = startThreads();
afterAll(() => threads.stop());
const engine = embeddedEngine(threads, { stageSeconds: 0 });
const progress = {
  stage: async () => {},
  partial: () => {},
  record: () => {},
  note: () => {},
  member: 'member',
  signal: new AbortController().signal,
};
const checkOf = async (text: string) =>
  (
    await engine.makeItem(
      {
        text,
        field: '직접 입력',
        keyword: '',
        type: '문맥상 의미',
        standing: { items: [], at: 0, wantsVocabulary: false },
        keyCounts: [],
      },
      1,
      progress,
    )
  ).check;

it('works in the turn of the member who asked', async () => {
  const members: unknown[] = [];
  const run = async (_: string, __: unknown, { member }: { member?: string }) => {
    members.push(member);
    return { ok: false, reason: '없다.' };
  };
  const recorded = embeddedEngine({ run } as unknown as Threads, { stageSeconds: 0 });
  await recorded.checkTypes({ text: '글', items: [] }, '가', progress.signal);
  const asked = { field: '과학', topic: '삼투', title: '', passage: 'water-potential', viaFallback: false } as const;
  await recorded.makePassage(asked, 1, { ...progress, member: '나' });
  const item = { text: '글', field: '', keyword: '', type: '내용 불일치', keyCounts: [] };
  const standing = { items: [], at: 0, wantsVocabulary: false };
  await expect(recorded.makeItem({ ...item, standing }, 1, { ...progress, member: '다' })).rejects.toThrow();
  expect(members).toEqual(['가', '나', '다']);
});

it('vouches for an item on a passage of its own', async () => {
  const { text } = await engine.makePassage(
    { field: '과학', topic: '삼투', title: '', passage: 'water-potential', viaFallback: false },
    1,
    progress,
  );
  expect(await checkOf(text)).toMatchObject({ state: '검증됨', votes: [] });
});

it('leaves an item on a teacher’s text to be read by a person', async () => {
  const path = '../../../../packages/items/src/engine-embedded/testing/cache.txt';
  const text = readFileSync(new URL(path, import.meta.url), 'utf8').trim();
  expect(await checkOf(text)).toMatchObject({ state: '검토 필요', votes: [] });
});
