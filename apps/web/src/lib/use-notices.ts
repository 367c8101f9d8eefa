import { listNotices } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** They change seldom, and every screen of a phone asks whether there are new ones. */
const FRESH_MS = 5 * 60_000;

/** Notices, newest first. */
export function useNotices() {
  return useQuery({ queryKey: queryKeys.notices, queryFn: () => api(listNotices, {}), staleTime: FRESH_MS });
}
