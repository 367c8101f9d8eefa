import { type Check, type Item, isAsChecked, type QuestionSet, verifyQuestion } from '@chulje/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useToast } from '../../ui/toast.tsx';

/** The check of an item, whether it is of the words on screen, and the way to have it renewed. */
export function useCheck(stored: QuestionSet, text: string, question: { queCode: string; item: Item } | undefined) {
  const toast = useToast();
  const { pasCode, version } = stored;
  const verify = useMutation({
    mutationFn: async (queCode: string) => ({
      queCode,
      version,
      check: await api(verifyQuestion, { body: { pasCode, queCode } }),
    }),
    onSuccess: () => toast.success('다시 검증했습니다.'),
    onError: (error) => toast.error(messageOf(error)),
  });
  const { data: renewed, mutate } = verify;
  const queCode = question?.queCode;
  const check: Check | null =
    // Until the set comes from the server again.
    renewed && renewed.queCode === queCode && renewed.version === version
      ? renewed.check
      : (stored.questions.find((candidate) => candidate.queCode === queCode)?.check ?? null);
  const isCurrent = useMemo(
    () => check !== null && question !== undefined && isAsChecked(check, text, question.item),
    [check, text, question],
  );
  return {
    check,
    isAsChecked: isCurrent,
    isVerifying: verify.isPending,
    verify: useCallback(() => queCode !== undefined && mutate(queCode), [mutate, queCode]),
  };
}
