import { getPassage, type InputOf, listFavorites, listPassages, updatePassage } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** One passage as the server keeps it. */
export const loadPassage = (pasCode: string) => api(getPassage, { params: { pasCode } });

/** Saves a passage over the version named; over whatever is there when none is. */
export const savePassage = (body: InputOf<typeof updatePassage>['body']) => api(updatePassage, { body });

/** A passage to look at or to begin with; null asks for none. `isKept`: shown again without being fetched again. */
export function usePassage(pasCode: string | null, { isKept = false } = {}) {
  return useQuery({
    queryKey: queryKeys.passage(pasCode ?? ''),
    queryFn: () => loadPassage(pasCode ?? ''),
    enabled: pasCode !== null,
    ...(!isKept && { gcTime: 0 }),
  });
}

/** A passage to edit: it is not exchanged under the user's hands; saving compares versions. */
export function usePassageToEdit(pasCode: string) {
  return useQuery({
    queryKey: queryKeys.passage(pasCode),
    queryFn: () => loadPassage(pasCode),
    enabled: pasCode !== '',
    staleTime: Infinity,
    // Opened again, it is fetched again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The passages that items can be made on: the latest, or those among the favourites. */
export function usePassages(which: 'recent' | 'favorites') {
  return useQuery({
    queryKey: [...queryKeys.recent, 'passages', which],
    queryFn: async () =>
      which === 'recent'
        ? api(listPassages, {})
        : (await api(listFavorites, {})).filter((row) => row.isGenerated === 1),
  });
}
