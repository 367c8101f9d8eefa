import { endOtherSessions, endSession, listSessions } from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useCall } from '../use-call.ts';

const RENEWS = [queryKeys.sessions];

/** Where the member is logged in. */
export function useDevices() {
  return useQuery({ queryKey: queryKeys.sessions, queryFn: () => api(listSessions, {}) });
}

/** Logs one device out. */
export const useEndSession = (ending: CallEnding<typeof endSession>) =>
  useCall(endSession, { ...ending, renews: RENEWS });

/** Logs every other device out. */
export const useEndOtherSessions = (ending: CallEnding<typeof endOtherSessions>) =>
  useCall(endOtherSessions, { ...ending, renews: RENEWS });
