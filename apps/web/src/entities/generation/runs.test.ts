import type { Generation } from '@chulje/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEnd, describeStage, toRuns } from './runs.ts';

const NOW = '2026-11-22T00:00:10.000Z';
const one = (generationId: string, more: Partial<Generation> = {}): Generation => ({
  generationId,
  kind: 'passage',
  state: 'running',
  stage: '작성',
  partial: '',
  label: '삼투 현상',
  title: '3월 지문',
  target: null,
  pasCode: null,
  queCode: null,
  setId: null,
  position: 0,
  error: null,
  createdAt: '2026-11-22T00:00:00.000Z',
  now: NOW,
  ...more,
});
const member = (position: number, more: Partial<Generation>) =>
  one(`g${position}`, { kind: 'question', setId: 'set', position, target: 'W', title: '세트', ...more });
const failed = (message: string): Partial<Generation> => ({
  state: 'failed',
  error: { code: 'generation.failed', message },
});

it('a set is one run, that tells how many of its items have ended and where the next stands', () => {
  const [run, ...others] = toRuns([
    member(2, { state: 'queued', stage: '대기 중' }),
    member(1, { state: 'running', stage: '검사' }),
    member(0, { state: 'done', pasCode: 'W' }),
  ]);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ id: 'set', state: 'open', count: 3, ended: 1, made: 1, stage: '검사', pasCode: 'W' });
  expect(run && describeStage(run)).toBe('1/3 · 검사');
});

it('says what was made, what of a set was not, and that what failed cost nothing', () => {
  const say = (...generations: Generation[]) => toRuns(generations).map(describeEnd);
  expect(say(one('a', { state: 'done', pasCode: 'P' }))).toEqual(['‘3월 지문’ 지문이 완성되었습니다.']);
  expect(say(member(0, { state: 'done' }), member(1, failed('안 됨')))).toEqual([
    '‘세트’ 문항 2개 가운데 1개가 완성되었습니다. 만들지 못한 1개의 이용권은 차감되지 않았습니다.',
  ]);
  expect(say(one('b', failed('생성에 실패했습니다. 이용권은 차감되지 않았습니다.')))).toEqual([
    '‘3월 지문’ 지문 생성에 실패했습니다. 이용권은 차감되지 않았습니다.',
  ]);
  expect(say(one('v', { kind: 'verification', state: 'done' }))).toEqual(['‘3월 지문’ 문항을 다시 검증했습니다.']);
  const refused = failed('다시 검증하지 못했습니다. 이미 검증된 그대로입니다.');
  expect(say(one('w', { kind: 'verification', ...refused }))).toEqual([
    '‘3월 지문’ 문항 검증에 실패했습니다. 이미 검증된 그대로입니다. 이용권은 차감되지 않았습니다.',
  ]);
  expect(say(one('c', failed('끊겼습니다.')))).toEqual([
    '‘3월 지문’ 지문 생성에 실패했습니다. 끊겼습니다. 이용권은 차감되지 않았습니다.',
  ]);
});

describe('what has ended is told', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  /** A tab: modules of its own, the storage shared. */
  const openTab = () => {
    vi.resetModules();
    return import('./run-memory.ts');
  };
  const open = () => toRuns([one('a')]);
  const done = () => toRuns([one('a', { state: 'done', pasCode: 'P' })]);

  it('once, in one of two tabs, by the one that is looked at, after a reload too', async () => {
    const first = await openTab();
    expect(first.takeNews(open(), true)).toEqual([]);
    expect(first.takeNews(done(), false)).toEqual([]);
    const second = await openTab();
    expect(second.takeNews(done(), true).map(({ id }) => id)).toEqual(['a']);
    expect(second.takeNews(done(), true)).toEqual([]);
    expect(first.takeNews(done(), true)).toEqual([]);
  });

  it('not by the tab that follows it, and not of what this browser never saw running', async () => {
    const tab = await openTab();
    expect(tab.takeNews(done(), true)).toEqual([]);
    tab.takeNews(open(), true);
    tab.watchRun('a');
    expect(tab.takeNews(done(), true)).toEqual([]);
    tab.forgetRun('a');
    // A list that was on its way meanwhile.
    expect(tab.takeNews(open(), true)).toEqual([]);
    expect(tab.takeNews(done(), true)).toEqual([]);
  });

  it('by the frame once the screen has been left, and a failure stands until it is dismissed, with what was typed', async () => {
    const tab = await openTab();
    tab.watchRun('a');
    tab.keepAsked('a', { place: '/passage', values: { title: '처음' } });
    tab.keepAsked('a', { place: '/passage', values: { title: '' } });
    tab.takeNews(open(), true);
    tab.unwatchRun('a');
    const lost = toRuns([one('a', failed('안 됨'))]);
    expect(tab.takeNews(lost, true)).toHaveLength(1);
    expect(tab.takeNews(lost, true)).toEqual([]);
    expect(tab.failuresKnown()).toBe('a');
    expect(tab.readAsked('a')?.values).toEqual({ title: '처음' });
    tab.forgetRun('a');
    expect(tab.failuresKnown()).toBe('');
    expect([...store.keys()]).toEqual([]);
  });
});
