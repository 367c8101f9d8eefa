import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../platform/http.ts';
import { cardWindowPlaces, connectProvider } from './provider.ts';

const policy = (scriptUrl: string | undefined, clientKey = 'test_ck_1') =>
  contentSecurityPolicy(
    cardWindowPlaces(
      connectProvider(
        scriptUrl ? { scriptUrl, clientKey, secretKey: 'test_sk_1', apiUrl: 'http://127.0.0.1:9' } : undefined,
      ),
    ),
  );

it('lets the app’s page load the card window of the provider, and nothing more', () => {
  expect(policy('https://js.tosspayments.com/v2/standard')).toBe(
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

it('needs no foreign place for the sandbox, and no frame at all when nothing is sold', () => {
  expect(policy('/sandbox/toss/v2/standard')).toContain("script-src 'self'; ");
  expect(policy('/sandbox/toss/v2/standard')).toContain("frame-src 'self'; ");
  expect(policy('/sandbox/toss/v2/standard')).not.toContain('http');
  expect(policy(undefined)).toContain("frame-src 'none'");
});

it('charges real cards with live keys only', () => {
  const settings = { scriptUrl: '/x', secretKey: 'x', apiUrl: 'http://127.0.0.1:9' };
  expect(connectProvider({ ...settings, clientKey: 'live_ck_1' })?.mode).toBe('real');
  expect(connectProvider({ ...settings, clientKey: 'test_ck_1' })?.mode).toBe('test');
});
