import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPending, keepPending, pendingHere } from './pending.ts';

/** A tab: its storage, its address, and who has logged in. */
const kept = new Map<string, string>();
const place = { pathname: '/questions', search: '' };
let owner = 'a@example.com';

beforeEach(() => {
  kept.clear();
  Object.assign(place, { pathname: '/questions', search: '' });
  owner = 'a@example.com';
  vi.stubGlobal('location', place);
  vi.stubGlobal('localStorage', { getItem: () => owner });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('finds after a reload what was sent from this address, until it has ended', () => {
  const { key } = keepPending('generation', { body: '가' });
  expect(pendingHere('generation')).toMatchObject({ key, request: { body: '가' } });
  dropPending('generation');
  expect(pendingHere('generation')).toBeNull();
});

it('is nothing to another work, though on the same screen', () => {
  Object.assign(place, { pathname: '/questions/generate', search: '?pasCode=a' });
  keepPending('generation', { body: '가' });
  Object.assign(place, { search: '?pasCode=b' });
  expect(pendingHere('generation')).toBeNull();
  Object.assign(place, { search: '?pasCode=a' });
  expect(pendingHere('generation')).not.toBeNull();
});

it('is nothing to another member who logs in in the same tab', () => {
  keepPending('generation', { body: '가' });
  owner = 'b@example.com';
  expect(pendingHere('generation')).toBeNull();
});

it('sends the same request under the same key, and another one under its own', () => {
  const first = keepPending('set', { slots: 3 });
  expect(keepPending('set', { slots: 3 }).key).toBe(first.key);
  expect(keepPending('set', { slots: 4 }).key).not.toBe(first.key);
});

it('takes what it cannot read for nothing', () => {
  keepPending('set', {});
  for (const key of kept.keys()) kept.set(key, '{');
  expect(pendingHere('set')).toBeNull();
});
