import { listArchived } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Works that are 보관. Apart from the lists that the app fetches with every screen. */
export function useArchivedWorks() {
  return useQuery({ queryKey: queryKeys.archived, queryFn: () => api(listArchived, {}) });
}
