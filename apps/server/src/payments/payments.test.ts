import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp } from '../testing/app.ts';
import { readLedger } from '../testing/ledger.ts';
import { type Buyer, chargedBy, findDisagreements, type Shop, startShop } from '../testing/payments.ts';
import { compareDay } from './compare.ts';
import { reconcile } from './reconcile.ts';
import { refund } from './refund.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('payments on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let shop: Shop;
    const buyers: Buyer[] = [];
    beforeAll(async () => {
      shop = await startShop(kind);
    });
    afterEach(async () => {
      shop.sandbox.clearFaults();
      shop.sandbox.setWebhookUrl(undefined);
    });
    afterAll(() => shop.stop());

    async function newBuyer(extraTickets?: number): Promise<Buyer> {
      const buyer = await shop.newBuyer(extraTickets);
      buyers.push(buyer);
      return buyer;
    }
    const state = async (buyer: Buyer, orderId: string) =>
      (await buyer.client.get(`/api/tosspay/orders/${orderId}`)).body.state;
    const balance = async (buyer: Buyer) => (await buyer.client.get('/api/info/select/ticket')).body.balance;
    const mails = async (orderId: string): Promise<string[]> => {
      const { rows } = await shop.app.database.raw()(`select text from mail where text like '%${orderId}%'`);
      return rows.map((row) => String(row.text));
    };
    const audits = async (orderId: string) => {
      const { rows } = await shop.app.database.raw()(
        `select kind from audit_entry where details->>'order' = '${orderId}' order by id`,
      );
      return rows.map((row) => row.kind);
    };
    /** A turn of reconciliation after the time that such an order waits for one. */
    async function turn(minutes = 2): Promise<void> {
      shop.app.clock.advance(minutes * MINUTE);
      await reconcile(shop.parts);
    }

    describe('buying', () => {
      it.each([
        [1, 10, 20_000],
        [2, 30, 57_000],
        [3, 50, 90_000],
      ])('brings package %i: %i tickets for %i won', async (ticCode, count, amount) => {
        const buyer = await newBuyer();
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
        expect(chargedBy(shop.sandbox, orderId)).toBe(amount);
        expect((await buyer.client.get('/api/paym/select/list')).body).toMatchObject([
          { payCode: orderId, payName: `이용권 ${count}회`, amount, status: '결제 완료', mode: 'test' },
        ]);
        expect((await buyer.client.get('/api/usag/select/list')).body).toMatchObject([
          { usaType: `이용권 ${count}회 구매`, usaCount: count, usaBalance: 10 + count },
          { usaType: '회원가입 무료 이용권', usaCount: 10, usaBalance: 10 },
        ]);
        expect(await mails(orderId)).toHaveLength(1);
        expect(await audits(orderId)).toEqual(['payment.paid']);
      });

      it('gives the page all that the card window needs', async () => {
        const order = await (await newBuyer()).order(2);
        expect(order).toMatchObject({ amount: 57_000, orderName: '이용권 30회', mode: 'test', ticCode: 2 });
        expect(order.orderId).toMatch(/^order_[A-Za-z0-9_-]{22}$/);
        expect(order.customerKey).toMatch(/^[0-9a-f-]{36}$/);
        expect(order.successUrl).toBe(`${shop.app.url}/tossPay/success?ticCode=2`);
      });

      it('charges once when confirmed again and again, at once and later, and answers the same', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.confirm(returned)));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
        const later = await buyer.confirm(returned);
        expect(later.body).toMatchObject({ state: 'paid', balance: 20 });
        expect((await buyer.confirm(returned)).body).toEqual(later.body);
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(20_000);
        expect(await balance(buyer)).toBe(20);
        expect(await mails(returned.orderId)).toHaveLength(1);
      });

      it('pays one of two windows of an order, never both', async () => {
        const buyer = await newBuyer();
        const order = await buyer.order();
        const windows = [await buyer.pay(order), await buyer.pay(order)] as const;
        expect((await buyer.confirm(windows[1])).body.state).toBe('paid');
        expect((await buyer.confirm(windows[0])).body.state).toBe('paid');
        expect(chargedBy(shop.sandbox, order.orderId)).toBe(20_000);
        expect(await balance(buyer)).toBe(20);
      });

      it('lists periods by the days of Seoul, page by page', async () => {
        const buyer = await newBuyer();
        for (let index = 0; index < 3; index += 1) await buyer.buy();
        const day = shop.app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
        const list = async (query: string) => (await buyer.client.get(`/api/paym/select/list?${query}`)).body;
        expect(await list(`startDate=${day}&endDate=${day}`)).toHaveLength(3);
        expect(await list('endDate=2020-01-01')).toEqual([]);
        expect(await list('page=2&size=2')).toHaveLength(1);
        expect((await buyer.client.get('/api/usag/select/list?startDate=2999-01-01')).body).toEqual([]);
        expect((await buyer.client.get('/api/usag/select/list?startDate=tomorrow')).status).toBe(400);
      });
    });

    describe('an attack', () => {
      it('cannot choose the price', async () => {
        const { client } = await newBuyer();
        const answer = await client.post('/api/tosspay/saveAmount', { amount: 100, ticCode: 3 });
        expect(answer).toMatchObject({ status: 400, body: { code: 'payments.price-mismatch' } });
        expect(
          (await client.post('/api/tosspay/saveAmount', { amount: 20_000, ticCode: 9 })).body.fields,
        ).toHaveProperty('ticCode');
      });

      it('cannot change amount, package or order on the way back', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate(1);
        const expensive = await buyer.order(3);
        for (const change of [{ amount: 100 }, { ticCode: 3 }, { orderId: expensive.orderId }]) {
          const answer = await buyer.confirm({ ...returned, ...change });
          expect(answer).toMatchObject({ status: 400, body: { code: 'payments.amount-mismatch' } });
        }
        const verified = await buyer.client.post('/api/tosspay/verifyAmount', { orderId: returned.orderId, amount: 1 });
        expect(verified).toMatchObject({ status: 400, body: { message: '금액 검증에 실패했습니다.' } });
        expect(await state(buyer, returned.orderId)).toBe('created');
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(0);
      });

      it('cannot pay a second order with one payment', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        await buyer.confirm(returned);
        const second = await buyer.order();
        const answer = await buyer.confirm({ ...returned, orderId: second.orderId });
        expect(answer).toMatchObject({ status: 409, body: { code: 'payments.key-mismatch' } });
        expect(await balance(buyer)).toBe(20);
      });

      it('cannot touch the order of another member: it is not there', async () => {
        const [victim, thief] = [await newBuyer(), await newBuyer()];
        const returned = await victim.authenticate();
        const { orderId, amount } = returned;
        const attempts = [
          await thief.confirm(returned),
          await thief.client.post('/api/tosspay/verifyAmount', { orderId, amount }),
          await thief.client.get(`/api/tosspay/orders/${orderId}`),
        ];
        for (const answer of attempts)
          expect(answer).toMatchObject({ status: 404, body: { code: 'payments.order-not-found' } });
        expect(await state(victim, orderId)).toBe('created');
        expect((await victim.confirm(returned)).body.state).toBe('paid');
        expect((await thief.client.get('/api/paym/select/list')).body).toEqual([]);
        expect(await balance(thief)).toBe(10);
      });

      it('cannot do anything without a session', async () => {
        const stranger = shop.app.client();
        for (const path of ['saveAmount', 'verifyAmount', 'confirm'])
          expect((await stranger.post(`/api/tosspay/${path}`, {})).status).toBe(401);
        for (const path of ['/api/paym/select/list', '/api/usag/select/list', '/api/tosspay/mode'])
          expect((await stranger.get(path)).status).toBe(401);
      });

      it('cannot fill the table with orders', async () => {
        const buyer = await newBuyer();
        for (let index = 0; index < 30; index += 1) await buyer.order();
        const answer = await buyer.client.post('/api/tosspay/saveAmount', { amount: 20_000, ticCode: 1 });
        expect(answer.status).toBe(429);
      });

      it('cannot rewrite an order even in the database', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy();
        const change = (set: string) =>
          shop.app.database.raw()(`update payment_order set ${set} where id = '${body.orderId}'`);
        await expect(change('amount = 1')).rejects.toThrow('cannot be changed');
        await expect(change("payment_key = 'another'")).rejects.toThrow('cannot be changed');
        await expect(change("state = 'created'")).rejects.toThrow('cannot become');
      });
    });

    describe('a refusal', () => {
      it.each([
        ['4330000000000003', /한도 초과나 잔액 부족/],
        ['4330000000000004', /정지된 카드/],
      ])('of card %s is told in words and charges nothing', async (card, message) => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate(1, card);
        const answer = await buyer.confirm(returned);
        expect(answer.body).toMatchObject({ state: 'declined', message: expect.stringMatching(message), balance: 10 });
        expect((await buyer.confirm(returned)).body).toEqual(answer.body);
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(0);
        expect((await buyer.buy()).body.state).toBe('paid');
        expect(await mails(returned.orderId)).toEqual([]);
      });

      it('because time is over is told as such', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        shop.app.clock.advance(11 * MINUTE);
        expect((await buyer.confirm(returned)).body).toMatchObject({
          state: 'expired',
          message: expect.stringContaining('청구되지 않았습니다'),
        });
      });

      it('is never believed of a code that is not known', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId } = returned;
        shop.sandbox.addFault({
          match: { orderId },
          times: 2,
          fault: { type: 'error', code: 'A_NEW_CODE', status: 400 },
        });
        expect((await buyer.confirm(returned)).body.state).toBe('confirming');
        await turn();
        expect(await state(buyer, orderId)).toBe('paid');
      });
    });

    describe('an outcome that is not known', () => {
      it.each(['drop-after', 'malformed-after', 'error-after'] as const)('is found out at once: %s', async (type) => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        shop.sandbox.addFault({ match: { path: '/confirm', orderId: returned.orderId }, fault: { type } });
        expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'paid', balance: 20 });
        expect(chargedBy(shop.sandbox, returned.orderId)).toBe(20_000);
      });

      it('is tried once more under the same key when nothing was charged', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(1, '4330000000000007');
        expect(body).toMatchObject({ state: 'paid', balance: 20 });
        const calls = shop.sandbox.calls().filter((call) => call.orderId === body.orderId && call.method === 'POST');
        expect(calls.map(({ status }) => status)).toEqual([0, 200]);
        expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
      });

      it('is said to be open, then resolves by itself and by mail: charged, and reading shows nothing yet', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate(2);
        const { orderId } = returned;
        shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault: { type: 'hidden', seconds: 90 } });
        expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'confirming', balance: 10 });
        expect(chargedBy(shop.sandbox, orderId)).toBe(57_000);
        await turn(1);
        expect(await state(buyer, orderId)).toBe('confirming');
        await turn();
        expect(await state(buyer, orderId)).toBe('paid');
        expect(await balance(buyer)).toBe(40);
        expect(await mails(orderId)).toHaveLength(1);
      });

      it('resolves when the provider comes back: nothing was charged before', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId, paymentKey } = returned;
        shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
        const answer = await buyer.confirm(returned);
        expect(answer.body).toMatchObject({
          state: 'confirming',
          message: expect.stringContaining('다시 결제하지 마세요'),
        });
        await turn();
        expect(await state(buyer, orderId)).toBe('confirming');
        shop.sandbox.clearFaults();
        await turn(5);
        expect(await state(buyer, orderId)).toBe('paid');
        expect((await mails(orderId))[0]).toContain('결과를 확인하고 있던 결제가 승인되었습니다');
      });

      it('ends as not charged when the provider comes back too late', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId, paymentKey } = returned;
        shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
        await buyer.confirm(returned);
        shop.sandbox.clearFaults();
        await turn(12);
        expect(await state(buyer, orderId)).toBe('confirming');
        await turn(25);
        expect(await state(buyer, orderId)).toBe('expired');
        expect((await mails(orderId))[0]).toContain('청구된 금액은 없습니다');
        expect(await balance(buyer)).toBe(10);
      });

      it('gets a new key only after the provider said that nothing was charged, because errors are kept', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId } = returned;
        shop.sandbox.addFault({
          match: { path: '/confirm', orderId },
          fault: { type: 'error', code: 'PROVIDER_ERROR' },
        });
        expect((await buyer.confirm(returned)).body.state).toBe('confirming');
        await turn();
        expect(await state(buyer, orderId)).toBe('paid');
        const keys = shop.sandbox.calls().filter((call) => call.orderId === orderId && call.method === 'POST');
        expect([...new Set(keys.map(({ idempotencyKey }) => idempotencyKey))]).toEqual([
          `confirm-${orderId}-1`,
          `confirm-${orderId}-2`,
        ]);
      });

      it('is not taken for a payment when a 200 says IN_PROGRESS', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        shop.sandbox.addFault({
          match: { path: '/confirm', orderId: returned.orderId },
          fault: { type: 'in-progress' },
        });
        expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'confirming', balance: 10 });
        await turn();
        expect(await state(buyer, returned.orderId)).toBe('paid');
      });

      it('stays open and alarms when our keys are wrong', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId } = returned;
        const fault = { type: 'error', code: 'UNAUTHORIZED_KEY' } as const;
        shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault });
        expect((await buyer.confirm(returned)).body.state).toBe('confirming');
        await turn();
        expect(await state(buyer, orderId)).toBe('paid');
      });
    });

    it('never gives tickets for another amount: an operator looks at it and gives the money back', async () => {
      const buyer = await newBuyer();
      const returned = await buyer.authenticate();
      const { orderId } = returned;
      shop.sandbox.addFault({ match: { orderId }, fault: { type: 'wrong-amount', amount: 2_000 } });
      expect((await buyer.confirm(returned)).body).toMatchObject({ state: 'review', balance: 10 });
      expect(chargedBy(shop.sandbox, orderId)).toBe(2_000);
      expect((await refund(shop.parts, orderId, '금액 오류')).state).toBe('canceled');
      expect(chargedBy(shop.sandbox, orderId)).toBe(0);
      expect(await balance(buyer)).toBe(10);
    });

    it('closes an order that nobody pays, and never charges it afterwards', async () => {
      const buyer = await newBuyer();
      const order = await buyer.order();
      const returned = await buyer.pay(order);
      await turn(61);
      expect(await state(buyer, order.orderId)).toBe('expired');
      expect((await buyer.confirm(returned)).body.state).toBe('expired');
      expect(chargedBy(shop.sandbox, order.orderId)).toBe(0);
    });

    describe('a webhook', () => {
      const url = () => `${shop.app.url}/api/tosspay/webhook`;
      const events = async (orderId: string) =>
        (await shop.app.database.raw()(`select * from webhook_event where order_id = '${orderId}'`)).rows;

      it('resolves an open order; twice, late and out of order changes nothing', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId, paymentKey } = returned;
        shop.sandbox.setWebhookUrl(url());
        shop.sandbox.addFault({ match: { path: 'webhook', orderId }, fault: { type: 'webhook-twice' } });
        shop.sandbox.addFault({ match: { path: '/confirm', orderId }, fault: { type: 'drop-after' } });
        shop.sandbox.addFault({ match: { method: 'GET', paymentKey }, times: 1, fault: { type: 'drop-before' } });
        shop.sandbox.addFault({
          match: { path: '/confirm', orderId },
          times: 5,
          fault: { type: 'error', code: 'COMMON_ERROR' },
        });
        await buyer.confirm(returned);
        await expect.poll(() => state(buyer, orderId), { timeout: 15_000 }).toBe('paid');
        await expect
          .poll(() => events(orderId), { timeout: 15_000 })
          .toMatchObject([{ is_forged: false, processed_at: expect.anything() }]);
        expect(await balance(buyer)).toBe(20);
      });

      it('is believed by nobody: the provider is asked, and a forged one is written down', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        const { orderId, paymentKey } = returned;
        const send = (data: object, transmission: string) =>
          shop.app.client().post(
            '/api/tosspay/webhook',
            { eventType: 'PAYMENT_STATUS_CHANGED', data },
            {
              'tosspayments-webhook-transmission-id': transmission,
            },
          );
        const forged = { orderId, paymentKey, status: 'DONE', totalAmount: 20_000, secret: 'ps_guess' };
        expect(await send(forged, 'forged-1')).toMatchObject({ status: 200, body: { received: true } });
        expect(await state(buyer, orderId)).toBe('created');
        await buyer.confirm(returned);
        await send({ ...forged, status: 'CANCELED' }, 'forged-2');
        expect((await events(orderId)).find((row) => row.transmission_id === 'forged-2')).toMatchObject({
          is_forged: true,
        });
        expect(await state(buyer, orderId)).toBe('paid');
        for (const data of [{ orderId: 'nobody-knows-this' }, {}, null, 'text'])
          expect((await send(data as object, 'unknown')).status).toBe(200);
      });

      it('tells of a payment given back outside the product, and the tickets go', async () => {
        const buyer = await newBuyer();
        const returned = await buyer.authenticate();
        await buyer.confirm(returned);
        shop.sandbox.setWebhookUrl(url());
        await shop.parts.provider?.client.cancel(returned.paymentKey, '상점 관리자에서 취소', 'console-1');
        await expect.poll(() => state(buyer, returned.orderId), { timeout: 15_000 }).toBe('canceled');
        expect(await balance(buyer)).toBe(10);
      });
    });

    describe('giving money back', () => {
      it('takes the tickets of the order, once', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(2);
        expect((await refund(shop.parts, body.orderId, '구매자 요청')).state).toBe('canceled');
        await expect(refund(shop.parts, body.orderId, '구매자 요청')).rejects.toMatchObject({
          code: 'payments.not-refundable',
        });
        expect(await balance(buyer)).toBe(10);
        expect(chargedBy(shop.sandbox, body.orderId)).toBe(0);
        expect((await buyer.client.get('/api/paym/select/list')).body).toMatchObject([{ status: '결제 취소' }]);
        expect((await buyer.client.get('/api/usag/select/list')).body[0]).toMatchObject({
          usaType: '이용권 30회 결제 취소',
          usaCount: -30,
        });
        expect(await audits(body.orderId)).toEqual(['payment.paid', 'payment.refund-requested', 'payment.canceled']);
      });

      it('is refused before the provider is asked when tickets were used', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(1);
        await shop.app.database.transaction((tx) =>
          tx.execute(sql`update ticket_account set held = 11 where member_id = ${buyer.memberId}`),
        );
        await expect(refund(shop.parts, body.orderId, '구매자 요청')).rejects.toMatchObject({
          code: 'tickets.not-enough',
        });
        expect(chargedBy(shop.sandbox, body.orderId)).toBe(20_000);
        await shop.app.database.transaction((tx) =>
          tx.execute(sql`update ticket_account set held = 0 where member_id = ${buyer.memberId}`),
        );
      });

      it('leaves everything as it was when the provider refuses', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(1);
        const { orderId } = body;
        const fault = { type: 'error', code: 'EXCEED_MAX_REFUND_DUE' } as const;
        shop.sandbox.addFault({ match: { path: '/cancel', orderId }, fault });
        await expect(refund(shop.parts, orderId, '구매자 요청')).rejects.toMatchObject({
          code: 'payments.refund-refused',
        });
        expect(await balance(buyer)).toBe(20);
        expect((await refund(shop.parts, orderId, '구매자 요청')).state).toBe('canceled');
      });

      it.each(['drop-after', 'error-after'] as const)('ends well when the answer is lost: %s', async (type) => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(1);
        shop.sandbox.addFault({ match: { path: '/cancel', orderId: body.orderId }, fault: { type } });
        expect((await refund(shop.parts, body.orderId, '구매자 요청')).state).toBe('canceled');
        expect(await balance(buyer)).toBe(10);
      });

      it('keeps the tickets aside while nobody knows, and reconciliation ends it', async () => {
        const buyer = await newBuyer();
        const { body } = await buyer.buy(1);
        const { orderId } = body;
        shop.sandbox.addFault({ match: { path: '/cancel', orderId }, fault: { type: 'error', code: 'COMMON_ERROR' } });
        await expect(refund(shop.parts, orderId, '구매자 요청')).rejects.toMatchObject({ code: 'payments.unsettled' });
        expect(await balance(buyer)).toBe(10);
        expect((await readLedger(shop.app.database, buyer.memberId)).account.balance).toBe(20);
        await turn();
        expect(await state(buyer, orderId)).toBe('canceled');
        expect(await balance(buyer)).toBe(10);
      });
    });

    it('lets a member leave only when no payment is under way, and keeps what was paid', async () => {
      const buyer = await shop.newBuyer();
      const abandoned = await buyer.order();
      const returned = await buyer.authenticate();
      const { orderId, paymentKey } = returned;
      shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
      await buyer.confirm(returned);
      const leave = async () =>
        buyer.client.put('/api/auth/remove/withdrawal', {
          memEmail: (await buyer.client.get('/api/info/select/entire')).body.email,
        });
      expect(await leave()).toMatchObject({ status: 409, body: { code: 'auth.withdrawal-pending' } });
      shop.sandbox.clearFaults();
      expect((await leave()).status).toBe(200);
      const { rows } = await shop.app.database.raw()(
        `select id, state from payment_order where member_id = '${buyer.memberId}'`,
      );
      expect(rows).toEqual([{ id: orderId, state: 'paid' }]);
      expect(chargedBy(shop.sandbox, orderId)).toBe(20_000);
      expect(chargedBy(shop.sandbox, abandoned.orderId)).toBe(0);
    });

    it('agrees with the provider’s own list of the day, and names what does not', async () => {
      const buyer = await newBuyer();
      const { body } = await buyer.buy(3);
      const day = shop.app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });
      const { differences } = await compareDay(shop.parts, day);
      expect(differences.filter(({ orderId }) => orderId === body.orderId)).toEqual([]);
      await shop.app.database.raw()(`update payment set refunded = 1 where order_id = '${body.orderId}'`);
      expect((await compareDay(shop.parts, day)).differences).toContainEqual(
        expect.objectContaining({ orderId: body.orderId, ours: 89_999, theirs: 90_000 }),
      );
      await shop.app.database.raw()(`update payment set refunded = 0 where order_id = '${body.orderId}'`);
    });

    it('agrees with the sandbox’s ledger after all of this', async () => {
      await turn(5);
      const { faults, orders } = await findDisagreements(
        shop.app.database,
        shop.sandbox,
        buyers.map(({ memberId }) => memberId),
      );
      expect(faults).toEqual([]);
      expect(orders).toBeGreaterThan(30);
    });
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
});
