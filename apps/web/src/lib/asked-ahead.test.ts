import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeAskedAhead } from './asked-ahead.ts';

const ANSWER = new Response('{}');

beforeEach(() => {
  globalThis.askedAhead = new Map([['/api/a', Promise.resolve(ANSWER)]]);
});
afterEach(() => {
  globalThis.askedAhead = undefined;
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

  it('is nothing on a page whose first script has asked nothing', () => {
    globalThis.askedAhead = undefined;
    expect(takeAskedAhead('GET', '/api/a')).toBeUndefined();
    expect(takeAskedAhead('POST', '/api/a')).toBeUndefined();
  });
});
