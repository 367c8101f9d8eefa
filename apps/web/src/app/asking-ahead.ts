import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from '../entities/query-client.ts';

/**
 * Parts of a route that ask for what its screen shows while the screen's code is on its way. The screen asks for the same
 * and finds it begun or there; whether it failed or is stale is the screen's matter.
 */
export function askingAhead(...asks: readonly ((client: QueryClient) => Promise<unknown>)[]) {
  return {
    loader: () => {
      for (const ask of asks) ask(queryClient).catch(() => {});
      return null;
    },
    // Filters live in the address: a new one is no new screen.
    shouldRevalidate: () => false,
  };
}
