import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';

/** No answer, or one that says that the server cannot answer now. */
export const isOutOfReach = (error: unknown) =>
  error instanceof ApiError && (error.status >= 500 || error.status === 0);

/** The one cache of answers. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && isOutOfReach(error),
      staleTime: 5_000,
    },
  },
});
