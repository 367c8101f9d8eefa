import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultRule } from './faults.ts';
import { startTossSandbox, type TossSandbox } from './sandbox.ts';

const MINUTE = 60_000;
/** Of no other timer. */
const LATE_MS = 654_321;
let sandbox: TossSandbox;
let now: number;
let serial = 0;

beforeEach(async () => {
  now = Date.parse('2026-03-02T09:00:00Z');
  sandbox = await startTossSandbox({ clock: { now: () => new Date(now) } });
});
afterEach(() => sandbox.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = { status: number; body: any };

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(sandbox.url + path, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${sandbox.secretKey}:`).toString('base64')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function openSession(wantedId?: string, amount = 20_000) {
  serial += 1;
  const orderId = wantedId ?? `order_${serial}`;
  const { body } = await send('POST', '/sandbox/sessions', {
    clientKey: sandbox.clientKey,
    customerKey: 'customer-1',
    orderId,
    orderName: '이용권 10회',
    amount,
    successUrl: 'http://shop.test/tossPay/success?ticCode=1',
    failUrl: 'http://shop.test/tossPay/fail',
  });
  return { paymentKey: body.paymentKey as string, orderId, amount };
}

async function authenticate(card = '4330000000000000', orderId?: string) {
  const session = await openSession(orderId);
  const { body } = await send('POST', `/window/${session.paymentKey}/authenticate`, { card });
  return { ...session, said: body };
}

const confirm = (
  payment: { paymentKey: string; orderId: string; amount: number },
  headers?: Record<string, string>,
) => {
  const { paymentKey, orderId, amount } = payment;
  return send('POST', '/v1/payments/confirm', { paymentKey, orderId, amount }, headers);
};
const read = (paymentKey: string) => send('GET', `/v1/payments/${paymentKey}`);
const fault = async (rule: FaultRule) => expect((await send('POST', '/sandbox/faults', rule)).status).toBe(201);

it('refuses to start with a live key', async () => {
  await expect(startTossSandbox({ secretKey: 'live_sk_x' })).rejects.toThrow('test_ keys only');
});

describe('a payment', () => {
  it('goes READY → IN_PROGRESS → DONE, and money moves only at confirm', async () => {
    const session = await openSession();
    expect((await read(session.paymentKey)).body.status).toBe('READY');
    const { body } = await send('POST', `/window/${session.paymentKey}/authenticate`, { card: '4330000000000000' });
    const success = new URL(body.url);
    expect(Object.fromEntries(success.searchParams)).toEqual({
      ticCode: '1',
      paymentKey: session.paymentKey,
      orderId: session.orderId,
      amount: '20000',
    });
    expect((await read(session.paymentKey)).body.status).toBe('IN_PROGRESS');
    expect(sandbox.ledger()).toHaveLength(0);
    const done = await confirm(session);
    expect(done).toMatchObject({
      status: 200,
      body: {
        status: 'DONE',
        method: '카드',
        currency: 'KRW',
        totalAmount: 20_000,
        suppliedAmount: 18_182,
        vat: 1_818,
      },
    });
    expect(done.body.approvedAt).toBe('2026-03-02T18:00:00+09:00');
    expect(sandbox.ledger()).toMatchObject([{ type: 'charge', amount: 20_000, orderId: session.orderId }]);
    expect((await send('GET', `/v1/payments/orders/${session.orderId}`)).body.paymentKey).toBe(session.paymentKey);
  });

  it('is charged once, also by confirms at the same time', async () => {
    const payment = await authenticate();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(payment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_PROCESSED_PAYMENT')).toHaveLength(4);
    expect(sandbox.ledger()).toHaveLength(1);
  });

  it('is not charged when amount or order differ', async () => {
    const payment = await authenticate();
    expect((await confirm({ ...payment, amount: 100 })).body.code).toBe('INVALID_REQUEST');
    expect((await confirm({ ...payment, orderId: 'another_order' })).body.code).toBe('NOT_FOUND_PAYMENT_SESSION');
    expect(sandbox.ledger()).toHaveLength(0);
  });

  it('must be confirmed within ten minutes and expires after thirty', async () => {
    const payment = await authenticate();
    now += 10 * MINUTE;
    expect((await confirm(payment)).body.code).toBe('NOT_FOUND_PAYMENT_SESSION');
    expect((await read(payment.paymentKey)).body.status).toBe('IN_PROGRESS');
    now += 20 * MINUTE;
    expect((await read(payment.paymentKey)).body.status).toBe('EXPIRED');
  });

  it('cannot be confirmed without authentication', async () => {
    expect((await confirm(await openSession())).body.code).toBe('NOT_FOUND_PAYMENT_SESSION');
  });

  it('cannot be made twice for an order that was charged', async () => {
    const payment = await authenticate();
    const second = await authenticate(undefined, payment.orderId);
    await confirm(payment);
    expect((await confirm(second)).body.code).toBe('DUPLICATED_ORDER_ID');
    expect((await openSession(payment.orderId)).paymentKey).toBeUndefined();
  });

  it('is given back in parts, never more than was charged', async () => {
    const payment = await authenticate();
    await confirm(payment);
    const cancel = (body: object) => send('POST', `/v1/payments/${payment.paymentKey}/cancel`, body);
    const part = await cancel({ cancelReason: '변심', cancelAmount: 5_000 });
    expect(part.body).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 15_000, totalAmount: 20_000 });
    expect((await cancel({ cancelReason: '변심', cancelAmount: 15_001 })).body.code).toBe('NOT_CANCELABLE_AMOUNT');
    const whole = await cancel({ cancelReason: '변심' });
    expect(whole.body).toMatchObject({ status: 'CANCELED', balanceAmount: 0, cancels: [{}, { cancelAmount: 15_000 }] });
    expect((await cancel({ cancelReason: '변심' })).body.code).toBe('ALREADY_CANCELED_PAYMENT');
    const rows = (await send('GET', '/v1/transactions?startDate=2026-03-02T00:00:00&endDate=2026-03-02T23:59:59')).body;
    expect(rows.map((row: { status: string }) => row.status)).toEqual(['DONE', 'CANCELED', 'CANCELED']);
  });
});

describe('the window', () => {
  it('answers the shop when the buyer leaves, or the card company refuses', async () => {
    const leave = await openSession();
    const left = await send('POST', `/window/${leave.paymentKey}/cancel`, {});
    expect(new URL(left.body.url).searchParams.get('code')).toBe('PAY_PROCESS_CANCELED');
    const refused = await authenticate('4330000000000001');
    expect(new URL(refused.said.url).searchParams.get('code')).toBe('REJECT_CARD_COMPANY');
    expect((await read(refused.paymentKey)).body).toMatchObject({
      status: 'ABORTED',
      failure: { code: 'REJECT_CARD_COMPANY' },
    });
  });

  it('shows a page that says it is a test, with names escaped', async () => {
    const { body } = await send('POST', '/sandbox/sessions', {
      clientKey: sandbox.clientKey,
      customerKey: 'customer-1',
      orderId: 'order-escape',
      orderName: '<script>alert(1)</script>',
      amount: 20_000,
    });
    const response = await fetch(`${sandbox.url}/window/${body.paymentKey}`);
    const page = await response.text();
    expect(page).toContain('테스트 결제');
    expect(page).not.toContain('<script>alert');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('a confirm that goes wrong', () => {
  it.each(['drop-after', 'malformed-after'] as const)('is charged all the same: %s', async (type) => {
    const payment = await authenticate();
    await fault({ match: { path: '/confirm', orderId: payment.orderId }, fault: { type } });
    await expect(confirm(payment, { 'idempotency-key': 'k1' })).rejects.toThrow();
    expect(sandbox.ledger()).toHaveLength(1);
    // The same key brings the answer that was lost.
    expect((await confirm(payment, { 'idempotency-key': 'k1' })).body.status).toBe('DONE');
    expect(sandbox.ledger()).toHaveLength(1);
  });

  it('charges, then answers 500, and repeats that for the same key', async () => {
    const payment = await authenticate();
    await fault({ match: { orderId: payment.orderId }, fault: { type: 'error-after' } });
    for (const _ of [1, 2]) expect((await confirm(payment, { 'idempotency-key': 'k2' })).status).toBe(500);
    expect((await confirm(payment, { 'idempotency-key': 'k3' })).body.code).toBe('ALREADY_PROCESSED_PAYMENT');
    expect((await read(payment.paymentKey)).body.status).toBe('DONE');
  });

  it('is not charged when the connection is cut before', async () => {
    const payment = await authenticate();
    await fault({ match: { path: '/confirm' }, fault: { type: 'drop-before' } });
    await expect(confirm(payment)).rejects.toThrow();
    expect(sandbox.ledger()).toHaveLength(0);
    expect((await confirm(payment)).body.status).toBe('DONE');
  });

  it('answers 409 to the same key while the first call runs', async () => {
    const payment = await authenticate();
    await fault({ match: { path: '/confirm' }, fault: { type: 'delay', ms: 1_000 } });
    // Either may come in first.
    const answers = await Promise.all([1, 2].map(() => confirm(payment, { 'idempotency-key': 'k4' })));
    expect(answers.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([
      'DONE',
      'IDEMPOTENT_REQUEST_PROCESSING',
    ]);
  });

  it('gives the first order’s answer when a key is used for a second order', async () => {
    const first = await authenticate();
    const second = await authenticate();
    await confirm(first, { 'idempotency-key': 'k5' });
    expect((await confirm(second, { 'idempotency-key': 'k5' })).body.orderId).toBe(first.orderId);
    expect(sandbox.ledger()).toHaveLength(1);
  });

  it('charges another amount, says IN_PROGRESS, or hides the payment for a while', async () => {
    const other = await authenticate();
    await fault({ match: { orderId: other.orderId }, fault: { type: 'wrong-amount', amount: 2_000 } });
    expect((await confirm(other)).body.totalAmount).toBe(2_000);
    const open = await authenticate();
    await fault({ match: { orderId: open.orderId }, fault: { type: 'in-progress' } });
    expect((await confirm(open)).body.status).toBe('IN_PROGRESS');
    const hidden = await authenticate();
    await fault({ match: { orderId: hidden.orderId }, fault: { type: 'hidden', seconds: 5 } });
    await expect(confirm(hidden)).rejects.toThrow();
    expect((await read(hidden.paymentKey)).status).toBe(404);
    now += 5_000;
    expect((await read(hidden.paymentKey)).body.status).toBe('DONE');
  });

  it('shuts its port: connections are refused, nothing is charged, and it opens again', async () => {
    const paid = await authenticate();
    await fault({ match: {}, fault: { type: 'unreachable', ms: 60_000 } });
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(confirm(paid)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    expect(sandbox.ledger()).toHaveLength(0);
    sandbox.clearFaults();
    await expect
      .poll(() =>
        confirm(paid).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await fault({ match: {}, fault: { type: 'unreachable', ms: 1 } });
    await expect
      .poll(() =>
        read(paid.paymentKey).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('follows the magic card numbers, once', async () => {
    const declined = await authenticate('4330000000000003');
    expect(await confirm(declined)).toMatchObject({ status: 403, body: { code: 'REJECT_CARD_PAYMENT' } });
    expect((await read(declined.paymentKey)).body).toMatchObject({
      status: 'ABORTED',
      failure: { code: 'REJECT_CARD_PAYMENT' },
    });
    await expect(confirm(await authenticate('4330000000000005'))).rejects.toThrow();
    expect(sandbox.ledger()).toHaveLength(1);
    const before = await authenticate('4330000000000007');
    await expect(confirm(before)).rejects.toThrow();
    expect((await confirm(before)).status).toBe(200);
  });
});

describe('a webhook', () => {
  let shop: Server;
  let received: {
    headers: Record<string, unknown>;
    body: { data: { status: string; orderId: string; secret: string } };
  }[];
  let answers: number[];
  beforeEach(async () => {
    received = [];
    answers = [];
    shop = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body: JSON.parse(text) });
        response.writeHead(answers.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    await sandbox.stop();
    sandbox = await startTossSandbox({
      webhookMinuteMs: 2,
      webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`,
    });
  });
  afterEach(() => void shop.close());
  const statuses = () => received.map(({ body }) => body.data.status);

  it('tells every change with the real headers and no signature', async () => {
    const payment = await authenticate();
    await expect.poll(statuses).toEqual(['IN_PROGRESS']);
    await confirm(payment);
    await expect.poll(statuses).toEqual(['IN_PROGRESS', 'DONE']);
    const { headers, body } = received[1] ?? {};
    expect(body).toMatchObject({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { secret: expect.stringMatching(/^ps_/) },
    });
    expect(headers?.['tosspayments-webhook-transmission-id']).toBeTruthy();
    expect(headers?.['tosspayments-webhook-transmission-retried-count']).toBe('0');
    expect(headers?.['tosspayments-webhook-signature']).toBeUndefined();
  });

  it('comes again after a refusal, under the same transmission id', async () => {
    answers = [500, 503];
    await authenticate();
    await expect.poll(() => received.length).toBe(3);
    expect(new Set(received.map(({ headers }) => headers['tosspayments-webhook-transmission-id'])).size).toBe(1);
    expect(received.map(({ headers }) => headers['tosspayments-webhook-transmission-retried-count'])).toEqual([
      '0',
      '1',
      '2',
    ]);
  });

  it('can be lost, come twice, late, or forged', async () => {
    const orderId = 'order-hooks';
    await fault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-late', ms: LATE_MS } });
    await fault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-twice' } });
    // Its time comes when the test says so.
    let comeLate = () => {};
    const start = setTimeout;
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
      if (ms !== LATE_MS) return start(work, ms);
      comeLate = work;
      return start(() => {}, 0);
    }) as typeof setTimeout);
    const payment = await authenticate(undefined, orderId);
    timers.mockRestore();
    await confirm(payment);
    await expect.poll(statuses).toEqual(['DONE', 'DONE']);
    comeLate();
    await expect.poll(statuses).toEqual(['DONE', 'DONE', 'IN_PROGRESS']);
    await fault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-forged' } });
    await send('POST', `/v1/payments/${payment.paymentKey}/cancel`, { cancelReason: '변심', cancelAmount: 1_000 });
    await expect.poll(() => received.at(-1)?.body.data.secret).toBe('ps_forged');
    await fault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-lost' } });
    await send('POST', `/v1/payments/${payment.paymentKey}/cancel`, { cancelReason: '변심' });
    await sandbox.webhooksSettled();
    expect(received).toHaveLength(4);
  });
});

it('keeps payments in a file over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toss-sandbox-'));
  try {
    await sandbox.stop();
    const file = join(folder, 'book.json');
    sandbox = await startTossSandbox({ file });
    const payment = await authenticate();
    await confirm(payment);
    await sandbox.stop();
    sandbox = await startTossSandbox({ file });
    expect((await read(payment.paymentKey)).body.status).toBe('DONE');
    expect(sandbox.ledger()).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
