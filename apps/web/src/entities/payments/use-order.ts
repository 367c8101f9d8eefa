import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
import { isUnknownOutcome, type PaymentReturn, settleOrder } from './settle-order.ts';

const ASK_AGAIN_MS = 3_000;

/**
 * Brings an order to its end and asks again while that is open. One query an order, so that effects that run twice
 * share one call.
 */
export function useOrder(values: PaymentReturn) {
  return useQuery(orderQuery(values));
}

export function orderQuery(values: PaymentReturn) {
  return queryOptions({
    queryKey: queryKeys.order(values.orderId),
    queryFn: () => settleOrder(values),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data?.state === 'confirming' || isUnknownOutcome(state.error) ? ASK_AGAIN_MS : false,
  });
}
