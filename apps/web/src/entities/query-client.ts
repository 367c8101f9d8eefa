import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';

/** The one cache of answers. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status >= 500 || error.status === 0),
      staleTime: 5_000,
    },
  },
});
