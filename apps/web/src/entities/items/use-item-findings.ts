import { type Finding, type Item, lintQuestion } from '@chulje/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

const PAUSE_MS = 400;

/** The linter's remarks on an item as it stands on screen beside the others, renewed when the typing pauses. */
export function useItemFindings(
  content: string,
  questions: readonly { item: Item }[],
  at: number,
  stored: readonly Finding[],
): readonly Finding[] {
  const item = questions[at]?.item;
  const others = questions.filter((_, index) => index !== at).map((question) => question.item);
  const shown = JSON.stringify({ content, item, others, at });
  const [settled, setSettled] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const { data } = useQuery({
    queryKey: queryKeys.lint(settled),
    queryFn: () =>
      api(lintQuestion, { body: JSON.parse(settled) as { content: string; item: Item; others: Item[]; at: number } }),
    enabled: item !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return data ?? stored;
}
