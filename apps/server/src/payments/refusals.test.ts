import { expect, it } from 'vitest';
import { chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';

const MINUTE = 60_000;

onEachShop('a refusal', (floor) => {
  it.each([
    ['4330000000000003', /한도 초과나 잔액 부족/],
    ['4330000000000004', /정지된 카드/],
  ])('of card %s is told in words and charges nothing', async (card, message) => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate(1, card);
    const answer = await buyer.confirm(returned);
    expect(answer.body).toMatchObject({ state: 'declined', message: expect.stringMatching(message), balance: 10 });
    expect((await buyer.confirm(returned)).body).toEqual(answer.body);
    expect(chargedBy(floor.shop.sandbox, returned.orderId)).toBe(0);
    expect((await buyer.buy()).body.state).toBe('paid');
    expect(await floor.mails(returned.orderId)).toEqual([]);
  });

  it('because time is over is told as such', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    floor.shop.app.clock.advance(11 * MINUTE);
    expect((await buyer.confirm(returned)).body).toMatchObject({
      state: 'expired',
      message: expect.stringContaining('청구되지 않았습니다'),
    });
  });

  it('is never believed of a code that is not known', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId } = returned;
    floor.shop.sandbox.addFault({
      match: { orderId },
      times: 2,
      fault: { type: 'error', code: 'A_NEW_CODE', status: 400 },
    });
    expect((await buyer.confirm(returned)).body.state).toBe('confirming');
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('paid');
  });
});
