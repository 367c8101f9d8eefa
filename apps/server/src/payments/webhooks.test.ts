import { expect, it } from 'vitest';
import { onEachShop } from '../testing/shop-floor.ts';

onEachShop('a webhook', (floor) => {
  const url = () => `${floor.shop.app.url}/api/tosspay/webhook`;
  const events = async (orderId: string) =>
    (await floor.shop.app.database.raw()(`select * from webhook_event where order_id = '${orderId}'`)).rows;

  it('resolves an open order; twice, late and out of order changes nothing', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    floor.shop.sandbox.setWebhookUrl(url());
    floor.shop.sandbox.addFault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-twice' } });
    floor.shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault: { type: 'drop-after' } });
    floor.shop.sandbox.addFault({ match: { method: 'GET', paymentKey }, times: 1, fault: { type: 'drop-before' } });
    floor.shop.sandbox.addFault({
      match: { path: '/confirm', orderId },
      times: 5,
      fault: { type: 'error', code: 'COMMON_ERROR' },
    });
    await buyer.confirm(returned);
    await expect.poll(() => floor.state(buyer, orderId), { timeout: 15_000 }).toBe('paid');
    await expect
      .poll(() => events(orderId), { timeout: 15_000 })
      .toMatchObject([{ is_forged: false, processed_at: expect.anything() }]);
    expect(await floor.balance(buyer)).toBe(20);
  });

  it('is believed by nobody: the provider is asked, and a forged one is written down', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    const send = (data: object, transmission: string) =>
      floor.shop.app.client().post(
        '/api/tosspay/webhook',
        { eventType: 'PAYMENT_STATUS_CHANGED', data },
        {
          'tosspayments-webhook-transmission-id': transmission,
        },
      );
    const forged = { orderId, paymentKey, status: 'DONE', totalAmount: 20_000, secret: 'ps_guess' };
    expect(await send(forged, 'forged-1')).toMatchObject({ status: 200, body: { received: true } });
    expect(await floor.state(buyer, orderId)).toBe('created');
    await buyer.confirm(returned);
    await send({ ...forged, status: 'CANCELED' }, 'forged-2');
    expect((await events(orderId)).find((row) => row.transmission_id === 'forged-2')).toMatchObject({
      is_forged: true,
    });
    // The provider was asked, and says otherwise.
    await expect
      .poll(async () => (await events(orderId)).find((row) => row.transmission_id === 'forged-2')?.processed_at, {
        timeout: 15_000,
      })
      .toBeTruthy();
    expect(await floor.state(buyer, orderId)).toBe('paid');
    for (const data of [{ orderId: 'nobody-knows-this' }, {}, null, 'text'])
      expect((await send(data as object, 'unknown')).status).toBe(200);
  });

  it('is asked about even when its secret is wrong: what it tells may be true', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    await buyer.confirm(returned);
    await floor.shop.parts.provider?.client.cancel(returned.paymentKey, '상점 관리자에서 취소', 'console-2');
    await floor.shop.app.client().post('/api/tosspay/webhook', {
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: returned.orderId, paymentKey: returned.paymentKey, status: 'CANCELED', secret: 'ps_old' },
    });
    await expect.poll(() => floor.state(buyer, returned.orderId), { timeout: 15_000 }).toBe('canceled');
  });

  it('tells of a payment given back outside the product, and the tickets go', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    await buyer.confirm(returned);
    floor.shop.sandbox.setWebhookUrl(url());
    await floor.shop.parts.provider?.client.cancel(returned.paymentKey, '상점 관리자에서 취소', 'console-1');
    await expect.poll(() => floor.state(buyer, returned.orderId), { timeout: 15_000 }).toBe('canceled');
    expect(await floor.balance(buyer)).toBe(10);
  });
});
