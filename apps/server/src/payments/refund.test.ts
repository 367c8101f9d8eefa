import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../testing/ledger.ts';
import { type Buyer, chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';
import { refund } from './refund.ts';

onEachShop('giving money back', (floor) => {
  it('takes the tickets of the order, once', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(2);
    expect((await refund(floor.shop.parts, body.orderId, '구매자 요청')).state).toBe('canceled');
    await expect(refund(floor.shop.parts, body.orderId, '구매자 요청')).rejects.toMatchObject({
      code: 'payments.not-refundable',
    });
    expect(await floor.balance(buyer)).toBe(10);
    expect(chargedBy(floor.shop.sandbox, body.orderId)).toBe(0);
    expect((await buyer.client.get('/api/paym/select/list')).body).toMatchObject([{ status: '결제 취소' }]);
    expect((await buyer.client.get('/api/usag/select/list')).body[0]).toMatchObject({
      usaType: '이용권 30회 결제 취소',
      usaCount: -30,
    });
    expect(await floor.audits(body.orderId)).toEqual(['payment.paid', 'payment.refund-requested', 'payment.canceled']);
  });

  it('is refused before the provider is asked when tickets were used', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(1);
    await floor.shop.app.database.transaction((tx) =>
      tx.execute(sql`update ticket_account set held = 11 where member_id = ${buyer.memberId}`),
    );
    await expect(refund(floor.shop.parts, body.orderId, '구매자 요청')).rejects.toMatchObject({
      code: 'tickets.not-enough',
    });
    expect(chargedBy(floor.shop.sandbox, body.orderId)).toBe(20_000);
    await floor.shop.app.database.transaction((tx) =>
      tx.execute(sql`update ticket_account set held = 0 where member_id = ${buyer.memberId}`),
    );
  });

  it('leaves everything as it was when the provider refuses', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(1);
    const { orderId } = body;
    const fault = { type: 'error', code: 'EXCEED_MAX_REFUND_DUE' } as const;
    floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId }, fault });
    await expect(refund(floor.shop.parts, orderId, '구매자 요청')).rejects.toMatchObject({
      code: 'payments.refund-refused',
    });
    expect(await floor.balance(buyer)).toBe(20);
    expect((await refund(floor.shop.parts, orderId, '구매자 요청')).state).toBe('canceled');
  });

  it.each(['drop-after', 'error-after'] as const)('ends well when the answer is lost: %s', async (type) => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(1);
    floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId: body.orderId }, fault: { type } });
    expect((await refund(floor.shop.parts, body.orderId, '구매자 요청')).state).toBe('canceled');
    expect(await floor.balance(buyer)).toBe(10);
  });

  it('keeps the tickets aside while nobody knows, and reconciliation ends it', async () => {
    const buyer = await floor.newBuyer();
    const { body } = await buyer.buy(1);
    const { orderId } = body;
    floor.shop.sandbox.addFault({
      match: { path: '/cancel', orderId },
      fault: { type: 'error', code: 'COMMON_ERROR' },
    });
    await expect(refund(floor.shop.parts, orderId, '구매자 요청')).rejects.toMatchObject({
      code: 'payments.unsettled',
    });
    expect(await floor.balance(buyer)).toBe(10);
    expect((await readLedger(floor.shop.app.database, buyer.memberId)).account.balance).toBe(20);
    await floor.turn();
    expect(await floor.state(buyer, orderId)).toBe('canceled');
    expect(await floor.balance(buyer)).toBe(10);
  });

  describe('in part', () => {
    /** Five of thirty used at the list price of 2,000 won: 47,000 won and 25 tickets. */
    const PART = { amount: 47_000, tickets: 25 };
    const givePart = (orderId: string) => refund(floor.shop.parts, orderId, '일부 환불', PART);
    async function buy() {
      const buyer = await floor.newBuyer();
      return { buyer, orderId: String((await buyer.buy(2)).body.orderId) };
    }
    async function expectPart({ buyer, orderId }: { buyer: Buyer; orderId: string }) {
      expect(chargedBy(floor.shop.sandbox, orderId)).toBe(10_000);
      expect(await floor.state(buyer, orderId)).toBe('paid');
      expect(await floor.balance(buyer)).toBe(15);
      const { account } = await readLedger(floor.shop.app.database, buyer.memberId);
      expect(account).toMatchObject({ balance: 15, held: 0 });
    }

    it('takes the tickets of that part, and says so in both histories and by mail', async () => {
      const bought = await buy();
      expect((await givePart(bought.orderId)).state).toBe('paid');
      await expectPart(bought);
      const { client } = bought.buyer;
      expect((await client.get('/api/paym/select/list')).body).toMatchObject([
        { status: '일부 취소', amount: 57_000, refunded: 47_000 },
      ]);
      expect((await client.get('/api/usag/select/list')).body[0]).toMatchObject({
        usaType: '이용권 30회 결제 일부 취소',
        usaCount: -25,
      });
      expect((await floor.mails(bought.orderId)).at(-1)).toContain(
        '47,000원을 취소하고 쓰지 않은 이용권 25회를 거두었습니다',
      );
      expect(await floor.audits(bought.orderId)).toEqual([
        'payment.paid',
        'payment.refund-requested',
        'payment.part-canceled',
      ]);
    });

    it('happens once; what is left can still be given back whole', async () => {
      const bought = await buy();
      await givePart(bought.orderId);
      await expect(givePart(bought.orderId)).rejects.toMatchObject({ code: 'payments.not-refundable' });
      await expectPart(bought);
      expect((await refund(floor.shop.parts, bought.orderId, '나머지도')).state).toBe('canceled');
      expect(chargedBy(floor.shop.sandbox, bought.orderId)).toBe(0);
      expect(await floor.balance(bought.buyer)).toBe(10);
    });

    it.each(['drop-after', 'error-after'] as const)('ends well when the answer is lost: %s', async (type) => {
      const bought = await buy();
      floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId: bought.orderId }, fault: { type } });
      await givePart(bought.orderId);
      await expectPart(bought);
    });

    it('is ended by reconciliation when its outcome stayed unknown, and not made twice', async () => {
      const bought = await buy();
      const fault = { type: 'error', code: 'COMMON_ERROR' } as const;
      floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId: bought.orderId }, fault });
      await expect(givePart(bought.orderId)).rejects.toMatchObject({ code: 'payments.unsettled' });
      expect(await floor.balance(bought.buyer)).toBe(15);
      await floor.turn();
      await floor.turn();
      await expectPart(bought);
    });

    it('leaves everything as it was when the provider refuses', async () => {
      const bought = await buy();
      const fault = { type: 'error', code: 'NOT_ALLOWED_PARTIAL_REFUND' } as const;
      floor.shop.sandbox.addFault({ match: { path: '/cancel', orderId: bought.orderId }, fault });
      await expect(givePart(bought.orderId)).rejects.toMatchObject({ code: 'payments.refund-refused' });
      expect(await floor.balance(bought.buyer)).toBe(40);
      expect(chargedBy(floor.shop.sandbox, bought.orderId)).toBe(57_000);
    });
  });
});
