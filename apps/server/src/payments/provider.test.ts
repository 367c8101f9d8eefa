import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeaders } from '../platform/security-headers.ts';
import { connectProvider, pagePolicies } from './provider.ts';

/** The policy that a browser is told with a page: that of every answer, or the one put in its place. */
async function policy(scriptUrl: string | undefined, page: string): Promise<unknown> {
  const settings = { clientKey: 'test_ck_1', secretKey: 'test_sk_1', apiUrl: 'http://127.0.0.1:9' };
  const policyOf = pagePolicies(connectProvider(scriptUrl ? { scriptUrl, ...settings } : undefined));
  const app = Fastify();
  app.get('/', (_, reply) => {
    securityHeaders({ isSecure: false })(reply);
    policyOf(new URL(page, 'https://shop.test'))(reply);
    return reply.send('page');
  });
  return (await app.inject('/')).headers['content-security-policy'];
}

const TOSS = 'https://js.tosspayments.com/v2/standard';
const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');
const SHOP = `/mypage?tab=${encodeURIComponent('이용권')}`;

it('lets the shop load the card window of the provider, and nothing more', async () => {
  expect(await policy(TOSS, SHOP)).toBe(
    [
      "default-src 'self'",
      "script-src 'self' https://js.tosspayments.com",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' https://*.tosspayments.com https://*.toss.im",
      'frame-src https://*.tosspayments.com https://*.toss.im',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
  );
});

it.each(['/payment', '/payment/', `${SHOP}&view=1`, SHOP.replace('/mypage', '/MyPage/')])(
  'opens %s to the provider',
  async (page) => {
    expect(await policy(TOSS, page)).toBe(await policy(TOSS, SHOP));
  },
);

it.each([
  '/home',
  '/mypage',
  '/mypage?tab=FAQ',
  '/questions?tab=이용권',
  '/tossPay/success?orderId=o',
  '/tossPay/fail',
])('opens %s to nobody', async (page) => {
  expect(await policy(TOSS, page)).toBe(STRICT);
});

it('needs no foreign place for the sandbox, and no frame at all when nothing is sold', async () => {
  for (const page of [SHOP, '/home']) {
    expect(await policy('/sandbox/toss/v2/standard', page)).toContain("script-src 'self';");
    expect(await policy('/sandbox/toss/v2/standard', page)).toContain("frame-src 'self';");
    expect(await policy('/sandbox/toss/v2/standard', page)).not.toContain('http');
    expect(await policy(undefined, page)).toBe(STRICT);
  }
});

it('charges real cards with live keys only', () => {
  const settings = { scriptUrl: '/x', secretKey: 'x', apiUrl: 'http://127.0.0.1:9' };
  expect(connectProvider({ ...settings, clientKey: 'live_ck_1' })?.mode).toBe('real');
  expect(connectProvider({ ...settings, clientKey: 'test_ck_1' })?.mode).toBe('test');
});
