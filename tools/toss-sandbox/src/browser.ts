import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentBook, StoredPayment } from './book.ts';
import { TossError } from './errors.ts';
import { STANDARD_SCRIPT } from './standard-script.ts';
import { closedPage, receiptPage, WINDOW_SCRIPT, WINDOW_STYLE, windowPage } from './window-page.ts';

const ORDER_ID = /^[A-Za-z0-9\-_=]{6,64}$/;
const CUSTOMER_KEY = /^(?=.*[-_=.@])[A-Za-z0-9\-_=.@]{2,50}$/;

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ');

type Body = Record<string, unknown>;

/** What browsers see: the script, the window and the receipt. Can be mounted under any prefix of another server. */
export function registerBrowserPart(app: FastifyInstance, book: PaymentBook, clientKey: string): void {
  app.get('/v2/standard', (_request, reply) => asset(reply, 'text/javascript', STANDARD_SCRIPT));
  app.get('/assets/window.js', (_request, reply) => asset(reply, 'text/javascript', WINDOW_SCRIPT));
  app.get('/assets/window.css', (_request, reply) => asset(reply, 'text/css', WINDOW_STYLE));

  app.options('/sandbox/sessions', (_request, reply) =>
    allowAnyOrigin(reply).header('access-control-allow-headers', 'content-type').code(204).send(),
  );
  app.post('/sandbox/sessions', (request, reply) => {
    allowAnyOrigin(reply);
    try {
      const payment = openSession((request.body ?? {}) as Body, `${request.protocol}://${request.host}`);
      return reply.send({ paymentKey: payment.paymentKey });
    } catch (error) {
      return sendError(reply, error);
    }
  });

  app.get<{ Params: { paymentKey: string } }>('/window/:paymentKey', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    if (payment?.status !== 'READY')
      return html(reply.code(payment ? 410 : 404), closedPage(payment?.pageBase ?? '..'));
    return html(reply, windowPage(payment));
  });

  app.get<{ Params: { paymentKey: string } }>('/receipt/:paymentKey', (request, reply) => {
    const payment = book.find(request.params.paymentKey);
    if (!payment?.approvedAt) return html(reply.code(404), closedPage(payment?.pageBase ?? '..'));
    return html(reply, receiptPage(payment));
  });

  app.post<{ Params: { paymentKey: string; action: string } }>('/window/:paymentKey/:action', (request, reply) => {
    try {
      const payment = book.find(request.params.paymentKey);
      if (!payment) throw new TossError('NOT_FOUND_PAYMENT_SESSION');
      return reply.send(act(payment, request.params.action, (request.body ?? {}) as Body));
    } catch (error) {
      return sendError(reply, error);
    }
  });

  function openSession(body: Body, origin: string): StoredPayment {
    const { customerKey, orderId, orderName, amount, successUrl, failUrl, metadata, base } = body;
    if (body.clientKey !== clientKey) throw new TossError('UNAUTHORIZED_KEY');
    const isCustomer =
      customerKey === 'ANONYMOUS' || (typeof customerKey === 'string' && CUSTOMER_KEY.test(customerKey));
    if (!isCustomer || typeof orderId !== 'string' || !ORDER_ID.test(orderId)) throw new TossError('INVALID_REQUEST');
    if (typeof orderName !== 'string' || orderName === '' || orderName.length > 100)
      throw new TossError('INVALID_REQUEST');
    if (typeof amount !== 'number' || !Number.isInteger(amount)) throw new TossError('INVALID_REQUEST');
    if (amount < 100) throw new TossError('BELOW_MINIMUM_AMOUNT');
    return book.open({
      clientKey,
      customerKey: String(customerKey),
      orderId,
      orderName,
      amount,
      successUrl: typeof successUrl === 'string' ? successUrl : null,
      failUrl: typeof failUrl === 'string' ? failUrl : null,
      metadata: (metadata ?? null) as Record<string, string> | null,
      pageBase: typeof base === 'string' ? base : origin,
    });
  }

  function act(payment: StoredPayment, action: string, body: Body): Record<string, unknown> {
    switch (action) {
      case 'authenticate': {
        const outcome = book.authenticate(payment, String(body.card ?? ''));
        if (outcome !== 'authenticated')
          return failed(payment, outcome === 'aborted' ? 'PAY_PROCESS_ABORTED' : 'REJECT_CARD_COMPANY', true);
        const { paymentKey, orderId, amount } = payment;
        const url = payment.successUrl && withQuery(payment.successUrl, { paymentKey, orderId, amount: `${amount}` });
        return { kind: 'success', paymentKey, url };
      }
      case 'cancel':
        book.leave(payment);
        // [assume] the buyer's own cancel comes without the orderId.
        return failed(payment, 'PAY_PROCESS_CANCELED', false);
      case 'close': {
        book.leave(payment);
        const { url } = failed(payment, 'PAY_PROCESS_CANCELED', false);
        return { kind: 'close', url };
      }
      default:
        throw new TossError('NOT_FOUND');
    }
  }
}

function failed(payment: StoredPayment, code: string, withOrder: boolean) {
  const message = FAILURES[code] ?? code;
  const query = { code, message, ...(withOrder && { orderId: payment.orderId }) };
  return { kind: 'failure', code, message, url: payment.failUrl && withQuery(payment.failUrl, query) };
}

const FAILURES: Record<string, string> = {
  PAY_PROCESS_CANCELED: '사용자에 의해 결제가 취소되었습니다.',
  PAY_PROCESS_ABORTED: '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 거절했습니다.',
};

/** Appends to the query the shop has; never overwrites it. */
function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.append(name, value);
  return url.href;
}

function asset(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body);
}

function html(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': PAGE_POLICY,
    })
    .send(body);
}

const allowAnyOrigin = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TossError)) throw error;
  return reply.code(error.status).send({ code: error.code, message: error.message });
}
