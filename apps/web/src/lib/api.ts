import {
  type AnswerOf,
  type Call,
  type ErrorAnswer,
  ErrorAnswerSchema,
  type InputOf,
  makeStorable,
} from '@chulje/contract';
import * as z from 'zod/mini';
import { takeAskedAhead } from './asked-ahead.ts';

/** The service or the way to it failed: nothing the member wrote is at fault. */
const FAULTS = new Set(['generation.failed', 'generation.timed-out', 'server.failed', 'server.busy', 'network']);

/** An answer that is not 2xx, or no answer at all (`network`). The message can be shown as it is. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly details: Record<string, unknown>;

  constructor(answer: ErrorAnswer, status: number) {
    super(withNumber(answer));
    this.code = answer.code;
    this.status = status;
    this.fields = answer.fields ?? {};
    this.details = answer.details ?? {};
  }

  /** False for a refusal, whose message says what to mend. */
  get isFault(): boolean {
    return FAULTS.has(this.code);
  }
}

/** A fault of ours is told with the beginning of its number, by which the operator finds it in the logs. */
function withNumber({ code, message, requestId }: ErrorAnswer): string {
  return code === 'server.failed' && requestId ? `${message} (오류 번호 ${requestId.slice(0, 8)})` : message;
}

const NETWORK_MESSAGE = '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.';

// biome-ignore lint/suspicious/noExplicitAny: the schemas of a call are inferred from its own type
type AnyCall = Call<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type PlainCall = Call<any, any, any, z.ZodMiniType, any>;
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** ended: 401. password-change: the session may do nothing else until a new password was chosen. */
export type SessionFault = 'ended' | 'password-change';
let onSessionFault: (fault: SessionFault) => void = () => {};

/** Says what happens when the session does not carry a member's call any more: called for each such answer. */
export function setSessionFaultHandler(handler: (fault: SessionFault) => void): void {
  onSessionFault = handler;
}

/**
 * Sends a call of the contract and checks its answer: the only way to the server.
 * @throws {ApiError} with the server's Korean message; code `network` when there was no answer
 */
export async function api<const C extends PlainCall>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> {
  const response = await send(call, input as Parts, options);
  const payload: unknown = await response.json();
  const parsed = z.safeParse(call.answer, payload);
  if (!parsed.success) {
    throw new ApiError(
      { code: 'server.failed', message: '서버의 응답을 읽을 수 없습니다. 화면을 새로 고쳐 주세요.' },
      502,
    );
  }
  return parsed.data as AnswerOf<C>;
}

/** Sends a call and hands over the raw response, for files and event streams. Errors as with `api`. */
export async function send(call: AnyCall, input: Parts, options: CallOptions = {}): Promise<Response> {
  const hasBody = input.body !== undefined;
  let response: Response;
  try {
    const url = urlOf(call, input);
    response = await (takeAskedAhead(call.method, url) ??
      fetch(url, {
        method: call.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          traceparent: newTrace(),
          ...(hasBody && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(hasBody && { body: JSON.stringify(input.body, storable) }),
        ...(options.signal && { signal: options.signal }),
      }));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError({ code: 'network', message: NETWORK_MESSAGE }, 0);
  }
  if (response.ok) return response;
  const error = await readError(response);
  if (call.access === 'member') {
    if (response.status === 401) onSessionFault('ended');
    if (error.code === 'auth.password-change-required') onSessionFault('password-change');
  }
  throw error;
}

/** What no database keeps does not leave the browser: a paste or a cut through an emoji must not stop a save. */
const storable = (_key: string, value: unknown) => (typeof value === 'string' ? makeStorable(value) : value);

/** Begins a trace (W3C Trace Context): web and worker processes log under it what this call sets off. */
function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

/** The address of a call with its parameters and query filled in. */
export function urlOf(call: AnyCall, { params = {}, query = {} }: Parts): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function readError(response: Response): Promise<ApiError> {
  const payload: unknown = await response.json().catch(() => undefined);
  const parsed = z.safeParse(ErrorAnswerSchema, payload);
  if (parsed.success) return new ApiError(parsed.data, response.status);
  return new ApiError(
    { code: 'server.failed', message: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
    response.status,
  );
}

/** Whether what was asked for is not there: never was, not any more, or not for this member. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The words for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '알 수 없는 오류가 발생했습니다. 화면을 새로 고쳐 주세요.';
}
