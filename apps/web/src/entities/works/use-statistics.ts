import { getStatistics } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Tickets used a week, and what stands in the library by field and question type. */
export function useStatistics() {
  return useQuery({ queryKey: queryKeys.statistics, queryFn: () => api(getStatistics, {}) });
}
