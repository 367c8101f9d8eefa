import { checkQuestionTypes, listQuestionTypes, type QuestionType } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';

export interface QuestionTypes {
  types: readonly QuestionType[];
  isAvailable: (type: QuestionType) => boolean;
  /** Whether the text carries the type and the items that stand on it leave nothing for it. */
  isUsedUp: (type: QuestionType) => boolean;
  /** Why the type cannot be made. */
  reasonOf: (type: QuestionType) => string;
}

/** What items are to be made on. */
export interface TypeSource {
  content: string;
  /** The work that they join: what stands there is asked once already. */
  work?: { pasCode: string; version: number };
}

/** The catalogue, and which of its types can be made of the text beside the items of its work. */
export function useQuestionTypes({ content, work }: TypeSource) {
  const types = useQuery({
    queryKey: queryKeys.questionTypes,
    queryFn: () => api(listQuestionTypes, {}),
    staleTime: Infinity,
  });
  const check = useQuery({
    queryKey: queryKeys.typeCheck(content, work),
    // Whoever closes the dialog waits no more: the server then gives its work up.
    queryFn: ({ signal }) =>
      api(checkQuestionTypes, { body: { content, ...(work && { pasCode: work.pasCode }) } }, { signal }),
    staleTime: Infinity,
  });
  const availability = new Map(check.data?.map((entry) => [entry.type, entry]));
  const data: QuestionTypes | undefined =
    types.data && check.data
      ? {
          types: types.data,
          isAvailable: (type) => availability.get(type.type)?.available ?? false,
          isUsedUp: (type) => availability.get(type.type)?.usedUp ?? false,
          reasonOf: (type) => availability.get(type.type)?.reason || '내장 자료로는 만들 수 없는 유형입니다.',
        }
      : undefined;
  return {
    data,
    error: types.error ?? check.error,
    refetch: () => void Promise.all([types.refetch(), check.refetch()]),
  };
}
