import { expect, it } from 'vitest';
import { chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';

onEachShop('an attack', (floor) => {
  it('cannot choose the price', async () => {
    const { client } = await floor.newBuyer();
    const answer = await client.post('/api/tosspay/saveAmount', { amount: 100, ticCode: 3 });
    expect(answer).toMatchObject({ status: 400, body: { code: 'payments.price-mismatch' } });
    expect((await client.post('/api/tosspay/saveAmount', { amount: 20_000, ticCode: 9 })).body.fields).toHaveProperty(
      'ticCode',
    );
  });

  it('cannot change amount, package or order on the way back', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate(1);
    const expensive = await buyer.order(3);
    for (const change of [{ amount: 100 }, { ticCode: 3 }, { orderId: expensive.orderId }]) {
      const answer = await buyer.confirm({ ...returned, ...change });
      expect(answer).toMatchObject({ status: 400, body: { code: 'payments.amount-mismatch' } });
    }
    const verified = await buyer.client.post('/api/tosspay/verifyAmount', { orderId: returned.orderId, amount: 1 });
    expect(verified).toMatchObject({ status: 400, body: { message: '금액 검증에 실패했습니다.' } });
    expect(await floor.state(buyer, returned.orderId)).toBe('created');
    expect(chargedBy(floor.shop.sandbox, returned.orderId)).toBe(0);
  });

  it('cannot pay a second order with one payment', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    await buyer.confirm(returned);
    const second = await buyer.order();
    const answer = await buyer.confirm({ ...returned, orderId: second.orderId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payments.key-mismatch' } });
    expect(await floor.balance(buyer)).toBe(20);
  });

  it('cannot touch the order of another member: it is not there', async () => {
    const [victim, thief] = [await floor.newBuyer(), await floor.newBuyer()];
    const returned = await victim.authenticate();
    const { orderId, amount } = returned;
    const attempts = [
      await thief.confirm(returned),
      await thief.client.post('/api/tosspay/verifyAmount', { orderId, amount }),
      await thief.client.get(`/api/tosspay/orders/${orderId}`),
    ];
    for (const answer of attempts)
      expect(answer).toMatchObject({ status: 404, body: { code: 'payments.order-not-found' } });
    expect(await floor.state(victim, orderId)).toBe('created');
    expect((await victim.confirm(returned)).body.state).toBe('paid');
    expect((await thief.client.get('/api/paym/select/list')).body).toEqual([]);
    expect(await floor.balance(thief)).toBe(10);
  });

  it('cannot do anything without a session', async () => {
    const stranger = floor.shop.app.client();
    for (const path of ['saveAmount', 'verifyAmount', 'confirm'])
      expect((await stranger.post(`/api/tosspay/${path}`, {})).status).toBe(401);
    for (const path of ['/api/paym/select/list', '/api/usag/select/list', '/api/tosspay/mode'])
      expect((await stranger.get(path)).status).toBe(401);
  });

  it('cannot fill the table with orders', async () => {
    const buyer = await floor.newBuyer();
    for (let index = 0; index < 30; index += 1) await buyer.order();
    const answer = await buyer.client.post('/api/tosspay/saveAmount', { amount: 20_000, ticCode: 1 });
    expect(answer.status).toBe(429);
  });

  it('cannot rewrite an order even in the database', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy();
    const change = (set: string) =>
      floor.shop.app.database.raw()(`update payment_order set ${set} where id = '${body.orderId}'`);
    await expect(change('amount = 1')).rejects.toThrow('cannot be changed');
    await expect(change("payment_key = 'another'")).rejects.toThrow('cannot be changed');
    await expect(change("state = 'created'")).rejects.toThrow('cannot become');
  });
});
