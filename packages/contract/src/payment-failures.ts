/** Our own code of a refusal: the card window was opened with an amount that is not the order's. */
export const AMOUNT_MISMATCH = 'AMOUNT_MISMATCH';

/** Why a payment did not happen, by the provider's code; for the card window's failures and for refused confirmations. */
const FAILURE_MESSAGES: Readonly<Record<string, string>> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨습니다. 청구된 금액은 없습니다.',
  USER_CANCEL: '결제를 취소하셨습니다. 청구된 금액은 없습니다.',
  PAY_PROCESS_ABORTED: '결제가 중단되었습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 승인하지 않았습니다. 다른 카드로 다시 시도하거나 카드사에 문의해 주세요.',
  REJECT_CARD_PAYMENT: '카드 한도 초과나 잔액 부족으로 결제하지 못했습니다. 다른 카드로 다시 시도해 주세요.',
  REJECT_ACCOUNT_PAYMENT: '계좌 잔액이 부족해 결제하지 못했습니다.',
  EXCEED_MAX_AUTH_COUNT: '카드 인증을 너무 여러 번 시도했습니다. 카드사에 문의해 주세요.',
  EXCEED_MAX_ONE_DAY_AMOUNT: '카드의 하루 결제 한도를 넘었습니다. 다른 카드로 다시 시도해 주세요.',
  EXCEED_MAX_PAYMENT_AMOUNT: '카드의 하루 결제 한도를 넘었습니다. 다른 카드로 다시 시도해 주세요.',
  EXCEED_MAX_AMOUNT: '카드의 거래 한도를 넘었습니다. 다른 카드로 다시 시도해 주세요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '카드의 하루 결제 횟수를 넘었습니다. 다른 카드로 다시 시도해 주세요.',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: '고른 할부 개월 수로는 결제할 수 없습니다.',
  INVALID_PASSWORD: '카드 비밀번호가 맞지 않습니다.',
  FDS_ERROR: '카드사에서 위험 거래로 판단해 결제를 막았습니다. 카드사에 문의해 주세요.',
  INVALID_REJECT_CARD: '카드 사용이 거절되었습니다. 카드사에 문의해 주세요.',
  INVALID_STOPPED_CARD: '정지된 카드입니다. 다른 카드로 다시 시도해 주세요.',
  INVALID_CARD_EXPIRATION: '카드 유효 기간을 확인해 주세요.',
  INVALID_CARD_NUMBER: '카드 번호를 확인해 주세요.',
  INVALID_CARD_LOST_OR_STOLEN: '분실이나 도난으로 신고된 카드입니다. 다른 카드로 다시 시도해 주세요.',
  BELOW_MINIMUM_AMOUNT: '카드로 결제할 수 있는 최소 금액보다 적습니다.',
  NOT_ALLOWED_POINT_USE: '카드 포인트로는 결제할 수 없는 카드입니다.',
  NOT_AVAILABLE_PAYMENT: '지금은 결제할 수 없는 시간입니다. 잠시 후 다시 시도해 주세요.',
  [AMOUNT_MISMATCH]:
    '결제창의 금액이 주문과 달라 결제하지 않았습니다. 청구된 금액은 없습니다. 처음부터 다시 시도해 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제 시간이 지났습니다. 청구된 금액은 없습니다. 처음부터 다시 시도해 주세요.',
};

/** The sentence for a provider's failure code. Only this is ever shown, never a text that came in an address. */
export function describePaymentFailure(code: string | null | undefined): string {
  return (
    (code && Object.hasOwn(FAILURE_MESSAGES, code) && FAILURE_MESSAGES[code]) ||
    '결제하지 못했습니다. 청구된 금액은 없습니다. 다시 시도해 주세요.'
  );
}
