import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A browser's storage and page events, as far as drafts need them. */
const store = new Map<string, string>();
const listeners = new Map<string, () => void>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  store.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { addEventListener: (name: string, act: () => void) => listeners.set(name, act) });
  vi.stubGlobal('document', { addEventListener: (name: string, act: () => void) => listeners.set(name, act) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drafts = () => import('./drafts.ts');

it('writes the last of many changes once, a moment later', async () => {
  const { keepDraft } = await drafts();
  const write = vi.spyOn(storage, 'setItem');
  for (const text of ['가', '가나', '가나다']) keepDraft('work', text, 1);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
  expect(store.get('chulje.draft..work')).toContain('가나다');
});

it('goes on writing while somebody types without a pause', async () => {
  const { keepDraft } = await drafts();
  for (let key = 0; key < 20; key += 1) {
    keepDraft('work', `${key}`, 1);
    vi.advanceTimersByTime(50);
  }
  expect(store.get('chulje.draft..work')).toBeDefined();
});

it.each(['pagehide', 'visibilitychange'])('writes at once on %s', async (event) => {
  const { keepDraft } = await drafts();
  keepDraft('work', '가', 1);
  listeners.get(event)?.();
  expect(store.get('chulje.draft..work')).toContain('가');
});

it('reads what is not written yet, and drops it too', async () => {
  const { keepDraft, readDraft, dropDraft } = await drafts();
  keepDraft('work', '가', 3);
  expect(readDraft<string>('work')).toMatchObject({ value: '가', version: 3 });
  keepDraft('work', '나', 3);
  dropDraft('work');
  vi.advanceTimersByTime(1000);
  expect(readDraft('work')).toBeNull();
});
