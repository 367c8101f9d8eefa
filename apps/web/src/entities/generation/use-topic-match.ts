import { type Field, matchTopic, type TopicMatch } from '@chulje/contract';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

/** Who types on is not asked about every letter. */
const PAUSE_MS = 250;

/** What the server makes of typed words, with those words: an answer may come when others stand in the field. */
export interface TypedTopic extends TopicMatch {
  typed: string;
}

const matchOf = (field: Field, typed: string) =>
  queryOptions({
    queryKey: queryKeys.topic(field, typed),
    queryFn: async (): Promise<TypedTopic> => ({
      ...(await api(matchTopic, { query: { field, ...(typed && { q: typed }) } })),
      typed,
    }),
    // What a member has had changes with every passage made.
    staleTime: 0,
  });

/** Whether a passage can be made on the words. Nothing is matched where a model writes on any topic. */
export const isRefused = ({ isFree, match }: TopicMatch): boolean => !isFree && match === null;

/** Asks for the words as they stand now, whatever was asked before. */
export function useAskTopic(): (field: Field, typed: string) => Promise<TypedTopic> {
  const client = useQueryClient();
  return useCallback((field, typed) => client.fetchQuery(matchOf(field, typed.trim())), [client]);
}

/** What the words are matched with, following them as they are typed. Undefined until first known. */
export function useTopicMatch(field: Field, words: string): TypedTopic | undefined {
  const [sought, setSought] = useState(words.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSought(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return useQuery({ ...matchOf(field, sought), placeholderData: keepPreviousData }).data;
}
