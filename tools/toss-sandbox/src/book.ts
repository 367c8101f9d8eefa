import { randomBytes } from 'node:crypto';
import { findTestCard } from './cards.ts';
import { TossError } from './errors.ts';

const MINUTE = 60_000;
/** An authenticated payment must be confirmed within this. */
const CONFIRM_WITHIN = 10 * MINUTE;
/** A payment that was never confirmed turns EXPIRED. */
const EXPIRE_AFTER = 30 * MINUTE;

export type PaymentStatus = 'READY' | 'IN_PROGRESS' | 'DONE' | 'PARTIAL_CANCELED' | 'CANCELED' | 'ABORTED' | 'EXPIRED';

export interface Cancel {
  cancelAmount: number;
  cancelReason: string;
  canceledAt: string;
  transactionKey: string;
  refundableAmount: number;
}

/** A payment as the sandbox keeps it; `view` in payment-view.ts makes the API's object of it. */
export interface StoredPayment {
  paymentKey: string;
  secret: string;
  clientKey: string;
  customerKey: string;
  orderId: string;
  orderName: string;
  /** What the session asked for. */
  amount: number;
  /** What was really charged; differs only by a fault. */
  charged: number;
  status: PaymentStatus;
  requestedAt: number;
  authenticatedAt: number | null;
  approvedAt: number | null;
  card: string;
  successUrl: string | null;
  failUrl: string | null;
  metadata: Record<string, string> | null;
  /** Where the browser found the sandbox's pages. */
  pageBase: string;
  failure: { code: string; message: string } | null;
  cancels: Cancel[];
  lastTransactionKey: string | null;
  /** What the card's magic number still has to do at the next confirm. */
  cardOutcome: string | null;
}

/** Money that moved: what everything else must agree with. */
export interface LedgerRow {
  type: 'charge' | 'cancel';
  paymentKey: string;
  orderId: string;
  amount: number;
  at: string;
  transactionKey: string;
}

export interface Clock {
  now(): Date;
}

export type NewSession = Pick<
  StoredPayment,
  'clientKey' | 'customerKey' | 'orderId' | 'orderName' | 'amount' | 'successUrl' | 'failUrl' | 'metadata' | 'pageBase'
>;

const code = (bytes: number) => randomBytes(bytes).toString('base64url');

/** The acquirer's book: payments with their state machine, and the money that moved. */
export class PaymentBook {
  readonly payments = new Map<string, StoredPayment>();
  readonly ledger: LedgerRow[] = [];
  private readonly byOrder = new Map<string, string[]>();

  constructor(
    private readonly clock: Clock,
    /** Told of every change of a status. */
    private readonly onChange: (payment: StoredPayment) => void,
  ) {}

  /** Takes back what a file kept. */
  restore(payments: StoredPayment[], ledger: LedgerRow[]): void {
    for (const payment of payments) this.add(payment);
    this.ledger.push(...ledger);
  }

  /** A payment window was asked for. */
  open(session: NewSession): StoredPayment {
    if (this.ofOrder(session.orderId).some((payment) => payment.approvedAt !== null))
      throw new TossError('DUPLICATED_ORDER_ID');
    const payment: StoredPayment = {
      ...session,
      paymentKey: `tsand_${this.clock.now().toISOString().slice(0, 10).replaceAll('-', '')}${code(18)}`,
      secret: `ps_${code(18)}`,
      charged: 0,
      status: 'READY',
      requestedAt: this.clock.now().getTime(),
      authenticatedAt: null,
      approvedAt: null,
      card: '',
      failure: null,
      cancels: [],
      lastTransactionKey: null,
      cardOutcome: null,
    };
    this.add(payment);
    return payment;
  }

  /** Undefined when unknown. Lets time pass first. */
  find(paymentKey: string): StoredPayment | undefined {
    const payment = this.payments.get(paymentKey);
    const isOpen = payment?.status === 'READY' || payment?.status === 'IN_PROGRESS';
    if (payment && isOpen && this.clock.now().getTime() - payment.requestedAt >= EXPIRE_AFTER)
      this.change(payment, 'EXPIRED');
    return payment;
  }

  /** The payment of an order: the charged one, else the newest. */
  findByOrder(orderId: string): StoredPayment | undefined {
    const all = this.ofOrder(orderId);
    return all.find((payment) => payment.approvedAt !== null) ?? all.at(-1);
  }

