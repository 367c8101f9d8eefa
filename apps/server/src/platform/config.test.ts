import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://u@h/d',
  PUBLIC_URL: 'https://chulje.example',
  SECRET_KEY: 'a-key-that-is-long-enough-for-this',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: '출제공방 <no-reply@chulje.example>',
};

const TOSS = { TOSS_CLIENT_KEY: 'test_ck_1', TOSS_SECRET_KEY: 'test_sk_1' };

it('needs nothing at all, and then offers the demo account', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, ROLE: 'all', hasDemoAccount: true, isSecure: false });
});

it('takes an empty value for an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

it('has no demo account on a real database', () => {
  expect(readConfig({ DATABASE_URL: 'postgresql://u@h/d' }).hasDemoAccount).toBe(false);
});

it('secures cookies behind https', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ isSecure: true, isProduction: true, hasDemoAccount: false });
});

it.each([
  ['PORT', { PORT: '70000' }],
  ['ROLE', { ROLE: 'worker' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://chulje.example' }],
  ['SECRET_KEY', { ...PRODUCTION, SECRET_KEY: undefined }],
  ['SECRET_KEY', { SECRET_KEY: 'short' }],
  ['SMTP_URL', { ...PRODUCTION, SMTP_URL: undefined }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
  ['GOOGLE_ISSUER', { ...PRODUCTION, GOOGLE_ISSUER: 'https://issuer.example' }],
  ['DEMO_ACCOUNT', { ...PRODUCTION, DEMO_ACCOUNT: 'true' }],
  ['TOSS_SANDBOX', { ...PRODUCTION, TOSS_SANDBOX: 'true' }],
  ['TOSS_API_URL', { ...PRODUCTION, ...TOSS, TOSS_API_URL: 'http://127.0.0.1:4242' }],
  ['TOSS_SCRIPT_URL', { ...PRODUCTION, ...TOSS, TOSS_SCRIPT_URL: '/sandbox/toss/v2/standard' }],
  ['TOSS_SECRET_KEY', { TOSS_CLIENT_KEY: 'test_ck_1' }],
  ['TOSS_CLIENT_KEY', { TOSS_SECRET_KEY: 'test_sk_1' }],
  ['TOSS_CLIENT_KEY', { ...TOSS, TOSS_CLIENT_KEY: 'test_gck_1' }],
  ['TOSS_SECRET_KEY', { ...TOSS, TOSS_SECRET_KEY: 'live_sk_1' }],
  ['TOSS_SANDBOX', { ...TOSS, TOSS_SANDBOX: 'true' }],
  ['OPERATOR_EMAIL', { TOSS_CLIENT_KEY: 'live_ck_1', TOSS_SECRET_KEY: 'live_sk_1' }],
])('names %s when it is wrong', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

it('pretends payments where nobody could pay, and never in production', () => {
  expect(readConfig({})).toMatchObject({ hasTossSandbox: true, payment: undefined });
  expect(readConfig({ DATABASE_URL: 'postgresql://u@h/d' }).hasTossSandbox).toBe(false);
  expect(readConfig(TOSS)).toMatchObject({ hasTossSandbox: false, payment: { clientKey: 'test_ck_1' } });
  expect(readConfig(PRODUCTION)).toMatchObject({ hasTossSandbox: false, payment: undefined });
});

it('describes every setting in .env.example', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const sources = ['./config.ts', './payment-settings.ts'].map((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  );
  const names = [...sources.join('\n').matchAll(/^ {2,4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(example).toContain(`${name}=`);
});
