import type { OrderState, OrderStatus } from '@chulje/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { orderQuery } from './use-order.ts';

const order = (state: OrderState): OrderStatus => ({
  orderId: 'order-1234',
  state,
  message: '',
  amount: 57_000,
  ticCode: 2,
  count: 30,
  balance: 40,
  mode: 'test',
  receiptUrl: null,
});
const RETURN = { orderId: 'order-1234', amount: 57_000, paymentKey: 'key', ticCode: 2 };

afterEach(() => vi.unstubAllGlobals());

it('confirms once when the page mounts, unmounts and mounts again, as StrictMode makes it', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json(order(path.endsWith('/confirm') ? 'paid' : 'created'));
  });
  const client = new QueryClient();
  const mount = () => new QueryObserver(client, orderQuery(RETURN)).subscribe(() => {});
  mount()();
  const leave = mount();
  await vi.waitFor(() => expect(client.getQueryState(orderQuery(RETURN).queryKey)?.data?.state).toBe('paid'));
  leave();
  mount()();
  expect(called).toEqual(['/api/tosspay/verifyAmount', '/api/tosspay/confirm']);
  client.clear();
});
