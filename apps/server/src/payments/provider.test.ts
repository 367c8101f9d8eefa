import { expect, it } from 'vitest';
import { STRICT_POLICY } from '../platform/http.ts';
import { connectProvider, pagePolicies } from './provider.ts';

const policy = (scriptUrl: string | undefined, page: string) =>
  pagePolicies(
    connectProvider(
      scriptUrl
        ? { scriptUrl, clientKey: 'test_ck_1', secretKey: 'test_sk_1', apiUrl: 'http://127.0.0.1:9' }
        : undefined,
    ),
  )(new URL(page, 'https://shop.test'));
const TOSS = 'https://js.tosspayments.com/v2/standard';
const SHOP = `/mypage?tab=${encodeURIComponent('이용권')}`;

it('lets the shop load the card window of the provider, and nothing more', () => {
  expect(policy(TOSS, SHOP)).toBe(
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
    ].join('; '),
  );
});

it.each(['/payment', '/payment/', `${SHOP}&view=1`, SHOP.replace('/mypage', '/MyPage/')])(
  'opens %s to the provider',
  (page) => {
    expect(policy(TOSS, page)).toBe(policy(TOSS, SHOP));
  },
);

it.each([
  '/home',
  '/mypage',
  '/mypage?tab=FAQ',
  '/questions?tab=이용권',
  '/tossPay/success?orderId=o',
  '/tossPay/fail',
])('opens %s to nobody', (page) => {
  expect(policy(TOSS, page)).toBe(STRICT_POLICY);
});

it('needs no foreign place for the sandbox, and no frame at all when nothing is sold', () => {
  for (const page of [SHOP, '/home']) {
    expect(policy('/sandbox/toss/v2/standard', page)).toContain("script-src 'self'; ");
    expect(policy('/sandbox/toss/v2/standard', page)).toContain("frame-src 'self'; ");
    expect(policy('/sandbox/toss/v2/standard', page)).not.toContain('http');
    expect(policy(undefined, page)).toBe(STRICT_POLICY);
  }
});

it('charges real cards with live keys only', () => {
  const settings = { scriptUrl: '/x', secretKey: 'x', apiUrl: 'http://127.0.0.1:9' };
  expect(connectProvider({ ...settings, clientKey: 'live_ck_1' })?.mode).toBe('real');
  expect(connectProvider({ ...settings, clientKey: 'test_ck_1' })?.mode).toBe('test');
});
