import { getNotice, listNotices } from '@chulje/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** They change seldom, and every screen of a phone asks whether there are new ones. */
const FRESH_MS = 5 * 60_000;

export const noticesQuery = queryOptions({
  queryKey: queryKeys.notices,
  queryFn: () => api(listNotices, {}),
  staleTime: FRESH_MS,
});

/** Notices, newest first. */
export function useNotices() {
  return useQuery(noticesQuery);
}

/** One notice. */
export function useNotice(notCode: number) {
  return useQuery({ queryKey: queryKeys.notice(notCode), queryFn: () => api(getNotice, { query: { notCode } }) });
}
