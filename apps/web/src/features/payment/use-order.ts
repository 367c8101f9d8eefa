import { confirmPayment, getOrder, type OrderStatus, verifyAmount } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError, api } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What the provider put into the address of the success page. Without a key the order was confirmed before. */
export interface PaymentReturn {
  orderId: string;
  amount: number;
  paymentKey: string | null;
  ticCode: number | null;
}

const ASK_AGAIN_MS = 3_000;

/** The values of the success page's address; null when it lacks what it must have. */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | null {
  const orderId = search.get('orderId');
  const amount = Number(search.get('amount'));
  if (!orderId || !Number.isInteger(amount) || amount <= 0) return null;
  const ticCode = Number(search.get('ticCode'));
  return { orderId, amount, paymentKey: search.get('paymentKey'), ticCode: Number.isInteger(ticCode) ? ticCode : null };
}

/** No answer, or one that says nothing about the money: what happened is not known, and asking again is safe. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

/**
 * Brings an order to its end: checks the amount, confirms what was not confirmed, and asks again while the outcome is
 * open. One query an order, so that effects that run twice share one call; the server answers every repetition the same.
 */
export function useOrder(values: PaymentReturn) {
  const { orderId } = values;
  return useQuery({
    queryKey: queryKeys.order(orderId),
    queryFn: () => settle(values),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data?.state === 'confirming' || isUnknownOutcome(state.error) ? ASK_AGAIN_MS : false,
  });
}

async function settle({ orderId, amount, paymentKey, ticCode }: PaymentReturn): Promise<OrderStatus> {
  if (!paymentKey) return api(getOrder, { params: { orderId } });
  const order = await api(verifyAmount, { body: { orderId, amount } });
  if (order.state !== 'created') return order;
  return api(confirmPayment, { body: { paymentKey, orderId, amount, ticCode: ticCode ?? order.ticCode } });
}
