import { balanceOf, type StoredPayment } from './book.ts';

/** ISO time with Korea's offset, as the API writes times. */
export function koreanTime(at: number | string): string {
  const shifted = new Date(new Date(at).getTime() + 9 * 3_600_000);
  return `${shifted.toISOString().slice(0, 19)}+09:00`;
}

/** The API's Payment object, version 2022-11-16, for a card. */
export function viewPayment(payment: StoredPayment): Record<string, unknown> {
  const isCharged = payment.approvedAt !== null;
  const total = isCharged ? payment.charged : payment.amount;
  const balance = isCharged ? balanceOf(payment) : total;
  const vat = Math.round(balance / 11);
  return {
    mId: 'tsandbox',
    version: '2022-11-16',
    paymentKey: payment.paymentKey,
    lastTransactionKey: payment.lastTransactionKey,
    status: payment.status,
    orderId: payment.orderId,
    orderName: payment.orderName,
    requestedAt: koreanTime(payment.requestedAt),
    approvedAt: payment.approvedAt === null ? null : koreanTime(payment.approvedAt),
    useEscrow: false,
    cultureExpense: false,
    card:
      payment.authenticatedAt === null
        ? null
        : {
            issuerCode: '61',
            acquirerCode: '31',
            number: `${payment.card.slice(0, 8)}****${payment.card.slice(12, 15)}*`,
            installmentPlanMonths: 0,
            isInterestFree: false,
            interestPayer: null,
            approveNo: isCharged ? '00000000' : null,
            useCardPoint: false,
            cardType: '신용',
            ownerType: '개인',
            acquireStatus: 'READY',
            amount: total,
          },
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    easyPay: null,
    cancels:
      payment.cancels.length === 0
        ? null
        : payment.cancels.map((cancel) => ({
            ...cancel,
            canceledAt: koreanTime(cancel.canceledAt),
            taxFreeAmount: 0,
            taxExemptionAmount: 0,
            transferDiscountAmount: 0,
            easyPayDiscountAmount: 0,
            receiptKey: null,
            cancelStatus: 'DONE',
            cancelRequestId: null,
          })),
    secret: payment.secret,
    type: 'NORMAL',
    country: 'KR',
    failure: payment.failure,
    isPartialCancelable: true,
    receipt: isCharged ? { url: `${payment.pageBase}/receipt/${payment.paymentKey}` } : null,
    checkout: { url: `${payment.pageBase}/window/${payment.paymentKey}` },
    currency: 'KRW',
    totalAmount: total,
    balanceAmount: balance,
    suppliedAmount: balance - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    method: payment.authenticatedAt === null ? null : '카드',
    metadata: payment.metadata,
  };
}
