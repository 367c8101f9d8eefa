import { clearTrash, type DeletedRow, removeWorks, restoreWorks } from '@chulje/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { useCall } from '../use-call.ts';
import { codesOf, useOptimistic } from './use-optimistic.ts';
import { workLists } from './work-cache.ts';

/** What can be done to works in the trash; `onRefused` gets the error to tell. */
export function useTrashActions(onRefused: (error: unknown) => void) {
  const lists = workLists(useQueryClient());
  const erase = useOptimistic<readonly DeletedRow[]>(
    {
      send: (rows) => api(removeWorks, { body: { pasCodeList: codesOf(rows), isPermanent: true } }),
      show: lists.dropDeleted,
      takeBack: lists.addDeleted,
    },
    onRefused,
  );
  const restore = useOptimistic<readonly DeletedRow[]>(
    {
      send: (rows) => api(restoreWorks, { body: { pasCodeList: codesOf(rows) } }),
      show: (rows) => {
        lists.dropDeleted(rows);
        lists.put(rows);
      },
      takeBack: (rows) => {
        lists.addDeleted(rows);
        lists.drop(rows);
      },
    },
    onRefused,
  );
  const clear = useCall(clearTrash, { renews: [queryKeys.deleted], onError: onRefused });
  return {
    /** Out of the trash for good. */
    erase: erase.mutate,
    restore: restore.mutate,
    /** Everything, shown or not. */
    clear: clear.mutate,
    isClearing: clear.isPending,
  };
}
