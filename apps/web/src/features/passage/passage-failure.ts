import type { ApiError } from '../../lib/api-error.ts';

/** Why a passage was not made, in the specification's words; a refusal speaks for itself. */
export function passageFailure(error: ApiError): string {
  return error.isFault ? `지문 생성 중 오류가 발생했습니다: ${error.message}` : error.message;
}
