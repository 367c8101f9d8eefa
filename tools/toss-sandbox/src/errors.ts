/**
 * Errors of the real API that the sandbox can answer: HTTP status, Korean text, English text. Statuses are those of the
 * published error table and of recorded answers of the test server.
 */
const TABLE = {
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제 입니다.', 'This is already a processed payment.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.', 'The payment has already been canceled.'],
  BELOW_MINIMUM_AMOUNT: [400, '신용카드는 결제금액이 100원 이상부터 결제가 가능합니다.', 'Below the minimum amount.'],
  DUPLICATED_ORDER_ID: [
    400,
    '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.',
    'The order ID has been used before.',
  ],
  EXCEED_MAX_AMOUNT: [400, '거래금액 한도를 초과했습니다.', 'The amount exceeds the limit.'],
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: [400, '설정 가능한 최대 할부 개월 수를 초과했습니다.', 'Too many installments.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루 결제 가능 횟수를 초과했습니다.', 'Exceeded the daily payment count.'],
  EXCEED_MAX_PAYMENT_AMOUNT: [400, '하루 결제 가능 금액을 초과했습니다.', 'Exceeded the daily payment amount.'],
  INVALID_API_KEY: [400, '잘못된 시크릿키 연동 정보 입니다.', 'Incorrect secret key.'],
  INVALID_CARD_EXPIRATION: [400, '카드 정보를 다시 확인해주세요. (유효기간)', 'Check the expiration date.'],
  INVALID_CARD_LOST_OR_STOLEN: [400, '분실 혹은 도난 카드입니다.', 'Lost or stolen card.'],
  INVALID_CARD_NUMBER: [400, '카드번호를 다시 확인해주세요.', 'Check the card number.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자 이하여야 합니다.', 'The idempotency key is too long.'],
  INVALID_REJECT_CARD: [400, '카드 사용이 거절되었습니다. 카드사 문의가 필요합니다.', 'The card was refused.'],
  INVALID_REQUEST: [400, '잘못된 요청입니다.', 'The bad request.'],
  INVALID_STOPPED_CARD: [400, '정지된 카드 입니다.', 'This card is suspended.'],
  NOT_ALLOWED_POINT_USE: [
    400,
    '포인트 사용이 불가한 카드로 카드 포인트 결제에 실패했습니다.',
    'Points cannot be used.',
  ],
  PROVIDER_ERROR: [400, '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.', 'Something went wrong.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.', 'Unauthorized secretKey or clientKey.'],
  EXCEED_MAX_AUTH_COUNT: [403, '최대 인증 횟수를 초과했습니다. 카드사로 문의해주세요.', 'Too many authentications.'],
  EXCEED_MAX_ONE_DAY_AMOUNT: [403, '일일 한도를 초과했습니다.', 'Exceeded the daily limit.'],
  EXCEED_MAX_REFUND_DUE: [403, '환불 가능한 기간이 지났습니다.', 'The refund period is over.'],
  FDS_ERROR: [403, '[토스페이먼츠] 위험거래가 감지되어 결제가 제한됩니다.', 'A risky transaction was detected.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [403, '반복적인 요청은 허용되지 않습니다.', 'Repetitive requests are not allowed.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청입니다.', 'Not allowed request.'],
  INCORRECT_BASIC_AUTH_FORMAT: [403, '잘못된 요청입니다. ":" 를 포함해 인코딩해주세요.', 'Encode the key with ":".'],
  INVALID_PASSWORD: [403, '결제 비밀번호가 일치하지 않습니다.', 'The password does not match.'],
  NOT_ALLOWED_PARTIAL_REFUND: [403, '부분 환불이 불가능한 결제입니다.', 'Partial refunds are not possible.'],
  NOT_AVAILABLE_PAYMENT: [403, '결제가 불가능한 시간대입니다.', 'Payment is not available at this time.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.', 'This amount cannot be canceled.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.', 'This payment cannot be canceled.'],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액부족으로 결제에 실패했습니다.', 'Insufficient balance.'],
  REJECT_CARD_COMPANY: [403, '결제 승인이 거절되었습니다.', 'The payment was refused.'],
  REJECT_CARD_PAYMENT: [
    403,
    '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    'Over the limit or insufficient balance.',
  ],
  NOT_FOUND: [404, '존재하지 않는 정보 입니다.', 'Not found.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보 입니다.', 'Not found payment.'],
  NOT_FOUND_PAYMENT_SESSION: [
    404,
    '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
    'The payment session does not exist because it has expired.',
  ],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '이전 멱등 요청이 처리중입니다.', 'The previous request is being processed.'],
  TOO_MANY_REQUESTS: [429, '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.', 'Too many requests.'],
  COMMON_ERROR: [500, '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.', 'Something went wrong.'],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, '내부 시스템 처리 작업이 실패했습니다.', 'Internal processing failed.'],
  FAILED_METHOD_HANDLING_CANCEL: [500, '취소 중 결제 수단 처리에 오류가 발생했습니다.', 'Failed to handle the method.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [
    500,
    '결제가 완료되지 않았어요. 다시 시도해주세요.',
    'The payment has not been completed. Please try again.',
  ],
  FAILED_REFUND_PROCESS: [500, '은행 응답시간 지연이나 일시적인 오류로 환불요청에 실패했습니다.', 'Refund failed.'],
  UNKNOWN_PAYMENT_ERROR: [500, '결제에 실패했어요. 같은 문제가 반복된다면 은행이나 카드사로 문의해주세요.', 'Failed.'],
} as const satisfies Record<string, readonly [number, string, string]>;

export type TossErrorCode = keyof typeof TABLE;

/** An error answer of the API. */
export class TossError extends Error {
  readonly status: number;
  readonly english: string;

  constructor(
    readonly code: string,
    status?: number,
  ) {
    const [usual, korean, english] = Object.hasOwn(TABLE, code) ? TABLE[code as TossErrorCode] : [400, code, code];
    super(korean);
    this.status = status ?? usual;
    this.english = english;
  }
}

export function isTossErrorCode(code: string): code is TossErrorCode {
  return Object.hasOwn(TABLE, code);
}
