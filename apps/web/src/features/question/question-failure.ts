import type { ApiError } from '../../lib/api-error.ts';

/** Why an item was not made, in the specification's words for a desk or a phone; a refusal speaks for itself. */
export function questionFailure(error: ApiError, isPhone: boolean): string {
  if (!error.isFault) return error.message;
  return isPhone ? `문항 생성 중 오류가 발생했습니다. ${error.message}` : `오류 발생: ${error.message}`;
}
