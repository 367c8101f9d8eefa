import { getPractice, setPractice } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

const keyOf = (code: string) => [...queryKeys.analysis(code), 'practice'];

/** 같은 유형의 다른 문항 of a sitting; null where the teacher gives none. */
export function usePractice(code: string) {
  return useQuery({ queryKey: keyOf(code), queryFn: () => api(getPractice, { params: { sitting: code } }) });
}

/** Reports tell of it, and are asked for anew with it. */
export const useSetPractice = (code: string, ending: CallEnding<typeof setPractice>) =>
  useCall(setPractice, { ...ending, renews: [queryKeys.analysis(code)] });
