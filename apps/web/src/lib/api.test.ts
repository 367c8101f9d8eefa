import { getEngine } from '@chulje/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { messageOf } from './api-error.ts';

afterEach(() => vi.unstubAllGlobals());

function stubAnswer(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const traceOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('traceparent');

it('begins a trace of its own with each call', async () => {
  const fetched = stubAnswer(200, { name: 'embedded', label: '내장 자료', seconds: 180 });
  await api(getEngine, {});
  await api(getEngine, {});
  const traces = fetched.mock.calls.map(([, init]) => traceOf(init));
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(traces).size).toBe(2);
});

it.each([
  ['server.failed', 500, '오류입니다. (오류 번호 0af76519)'],
  ['works.not-found', 404, '오류입니다.'],
])('shows of %s its number only where the operator must look for it', async (code, status, shown) => {
  stubAnswer(status, { code, message: '오류입니다.', requestId: '0af7651916cd43dd8448eb211c80319c' });
  const error = await api(getEngine, {}).catch((thrown: unknown) => thrown);
  expect(messageOf(error)).toBe(shown);
});
