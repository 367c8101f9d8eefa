import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

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

it('takes an empty or blank value for an absent one', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000);
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

it('describes every setting in .env.example, and no other', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const described = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

const NOT_A_NUMBER = ['many', 'NaN', 'Infinity', '1,000', '12px', '--1'];
const NO_WEB_ADDRESS = ['chulje.example', 'ftp://chulje.example', 'https://?', 'javascript:alert(1)'];
const NOT_WHOLE = [...NOT_A_NUMBER, '1.5'];
/** Values of each setting that are out of its range or not of its kind; what is free text cannot be wrong. */
const WRONG: Record<string, string[]> = {
  NODE_ENV: ['staging', 'PRODUCTION'],
  PORT: [...NOT_WHOLE, '-1', '65536'],
  PUBLIC_URL: NO_WEB_ADDRESS,
  TRUSTED_PROXIES: [...NOT_WHOLE, '-1', '11'],
  SECRET_KEY: ['short', 'x'.repeat(31)],
  DATABASE_URL: ['mysql://u@h/d', 'localhost:5432', '/var/run/postgresql'],
  DATABASE_POOL: [...NOT_WHOLE, '1', '101'],
  METRICS_TOKEN: ['short', 'x'.repeat(15)],
  ROLE: ['boss', 'web,worker'],
  LOG_LEVEL: ['loud', 'trace'],
  GENERATION_WORKERS: [...NOT_WHOLE, '0', '-1', '65', '1000', '1e9'],
  GENERATION_LEASE_SECONDS: [...NOT_A_NUMBER, '0', '-1', '3601'],
  EMBEDDED_ENGINE_STAGE_SECONDS: [...NOT_A_NUMBER, '-1', '61'],
  ...Object.fromEntries(
    ['AI_', 'AI_FALLBACK_', 'AI_SOLVER_', 'AI_JUDGE_', 'AI_WEAK_'].flatMap((prefix) => [
      [`${prefix}PROVIDER`, ['acme', 'OpenAI']],
      [`${prefix}BASE_URL`, NO_WEB_ADDRESS],
      [`${prefix}INPUT_PRICE`, [...NOT_A_NUMBER, '-1']],
      [`${prefix}CACHED_PRICE`, [...NOT_A_NUMBER, '-1']],
      [`${prefix}OUTPUT_PRICE`, [...NOT_A_NUMBER, '-0.01']],
      [`${prefix}EFFORT`, ['max', 'High']],
      [`${prefix}TEMPERATURE`, [...NOT_A_NUMBER, '-0.1', '2.1']],
    ]),
  ),
  AI_SOLVERS: [...NOT_WHOLE, '0', '8'],
  // A timer of 25 days or more would end at once.
  AI_IDLE_SECONDS: [...NOT_A_NUMBER, '0', '86401', '2147484'],
  AI_GENERATION_SECONDS: [...NOT_WHOLE, '59', '1801'],
  AI_CALL_SECONDS: [...NOT_A_NUMBER, '0', '86401', '2147484'],
  AI_MAX_OUTPUT_TOKENS: [...NOT_WHOLE, '999', '1000001'],
  AI_MAX_COST_PER_MEMBER_HOUR: [...NOT_A_NUMBER, '0', '-1'],
  AI_MAX_COST_PER_DAY: [...NOT_A_NUMBER, '0', '-1'],
  AI_MAX_COST_IN_ALL: [...NOT_A_NUMBER, '0', '-1'],
  SMTP_URL: ['mail.example:465', 'https://mail.example'],
  MAIL_FROM: ['출제공방', 'no-reply', '출제공방 <no-reply>', 'a@b.example, c@d.example'],
  OPERATOR_EMAIL: ['operator', 'a@b', 'a b@c.example'],
  GOOGLE_ISSUER: NO_WEB_ADDRESS,
  DEMO_ACCOUNT: ['yes', '1', 'TRUE'],
  TOSS_CLIENT_KEY: ['test_gck_1', 'test_sk_1'],
  TOSS_SECRET_KEY: ['test_gsk_1', 'test_ck_1'],
  TOSS_API_URL: NO_WEB_ADDRESS,
  TOSS_SANDBOX: ['yes', '1'],
  ...Object.fromEntries(
    SETTING_NAMES.filter((name) => name.startsWith('COMPANY_')).map((name) => [name, ['가'.repeat(201)]]),
  ),
};
const FREE_TEXT = [
  'HOST',
  'DATA_DIR',
  'AI_MODEL',
  'AI_API_KEY',
  'AI_FALLBACK_MODEL',
  'AI_FALLBACK_API_KEY',
  'AI_SOLVER_MODEL',
  'AI_SOLVER_API_KEY',
  'AI_JUDGE_MODEL',
  'AI_JUDGE_API_KEY',
  'AI_WEAK_MODEL',
  'AI_WEAK_API_KEY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'TOSS_SCRIPT_URL',
];

it.each(SETTING_NAMES.filter((name) => !FREE_TEXT.includes(name)))(
  'refuses a wrong %s in one Korean sentence that names it and does not repeat the value',
  (name) => {
    expect(WRONG[name]).toBeDefined();
    for (const value of WRONG[name] ?? []) {
      const message = refusalOf({ [name]: value });
      expect(message, value).toMatch(
        new RegExp(`^설정이 잘못되었습니다\\. ${name}: [^/]*(?:://[^/]*)*[가-힣]니다\\.$`),
      );
      expect(message.match(/[가-힣]\./g), value).toHaveLength(2);
      if (value.length > 6) expect(message).not.toContain(value);
    }
  },
);

it('says the whole range of a number', () => {
  expect(refusalOf({ GENERATION_WORKERS: '65' })).toBe(
    '설정이 잘못되었습니다. GENERATION_WORKERS: 1 이상 64 이하인 정수여야 합니다.',
  );
});

it('takes every number at both ends of its range', () => {
  for (const [name, ...ends] of [
    ['PORT', '0', '65535'],
    ['GENERATION_WORKERS', '1', '64'],
    ['DATABASE_POOL', '2', '100'],
    ['AI_CALL_SECONDS', '1', '86400'],
    ['AI_INPUT_PRICE', '0'],
  ] as const)
    for (const end of ends) expect(readConfig({ [name]: end })).toMatchObject({ [name]: Number(end) });
});

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}
