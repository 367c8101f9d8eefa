import fc from 'fast-check';

const slot = fc.nat(3);
const buyer = fc.nat(2);
const fault = fc.constantFrom(
  { type: 'drop-before' } as const,
  { type: 'drop-after' } as const,
  { type: 'error-after' } as const,
  { type: 'malformed-after' } as const,
  { type: 'in-progress' } as const,
  { type: 'hidden', seconds: 1 } as const,
  { type: 'wrong-amount', amount: 1_000 } as const,
  { type: 'delay', ms: 30 } as const,
  { type: 'delay', ms: 30, afterwards: true } as const,
  { type: 'error', code: 'PROVIDER_ERROR' } as const,
  { type: 'error', code: 'COMMON_ERROR' } as const,
  { type: 'error', code: 'TOO_MANY_REQUESTS' } as const,
  { type: 'error', code: 'REJECT_CARD_PAYMENT' } as const,
  { type: 'error', code: 'UNAUTHORIZED_KEY' } as const,
  { type: 'error', code: 'A_CODE_NOBODY_KNOWS', status: 400 } as const,
);
const webhookFault = fc.constantFrom(
  { type: 'webhook-lost' } as const,
  { type: 'webhook-twice' } as const,
  { type: 'webhook-forged' } as const,
  { type: 'webhook-late', ms: 40 } as const,
);
const card = fc.oneof(
  { weight: 4, arbitrary: fc.constant('4330000000000000') },
  { weight: 1, arbitrary: fc.constantFrom('4330000000000003', '4330000000000005', '4330000000000006') },
);

/** One thing that happens. Most orders are bought, paid and confirmed, many under a fault. */
export const stormOperation = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('order' as const),
      buyer,
      slot,
      ticCode: fc.integer({ min: 1, max: 3 }),
      card,
      /** What goes wrong with this order. */
      faults: fc.array(
        fc.oneof(
          { weight: 4, arbitrary: fc.record({ path: fc.constantFrom('/confirm', '/v1/payments/', '/cancel'), fault }) },
          { weight: 1, arbitrary: fc.record({ path: fc.constant('webhook'), fault: webhookFault }) },
        ),
        { maxLength: 3 },
      ),
      /** Confirms at once, so many at the same time; none leaves it for later. */
      confirms: fc.nat(3),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('confirm' as const), buyer, slot, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('fault' as const),
      buyer,
      slot,
      path: fc.constantFrom('/confirm', '/cancel', '/v1/payments/'),
      fault,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('fault' as const),
      buyer,
      slot,
      path: fc.constant('webhook'),
      fault: webhookFault,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reconcile' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('webhook' as const), buyer, slot }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('refund' as const),
      buyer,
      slot,
      /** Tickets that count as used, so that only a part goes back; 0 for all of it. */
      used: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('steal' as const), buyer, slot }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('generate' as const),
      buyer,
      slot,
      /** The second and third are of no known topic, so that they fail and cost nothing. */
      topic: fc.constantFrom('삼투', '실패', '폭발'),
      /** Requests at once, under one idempotency key. */
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  // Nobody reaches the provider for a moment, neither buyers nor we.
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('unreachable' as const), ms: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('advance' as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  },
);
export type StormOperation = typeof stormOperation extends fc.Arbitrary<infer T> ? T : never;
