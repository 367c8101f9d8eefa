import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAskedAhead } from './asked-ahead.ts';

const ANSWER = new Response('{}');

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(3000);
  globalThis.askedAhead = new Map([['/api/a', Promise.resolve(ANSWER)]]);
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  vi.restoreAllMocks();
});

describe('what was asked ahead', () => {
  it('is handed out once, to the call of its address', async () => {
    expect(takeAskedAhead('GET', '/api/b')).toBeUndefined();
    expect(await takeAskedAhead('GET', '/api/a')).toBe(ANSWER);
    expect(takeAskedAhead('GET', '/api/a')).toBeUndefined();
  });

  it('is old once anything was written', () => {
    expect(takeAskedAhead('POST', '/api/b')).toBeUndefined();
    expect(takeAskedAhead('GET', '/api/a')).toBeUndefined();
  });

  it('is old for a screen that opens long after the page', () => {
    vi.mocked(performance.now).mockReturnValue(61_000);
    expect(takeAskedAhead('GET', '/api/a')).toBeUndefined();
  });

  it('is nothing on a page whose first script has asked nothing', () => {
    globalThis.askedAhead = undefined;
    expect(takeAskedAhead('GET', '/api/a')).toBeUndefined();
    expect(takeAskedAhead('POST', '/api/a')).toBeUndefined();
  });
});
