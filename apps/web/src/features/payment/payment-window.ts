import type { Order } from '@chulje/contract';

/**
 * Opens the provider's card window for a saved order, with nothing but what the server said. It ends by leaving this
 * page for the success or the fail page; the code of the provider is fetched only here.
 * @throws with the provider's `code` when the window could not be opened or was closed
 */
export async function openPaymentWindow(order: Order): Promise<void> {
  const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk');
  const tossPayments = await loadTossPayments(order.clientKey, { src: order.scriptUrl });
  const payment = tossPayments.payment({ customerKey: order.customerKey });
  await payment.requestPayment({
    method: 'CARD',
    amount: { value: order.amount, currency: 'KRW' },
    orderId: order.orderId,
    orderName: order.orderName,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    successUrl: order.successUrl,
    failUrl: order.failUrl,
    card: { useEscrow: false, flowMode: 'DEFAULT', useCardPoint: false, useAppCardOnly: false },
  });
}
