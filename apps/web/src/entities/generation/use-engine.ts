import { getEngine } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** The engine that serves: what it cannot do is not offered. */
export function useEngine() {
  return useQuery({ queryKey: queryKeys.engine, queryFn: () => api(getEngine, {}), staleTime: Infinity }).data;
}
