import { checkQuestionTypes, listQuestionTypes, type QuestionType } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../entities/query-keys.ts';
import { api } from '../../lib/api.ts';

export interface QuestionTypes {
  types: readonly QuestionType[];
  isAvailable: (type: QuestionType) => boolean;
  /** Why this text does not carry the type. */
  reasonOf: (type: QuestionType) => string;
}

/** The catalogue, and which of its types the text carries. */
export function useQuestionTypes(content: string) {
  const types = useQuery({
    queryKey: queryKeys.questionTypes,
    queryFn: () => api(listQuestionTypes, {}),
    staleTime: Infinity,
  });
  const check = useQuery({
    queryKey: queryKeys.typeCheck(content),
    // Whoever closes the dialog waits no more: the server then gives its work up.
    queryFn: ({ signal }) => api(checkQuestionTypes, { body: { content } }, { signal }),
    staleTime: Infinity,
  });
  const availability = new Map(check.data?.map((entry) => [entry.type, entry]));
  const data: QuestionTypes | undefined =
    types.data && check.data
      ? {
          types: types.data,
          isAvailable: (type) => availability.get(type.type)?.available ?? false,
          reasonOf: (type) => availability.get(type.type)?.reason || '내장 자료로는 만들 수 없는 유형입니다.',
        }
      : undefined;
  return {
    data,
    error: types.error ?? check.error,
    refetch: () => void Promise.all([types.refetch(), check.refetch()]),
  };
}
