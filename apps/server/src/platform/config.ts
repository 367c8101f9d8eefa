import { resolve } from 'node:path';
import * as z from 'zod';
import { AI_FIELDS, type AiSettings, aiFaults, readAiSettings } from './ai-settings.ts';

const port = z.coerce.number().int().min(0).max(65535);
const seconds = z.coerce.number().positive();

/** Every setting of the server. All come from the environment; `.env.example` describes them for people. */
const SettingsSchema = z
  .object({
    ...AI_FIELDS,
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: port.default(3000),
    /** Where browsers reach the app; decides cookie security and allowed origins. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** PostgreSQL; without it PGlite under DATA_DIR. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
    ROLE: z.enum(['web', 'worker', 'all']).default('all'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Generations that one process works on at once. */
    GENERATION_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
    /** A worker that has not renewed its claim for so long is taken for dead. */
    GENERATION_LEASE_SECONDS: seconds.default(15),
    /** Slows the embedded engine down before each stage, to rehearse long generations. */
    EMBEDDED_ENGINE_STAGE_SECONDS: z.coerce.number().min(0).max(60).default(0),
    /** A ready account with tickets, for trying the product out. */
    DEMO_ACCOUNT: z.enum(['true', 'false']).optional(),
  })
  .superRefine((settings, context) => {
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
    for (const { path, message } of aiFaults(settings)) context.addIssue({ code: 'custom', path: [path], message });
    if (settings.ROLE !== 'all' && !settings.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['ROLE'], message: '역할을 나누려면 DATABASE_URL이 필요합니다.' });
    }
  });

export interface Config extends z.infer<typeof SettingsSchema> {
  dataDir: string;
  isProduction: boolean;
  hasDemoAccount: boolean;
  /** Cookies carry Secure and the __Host- prefix. */
  isSecure: boolean;
  /** The connected models; undefined: the embedded engine serves. */
  ai: AiSettings | undefined;
}

/** A wrong setting; its message is one line naming each fault. */
export class ConfigError extends Error {}

/**
 * Reads the settings from an environment. Empty values count as absent.
 * @throws {ConfigError} naming every wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
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
    isProduction,
    hasDemoAccount: settings.DEMO_ACCOUNT ? settings.DEMO_ACCOUNT === 'true' : !isProduction && !settings.DATABASE_URL,
    ai: readAiSettings(settings),
    isSecure: settings.PUBLIC_URL?.startsWith('https://') ?? false,
  };
}
