import { randomUUID } from 'node:crypto';
import type { StoredPayment } from './book.ts';
import type { FaultInjector } from './faults.ts';
import { koreanTime, viewPayment } from './payment-view.ts';

/** Minutes until each retry. */
const RETRY_AFTER_MINUTES = [1, 4, 16, 64, 256, 1024, 4096] as const;
const ANSWER_WITHIN_MS = 10_000;

export interface Delivery {
  transmissionId: string;
  orderId: string;
  status: string;
  retried: number;
  /** HTTP status of the receiver, 0 when there was none. */
  answered: number;
}

/** Sends PAYMENT_STATUS_CHANGED as the real service does: real headers, no signature, seven retries. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private readonly stopped = new AbortController();

  constructor(
    private readonly options: {
      url: () => string | undefined;
      /** How long a minute of the schedule lasts. */
      minuteMs: number;
      now: () => Date;
      faults: FaultInjector;
    },
  ) {}

  /** Tells of the payment's present state; the answer is not awaited. */
  send(payment: StoredPayment): void {
    if (!this.options.url()) return;
    const { orderId, paymentKey } = payment;
    const fault = this.options.faults.take({ method: 'POST', path: 'webhook', orderId, paymentKey });
    if (fault?.type === 'webhook-lost') return;
    const data = viewPayment(payment);
    if (fault?.type === 'webhook-forged') Object.assign(data, { secret: 'ps_forged', status: 'DONE', totalAmount: 1 });
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: koreanTime(this.options.now().getTime()), data };
    const message = { id: randomUUID(), orderId, status: payment.status, body: JSON.stringify(body) };
    this.later(fault?.type === 'webhook-late' ? fault.ms : 0, () => this.deliver(message, 0));
    if (fault?.type === 'webhook-twice') this.later(0, () => this.deliver(message, 0));
  }

  /** Resolves when no delivery is under way (retries that wait for their time are not). */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  stop(): void {
    this.stopped.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private later(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const run = work().finally(() => this.running.delete(run));
      this.running.add(run);
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private async deliver(
    message: { id: string; orderId: string; status: string; body: string },
    retried: number,
  ): Promise<void> {
    const url = this.options.url();
    if (!url || this.stopped.signal.aborted) return;
    let answered = 0;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'tosspayments-webhook-transmission-id': message.id,
          'tosspayments-webhook-transmission-time': koreanTime(this.options.now().getTime()),
          'tosspayments-webhook-transmission-retried-count': String(retried),
        },
        body: message.body,
        signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.arrayBuffer();
      answered = response.status;
    } catch {
      // Nobody there, or too slow: as good as any other failure.
    }
    const { id: transmissionId, orderId, status } = message;
    this.deliveries.push({ transmissionId, orderId, status, retried, answered });
    const wait = RETRY_AFTER_MINUTES[retried];
    if (answered !== 200 && wait !== undefined && !this.stopped.signal.aborted)
      this.later(wait * this.options.minuteMs, () => this.deliver(message, retried + 1));
  }
}
