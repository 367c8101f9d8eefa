import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { describePaymentFailure } from './payment-failures.ts';
import { PaymentModeSchema } from './payment-mode.ts';
import { PeriodSchema } from './tickets.ts';

/** What is sold. Prices are won and include VAT; `listPrice` is what the tickets would cost without the discount. */
export const TICKET_PACKAGES = [
  { code: 1, count: 10, price: 20_000, listPrice: 20_000, discountPercent: 0 },
  { code: 2, count: 30, price: 57_000, listPrice: 60_000, discountPercent: 5 },
  { code: 3, count: 50, price: 90_000, listPrice: 100_000, discountPercent: 10 },
] as const;
export type TicketPackage = (typeof TICKET_PACKAGES)[number];

export function findTicketPackage(code: number): TicketPackage | undefined {
  return TICKET_PACKAGES.find((entry) => entry.code === code);
}

/** What a ticket that was used costs when the rest of its package is given back (terms, article 9). */
const USED_TICKET_PRICE = 2_000;

/** What is given back of an order of which so many tickets are used; null when nothing is left of the money. */
export function refundAfterUse(
  { amount, count }: { amount: number; count: number },
  used: number,
): { amount: number; tickets: number } | null {
  const left = amount - used * USED_TICKET_PRICE;
  return used < count && left > 0 ? { amount: left, tickets: count - used } : null;
}

export const PAYMENT_MESSAGES = {
  invalidAccess: '유효하지 않은 접근입니다.',
  verifyFallback: '금액 검증에 실패했습니다.',
  confirmFallback: '결제 저장에 실패했습니다.',
  otherFallback: '결제 처리 중 오류가 발생했습니다.',
  testMode: '테스트 결제입니다. 실제로 청구되지 않습니다.',
} as const;

const ORDER_MESSAGES = {
  created: '결제가 아직 끝나지 않았습니다. 청구된 금액은 없습니다.',
  confirming:
    '결제 결과를 확인하고 있습니다. 확인되는 대로 이용권이 충전되며 메일로도 알려 드립니다. 다시 결제하지 마세요.',
  paid: '결제가 완료되었습니다!',
  expired: '결제 시간이 지나 청구되지 않았습니다. 처음부터 다시 시도해 주세요.',
  canceled: '결제를 취소했습니다. 카드사에 따라 환불이 표시되기까지 며칠 걸릴 수 있습니다.',
  review:
    '결제 내용에 확인할 것이 있어 이용권을 아직 충전하지 못했습니다. 운영자가 확인한 뒤 메일로 알려 드립니다. 다시 결제하지 마세요.',
} as const;

/** What to tell the buyer of an order. */
export function describeOrder(state: OrderState, failureCode: string | null): string {
  return state === 'declined' ? describePaymentFailure(failureCode) : ORDER_MESSAGES[state];
}

const OrderIdSchema = z.string().check(z.regex(/^[A-Za-z0-9\-_=]{6,64}$/, '주문 번호가 올바르지 않습니다.'));
/** Part of an address at the provider: `.` and `..` would be another one. */
const PaymentKeySchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9\-_=.]{0,199}$/, '결제 번호가 올바르지 않습니다.'));
const AmountSchema = z.int('금액이 올바르지 않습니다.').check(z.positive('금액이 올바르지 않습니다.'));
const TicCodeSchema = z.int('이용권을 골라 주세요.');

/** All that `loadTossPayments` and `requestPayment` need; the page adds nothing of its own. */
export const OrderSchema = z.object({
  /** Made by the server, unguessable. */
  orderId: z.string(),
  amount: z.int(),
  ticCode: z.int(),
  count: z.int(),
  orderName: z.string(),
  mode: PaymentModeSchema,
  clientKey: z.string(),
  /** Address of the provider's script: `loadTossPayments(clientKey, { src: scriptUrl })`. */
  scriptUrl: z.string(),
  customerKey: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  /** Absolute; the provider appends paymentKey, orderId and amount (or code, message and orderId). */
  successUrl: z.string(),
  failUrl: z.string(),
});
export type Order = z.infer<typeof OrderSchema>;

