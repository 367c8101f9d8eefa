import type { AnswerOf, InputOf } from '@chulje/contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { api, type PlainCall } from '../lib/api.ts';
import { queryClient } from './query-client.ts';

/** What a screen does about the end of something it has set off. */
interface Ending<Answer, Input> {
  onSuccess?: (answer: Answer, input: Input) => void;
  onError?: (error: Error, input: Input) => void;
}
export type CallEnding<C extends PlainCall> = Ending<AnswerOf<C>, InputOf<C>>;

/**
 * Something that takes its time and may fail, as a hook: `isPending` until it has ended. Then what it made old (`renews`)
 * is asked for anew. Without a connection it fails at once: nothing waits unseen.
 */
export function useAction<Answer, Input = void>(
  run: (input: Input) => Promise<Answer>,
  { onSuccess, onError, renews = [] }: Ending<Answer, Input> & { renews?: readonly QueryKey[] } = {},
) {
  return useMutation<Answer, Error, Input>(
    {
      networkMode: 'always',
      mutationFn: (input) => run(input),
      onSuccess: (answer, input) => onSuccess?.(answer, input),
      onError: (error, input) => onError?.(error, input),
      onSettled: () => {
        for (const queryKey of renews) void queryClient.invalidateQueries({ queryKey });
      },
    },
    queryClient,
  );
}

/** A call that changes something, as a hook. */
export function useCall<C extends PlainCall>(call: C, ending: CallEnding<C> & { renews?: readonly QueryKey[] } = {}) {
  return useAction((input: InputOf<C>) => api(call, input), ending);
}
