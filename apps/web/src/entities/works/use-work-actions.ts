import { archiveWorks, removeWorks, renameWork, tagWork, toggleFavorite, type WorkRow } from '@chulje/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { dropDraft, keepDraft, readDraft } from '../drafts/drafts.ts';
import { codesOf, useOptimistic, WORKS_KEY } from './use-optimistic.ts';
import { workLists } from './work-cache.ts';

/** A name that was typed when the session had ended; sent again once the member is back. */
const UNSENT_NAME = 'name';

/**
 * What can be done to works in lists. Each shows at once and is taken back when the server refuses: `onRefused` gets
 * the error to tell. Afterwards the lists are fetched anew, once the last of several changes has ended.
 */
export function useWorkActions(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const lists = workLists(client);
  const favorite = useOptimistic<WorkRow>(
    {
      send: (row) => api(toggleFavorite, { body: { pasCode: row.pasCode } }),
      show: (row) => lists.put([{ ...row, isFavorite: row.isFavorite === 1 ? 0 : 1 }]),
      takeBack: (row) => lists.put([row]),
    },
    onRefused,
  );
  const rename = useOptimistic<{ row: WorkRow; title: string }>(
    {
      send: ({ row, title }) => api(renameWork, { body: { pasCode: row.pasCode, title } }),
      show: ({ row, title }) => lists.patch(row.pasCode, { title }),
      takeBack: ({ row }) => lists.patch(row.pasCode, { title: row.title }),
    },
    onRefused,
    ({ row, title }) => keepDraft(UNSENT_NAME, { pasCode: row.pasCode, title }, 0),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is opened
  useEffect(() => {
    const unsent = readDraft<{ pasCode: string; title: string }>(UNSENT_NAME);
    if (!unsent) return;
    dropDraft(UNSENT_NAME);
    api(renameWork, { body: unsent.value }).then(() => client.invalidateQueries({ queryKey: WORKS_KEY }), onRefused);
  }, []);
  const remove = useOptimistic<readonly WorkRow[]>(
    {
      send: (rows) => api(removeWorks, { body: { pasCodeList: codesOf(rows), isPermanent: false } }),
      show: (rows) => {
        lists.drop(rows);
        lists.addDeleted(rows.map((row) => ({ ...row, deletedDate: new Date().toISOString() })));
      },
      takeBack: (rows) => {
        lists.put(rows);
        lists.dropDeleted(rows);
      },
    },
    onRefused,
  );
  const archive = useOptimistic<{ rows: readonly WorkRow[]; isArchived: boolean }>(
    {
      send: ({ rows, isArchived }) => api(archiveWorks, { body: { pasCodeList: codesOf(rows), isArchived } }),
      show: ({ rows, isArchived }) => lists.put(rows.map((row) => ({ ...row, isArchived }))),
      takeBack: ({ rows }) => lists.put(rows),
    },
    onRefused,
  );
  const tag = useOptimistic<{ row: WorkRow; tags: string[] }>(
    {
      send: ({ row, tags }) => api(tagWork, { body: { pasCode: row.pasCode, tags } }),
      show: ({ row, tags }) => lists.patch(row.pasCode, { tags }),
      takeBack: ({ row }) => lists.patch(row.pasCode, { tags: row.tags }),
    },
    onRefused,
  );
  return {
    toggleFavorite: favorite.mutate,
    /** 보관, or back among the 150. */
    archive: archive.mutate,
    tag: (row: WorkRow, tags: string[]) => tag.mutate({ row, tags }),
    rename: (row: WorkRow, title: string) => rename.mutate({ row, title }),
    /** Into the trash. */
    remove: remove.mutate,
  };
}
