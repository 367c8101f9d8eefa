import { getTicket, type TicketInfo } from '@chulje/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { isOutOfReach } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';

const CHANNEL = 'chulje-tickets';
/** As often a balance is asked for again that stands there and could not be renewed. */
const AGAIN_MS = 2_000;

export const ticketQuery = queryOptions({
  queryKey: queryKeys.ticket,
  queryFn: () => api(getTicket, {}),
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => state.data !== undefined && isOutOfReach(state.error) && AGAIN_MS,
});

/** The member's tickets, the same everywhere. Coming back to the window renews them. */
export function useTicketQuery() {
  return useQuery(ticketQuery);
}

/** The member's tickets; undefined until they are known. */
export function useTicket(): TicketInfo | undefined {
  return useTicketQuery().data;
}

/** Renews the balance and what stands beside it, here and in every other window of this browser. */
export function useRefreshTickets(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: queryKeys.ticket });
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(null);
    channel.close();
  }, [client]);
}

/** Listens to what other windows change: whatever holds or returns a ticket there may be a run. Used once, around all screens. */
export function useTicketChangesElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => {
      for (const queryKey of [queryKeys.ticket, queryKeys.generations]) void client.invalidateQueries({ queryKey });
    };
    return () => channel.close();
  }, [client]);
}

/** Asks for the open generations anew: one began, or is not followed any more. It holds a ticket, and other tabs hear of that. */
export function useRefreshRuns(): () => void {
  const client = useQueryClient();
  const refreshTickets = useRefreshTickets();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: queryKeys.generations });
    refreshTickets();
  }, [client, refreshTickets]);
}

/** Renews what a finished generation changed: tickets and lists. */
export function useRefreshAfterGeneration(): () => void {
  const client = useQueryClient();
  const refreshTickets = useRefreshTickets();
  return useCallback(() => {
    refreshTickets();
    void client.invalidateQueries({ queryKey: ['works'] });
  }, [client, refreshTickets]);
}