  /** The buyer pressed 결제하기 in the window. The card company may refuse right there. */
  authenticate(payment: StoredPayment, cardNumber: string): 'authenticated' | 'refused' | 'aborted' {
    if (payment.status !== 'READY') throw new TossError('ALREADY_PROCESSED_PAYMENT');
    payment.card = cardNumber;
    const card = findTestCard(cardNumber);
    if (card?.at === 'window') {
      payment.failure = { code: card.code, message: new TossError(card.code).message };
      this.change(payment, 'ABORTED');
      return card.code === 'PAY_PROCESS_ABORTED' ? 'aborted' : 'refused';
    }
    payment.cardOutcome = card?.code ?? null;
    payment.authenticatedAt = this.clock.now().getTime();
    this.change(payment, 'IN_PROGRESS');
    return 'authenticated';
  }

  /** The buyer left the window. */
  leave(payment: StoredPayment): void {
    if (payment.status === 'READY') this.change(payment, 'ABORTED');
  }

  /**
   * The payment a confirm names, ready to be charged.
   * @throws {TossError} as the real API answers
   */
  requireConfirmable(paymentKey: string, orderId: string, amount: number): StoredPayment {
    const payment = this.find(paymentKey);
    if (!payment || payment.orderId !== orderId) throw new TossError('NOT_FOUND_PAYMENT_SESSION');
    if (payment.approvedAt !== null || payment.status === 'ABORTED') throw new TossError('ALREADY_PROCESSED_PAYMENT');
    if (payment.status === 'EXPIRED' || payment.authenticatedAt === null)
      throw new TossError('NOT_FOUND_PAYMENT_SESSION');
    if (this.clock.now().getTime() - payment.authenticatedAt >= CONFIRM_WITHIN)
      throw new TossError('NOT_FOUND_PAYMENT_SESSION');
    // [assume] which code a wrong amount gets.
    if (payment.amount !== amount) throw new TossError('INVALID_REQUEST');
    if (this.ofOrder(orderId).some((other) => other.approvedAt !== null)) throw new TossError('DUPLICATED_ORDER_ID');
    return payment;
  }

  refuse(payment: StoredPayment, failureCode: string): TossError {
    const error = new TossError(failureCode);
    payment.failure = { code: failureCode, message: error.message };
    this.change(payment, 'ABORTED');
    return error;
  }

  charge(payment: StoredPayment, amount = payment.amount): void {
    const at = this.clock.now();
    payment.charged = amount;
    payment.approvedAt = at.getTime();
    payment.lastTransactionKey = this.move('charge', payment, amount, at);
    this.change(payment, 'DONE');
  }

  /** @throws {TossError} as the real API answers */
  cancel(payment: StoredPayment, cancelReason: string, cancelAmount?: number): void {
    if (payment.status === 'CANCELED') throw new TossError('ALREADY_CANCELED_PAYMENT');
    if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
      throw new TossError('NOT_CANCELABLE_PAYMENT');
    const left = balanceOf(payment);
    const amount = cancelAmount ?? left;
    if (!Number.isInteger(amount) || amount < 1 || amount > left) throw new TossError('NOT_CANCELABLE_AMOUNT');
    const at = this.clock.now();
    const transactionKey = this.move('cancel', payment, amount, at);
    payment.cancels.push({
      cancelAmount: amount,
      cancelReason,
      canceledAt: at.toISOString(),
      transactionKey,
      refundableAmount: left - amount,
    });
    payment.lastTransactionKey = transactionKey;
    this.change(payment, amount === left ? 'CANCELED' : 'PARTIAL_CANCELED');
  }

  private ofOrder(orderId: string): StoredPayment[] {
    return (this.byOrder.get(orderId) ?? []).flatMap((key) => this.find(key) ?? []);
  }

  private add(payment: StoredPayment): void {
    this.payments.set(payment.paymentKey, payment);
    this.byOrder.set(payment.orderId, [...(this.byOrder.get(payment.orderId) ?? []), payment.paymentKey]);
  }

  private move(type: LedgerRow['type'], payment: StoredPayment, amount: number, at: Date): string {
    const transactionKey = `txsand_${code(18)}`;
    const { paymentKey, orderId } = payment;
    this.ledger.push({ type, paymentKey, orderId, amount, at: at.toISOString(), transactionKey });
    return transactionKey;
  }

  private change(payment: StoredPayment, status: PaymentStatus): void {
    payment.status = status;
    this.onChange(payment);
  }
}

/** What is left of a charge after its cancels. */
export function balanceOf(payment: StoredPayment): number {
  return payment.charged - payment.cancels.reduce((sum, cancel) => sum + cancel.cancelAmount, 0);
}
