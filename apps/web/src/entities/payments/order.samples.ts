import type { OrderState, OrderStatus } from '@chulje/contract';
import type { PaymentReturn } from './settle-order.ts';

/** For tests: how an order of thirty tickets stands at the server. */
export const sampleOrder = (state: OrderState): OrderStatus => ({
  orderId: 'order-1234',
  state,
  message: '',
  amount: 57_000,
  ticCode: 2,
  count: 30,
  balance: 40,
  mode: 'test',
  receiptUrl: null,
});

/** For tests: what the card window of that order comes back with. */
export const SAMPLE_RETURN: PaymentReturn = {
  orderId: 'order-1234',
  amount: 57_000,
  paymentKey: 'key',
  ticCode: 2,
};