export const saveAmount = defineCall({
  method: 'POST',
  path: '/api/tosspay/saveAmount',
  summary: '주문 저장',
  access: 'member',
  body: z.strictObject({
    /** Taken for the specification's sake and ignored: the server makes the order's id. */
    orderId: z.optional(z.string()),
    amount: AmountSchema,
    ticCode: TicCodeSchema,
  }),
  answer: OrderSchema,
  errors: ['payments.price-mismatch', 'payments.not-selling', 'request.too-many'],
});

export const ORDER_STATES = ['created', 'confirming', 'paid', 'declined', 'expired', 'canceled', 'review'] as const;
/**
 * created: nothing was confirmed yet · confirming: the outcome is not known yet, it resolves by itself · paid ·
 * declined: surely not charged · expired: surely not charged, the time is over · canceled: paid and given back ·
 * review: an operator looks at it
 */
export type OrderState = (typeof ORDER_STATES)[number];

export const OrderStateSchema = z.object({
  orderId: z.string(),
  state: z.enum(ORDER_STATES),
  /** What to tell the buyer. */
  message: z.string(),
  amount: z.int(),
  ticCode: z.int(),
  count: z.int(),
  /** Spendable tickets of the member now. */
  balance: z.int(),
  mode: PaymentModeSchema,
  receiptUrl: z.nullable(z.string()),
});
export type OrderStatus = z.infer<typeof OrderStateSchema>;

export const verifyAmount = defineCall({
  method: 'POST',
  path: '/api/tosspay/verifyAmount',
  summary: '금액 검증',
  access: 'member',
  body: z.strictObject({ orderId: OrderIdSchema, amount: AmountSchema }),
  answer: OrderStateSchema,
  errors: ['payments.order-not-found', 'payments.amount-mismatch'],
});

/** Safe to repeat: the same order always gets the same answer, however often and from however many windows. */
export const confirmPayment = defineCall({
  method: 'POST',
  path: '/api/tosspay/confirm',
  summary: '결제 승인',
  access: 'member',
  body: z.strictObject({
    paymentKey: PaymentKeySchema,
    orderId: OrderIdSchema,
    amount: AmountSchema,
    ticCode: TicCodeSchema,
  }),
  answer: OrderStateSchema,
  errors: ['payments.order-not-found', 'payments.amount-mismatch', 'payments.key-mismatch', 'payments.not-selling'],
});

/** For the page that waits for an unknown outcome: ask every few seconds while `confirming`. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/tosspay/orders/:orderId',
  summary: '주문 상태',
  access: 'member',
  params: z.object({ orderId: OrderIdSchema }),
  answer: OrderStateSchema,
  errors: ['payments.order-not-found'],
});

export const PaymentRecordSchema = z.object({
  payCode: z.string(),
  /** 이용권 30회 */
  payName: z.string(),
  /** 57,000원 */
  price: z.string(),
  amount: z.int(),
  /** Won given back; all of the amount when 결제 취소. */
  refunded: z.int(),
  /** ISO time of the approval. */
  date: z.string(),
  status: z.enum(['결제 완료', '일부 취소', '결제 취소']),
  receiptUrl: z.nullable(z.string()),
  mode: z.enum(['test', 'real']),
});
export type PaymentRecord = z.infer<typeof PaymentRecordSchema>;

/** Newest first. Without `page` the newest `recordsListed` of the range, for the Excel file and for slicing in the browser. */
export const listPayments = defineCall({
  method: 'GET',
  path: '/api/paym/select/list',
  summary: '결제 내역',
  access: 'member',
  query: z.object({
    ...PeriodSchema.shape,
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  answer: z.array(PaymentRecordSchema),
});

/** Called by the provider's servers. The body is only a hint: the payment is asked for again. */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/tosspay/webhook',
  summary: '토스페이먼츠 웹훅',
  access: 'public',
  body: z.looseObject({
    eventType: z.string().check(z.maxLength(100)),
    createdAt: z.optional(z.string().check(z.maxLength(100))),
    data: z.optional(z.unknown()),
  }),
  answer: z.object({ received: z.boolean() }),
});
