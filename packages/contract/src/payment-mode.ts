import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** test: nothing is charged (sandbox or test keys); real: cards are charged; off: nothing can be bought. */
export const PaymentModeSchema = z.enum(['test', 'real', 'off']);

export const getPaymentMode = defineCall({
  method: 'GET',
  path: '/api/tosspay/mode',
  summary: '결제 방식',
  access: 'member',
  answer: z.object({
    mode: PaymentModeSchema,
    /** The card window comes from another origin, which only the page of `isCardWindowPage` may load. */
    isWindowForeign: z.boolean(),
  }),
});

/** Addresses of the shop: the only documents whose content security policy lets the provider's script in. */
export function isCardWindowPage({ pathname, searchParams }: URL): boolean {
  // As the router reads a path.
  const path = pathname.replace(/\/$/, '').toLowerCase();
  return path === '/payment' || (path === '/mypage' && searchParams.get('tab') === '이용권');
}
