import type { OrderStatus } from '@chulje/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { SAMPLE_RETURN, sampleOrder } from './order.samples.ts';
import { isUnknownOutcome, readPaymentReturn, settleOrder } from './settle-order.ts';

/** Answers the calls by their last path segment and records them. */
function serve(answers: Record<string, OrderStatus>): { path: string; body: unknown }[] {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return Response.json(answers[path.split('/').at(-1) ?? '']);
  });
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

it.each([
  '',
  'orderId=o&paymentKey=k',
  'amount=57000&paymentKey=k',
  'orderId=&amount=57000',
  'orderId=o&amount=0',
  'orderId=o&amount=-1',
  'orderId=o&amount=1.5',
  'orderId=o&amount=NaN',
  'orderId=o&amount=',
])('takes an address without order or amount for an invalid access: %s', (query) => {
  expect(read(query)).toBeNull();
});

it('reads what the provider appended to the address', () => {
  expect(read('ticCode=2&paymentKey=key&orderId=order-1234&amount=57000')).toEqual(SAMPLE_RETURN);
  expect(read('orderId=order-1234&amount=57000')).toEqual({ ...SAMPLE_RETURN, paymentKey: null, ticCode: null });
});

it('checks the amount and then confirms an order nobody has confirmed', async () => {
  const calls = serve({ verifyAmount: sampleOrder('created'), confirm: sampleOrder('paid') });
  expect((await settleOrder(SAMPLE_RETURN)).state).toBe('paid');
  expect(calls).toEqual([
    { path: '/api/tosspay/verifyAmount', body: { orderId: 'order-1234', amount: 57_000 } },
    {
      path: '/api/tosspay/confirm',
      body: { paymentKey: 'key', orderId: 'order-1234', amount: 57_000, ticCode: 2 },
    },
  ]);
});

it('confirms with the package of the order when the address names none', async () => {
  const calls = serve({ verifyAmount: sampleOrder('created'), confirm: sampleOrder('paid') });
  await settleOrder({ ...SAMPLE_RETURN, ticCode: null });
  expect(calls[1]?.body).toMatchObject({ ticCode: 2 });
});

it.each(['confirming', 'paid', 'declined', 'expired', 'canceled', 'review'] as const)(
  'confirms nothing when the order is %s already',
  async (state) => {
    const calls = serve({ verifyAmount: sampleOrder(state) });
    expect((await settleOrder(SAMPLE_RETURN)).state).toBe(state);
    expect(calls.map(({ path }) => path)).toEqual(['/api/tosspay/verifyAmount']);
  },
);

it('only asks how the order stands when the address has no key any more', async () => {
  const calls = serve({ 'order-1234': sampleOrder('paid') });
  expect((await settleOrder({ ...SAMPLE_RETURN, paymentKey: null })).state).toBe('paid');
  expect(calls).toEqual([{ path: '/api/tosspay/orders/order-1234', body: undefined }]);
});

it.each([
  [0, true],
  [500, true],
  [502, true],
  [503, true],
  [429, true],
  [400, false],
  [404, false],
  [409, false],
])('an error with status %i leaves the outcome open: %s', (status, isOpen) => {
  expect(isUnknownOutcome(new ApiError({ code: 'x', message: '' }, status))).toBe(isOpen);
});
