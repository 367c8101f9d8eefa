import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_RETURN, sampleOrder } from './order.samples.ts';
import { orderQuery } from './use-order.ts';

afterEach(() => vi.unstubAllGlobals());

it('confirms once when the page mounts, unmounts and mounts again, as StrictMode makes it', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json(sampleOrder(path.endsWith('/confirm') ? 'paid' : 'created'));
  });
  const client = new QueryClient();
  const mount = () => new QueryObserver(client, orderQuery(SAMPLE_RETURN)).subscribe(() => {});
  mount()();
  const leave = mount();
  await expect.poll(() => client.getQueryState(orderQuery(SAMPLE_RETURN).queryKey)?.data?.state).toBe('paid');
  leave();
  mount()();
  expect(called).toEqual(['/api/tosspay/verifyAmount', '/api/tosspay/confirm']);
  client.clear();
});
