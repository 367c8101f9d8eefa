import {
  addSeats,
  changeSeat,
  changeSitting,
  clearSeat,
  closeSitting,
  createSitting,
  deleteSitting,
  enterAnswers,
  getBoard,
  getScores,
  type InputOf,
  issueSlips,
  listSittings,
  loadAnswerFile,
  type Sitting,
} from '@chulje/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { queryKeys } from '../query-keys.ts';
import { type CallEnding, useAction, useCall } from '../use-call.ts';

/** While students solve, how they stand is asked for this often, in ms. */
const LIVE_MS = 3_000;

/** The member's sittings, opened last first. */
export function useSittings() {
  return useQuery({ queryKey: queryKeys.sittings, queryFn: () => api(listSittings, {}) });
}

/** 현황판, live as long as somebody can solve. */
export function useBoard(code: string) {
  return useQuery({
    queryKey: queryKeys.board(code),
    queryFn: () => api(getBoard, { params: { sitting: code } }),
    // Without a connection it says so, and does not wait in silence.
    networkMode: 'always',
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.sitting.state === '열림' || data.sitting.solving > 0 ? LIVE_MS : false,
  });
}

/** 채점표: `ended` is how many attempts had ended, another number asks anew. */
export function useScores(code: string, ended: number) {
  return useQuery({
    queryKey: [...queryKeys.scores(code), ended],
    queryFn: () => api(getScores, { params: { sitting: code } }),
    placeholderData: (before) => before,
  });
}

const renews = [['sittings']];

/**
 * 학생에게 내기. What `freeze` made stays, should the sitting itself be refused and asked for again. The same wish again, its
 * answer lost, finds the sitting that it made.
 */
export function useGive(
  freeze: (title: string) => Promise<string>,
  { onSuccess }: { onSuccess: (sitting: Sitting) => void },
) {
  const exam = useRef<string>(undefined);
  const sent = useRef({ wish: '', key: '' });
  return useAction(
    async (body: InputOf<typeof createSitting>['body']) => {
      exam.current ??= await freeze(body.title);
      // It opens when it is sent, which is later each time.
      const wish = JSON.stringify({ ...body, opensAt: '' });
      if (sent.current.wish !== wish) sent.current = { wish, key: crypto.randomUUID() };
      const headers = { 'idempotency-key': sent.current.key };
      return api(createSitting, { params: { exam: exam.current }, body }, { headers });
    },
    { onSuccess, renews },
  );
}

export const useChangeSitting = (ending: CallEnding<typeof changeSitting>) =>
  useCall(changeSitting, { ...ending, renews });
export const useCloseSitting = (ending: CallEnding<typeof closeSitting>) =>
  useCall(closeSitting, { ...ending, renews });
export const useDeleteSitting = (ending: CallEnding<typeof deleteSitting>) =>
  useCall(deleteSitting, { ...ending, renews });
export const useChangeSeat = (ending: CallEnding<typeof changeSeat>) => useCall(changeSeat, { ...ending, renews });
export const useLoadAnswerFile = (ending: CallEnding<typeof loadAnswerFile>) =>
  useCall(loadAnswerFile, { ...ending, renews });
export const useEnterAnswers = (ending: CallEnding<typeof enterAnswers>) =>
  useCall(enterAnswers, { ...ending, renews });
export const useAddSeats = (ending: CallEnding<typeof addSeats>) => useCall(addSeats, { ...ending, renews });
export const useIssueSlips = (ending: CallEnding<typeof issueSlips>) => useCall(issueSlips, { ...ending, renews });
export const useClearSeat = (ending: CallEnding<typeof clearSeat>) => useCall(clearSeat, { ...ending, renews });
