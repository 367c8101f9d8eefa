import * as z from 'zod';

/** A payment as the provider describes it: what we act on is checked, the rest is kept as it came. */
const TossPaymentSchema = z.looseObject({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  currency: z.string(),
  totalAmount: z.number().int(),
  balanceAmount: z.number().int(),
  approvedAt: z.iso.datetime({ offset: true }).nullable(),
  secret: z.string().nullish(),
  receipt: z.looseObject({ url: z.string() }).nullish(),
  failure: z.looseObject({ code: z.string() }).nullish(),
  cancels: z
    .array(z.looseObject({ canceledAt: z.string(), cancelAmount: z.number(), cancelReason: z.string() }))
    .nullish(),
});
export type TossPayment = z.infer<typeof TossPaymentSchema>;

const TossTransactionSchema = z.looseObject({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  amount: z.number(),
});
export type TossTransaction = z.infer<typeof TossTransactionSchema>;

const TossErrorSchema = z.looseObject({ code: z.string(), message: z.string().optional() });

/** What came back. `nothing` means that we do not know whether the provider did anything. */
export type TossAnswer<T = TossPayment> =
  | { type: 'answer'; value: T }
  | { type: 'error'; status: number; code: string }
  | { type: 'nothing'; reason: string };

/** The server API of Toss Payments. Never throws for what the network or the provider does. */
export class TossClient {
  private readonly authorization: string;

  constructor(private readonly options: { apiUrl: string; secretKey: string; timeoutMs: number }) {
    this.authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;
  }

  confirm(body: { paymentKey: string; orderId: string; amount: number }, idempotencyKey: string) {
    return this.call('POST', '/v1/payments/confirm', TossPaymentSchema, body, idempotencyKey);
  }

  findByKey(paymentKey: string) {
    return this.call('GET', `/v1/payments/${encodeURIComponent(paymentKey)}`, TossPaymentSchema);
  }

  findByOrder(orderId: string) {
    return this.call('GET', `/v1/payments/orders/${encodeURIComponent(orderId)}`, TossPaymentSchema);
  }

  /** Gives back what is left of a payment, or a part of it. */
  cancel(paymentKey: string, cancelReason: string, idempotencyKey: string, cancelAmount?: number) {
    const path = `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`;
    const body = { cancelReason, ...(cancelAmount !== undefined && { cancelAmount }) };
    return this.call('POST', path, TossPaymentSchema, body, idempotencyKey);
  }

  /** One page of the money that moved; times as the provider writes them, without an offset (Seoul). */
  listTransactions(query: { startDate: string; endDate: string; startingAfter?: string; limit: number }) {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    return this.call('GET', `/v1/transactions?${search}`, z.array(TossTransactionSchema));
  }

  private async call<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    body?: object,
    idempotencyKey?: string,
  ): Promise<TossAnswer<T>> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(this.options.apiUrl + path, {
        method,
        headers: {
          authorization: this.authorization,
          ...(body && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeoutMs),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      return { type: 'nothing', reason: describeCause(error) };
    }
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return { type: 'nothing', reason: `an answer ${status} that is not JSON` };
    }
    if (status === 200) {
      const parsed = schema.safeParse(json);
      if (parsed.success) return { type: 'answer', value: parsed.data };
      return { type: 'nothing', reason: `an answer 200 of another shape: ${parsed.error.issues[0]?.path.join('.')}` };
    }
    const parsed = TossErrorSchema.safeParse(json);
    return { type: 'error', status, code: parsed.success ? parsed.data.code : `HTTP_${status}` };
  }
}

function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code ?? cause.name}` : String(cause);
}
