import { type Generation, listOpenGenerations } from '@chulje/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { api } from '../../lib/api.ts';
import { isOutOfReach } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { failuresKnown, onRunMemory } from './run-memory.ts';
import { type Run, toRuns } from './runs.ts';

/** As often an open list is asked for anew, by the tab one looks at, and one that could not be had; when nothing runs, nobody asks. */
const POLL_MS = 2_000;

const isOpen = ({ state }: Generation) => state === 'queued' || state === 'running';

export const generationsQuery = queryOptions({
  queryKey: queryKeys.generations,
  queryFn: () => api(listOpenGenerations, {}),
  refetchInterval: ({ state }) => (isOutOfReach(state.error) || state.data?.some(isOpen) === true) && POLL_MS,
  refetchOnWindowFocus: 'always',
});

/** The member's runs, those that ended lately among them, the same everywhere; undefined until they are known. */
export function useRuns(): Run[] | undefined {
  const { data } = useQuery(generationsQuery);
  return useMemo(() => data && toRuns(data), [data]);
}

/** The runs that go on now, and those whose failure still stands in the lists. */
export function useShownRuns(): { open: Run[]; failed: Run[] } {
  const runs = useRuns();
  const failures = useSyncExternalStore(onRunMemory, failuresKnown);
  return useMemo(() => {
    const ids = new Set(failures.split(' '));
    return {
      open: runs?.filter(({ state }) => state === 'open') ?? [],
      failed: runs?.filter(({ id, state }) => state === 'failed' && ids.has(id)) ?? [],
    };
  }, [runs, failures]);
}
