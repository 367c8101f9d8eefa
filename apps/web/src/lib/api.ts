import { type AnswerOf, type Call, ErrorAnswerSchema, type InputOf, makeStorable } from '@chulje/contract';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { urlOf } from './url-of.ts';

const NETWORK_MESSAGE = '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해 주세요.';

// biome-ignore lint/suspicious/noExplicitAny: the schemas of a call are inferred from its own type
type AnyCall = Call<any, any, any, any, any>;
/** A call whose answer is data. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type PlainCall = Call<any, any, any, z.ZodMiniType, any>;
type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The call outlives the page that sends it. */
  keepalive?: boolean;
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
        // Nothing of it may be kept anyway; and windows that ask for the same would wait for each other's place in the cache.
        cache: 'no-store',
        headers: {
          accept: 'application/json',
          traceparent: newTrace(),
          ...(hasBody && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(hasBody && { body: JSON.stringify(input.body, storable) }),
        ...(options.signal && { signal: options.signal }),
        ...(options.keepalive && { keepalive: true }),
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

async function readError(response: Response): Promise<ApiError> {
  const payload: unknown = await response.json().catch(() => undefined);
  const parsed = z.safeParse(ErrorAnswerSchema, payload);
  if (parsed.success) return new ApiError(parsed.data, response.status);
  return new ApiError(
    { code: 'server.failed', message: '서버 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
    response.status,
  );
}
