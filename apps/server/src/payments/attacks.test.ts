import { expect, it } from 'vitest';
import { NEW_MEMBERS_PASSWORD } from '../testing/client.ts';
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

  it('cannot pay two orders with one payment, not even at once', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const others = await Promise.all(Array.from({ length: 5 }, () => buyer.order()));
    const answers = await Promise.all(
      [returned.orderId, ...others.map(({ orderId }) => orderId)].map((orderId) =>
        buyer.confirm({ ...returned, orderId }),
      ),
    );
    // Whichever came first has the payment; the others are told that it is not theirs.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('payments.key-mismatch');
  });

  it('cannot have an order wait for ever for a payment that is an address of its own', async () => {
    const buyer = await floor.newBuyer();
    for (const paymentKey of ['..', '.', '../orders/x', 'a/b', '%2e%2e', 'a?b', 'a#b', ' ', '']) {
      const { orderId, amount, ticCode } = await buyer.order();
      const answer = await buyer.confirm({ orderId, amount, ticCode, paymentKey });
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
      expect(await floor.state(buyer, orderId)).toBe('created');
    }
  });

  it('that left an order with such a payment behind is over when the provider knows of none', async () => {
    const buyer = await floor.newBuyer();
    const [nothing, paid] = [await buyer.order(), await buyer.authenticate()];
    await floor.turn(0);
    // As a release before this one took it.
    for (const [orderId, key] of [
      [nothing.orderId, '..'],
      [paid.orderId, '.'],
    ])
      await floor.query(
        `update payment_order set state = 'confirming', payment_key = '${key}', confirming_at = now(), next_check_at = now() where id = '${orderId}'`,
      );
    for (let minutes = 0; minutes < 50; minutes += 10) await floor.turn(10);
    expect(await floor.state(buyer, nothing.orderId)).toBe('expired');
    expect(await floor.state(buyer, paid.orderId)).toBe('expired');
    const left = await buyer.client.put('/api/auth/remove/withdrawal', {
      currentPassword: NEW_MEMBERS_PASSWORD,
      memEmail: (await buyer.client.get('/api/info/select/entire')).body.email,
    });
    expect(left.status).toBe(200);
  });

  it('with a card window of another amount charges nothing, ends the order, and sets off no alarm about keys', async () => {
    const buyer = await floor.newBuyer();
    const order = await buyer.order(3);
    const returned = await buyer.pay({ ...order, amount: 100 });
    const answer = await buyer.confirm({ ...returned, amount: order.amount });
    expect(answer).toMatchObject({ status: 200, body: { state: 'declined', balance: 10 } });
    expect(answer.body.message).toContain('결제창의 금액이 주문과 달라');
    expect(chargedBy(floor.shop.sandbox, order.orderId)).toBe(0);
    expect(await floor.alerts('TOSS_SECRET_KEY')).toEqual([]);
    expect(await floor.query("select key from payment_alert where key like 'refused/%'")).toEqual([]);
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
