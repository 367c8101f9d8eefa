import { confirmPayment, getOrder, type OrderStatus, verifyAmount } from '@chulje/contract';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/** What the provider put into the address of the success page. Without a key the order was confirmed before. */
export interface PaymentReturn {
  orderId: string;
  amount: number;
  paymentKey: string | null;
  ticCode: number | null;
}

/** The values of the success page's address; null when it lacks what it must have. */
export function readPaymentReturn(search: URLSearchParams): PaymentReturn | null {
  const orderId = search.get('orderId');
  const amount = Number(search.get('amount'));
  if (!orderId || !Number.isInteger(amount) || amount <= 0) return null;
  const ticCode = Number(search.get('ticCode') ?? Number.NaN);
  return {
    orderId,
    amount,
    paymentKey: search.get('paymentKey'),
    ticCode: Number.isInteger(ticCode) ? ticCode : null,
  };
}

/** No answer, or one that says nothing about the money: what happened is not known, and asking again is safe. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

/**
 * One step towards an order's end: checks the amount, and confirms what nobody has confirmed yet.
 * Safe to repeat: the server answers every repetition with how the order stands.
 */
export async function settleOrder({ orderId, amount, paymentKey, ticCode }: PaymentReturn): Promise<OrderStatus> {
  if (!paymentKey) return api(getOrder, { params: { orderId } });
  const order = await api(verifyAmount, { body: { orderId, amount } });
  if (order.state !== 'created') return order;
  return api(confirmPayment, { body: { paymentKey, orderId, amount, ticCode: ticCode ?? order.ticCode } });
}
