import { expect, it } from 'vitest';
import { NEW_MEMBERS_PASSWORD } from '../testing/client.ts';
import { chargedBy } from '../testing/payments.ts';
import { onEachShop } from '../testing/shop-floor.ts';

onEachShop('a member who leaves', (floor) => {
  it('lets a member leave only when no payment is under way, and keeps what was paid', async () => {
    const buyer = await floor.newBuyer();
    const abandoned = await buyer.order();
    const returned = await buyer.authenticate();
    const { orderId, paymentKey } = returned;
    floor.shop.sandbox.addFault({ match: { paymentKey }, times: 50, fault: { type: 'drop-before' } });
    await buyer.confirm(returned);
    const leave = async () =>
      buyer.client.put('/api/auth/remove/withdrawal', {
        currentPassword: NEW_MEMBERS_PASSWORD,
        memEmail: (await buyer.client.get('/api/info/select/entire')).body.email,
      });
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'auth.withdrawal-pending' } });
    floor.shop.sandbox.clearFaults();
    expect((await leave()).status).toBe(200);
    const { rows } = await floor.shop.app.database.raw()(
      `select id, state from payment_order where member_id = '${buyer.memberId}'`,
    );
    expect(rows).toEqual([{ id: orderId, state: 'paid' }]);
    expect(chargedBy(floor.shop.sandbox, orderId)).toBe(20_000);
    expect(chargedBy(floor.shop.sandbox, abandoned.orderId)).toBe(0);
  });
});
