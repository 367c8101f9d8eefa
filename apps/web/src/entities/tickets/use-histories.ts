import { listPayments, listUsage, type Period } from '@chulje/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Every ticket that came or went in a period, or ever; what was shown stays until the next is there. */
export function useUsage(period: Period | undefined) {
  return useQuery({
    queryKey: queryKeys.usage(period),
    queryFn: () => api(listUsage, period ? { query: period } : {}),
    placeholderData: keepPreviousData,
  });
}

/** What was paid in a period, or ever. */
export function usePayments(period: Period | undefined) {
  return useQuery({
    queryKey: queryKeys.payments(period),
    queryFn: () => api(listPayments, period ? { query: period } : {}),
    placeholderData: keepPreviousData,
  });
}
