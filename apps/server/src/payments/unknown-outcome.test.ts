import { expect, it } from 'vitest';
import { currentTrace } from '../platform/trace.ts';
import { chargedBy, silentLog } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';
import { reconcile } from './reconcile.ts';

onEachShop('an outcome that is not known', (floor) => {
  it.each(['drop-after', 'malformed-after', 'error-after'] as const)('is found out at once: %s', async (type) => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    floor.shop.sandbox.addFault({ match: { path: '/confirm', orderId: returned.orderId }, fault: { type } });
    expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'paid', balance: 20 });
    expect(chargedBy(floor.shop.sandbox, returned.orderId)).toBe(20_000);
  });

  it('is tried once more under the same key when nothing was charged', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(1, '4330000000000007');
    expect(body).toMatchObject({ state: 'paid', balance: 20 });
    const calls = floor.shop.sandbox.calls().filter((call) => call.orderId === body.orderId && call.method === 'POST');
    expect(calls.map(({ status }) => status)).toEqual([0, 200]);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('is said to be open, then resolves by itself and by mail: charged, and reading shows nothing yet', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate(2);
    const { orderId } = returned;
    floor.shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault: { type: 'hidden', seconds: 90 } });
    expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'confirming', balance: 10 });
    expect(chargedBy(floor.shop.sandbox, orderId)).toBe(57_000);
    await floor.turn(1);
    expect(await floor.state(buyer, orderId)).toBe('confirming');
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('paid');
    expect(await floor.balance(buyer)).toBe(40);
    expect(await floor.mails(orderId)).toHaveLength(1);
  });

  it('resolves when the provider’s port, which refused connections, opens again', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    floor.shop.sandbox.addFault({ match: {}, fault: { type: 'unreachable', ms: 600_000 } });
    expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'confirming', balance: 10 });
    await floor.turn();
    expect(await floor.state(buyer, returned.orderId)).toBe('confirming');
    floor.shop.sandbox.clearFaults();
    await floor.turn();
    expect(await floor.state(buyer, returned.orderId)).toBe('paid');
    expect(chargedBy(floor.shop.sandbox, returned.orderId)).toBe(20_000);
  });

  it('resolves when the provider comes back: nothing was charged before', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    floor.shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
    const answer = await buyer.confirm(returned);
    expect(answer.body).toMatchObject({
      state: 'confirming',
      message: expect.stringContaining('다시 결제하지 마세요'),
    });
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('confirming');
    floor.shop.sandbox.clearFaults();
    await floor.turn(5);
    expect(await floor.state(buyer, orderId)).toBe('paid');
    expect((await floor.mails(orderId))[0]).toContain('결과를 확인하고 있던 결제가 승인되었습니다');
  });

  it('is looked at, and told of by mail, under the trace of the call that began it', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    floor.shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
    const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
    expect((await buyer.client.post('/api/tosspay/confirm', returned, { traceparent })).body.state).toBe('confirming');
    const told: (string | null)[] = [];
    floor.shop.app.clock.advance(120_000);
    await reconcile({ ...floor.shop.parts, log: { ...silentLog, warn: () => told.push(currentTrace()) } });
    expect(told).toContain(trace);
    floor.shop.sandbox.clearFaults();
    await floor.turn(5);
    expect(await floor.state(buyer, orderId)).toBe('paid');
    const mails = await floor.query(`select request_id from mail where text like '%${orderId}%'`);
    expect(mails.map((mail) => mail.request_id)).toEqual([trace]);
  });

  it('ends as not charged when the provider comes back too late', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    floor.shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
    await buyer.confirm(returned);
    floor.shop.sandbox.clearFaults();
    await floor.turn(12);
    expect(await floor.state(buyer, orderId)).toBe('confirming');
    await floor.turn(25);
    expect(await floor.state(buyer, orderId)).toBe('expired');
    expect((await floor.mails(orderId))[0]).toContain('청구된 금액은 없습니다');
    expect(await floor.balance(buyer)).toBe(10);
  });

  it('gets a new key only after the provider said that nothing was charged, because errors are kept', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId } = returned;
    floor.shop.sandbox.addFault({
      match: { path: '/confirm', orderId },
      fault: { type: 'error', code: 'PROVIDER_ERROR' },
    });
    expect((await buyer.confirm(returned)).body.state).toBe('confirming');
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('paid');
    const keys = floor.shop.sandbox.calls().filter((call) => call.orderId === orderId && call.method === 'POST');
    expect([...new Set(keys.map(({ idempotencyKey }) => idempotencyKey))]).toEqual([
      `confirm-${orderId}-1`,
      `confirm-${orderId}-2`,
    ]);
  });

  it('is not taken for a payment when a 200 says IN_PROGRESS', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    floor.shop.sandbox.addFault({
      match: { path: '/confirm', orderId: returned.orderId },
      fault: { type: 'in-progress' },
    });
    expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'confirming', balance: 10 });
    await floor.turn();
    expect(await floor.state(buyer, returned.orderId)).toBe('paid');
  });

  it('stays open when our keys are wrong', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId } = returned;
    const fault = { type: 'error', code: 'UNAUTHORIZED_KEY' } as const;
    floor.shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault });
    expect((await buyer.confirm(returned)).body.state).toBe('confirming');
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('paid');
  });
});
