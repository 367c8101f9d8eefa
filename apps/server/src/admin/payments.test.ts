import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, chargedBy, type Shop, startShop } from '../testing/payments.ts';
import { runAdmin } from './cli.ts';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startShop('pglite');
  buyer = await shop.newBuyer();
}, 180_000);
afterAll(() => shop.stop());

async function admin(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await runAdmin(['payments', ...words], {
    open: async () => ({ ...shop.app.database, close: async () => {} }),
    openProvider: async () => ({ provider: shop.parts.provider, publicUrl: undefined, close: async () => {} }),
    print: (line) => (out += `${line}\n`),
    complain: (line) => (err += `${line}\n`),
    clock: shop.app.clock,
  });
  return { code, out, err };
}

it('shows an order as it stands here and at the provider', async () => {
  const { orderId } = (await buyer.buy(2)).body;
  const { out } = await admin('show', orderId);
  for (const words of ['결제됨', '이용권 30회, 57,000원', '57,000원 / 0원', 'DONE, 남은 금액 57,000원', '테스트'])
    expect(out).toContain(words);
  const { email } = (await buyer.client.get('/api/info/select/entire')).body;
  expect(out).toContain(email);
  expect((await admin('show', email)).out).toContain(orderId);
});

it('lists what needs the operator, and takes it up', async () => {
  expect((await admin('show')).out).toContain('손봐야 할 주문이 없습니다');
  const returned = await buyer.authenticate();
  const { orderId, paymentKey } = returned;
  shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
  await buyer.confirm(returned);
  expect((await admin('show')).out).toMatch(new RegExp(`${orderId}.*결과 확인 중`));
  expect((await admin('reconcile')).out).toContain('아직 남은 주문: 1건');
  shop.sandbox.clearFaults();
  const { out } = await admin('reconcile');
  expect(out).toContain('아직 남은 주문: 0건');
  expect(out).toMatch(/거래 \d+건, 다른 것 0건/);
  expect((await admin('show', orderId)).out).toContain('결제됨');
});

it('gives money back once, and not when tickets are used', async () => {
  const { orderId } = (await buyer.buy(1)).body;
  const cancel = () => admin('cancel', orderId, '--reason', '구매자 요청');
  expect((await cancel()).out).toContain('20,000원을 취소하고 이용권 10회를 거두었습니다');
  expect(chargedBy(shop.sandbox, orderId)).toBe(0);
  expect(await cancel()).toMatchObject({ code: 1, err: expect.stringContaining('취소할 수 있는 결제가 아닙니다') });
});

it('gives back what is left after the tickets that were used', async () => {
  const { orderId } = (await buyer.buy(2)).body;
  const cancel = (used: string) => admin('cancel', orderId, '--reason', '일부 환불', '--used', used);
  expect(await cancel('29')).toMatchObject({ code: 1, err: expect.stringContaining('돌려줄 금액이 없습니다') });
  expect(await cancel('0')).toMatchObject({ code: 1, err: expect.stringContaining('1 이상') });
  expect((await cancel('5')).out).toContain('47,000원을 취소하고 이용권 25회를 거두었습니다');
  expect(chargedBy(shop.sandbox, orderId)).toBe(10_000);
  expect((await admin('show', orderId)).out).toContain('57,000원 / 47,000원');
});

it('shows alerts first, until they are handled', async () => {
  const returned = await buyer.authenticate();
  const { orderId } = returned;
  shop.sandbox.addFault({ match: { orderId }, fault: { type: 'wrong-amount', amount: 2_000 } });
  await buyer.confirm(returned);
  const { out } = await admin('show');
  const [, id = ''] = /\[알림 (\d+)\].*order_/.exec(out) ?? [];
  expect(out).toContain('주문 금액과 다르게 2,000원(KRW)이 청구된 결제');
  expect((await admin('handled', id)).out).toContain(`알림 ${id}`);
  expect((await admin('show')).out).not.toContain(`[알림 ${id}]`);
  expect((await admin('handled', id)).code).toBe(1);
});

it.each([
  [['show', 'nobody@example.com'], '회원이 없습니다'],
  [['show', 'order_none'], '주문을 찾을 수 없습니다'],
  [['reconcile', '--day', '어제'], '2026-01-31처럼'],
  [['cancel', 'order_none'], '--reason 값이 필요합니다'],
  [['cancel', '--reason', '사유'], '<주문번호>'],
])('%j ends with 1 and says why', async (words, message) => {
  const { code, err } = await admin(...words);
  expect(code).toBe(1);
  expect(err).toContain(message);
});
