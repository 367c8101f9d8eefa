import type { TossAnswer, TossPayment } from './toss-client.ts';

/** Surely nothing was charged, and nothing will be (PAYMENTS.md §1.3). */
const DECLINED = new Set([
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_ACCOUNT_PAYMENT',
  'EXCEED_MAX_AUTH_COUNT',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'INVALID_PASSWORD',
  'FDS_ERROR',
  'INVALID_REJECT_CARD',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_EXPIRATION',
  'INVALID_CARD_NUMBER',
  'INVALID_CARD_LOST_OR_STOLEN',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'EXCEED_MAX_AMOUNT',
  'BELOW_MINIMUM_AMOUNT',
  'NOT_ALLOWED_POINT_USE',
  'NOT_AVAILABLE_PAYMENT',
]);

/** The time to confirm is over. */
const EXPIRED = new Set(['NOT_FOUND_PAYMENT_SESSION']);

/** Our keys or our request are wrong: an operator has to act, the buyer cannot. */
const OUR_FAULT = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INVALID_REQUEST',
  'INVALID_IDEMPOTENCY_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
]);

/** A cancel that the provider refuses for good. */
const CANCEL_REFUSED = new Set([
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND',
]);

export type Outcome =
  | { type: 'payment'; payment: TossPayment }
  | { type: 'declined'; code: string }
  | { type: 'expired' }
  /** May have been charged: only asking again decides. */
  | { type: 'unknown'; reason: string }
  | { type: 'our-fault'; code: string };

/** What an answer to confirm means for the order. Everything that is not listed is unknown. */
export function classifyConfirm(answer: TossAnswer): Outcome {
  if (answer.type === 'nothing') return { type: 'unknown', reason: answer.reason };
  if (answer.type === 'answer') return { type: 'payment', payment: answer.value };
  // The lists are of 4xx codes: under another status the same word proves nothing.
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
    if (DECLINED.has(answer.code)) return { type: 'declined', code: answer.code };
    if (EXPIRED.has(answer.code)) return { type: 'expired' };
    if (OUR_FAULT.has(answer.code)) return { type: 'our-fault', code: answer.code };
  }
  return { type: 'unknown', reason: `${answer.status} ${answer.code}` };
}

export type CancelOutcome =
  | { type: 'payment'; payment: TossPayment }
  | { type: 'refused'; code: string }
  | { type: 'unknown'; reason: string };

/** What an answer to cancel means. */
export function classifyCancel(answer: TossAnswer): CancelOutcome {
  if (answer.type === 'answer') return { type: 'payment', payment: answer.value };
  if (answer.type === 'nothing') return { type: 'unknown', reason: answer.reason };
  const isClientError = answer.status >= 400 && answer.status < 500;
  if (isClientError && CANCEL_REFUSED.has(answer.code)) return { type: 'refused', code: answer.code };
  return { type: 'unknown', reason: `${answer.status} ${answer.code}` };
}
