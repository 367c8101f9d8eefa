import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock, PaymentBook, StoredPayment } from './book.ts';
import { isTossErrorCode, TossError } from './errors.ts';
import type { Fault, FaultInjector } from './faults.ts';
import type { IdempotencyStore, StoredAnswer } from './idempotency.ts';
import { koreanTime, viewPayment } from './payment-view.ts';

export interface ApiCall {
  at: string;
  method: string;
  path: string;
  idempotencyKey: string | undefined;
  orderId: string | undefined;
  /** 0 when the connection was cut instead of an answer. */
  status: number;
}

export interface ApiParts {
  book: PaymentBook;
  clock: Clock;
  faults: FaultInjector;
  idempotency: IdempotencyStore;
  secretKey: string;
  calls: ApiCall[];
}

/** How an answer leaves: whole, cut in half, or not at all. */
type Outcome = StoredAnswer & { send: 'whole' | 'half' | 'never' };

/** Thrown to cut the connection before any work; nothing is kept. */
class Dropped extends Error {}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server API under /v1: same paths, statuses, bodies and rules as the real one. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  const { book, clock, faults, idempotency, calls } = parts;
  /** Payments that reading does not show yet, until when. */
  const hiddenUntil = new Map<string, number>();

  app.post('/v1/payments/confirm', (request, reply) =>
    change(request, reply, (body) => {
      const { paymentKey, orderId, amount } = body;
      if (typeof paymentKey !== 'string' || typeof orderId !== 'string' || typeof amount !== 'number')
        throw new TossError('INVALID_REQUEST');
      const payment = book.requireConfirmable(paymentKey, orderId, amount);
      const card = takeCardOutcome(payment);
      if (card instanceof TossError)
        throw card.code === 'NOT_FOUND_PAYMENT_SESSION' ? card : book.refuse(payment, card.code);
      return {
        payment,
        fault: card,
        // Again at the moment of the charge: another request may have come first while this one waited.
        work: (amountCharged) => book.charge(book.requireConfirmable(paymentKey, orderId, amount), amountCharged),
      };
    }),
  );

  app.post<{ Params: { paymentKey: string } }>('/v1/payments/:paymentKey/cancel', (request, reply) =>
    change(request, reply, (body) => {
      const { cancelReason, cancelAmount } = body;
      if (typeof cancelReason !== 'string' || cancelReason === '' || cancelReason.length > 200)
        throw new TossError('INVALID_REQUEST');
      if (cancelAmount !== undefined && typeof cancelAmount !== 'number') throw new TossError('INVALID_REQUEST');
      const payment = book.find(request.params.paymentKey);
      if (!payment) throw new TossError('NOT_FOUND_PAYMENT');
      return { payment, fault: undefined, work: () => book.cancel(payment, cancelReason, cancelAmount) };
    }),
  );

  app.get<{ Params: { paymentKey: string } }>('/v1/payments/:paymentKey', (request, reply) =>
    read(request, reply, () => book.find(request.params.paymentKey)),
  );

  app.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    read(request, reply, () => book.findByOrder(request.params.orderId)),
  );

  app.get<{ Querystring: Record<string, string | undefined> }>('/v1/transactions', (request, reply) =>
    answer(request, reply, undefined, async () => {
      requireKey(request);
      const { startDate, endDate, startingAfter, limit } = request.query;
      if (!startDate || !endDate) throw new TossError('INVALID_REQUEST');
      const inRange = book.ledger.filter((row) => {
        const at = koreanTime(row.at).slice(0, 19);
        return at >= startDate && at <= endDate;
      });
      const from = startingAfter ? inRange.findIndex((row) => row.transactionKey === startingAfter) + 1 : 0;
      const rows = inRange.slice(from, from + Math.min(Number(limit) || 100, 5000));
      const body = rows.map((row) => ({
        mId: 'tsandbox',
        transactionKey: row.transactionKey,
        paymentKey: row.paymentKey,
        orderId: row.orderId,
        method: '카드',
        customerKey: book.find(row.paymentKey)?.customerKey ?? null,
        useEscrow: false,
        receiptUrl: null,
        // [assume] a cancel's amount is positive and its status tells what it is.
        status: row.type === 'charge' ? 'DONE' : 'CANCELED',
        transactionAt: koreanTime(row.at),
        currency: 'KRW',
        amount: row.amount,
      }));
      return { status: 200, body, send: 'whole' };
    }),
  );

  /** A POST that moves money: key, idempotency, forced error, fault, work. */
  function change(
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: (body: Record<string, unknown>) => {
      payment: StoredPayment;
      fault: Fault | undefined;
      work: (amountCharged?: number) => void;
    },
  ) {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const paymentKey = (request.params as { paymentKey?: string }).paymentKey ?? text(body.paymentKey);
    const orderId = text(body.orderId) ?? (paymentKey ? book.payments.get(paymentKey)?.orderId : undefined);
    return answer(request, reply, orderId, async () => {
      requireKey(request);
      const path = pathOf(request);
      const fault = faults.take({
        method: 'POST',
        path,
        ...(orderId && { orderId }),
        ...(paymentKey && { paymentKey }),
      });
      if (fault?.type === 'drop-before') throw new Dropped();
      let send: Outcome['send'] = 'whole';
      const stored = await idempotency.run(
        header(request, 'idempotency-key'),
        `POST ${path} ${parts.secretKey}`,
        async () => {
          try {
            const forced = header(request, 'tosspayments-test-code');
            if (forced) throw new TossError(isTossErrorCode(forced) ? forced : 'INVALID_REQUEST');
            if (fault?.type === 'error') throw new TossError(fault.code, fault.status);
            if (fault?.type === 'delay' && !fault.afterwards) await wait(fault.ms);
            const prepared = prepare(body);
            const trouble = fault ?? prepared.fault;
            if (trouble?.type === 'drop-before') throw new Dropped();
            if (trouble === prepared.fault && trouble?.type === 'delay') await wait(trouble.ms);
            if (trouble?.type === 'in-progress')
              return { status: 200, body: { ...viewPayment(prepared.payment), status: 'IN_PROGRESS' } };
            prepared.work(trouble?.type === 'wrong-amount' ? trouble.amount : undefined);
            if (trouble?.type === 'hidden')
              hiddenUntil.set(prepared.payment.paymentKey, clock.now().getTime() + trouble.seconds * 1000);
            if (trouble?.type === 'delay' && trouble.afterwards) await wait(trouble.ms);
            if (trouble?.type === 'drop-after' || trouble?.type === 'hidden') send = 'never';
            if (trouble?.type === 'malformed-after') send = 'half';
            if (trouble?.type === 'error-after')
              throw new TossError(trouble.code ?? 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING', trouble.status);
            return { status: 200, body: viewPayment(prepared.payment) };
          } catch (error) {
            if (!(error instanceof TossError)) throw error;
            // A refusal comes late too.
            if (fault?.type === 'delay' && fault.afterwards) await wait(fault.ms);
            return describe(error, request);
          }
        },
      );
      return { ...stored, send };
    });
  }

  function read(request: FastifyRequest, reply: FastifyReply, find: () => StoredPayment | undefined) {
    const { paymentKey, orderId } = request.params as { paymentKey?: string; orderId?: string };
    return answer(request, reply, orderId, async () => {
      requireKey(request);
      const payment = find();
      const fault = faults.take({
        method: 'GET',
        path: pathOf(request),
        ...((orderId ?? payment?.orderId) && { orderId: orderId ?? payment?.orderId ?? '' }),
        ...((paymentKey ?? payment?.paymentKey) && { paymentKey: paymentKey ?? payment?.paymentKey ?? '' }),
      });
      if (fault?.type === 'drop-before' || fault?.type === 'drop-after') throw new Dropped();
      if (fault?.type === 'delay') await wait(fault.ms);
      if (fault?.type === 'error' || fault?.type === 'error-after')
        throw new TossError(fault.code ?? 'COMMON_ERROR', fault.status);
      if (!payment || (hiddenUntil.get(payment.paymentKey) ?? 0) > clock.now().getTime())
        throw new TossError('NOT_FOUND_PAYMENT');
      return { status: 200, body: viewPayment(payment), send: fault?.type === 'malformed-after' ? 'half' : 'whole' };
    });
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    orderId: string | undefined,
    work: () => Promise<Outcome>,
  ) {
    const record = (status: number) =>
      calls.push({
        at: clock.now().toISOString(),
        method: request.method,
        path: pathOf(request),
        idempotencyKey: header(request, 'idempotency-key'),
        orderId,
        status,
      });
    let outcome: Outcome;
    try {
      outcome = await work();
    } catch (error) {
      if (error instanceof TossError) outcome = { ...describe(error, request), send: 'whole' };
      else if (error instanceof Dropped) outcome = { status: 0, body: undefined, send: 'never' };
      else throw error;
    }
    record(outcome.send === 'never' ? 0 : outcome.status);
    if (outcome.send === 'whole') return reply.code(outcome.status).send(outcome.body);
    reply.hijack();
    if (outcome.send === 'half') {
      const whole = JSON.stringify(outcome.body);
      reply.raw.writeHead(outcome.status, { 'content-type': 'application/json' });
      reply.raw.end(whole.slice(0, whole.length / 2));
    } else {
      request.raw.socket.destroy();
    }
    return reply;
  }

  /** What the magic card number wants of this confirm, once. */
  function takeCardOutcome(payment: StoredPayment): Fault | TossError | undefined {
    const outcome = payment.cardOutcome;
    payment.cardOutcome = null;
    switch (outcome) {
      case null:
        return undefined;
      case 'drop-before':
      case 'drop-after':
      case 'error-after':
        return { type: outcome };
      case 'delay':
        return { type: 'delay', ms: 3_000 };
      default:
        return new TossError(outcome);
    }
  }

  function requireKey(request: FastifyRequest): void {
    const encoded = /^Basic (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
    if (!encoded) throw new TossError('UNAUTHORIZED_KEY');
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    if (!given.includes(':')) throw new TossError('INCORRECT_BASIC_AUTH_FORMAT');
    if (given !== `${parts.secretKey}:`) throw new TossError('UNAUTHORIZED_KEY');
  }
}

function describe(error: TossError, request: FastifyRequest): StoredAnswer {
  const isEnglish = header(request, 'accept-language')?.toLowerCase().startsWith('en');
  return { status: error.status, body: { code: error.code, message: isEnglish ? error.english : error.message } };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '';
