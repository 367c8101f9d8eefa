import { expect, it } from 'vitest';
import { startTestApp } from '../testing/app.ts';
import { chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';

onEachShop('buying', (floor) => {
  it.each([
    [1, 10, 20_000],
    [2, 30, 57_000],
    [3, 50, 90_000],
  ])('brings package %i: %i tickets for %i won', async (ticCode, count, amount) => {
    const buyer = await floor.newBuyer();
    const answer = await buyer.buy(ticCode);
    expect(answer.body).toMatchObject({
      state: 'paid',
      message: '결제가 완료되었습니다!',
      count,
      amount,
      balance: 10 + count,
      mode: 'test',
    });
    expect(answer.body.receiptUrl).toMatch(/^http:.*\/receipt\//);
    const { orderId } = answer.body;
    expect(chargedBy(floor.shop.sandbox, orderId)).toBe(amount);
    expect((await buyer.client.get('/api/paym/select/list')).body).toMatchObject([
      { payCode: orderId, payName: `이용권 ${count}회`, amount, status: '결제 완료', mode: 'test' },
    ]);
    expect((await buyer.client.get('/api/usag/select/list')).body).toMatchObject([
      { usaType: `이용권 ${count}회 구매`, usaCount: count, usaBalance: 10 + count },
      { usaType: '회원가입 무료 이용권', usaCount: 10, usaBalance: 10 },
    ]);
    expect(await floor.mails(orderId)).toHaveLength(1);
    expect(await floor.audits(orderId)).toEqual(['payment.paid']);
  });

  it('lists what was bought within one second in its order, the newest first', async () => {
    const buyer = await floor.newBuyer();
    const bought: string[] = [];
    for (let count = 0; count < 5; count += 1) bought.unshift((await buyer.buy()).body.orderId);
    const { body } = await buyer.client.get('/api/paym/select/list');
    expect(body).toMatchObject(bought.map((payCode) => ({ payCode })));
  });

  it('gives the page all that the card window needs', async () => {
    const order = await (await floor.newBuyer()).order(2);
    expect(order).toMatchObject({ amount: 57_000, orderName: '이용권 30회', mode: 'test', ticCode: 2 });
    expect(order.orderId).toMatch(/^order_[A-Za-z0-9_-]{22}$/);
    expect(order.customerKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(order.successUrl).toBe(`${floor.shop.app.url}/tossPay/success?ticCode=2`);
  });

  it('charges once when confirmed again and again, at once and later, and answers the same', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.confirm(returned)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const later = await buyer.confirm(returned);
    expect(later.body).toMatchObject({ state: 'paid', balance: 20 });
    expect((await buyer.confirm(returned)).body).toEqual(later.body);
    expect(chargedBy(floor.shop.sandbox, returned.orderId)).toBe(20_000);
    expect(await floor.balance(buyer)).toBe(20);
    expect(await floor.mails(returned.orderId)).toHaveLength(1);
  });

  it('pays one of two windows of an order, never both', async () => {
    const buyer = await floor.newBuyer();
    const order = await buyer.order();
    const windows = [await buyer.pay(order), await buyer.pay(order)] as const;
    expect((await buyer.confirm(windows[1])).body.state).toBe('paid');
    expect((await buyer.confirm(windows[0])).body.state).toBe('paid');
    expect(chargedBy(floor.shop.sandbox, order.orderId)).toBe(20_000);
    expect(await floor.balance(buyer)).toBe(20);
  });

  it('lists periods by the days of Seoul, page by page', async () => {
    floor.shop.app.clock.keepOffMidnight();
    const buyer = await floor.newBuyer();
    for (let index = 0; index < 3; index += 1) await buyer.buy();
    const day = floor.shop.app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    const list = async (query: string) => (await buyer.client.get(`/api/paym/select/list?${query}`)).body;
    expect(await list(`startDate=${day}&endDate=${day}`)).toHaveLength(3);
    expect(await list('endDate=2020-01-01')).toEqual([]);
    expect(await list('page=2&size=2')).toHaveLength(1);
    expect((await buyer.client.get('/api/usag/select/list?startDate=2999-01-01')).body).toEqual([]);
    expect((await buyer.client.get('/api/usag/select/list?startDate=tomorrow')).status).toBe(400);
  });

  it('closes an order that nobody pays, and never charges it afterwards', async () => {
    const buyer = await floor.newBuyer();
    const order = await buyer.order();
    const returned = await buyer.pay(order);
    await floor.turn(61);
    expect(await floor.state(buyer, order.orderId)).toBe('expired');
    expect((await buyer.confirm(returned)).body.state).toBe('expired');
    expect(chargedBy(floor.shop.sandbox, order.orderId)).toBe(0);
  });
});

it('sells nothing without a provider, and says so', async () => {
  const app = await startTestApp('pglite');
  const client = app.client();
  await client.loginAsNewMember(app.database);
  expect((await client.get('/api/tosspay/mode')).body).toEqual({ mode: 'off', isWindowForeign: false });
  const answer = await client.post('/api/tosspay/saveAmount', { amount: 20_000, ticCode: 1 });
  expect(answer).toMatchObject({ status: 503, body: { code: 'payments.not-selling' } });
  await app.stop();
}, 120_000);
