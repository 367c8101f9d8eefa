import { expect, it } from 'vitest';
import { chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';
import { adjust } from '../tickets/service.ts';
import { compareDay } from './compare.ts';
import { handleAlert, listAlerts, measureAlerts } from './operator.ts';
import { refund } from './refund.ts';
import { compareYesterday } from './worker.ts';

onEachShop('what an operator must see', (floor) => {
  it('never gives tickets for another amount: an operator looks at it and gives the money back', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId } = returned;
    floor.shop.sandbox.addFault({ match: { orderId }, fault: { type: 'wrong-amount', amount: 2_000 } });
    expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'review', balance: 10 });
    expect(chargedBy(floor.shop.sandbox, orderId)).toBe(2_000);
    expect((await refund(floor.shop.parts, orderId, '금액 오류')).state).toBe('canceled');
    expect(chargedBy(floor.shop.sandbox, orderId)).toBe(0);
    expect(await floor.balance(buyer)).toBe(10);
  });

  it('agrees with the provider’s own list of the day, and names what does not', async () => {
    floor.shop.app.clock.keepOffMidnight();
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(3);
    const day = floor.shop.app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    const { differences } = await compareDay(floor.shop.parts, day);
    expect(differences.filter(({ orderId }) => orderId === body.orderId)).toEqual([]);
    await floor.shop.app.database.raw()(`update payment set refunded = 1 where order_id = '${body.orderId}'`);
    expect((await compareDay(floor.shop.parts, day)).differences).toContainEqual(
      expect.objectContaining({ orderId: body.orderId, ours: 89_999, theirs: 90_000 }),
    );
    await floor.shop.app.database.raw()(`update payment set refunded = 0 where order_id = '${body.orderId}'`);
  });

  it('is mailed once when another amount was charged, and waits on the list until it is handled', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId } = returned;
    floor.shop.sandbox.addFault({ match: { orderId }, fault: { type: 'wrong-amount', amount: 2_000 } });
    await buyer.confirm(returned);
    await buyer.confirm(returned);
    await floor.turn();
    const mails = await floor.alerts(orderId);
    expect(mails).toEqual([expect.stringContaining('주문 금액과 다르게 2,000원(KRW)이 청구된 결제')]);
    const waiting = (await listAlerts(floor.shop.parts)).find((alert) => alert.orderId === orderId);
    expect(mails[0]).toContain(`payments handled ${waiting?.id}`);
    const id = waiting?.id ?? 0;
    expect([await handleAlert(floor.shop.parts, id), await handleAlert(floor.shop.parts, id)]).toEqual([true, false]);
    expect((await listAlerts(floor.shop.parts)).map((alert) => alert.id)).not.toContain(id);
    await refund(floor.shop.parts, orderId, '금액 오류');
  });

  it('is an outcome that stays unknown for an hour, told once, while looking goes on', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    floor.shop.sandbox.addFault({ match: { paymentKey }, times: 99, fault: { type: 'drop-before' } });
    await buyer.confirm(returned);
    await floor.turn(30);
    expect(await floor.alerts(orderId)).toEqual([]);
    await floor.turn(35);
    await floor.turn(20);
    expect(await floor.alerts(orderId)).toEqual([expect.stringContaining('한 시간이 넘도록 알아내지 못했습니다')]);
    floor.shop.sandbox.clearFaults();
    await floor.turn(20);
    expect(await floor.state(buyer, orderId)).toBe('expired');
  });

  it('is a refund that stays unknown, told once', async () => {
    const buyer = await floor.newBuyer();
    const { orderId } = (await buyer.buy()).body;
    const fault = { type: 'error', code: 'COMMON_ERROR' } as const;
    floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId }, times: 99, fault });
    await expect(refund(floor.shop.parts, orderId, '구매자 요청')).rejects.toMatchObject({
      code: 'payments.unsettled',
    });
    for (let look = 0; look < 22; look += 1) await floor.turn(4);
    expect(await floor.alerts(orderId)).toEqual([expect.stringContaining('거둘 이용권은 묶어 두었습니다')]);
    floor.shop.sandbox.clearFaults();
    await floor.turn(4);
    expect(await floor.state(buyer, orderId)).toBe('canceled');
  });

  it('is a key that the provider refuses, told once a day and not once an order', async () => {
    const buyer = await floor.newBuyer();
    const fault = { type: 'error', code: 'INCORRECT_BASIC_AUTH_FORMAT' } as const;
    for (let order = 0; order < 2; order += 1) {
      const returned = await buyer.authenticate();
      floor.shop.sandbox.addFault({ match: { path: '/confirm', orderId: returned.orderId }, fault });
      await buyer.confirm(returned);
    }
    expect(await floor.alerts('INCORRECT_BASIC_AUTH_FORMAT')).toHaveLength(1);
  });

  it('is a part given back in the provider’s console: the tickets stay, and both histories say the truth', async () => {
    const buyer = await floor.newBuyer();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    await buyer.confirm(returned);
    floor.shop.sandbox.setWebhookUrl(`${floor.shop.app.url}/api/tosspay/webhook`);
    await floor.shop.parts.provider?.client.cancel(paymentKey, '상점 관리자에서 일부 취소', 'console-part', 4_000);
    await expect
      .poll(() => floor.alerts(orderId), { timeout: 15_000 })
      .toEqual([expect.stringContaining('20,000원 가운데 4,000원이 토스페이먼츠 상점 관리자에서 취소')]);
    expect(await floor.balance(buyer)).toBe(20);
    expect((await buyer.client.get('/api/paym/select/list')).body).toMatchObject([
      { status: '일부 취소', refunded: 4_000 },
    ]);
    // What the operator does with it: the rest goes back with all tickets.
    await refund(floor.shop.parts, orderId, '나머지도');
    expect(await floor.balance(buyer)).toBe(10);
  });

  it('is a payment given back in the console after its tickets were used', async () => {
    // Not of those whom the ledger must agree with: four tickets stay with the money gone.
    const buyer = await floor.shop.newBuyer();
    const returned = await buyer.authenticate();
    await buyer.confirm(returned);
    const { database } = floor.shop.app;
    const source = { reason: '시험', sourceType: 'operator', sourceId: returned.orderId };
    await database.transaction((tx) => adjust(tx, buyer.memberId, { delta: -14, ...source }));
    floor.shop.sandbox.setWebhookUrl(`${floor.shop.app.url}/api/tosspay/webhook`);
    await floor.shop.parts.provider?.client.cancel(returned.paymentKey, '상점 관리자에서 취소', 'console-used');
    await expect
      .poll(() => floor.alerts(returned.orderId), { timeout: 15_000 })
      .toEqual([expect.stringContaining('이용권 10회 가운데 4회는 이미 쓰여')]);
    expect(await floor.balance(buyer)).toBe(0);
  });

  it('is a day on which our money and the provider’s list differ, told once', async () => {
    floor.shop.app.clock.keepOffMidnight();
    const buyer = await floor.newBuyer();
    const { orderId } = (await buyer.buy(3)).body;
    const day = floor.shop.app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
    await floor.query(`update payment set refunded = 1 where order_id = '${orderId}'`);
    floor.shop.app.clock.advance(24 * 60 * 60_000);
    const { db } = floor.shop.app.database;
    const before = await measureAlerts(db);
    await compareYesterday(floor.shop.parts);
    const once = await measureAlerts(db);
    expect(once.differences).toBeGreaterThan(before.differences);
    await compareYesterday(floor.shop.parts);
    expect(await measureAlerts(db)).toEqual(once);
    expect(await floor.alerts(orderId)).toEqual([
      expect.stringContaining(`${day}의 결제가 토스페이먼츠의 거래 목록과 다릅니다`),
    ]);
    await floor.query(`update payment set refunded = 0 where order_id = '${orderId}'`);
  });
});
