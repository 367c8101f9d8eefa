import type { ErrorAnswer } from '@chulje/contract';

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

/** Whether what was asked for is not there: never was, not any more, or not for this member. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The words for any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '알 수 없는 오류가 발생했습니다. 화면을 새로 고쳐 주세요.';
}
