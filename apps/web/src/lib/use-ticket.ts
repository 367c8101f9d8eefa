import { getTicket, type TicketInfo } from '@chulje/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** The member's tickets, the same everywhere; undefined until they are known. */
export function useTicket(): TicketInfo | undefined {
  return useQuery({ queryKey: queryKeys.ticket, queryFn: () => api(getTicket, {}) }).data;
}

/** Renews what a finished generation changed: tickets and lists. */
export function useRefreshAfterGeneration(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: queryKeys.ticket });
    void client.invalidateQueries({ queryKey: ['works'] });
  }, [client]);
}
