import {
  type AnswerOf,
  ATTEMPT_HEADER,
  type Attempt,
  type Entry,
  enterSitting,
  getAttempt,
  getResult,
  getSolvableForm,
  type InputOf,
  type SolveEvent,
  saveEvents,
  startAttempt,
  submitAttempt,
} from '@chulje/contract';
import { api, send } from '../../lib/api.ts';

/** Names an attempt to the server. */
export interface Own {
  attempt: string;
  token: string;
}

export type Result = AnswerOf<typeof getResult>;

const headersOf = ({ attempt, token }: Own) => ({ headers: { [ATTEMPT_HEADER]: `${attempt}.${token}` } });

/** @throws {ApiError} as all of these */
export const enter = (body: InputOf<typeof enterSitting>['body']): Promise<Entry> => api(enterSitting, { body });
export const start = (body: InputOf<typeof startAttempt>['body']): Promise<Attempt> => api(startAttempt, { body });
export const askAttempt = (own: Own): Promise<Attempt> => api(getAttempt, {}, headersOf(own));
export const askForm = (own: Own) => api(getSolvableForm, {}, headersOf(own));
export const askResult = (own: Own): Promise<Result> => api(getResult, {}, headersOf(own));

interface Part {
  epoch: number;
  from: number;
  events: SolveEvent[];
}
export const save = (own: Own, body: Part) => api(saveEvents, { body }, headersOf(own));
export const submit = (own: Own, body: Part) => api(submitAttempt, { body }, headersOf(own));
/** Outlives the page; nobody hears the answer. */
export function saveOnLeaving(own: Own, body: Part): void {
  send(saveEvents, { body }, { ...headersOf(own), keepalive: true }).catch(() => {});
}
