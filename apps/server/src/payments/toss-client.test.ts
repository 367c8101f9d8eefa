import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classifyCancel, classifyConfirm } from './classify.ts';
import { TossClient } from './toss-client.ts';

let server: Server;
let answer: { status: number; body: string } | 'hang' | 'redirect';
let received: { authorization: string | undefined; key: string | string[] | undefined } | undefined;
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
  client = new TossClient({ apiUrl: `http://127.0.0.1:${port}`, secretKey: 'test_sk_1', timeoutMs: 500 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const confirm = async () =>
  classifyConfirm(await client.confirm({ paymentKey: 'k', orderId: 'order_1', amount: 1 }, 'key-1'));
const error = (status: number, code: string) => ({ status, body: JSON.stringify({ code, message: '말' }) });

it('shows its key with the colon, and the idempotency key', async () => {
  answer = error(403, 'REJECT_CARD_PAYMENT');
  await confirm();
  expect(received).toEqual({ authorization: 'Basic dGVzdF9za18xOg==', key: 'key-1' });
});

it.each([
  ['declined', 403, 'REJECT_CARD_PAYMENT'],
  ['declined', 403, 'REJECT_CARD_COMPANY'],
  ['declined', 400, 'INVALID_STOPPED_CARD'],
  ['declined', 400, 'BELOW_MINIMUM_AMOUNT'],
  ['expired', 404, 'NOT_FOUND_PAYMENT_SESSION'],
  ['our-fault', 401, 'UNAUTHORIZED_KEY'],
  ['our-fault', 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
  ['our-fault', 400, 'INVALID_REQUEST'],
  ['unknown', 500, 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING'],
  ['unknown', 500, 'UNKNOWN_PAYMENT_ERROR'],
  ['unknown', 400, 'PROVIDER_ERROR'],
  ['unknown', 400, 'ALREADY_PROCESSED_PAYMENT'],
  ['unknown', 400, 'DUPLICATED_ORDER_ID'],
  ['unknown', 409, 'IDEMPOTENT_REQUEST_PROCESSING'],
  ['unknown', 429, 'TOO_MANY_REQUESTS'],
  ['unknown', 404, 'NOT_FOUND_PAYMENT'],
  ['unknown', 400, 'A_CODE_OF_TOMORROW'],
  // The right word under a status that proves nothing.
  ['unknown', 500, 'REJECT_CARD_PAYMENT'],
] as const)('takes for %s: %i %s', async (type, status, code) => {
  answer = error(status, code);
  expect((await confirm()).type).toBe(type);
});

it.each([
  ['half an answer', { status: 200, body: '{"paymentKey":"k","orde' }],
  ['an answer of another shape', { status: 200, body: '{"status":"DONE"}' }],
  ['a page instead of JSON', { status: 502, body: '<html>Bad Gateway</html>' }],
  ['an error without a code', { status: 400, body: '{}' }],
  ['no answer in time', 'hang'],
  ['a way to another place', 'redirect'],
] as const)('does not know what %s means', async (_name, given) => {
  answer = given;
  expect((await confirm()).type).toBe('unknown');
});

it('does not know what happened when nobody listens', async () => {
  const nobody = new TossClient({ apiUrl: 'http://127.0.0.1:9', secretKey: 'x', timeoutMs: 500 });
  expect(await nobody.findByKey('k')).toMatchObject({ type: 'nothing' });
});

it.each([
  ['refused', 403, 'NOT_CANCELABLE_PAYMENT'],
  ['refused', 403, 'EXCEED_MAX_REFUND_DUE'],
  ['unknown', 400, 'ALREADY_CANCELED_PAYMENT'],
  ['unknown', 403, 'FORBIDDEN_CONSECUTIVE_REQUEST'],
  ['unknown', 500, 'FAILED_REFUND_PROCESS'],
] as const)('takes a cancel for %s: %i %s', async (type, status, code) => {
  answer = error(status, code);
  expect(classifyCancel(await client.cancel('k', '사유', 'key-2')).type).toBe(type);
});
