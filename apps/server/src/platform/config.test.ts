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
])('names %s when it is wrong', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

it('describes every setting in .env.example', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(example).toContain(`${name}=`);
});
