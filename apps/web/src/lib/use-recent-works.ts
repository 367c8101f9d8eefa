import { listRecent, toggleFavorite, type WorkRow } from '@chulje/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { paths } from './paths.ts';
import { queryKeys } from './query-keys.ts';

/** The member's works, newest first. */
export function useRecentWorks() {
  return useQuery({ queryKey: queryKeys.recent, queryFn: () => api(listRecent, {}) });
}

/** Flips a star at once and takes it back, with a word, when the server refuses. */
export function useToggleFavorite(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const setStar = (pasCode: string, isFavorite: 0 | 1) =>
    client.setQueryData<WorkRow[]>(queryKeys.recent, (rows) =>
      rows?.map((row) => (row.pasCode === pasCode ? { ...row, isFavorite } : row)),
    );
  return useMutation({
    mutationFn: (row: WorkRow) => api(toggleFavorite, { body: { pasCode: row.pasCode } }),
    onMutate: (row) => setStar(row.pasCode, row.isFavorite === 1 ? 0 : 1),
    onSuccess: ({ isFavorite }, row) => setStar(row.pasCode, isFavorite),
    onError: (error, row) => {
      setStar(row.pasCode, row.isFavorite);
      onRefused(error);
    },
  });
}

/** Where a work is edited: a passage alone by itself, anything with items in the set editor. */
export function workPath(row: Pick<WorkRow, 'pasCode' | 'kind'>): string {
  return row.kind === '지문' ? paths.passageResult(row.pasCode) : paths.questionResult(row.pasCode);
}
