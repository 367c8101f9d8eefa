import { type DeletedRow, listDeleted, listRecent, type WorkRow } from '@chulje/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { paths } from '../paths.ts';
import { queryKeys } from '../query-keys.ts';

export const worksQuery = queryOptions({ queryKey: queryKeys.recent, queryFn: () => api(listRecent, {}) });

/** The member's works, newest first: at most 150, so every list of them is cut out of this one. */
export function useWorks() {
  return useQuery(worksQuery);
}

const favoritesOf = (rows: WorkRow[]) => rows.filter((row) => row.isFavorite === 1);

export function useFavorites() {
  return useQuery({ ...worksQuery, select: favoritesOf });
}

/** The trash, removed last first. */
export function useDeletedWorks() {
  return useQuery<DeletedRow[]>({ queryKey: queryKeys.deleted, queryFn: () => api(listDeleted, {}) });
}

/** Where a work is edited: a passage alone by itself, anything with items in the set editor, which is told the way back. */
export function workPath(row: Pick<WorkRow, 'pasCode' | 'kind'>, from: string): string {
  return row.kind === '지문' ? paths.passageResult(row.pasCode) : paths.questionResult(row.pasCode, from);
}
