import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_KEYS, startTossSandbox, type TossSandbox } from './sandbox.ts';

/**
 * What the sandbox and the real test server must answer alike. The real one is asked when TOSS_TEST_SECRET_KEY is given;
 * errors are forced by the Test-Code header, which needs no real payment.
 */
const REAL_KEY = process.env.TOSS_TEST_SECRET_KEY;
if (!REAL_KEY)
  console.warn('TOSS_TEST_SECRET_KEY is not set: the contract is tested against the sandbox only, not Toss itself.');

const FORCED = [
  [403, 'REJECT_CARD_PAYMENT'],
  [403, 'REJECT_CARD_COMPANY'],
  [403, 'EXCEED_MAX_AUTH_COUNT'],
  [403, 'INVALID_PASSWORD'],
  [403, 'FDS_ERROR'],
  [403, 'NOT_AVAILABLE_PAYMENT'],
  [400, 'INVALID_REJECT_CARD'],
  [400, 'INVALID_STOPPED_CARD'],
  [400, 'INVALID_CARD_EXPIRATION'],
  [400, 'INVALID_CARD_LOST_OR_STOLEN'],
  [400, 'EXCEED_MAX_DAILY_PAYMENT_COUNT'],
  [400, 'BELOW_MINIMUM_AMOUNT'],
  [400, 'ALREADY_PROCESSED_PAYMENT'],
  [400, 'PROVIDER_ERROR'],
  [404, 'NOT_FOUND_PAYMENT_SESSION'],
  [500, 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING'],
] as const;

function describeApi(name: string, target: () => { url: string; secretKey: string }) {
  describe(`the Toss API of ${name}`, () => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const { url, secretKey } = target();
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: basic(`${secretKey}:`),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as { code: string; message: string } };
    }
    const confirm = (headers?: Record<string, string>) =>
      call('POST', '/v1/payments/confirm', { paymentKey: 'none', orderId: randomUUID(), amount: 20_000 }, headers);

    it('refuses a key without its colon', async () => {
      const answer = await confirm({ authorization: basic(target().secretKey) });
      expect(answer).toMatchObject({ status: 403, body: { code: 'INCORRECT_BASIC_AUTH_FORMAT' } });
    });

    it('refuses a wrong key', async () => {
      const answer = await confirm({ authorization: basic('test_sk_nobodyknowsthiskeyatall:') });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED_KEY' } });
    });

    it('does not know a payment that nobody made', async () => {
      const byKey = await call('GET', '/v1/payments/none');
      expect(byKey).toMatchObject({ status: 404, body: { code: 'NOT_FOUND_PAYMENT' } });
      const byOrder = await call('GET', `/v1/payments/orders/${randomUUID()}`);
      expect(byOrder).toMatchObject({ status: 404, body: { code: 'NOT_FOUND_PAYMENT' } });
    });

    it('cannot confirm a payment that nobody made', async () => {
      expect(await confirm()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND_PAYMENT_SESSION' } });
    });

    it('refuses an idempotency key that is too long', async () => {
      const answer = await confirm({ 'idempotency-key': 'x'.repeat(301) });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_IDEMPOTENCY_KEY' } });
    });

    it('repeats a stored error for the same idempotency key', async () => {
      const key = randomUUID();
      const first = await confirm({ 'idempotency-key': key, 'tosspayments-test-code': 'REJECT_CARD_PAYMENT' });
      expect(await confirm({ 'idempotency-key': key })).toEqual(first);
    });

    it.each(FORCED)('answers %i to %s, forced by the test header', async (status, code) => {
      const answer = await confirm({ 'tosspayments-test-code': code });
      expect(answer).toMatchObject({ status, body: { code } });
      expect(answer.body.message).toMatch(/[가-힣]/);
    });

    it('speaks English when asked', async () => {
      const answer = await confirm({ 'tosspayments-test-code': 'REJECT_CARD_PAYMENT', 'accept-language': 'en-US' });
      expect(answer.body.message).not.toMatch(/[가-힣]/);
    });
  });
}

let sandbox: TossSandbox;
beforeAll(async () => {
  sandbox = await startTossSandbox();
});
afterAll(() => sandbox.stop());

describeApi('the sandbox', () => ({ url: sandbox.url, secretKey: SANDBOX_KEYS.secretKey }));
if (REAL_KEY) describeApi('Toss Payments', () => ({ url: 'https://api.tosspayments.com', secretKey: REAL_KEY }));
