import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describePaymentFailure } from '@chulje/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classifyCancel, classifyConfirm } from './classify.ts';
import { TossClient } from './toss-client.ts';

let server: Server;
let answer: { status: number; body: string } | 'hang' | 'redirect';
let received: { authorization: string | undefined; key: string | string[] | undefined } | undefined;
let url: string;
let client: TossClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    received = { authorization: request.headers.authorization, key: request.headers['idempotency-key'] };
    if (answer === 'hang') return;
    if (answer === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  client = new TossClient({ apiUrl: url, secretKey: 'test_sk_1', timeoutMs: 10_000 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const confirm = async (by = client) =>
  classifyConfirm(await by.confirm({ paymentKey: 'k', orderId: 'order_1', amount: 1 }, 'key-1'));
const error = (status: number, code: string) => ({ status, body: JSON.stringify({ code, message: '말' }) });

it('shows its key with the colon, and the idempotency key', async () => {
  answer = error(403, 'REJECT_CARD_PAYMENT');
  await confirm();
  expect(received).toEqual({ authorization: 'Basic dGVzdF9za18xOg==', key: 'key-1' });
});

/** PAYMENTS.md §1.3, whole. */
const CLASSES = {
  declined: {
    403: 'REJECT_CARD_PAYMENT REJECT_CARD_COMPANY REJECT_ACCOUNT_PAYMENT EXCEED_MAX_AUTH_COUNT EXCEED_MAX_ONE_DAY_AMOUNT INVALID_PASSWORD FDS_ERROR NOT_AVAILABLE_PAYMENT',
    400: 'INVALID_REJECT_CARD INVALID_STOPPED_CARD INVALID_CARD_EXPIRATION INVALID_CARD_NUMBER INVALID_CARD_LOST_OR_STOLEN EXCEED_MAX_PAYMENT_AMOUNT EXCEED_MAX_DAILY_PAYMENT_COUNT EXCEED_MAX_CARD_INSTALLMENT_PLAN EXCEED_MAX_AMOUNT BELOW_MINIMUM_AMOUNT NOT_ALLOWED_POINT_USE',
  },
  expired: { 404: 'NOT_FOUND_PAYMENT_SESSION' },
  unknown: {
    // The last is the right word under a status that proves nothing.
    500: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING FAILED_INTERNAL_SYSTEM_PROCESSING UNKNOWN_PAYMENT_ERROR COMMON_ERROR REJECT_CARD_PAYMENT',
    502: 'BAD_GATEWAY',
    400: 'PROVIDER_ERROR ALREADY_PROCESSED_PAYMENT DUPLICATED_ORDER_ID A_CODE_OF_TOMORROW',
    404: 'NOT_FOUND_PAYMENT',
    409: 'IDEMPOTENT_REQUEST_PROCESSING',
    429: 'TOO_MANY_REQUESTS REJECT_CARD_PAYMENT',
  },
  'our-fault': {
    401: 'UNAUTHORIZED_KEY',
    400: 'INVALID_API_KEY INVALID_REQUEST INVALID_IDEMPOTENCY_KEY',
    403: 'INCORRECT_BASIC_AUTH_FORMAT FORBIDDEN_REQUEST',
  },
};

it.each(
  Object.entries(CLASSES).flatMap(([type, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, codes]) =>
      codes.split(' ').map((code) => [type, Number(status), code] as const),
    ),
  ),
)('takes for %s: %i %s', async (type, status, code) => {
  answer = error(status, code);
  expect((await confirm()).type).toBe(type);
});

it.each([...CLASSES.declined[400].split(' '), ...CLASSES.declined[403].split(' '), 'NOT_FOUND_PAYMENT_SESSION'])(
  'has words of its own for %s',
  (code) => {
    expect(describePaymentFailure(code)).not.toBe(describePaymentFailure(null));
  },
);

it.each([
  ['half an answer', { status: 200, body: '{"paymentKey":"k","orde' }],
  ['an answer of another shape', { status: 200, body: '{"status":"DONE"}' }],
  ['a page instead of JSON', { status: 502, body: '<html>Bad Gateway</html>' }],
  ['an error without a code', { status: 400, body: '{}' }],
  ['a way to another place', 'redirect'],
] as const)('does not know what %s means', async (_name, given) => {
  answer = given;
  expect((await confirm()).type).toBe('unknown');
});

it('does not know what no answer in time means', async () => {
  answer = 'hang';
  const impatient = new TossClient({ apiUrl: url, secretKey: 'test_sk_1', timeoutMs: 100 });
  expect((await confirm(impatient)).type).toBe('unknown');
});

it('does not know what happened when nobody listens', async () => {
  const nobody = new TossClient({ apiUrl: 'http://127.0.0.1:9', secretKey: 'x', timeoutMs: 10_000 });
  expect(await nobody.findByKey('k')).toMatchObject({ type: 'nothing' });
});

it.each([
  ['refused', 403, 'NOT_CANCELABLE_PAYMENT'],
  ['refused', 403, 'NOT_CANCELABLE_AMOUNT'],
  ['refused', 403, 'EXCEED_MAX_REFUND_DUE'],
  ['refused', 403, 'NOT_ALLOWED_PARTIAL_REFUND'],
  ['unknown', 400, 'ALREADY_CANCELED_PAYMENT'],
  ['unknown', 403, 'FORBIDDEN_CONSECUTIVE_REQUEST'],
  ['unknown', 429, 'FORBIDDEN_CONSECUTIVE_REQUEST'],
  ['unknown', 500, 'FAILED_METHOD_HANDLING_CANCEL'],
  ['unknown', 500, 'FAILED_REFUND_PROCESS'],
] as const)('takes a cancel for %s: %i %s', async (type, status, code) => {
  answer = error(status, code);
  expect(classifyCancel(await client.cancel('k', '사유', 'key-2')).type).toBe(type);
});
