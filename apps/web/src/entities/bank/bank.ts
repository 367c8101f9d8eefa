import { type InputOf, listBank, listBankTags, listQuestionTypes, tagItem } from '@chulje/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

/** What the bank is narrowed to, as the call takes it. */
export type BankQuery = Omit<NonNullable<InputOf<typeof listBank>['query']>, 'cursor'>;

/** The items that a query finds, page by page. */
export function useBank(query: BankQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.bank(query),
    queryFn: ({ pageParam, signal }) =>
      api(listBank, { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Another filter shows what the last one found until its own is there.
    placeholderData: (before) => before,
  });
}

/** Every tag that an item of the member has. */
export function useBankTags() {
  return useQuery({ queryKey: queryKeys.bankTags, queryFn: () => api(listBankTags, {}) });
}

/** The types that items can be of. */
export function useTypeNames() {
  return useQuery({
    queryKey: queryKeys.questionTypes,
    queryFn: () => api(listQuestionTypes, {}),
    staleTime: Infinity,
  });
}

export const useTagItem = (ending: CallEnding<typeof tagItem>) =>
  useCall(tagItem, { ...ending, renews: [['works', 'bank'], queryKeys.bankTags] });
