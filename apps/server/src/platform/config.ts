import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod';
import { AI_FIELDS, type AiSettings, aiFaults, readAiSettings } from './ai-settings.ts';
import { COMPANY_FIELDS } from './company.ts';
import { PAYMENT_FIELDS, type PaymentSettings, paymentFaults, readPaymentSettings } from './payment-settings.ts';
import { address, integer, matching, oneOf, seconds, text, whether } from './setting-fields.ts';

/** Sender of mails: an e-mail address, or a name and the address in angle brackets. */
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Every setting of the server. All come from the environment; `.env.example` describes them for people. */
const SettingsSchema = z
  .object({
    ...AI_FIELDS,
    ...PAYMENT_FIELDS,
    ...COMPANY_FIELDS,
    NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
    HOST: text(1).default('127.0.0.1'),
    PORT: integer(0, 65_535).default(3000),
    /** Where browsers reach the app; decides cookie security and allowed origins. */
    PUBLIC_URL: address('https', 'http').optional(),
    /** Reverse proxies before us whose X-Forwarded-For is believed; 0 takes the address of the connection. */
    TRUSTED_PROXIES: integer(0, 10).default(0),
    /** Key of every keyed hash and sealed cookie; the same in all processes, and kept. */
    SECRET_KEY: text(32).optional(),
    /** PostgreSQL; without it PGlite under DATA_DIR. */
    DATABASE_URL: address('postgresql', 'postgres').optional(),
    DATA_DIR: text(1).default('./data'),
    DATABASE_POOL: integer(2, 100).default(10),
    /** Opens /metrics to who sends it as a bearer token; without it only programs of this machine may look. */
    METRICS_TOKEN: text(16).optional(),
    ROLE: oneOf(['web', 'worker', 'all']).default('all'),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Generations that one process works on at once; 8 with a model, which is waited for, and 2 without. */
    GENERATION_WORKERS: integer(1, 64).optional(),
    /** A worker that has not renewed its claim for so long is taken for dead. */
    GENERATION_LEASE_SECONDS: seconds(1, 3_600).default(15),
    /** Slows the embedded engine down before each stage, to rehearse long generations. */
    EMBEDDED_ENGINE_STAGE_SECONDS: seconds(0, 60).default(0),
    /** Mail server; without it nothing is sent, and the embedded mode shows mails at /dev/outbox. */
    SMTP_URL: address('smtps', 'smtp').optional(),
    /** Sender of all mails, e.g. `출제공방 <no-reply@example.com>`. */
    MAIL_FROM: matching(SENDER, '이메일 주소나 "이름 <이메일 주소>"여야 합니다.').optional(),
    /** Where contact messages and alerts of payments are mailed to. */
    OPERATOR_EMAIL: z.email('이메일 주소여야 합니다.').optional(),
    /** Login with Google (OpenID Connect). */
    GOOGLE_CLIENT_ID: text(1).optional(),
    GOOGLE_CLIENT_SECRET: text(1).optional(),
    /** Another provider in Google's place, for rehearsals. */
    GOOGLE_ISSUER: address('https', 'http').default('https://accounts.google.com'),
    /** A ready account with tickets, for trying the product out. */
    DEMO_ACCOUNT: whether().optional(),
  })
  .superRefine((settings, context) => {
    // What does not fit together is looked for where each setting is right by itself.
    if (context.issues.length > 0) return;
    if (settings.NODE_ENV === 'production') {
      if (!settings.DATABASE_URL)
        context.addIssue({
          code: 'custom',
          path: ['DATABASE_URL'],
          message: '운영 모드에서는 PostgreSQL 주소가 필요합니다.',
        });
      if (!settings.PUBLIC_URL?.startsWith('https://'))
        context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: '운영 모드에서는 https 주소가 필요합니다.' });
      if (settings.DEMO_ACCOUNT === 'true')
        context.addIssue({
          code: 'custom',
          path: ['DEMO_ACCOUNT'],
          message: '운영 모드에서는 체험 계정을 쓸 수 없습니다.',
        });
    }
    const faults = [...aiFaults(settings), ...paymentFaults(settings, settings.NODE_ENV === 'production')];
    for (const { path, message } of faults) context.addIssue({ code: 'custom', path: [path], message });
    const demand = (
      name: 'SECRET_KEY' | 'SMTP_URL' | 'MAIL_FROM' | 'GOOGLE_CLIENT_SECRET' | 'OPERATOR_EMAIL',
      message: string,
    ) => {
      if (!settings[name]) context.addIssue({ code: 'custom', path: [name], message });
    };
    if (settings.TOSS_CLIENT_KEY?.startsWith('live_'))
      demand('OPERATOR_EMAIL', '실제 결제를 받으려면 확인이 필요한 결제를 알릴 이메일이 필요합니다.');
    if (settings.NODE_ENV === 'production') {
      demand('SECRET_KEY', '운영 모드에서는 32자 이상의 비밀 열쇠가 필요합니다.');
      demand('SMTP_URL', '운영 모드에서는 메일 서버 주소가 필요합니다.');
      if (settings.GOOGLE_ISSUER !== 'https://accounts.google.com')
        context.addIssue({
          code: 'custom',
          path: ['GOOGLE_ISSUER'],
          message: '운영 모드에서는 바꿀 수 없습니다.',
        });
    }
    if (settings.SMTP_URL) demand('MAIL_FROM', '메일을 보내려면 보내는 사람이 필요합니다.');
    if (settings.GOOGLE_CLIENT_ID) demand('GOOGLE_CLIENT_SECRET', 'Google 로그인에는 비밀 값도 필요합니다.');
    if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['ROLE'], message: '역할을 나누려면 DATABASE_URL이 필요합니다.' });
    }
  });

/** @internal For the test that holds .env.example against them. */
export const SETTING_NAMES = Object.keys(SettingsSchema.shape);

export interface Config extends z.infer<typeof SettingsSchema> {
  dataDir: string;
  secretKey: string;
  isProduction: boolean;
  hasDemoAccount: boolean;
  /** Cookies carry Secure and the __Host- prefix. */
  isSecure: boolean;
  /** The connected models; undefined: the embedded engine serves. */
  ai: AiSettings | undefined;
  /** The payment provider by its keys; undefined without them. */
  payment: PaymentSettings | undefined;
  /** Nothing is charged: the embedded sandbox stands in for the payment provider. */
  hasTossSandbox: boolean;
}

/** A wrong setting; its message is one line naming each fault. */
export class ConfigError extends Error {}

/**
 * Reads the settings from an environment. Empty and blank values count as absent.
 * @throws {ConfigError} naming every wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = SettingsSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`설정이 잘못되었습니다. ${faults.join(' / ')}`);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  return {
    ...settings,
    dataDir: resolve(settings.DATA_DIR),
    // Outside production every process of one database must find the same key by itself.
    secretKey:
      settings.SECRET_KEY ??
      createHash('sha256')
        .update(settings.DATABASE_URL ?? resolve(settings.DATA_DIR))
        .digest('hex'),
    isProduction,
    hasDemoAccount: settings.DEMO_ACCOUNT ? settings.DEMO_ACCOUNT === 'true' : !isProduction && !settings.DATABASE_URL,
    ai: readAiSettings(settings),
    payment: readPaymentSettings(settings),
    hasTossSandbox: settings.TOSS_SANDBOX
      ? settings.TOSS_SANDBOX === 'true'
      : !isProduction && !settings.DATABASE_URL && !settings.TOSS_CLIENT_KEY,
    isSecure: settings.PUBLIC_URL?.startsWith('https://') ?? false,
  };
}
