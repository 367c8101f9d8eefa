import { addRuling, listRulings } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

/** What was ruled of the items of a sitting, the newest first. */
export function useRulings(code: string) {
  return useQuery({
    queryKey: queryKeys.rulings(code),
    queryFn: () => api(listRulings, { params: { sitting: code } }),
  });
}

/** 재채점: every score of the sitting may be another one afterwards. */
export const useAddRuling = (ending: CallEnding<typeof addRuling>) =>
  useCall(addRuling, { ...ending, renews: [['sittings']] });
