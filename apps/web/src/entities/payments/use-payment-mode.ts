import { getPaymentMode } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Whether tickets are sold, in earnest or as a test, and whose script opens the card window. */
export function usePaymentMode({ isWanted = true } = {}) {
  return useQuery({ queryKey: queryKeys.paymentMode, queryFn: () => api(getPaymentMode, {}), enabled: isWanted });
}
