import type { WorkRow } from '@chulje/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';

export const WORKS_KEY = ['works'];

export const codesOf = (rows: readonly WorkRow[]) => rows.map((row) => row.pasCode);

interface Action<Input> {
  send: (input: Input) => Promise<unknown>;
  show: (input: Input) => void;
  takeBack: (input: Input) => void;
}

/**
 * A change to works in lists that shows at once and is taken back when the server refuses: `onRefused` gets the error to tell.
 * Afterwards the lists are fetched anew, once the last of several changes has ended.
 */
export function useOptimistic<Input>(
  { send, show, takeBack }: Action<Input>,
  onRefused: (error: unknown) => void,
  onSessionEnded: (input: Input) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: WORKS_KEY,
    mutationFn: send,
    onMutate: async (input: Input) => {
      // An answer on its way would overwrite what is shown now.
      await client.cancelQueries({ queryKey: WORKS_KEY });
      show(input);
    },
    onError: (error, input) => {
      takeBack(input);
      if (error instanceof ApiError && error.status === 401) onSessionEnded(input);
      onRefused(error);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: WORKS_KEY }) === 1) void client.invalidateQueries({ queryKey: WORKS_KEY });
    },
  });
}
