import { type DeletedRow, listDeleted, listFavorites, listRecent, type WorkRow } from '@chulje/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { paths } from '../paths.ts';
import { queryKeys } from '../query-keys.ts';

export const worksQuery = queryOptions({ queryKey: queryKeys.recent, queryFn: () => api(listRecent, {}) });

/** The member's works, newest first: at most 150. */
export function useWorks() {
  return useQuery(worksQuery);
}

export const favoritesQuery = queryOptions({ queryKey: queryKeys.favorites, queryFn: () => api(listFavorites, {}) });

/** Of the 150 and of those 보관. */
export function useFavorites() {
  return useQuery(favoritesQuery);
}

/** The trash, removed last first. */
export function useDeletedWorks() {
  return useQuery<DeletedRow[]>({ queryKey: queryKeys.deleted, queryFn: () => api(listDeleted, {}) });
}

/** Where a work is edited: a passage alone by itself, anything with items in the set editor, which is told the way back. */
export function workPath(row: Pick<WorkRow, 'pasCode' | 'kind'>, from: string): string {
  return row.kind === '지문' ? paths.passageResult(row.pasCode) : paths.questionResult(row.pasCode, from);
}
