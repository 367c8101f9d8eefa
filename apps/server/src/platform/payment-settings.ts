import type * as z from 'zod';
import { address, matching, text, whether } from './setting-fields.ts';

const API_URL = 'https://api.tosspayments.com';
const SCRIPT_URL = 'https://js.tosspayments.com/v2/standard';

/** The settings of card payments, for the schema of all settings. */
export const PAYMENT_FIELDS = {
  /** Keys of Toss Payments for API-individual integration, a pair of test_ or of live_ keys. */
  TOSS_CLIENT_KEY: matching(/^(test|live)_ck_/, '"API 개별 연동 키"(test_ck_ 또는 live_ck_)가 필요합니다.').optional(),
  TOSS_SECRET_KEY: matching(/^(test|live)_sk_/, '"API 개별 연동 키"(test_sk_ 또는 live_sk_)가 필요합니다.').optional(),
  /** Another server in the provider's place, for rehearsals. */
  TOSS_API_URL: address('https', 'http').default(API_URL),
  TOSS_SCRIPT_URL: text(1).default(SCRIPT_URL),
  /** The embedded stand-in for the provider; on unless there are keys or this is production. */
  TOSS_SANDBOX: whether().optional(),
};
export type PaymentFields = z.infer<z.ZodObject<typeof PAYMENT_FIELDS>>;

/** How to reach the payment provider. */
export interface PaymentSettings {
  clientKey: string;
  secretKey: string;
  apiUrl: string;
  scriptUrl: string;
}

/** Settings that do not fit together, by name; empty when all is well. */
export function paymentFaults(fields: PaymentFields, isProduction: boolean): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = [];
  const { TOSS_CLIENT_KEY: client, TOSS_SECRET_KEY: secret } = fields;
  if (client && !secret)
    faults.push({ path: 'TOSS_SECRET_KEY', message: '클라이언트 키와 짝이 되는 키가 필요합니다.' });
  if (secret && !client) faults.push({ path: 'TOSS_CLIENT_KEY', message: '시크릿 키와 짝이 되는 키가 필요합니다.' });
  if (client && secret && client.slice(0, 5) !== secret.slice(0, 5))
    faults.push({ path: 'TOSS_SECRET_KEY', message: '테스트 키와 라이브 키를 섞어 쓸 수 없습니다.' });
  if (fields.TOSS_SANDBOX === 'true' && client)
    faults.push({ path: 'TOSS_SANDBOX', message: '키가 있을 때는 모의 결제를 켤 수 없습니다.' });
  if (isProduction) {
    if (fields.TOSS_SANDBOX === 'true')
      faults.push({ path: 'TOSS_SANDBOX', message: '운영 모드에서는 모의 결제를 쓸 수 없습니다.' });
    if (fields.TOSS_API_URL !== API_URL)
      faults.push({ path: 'TOSS_API_URL', message: '운영 모드에서는 바꿀 수 없습니다.' });
    if (fields.TOSS_SCRIPT_URL !== SCRIPT_URL)
      faults.push({ path: 'TOSS_SCRIPT_URL', message: '운영 모드에서는 바꿀 수 없습니다.' });
  }
  return faults;
}

/** The provider the keys are for; undefined without keys. */
export function readPaymentSettings(fields: PaymentFields): PaymentSettings | undefined {
  if (!fields.TOSS_CLIENT_KEY || !fields.TOSS_SECRET_KEY) return undefined;
  return {
    clientKey: fields.TOSS_CLIENT_KEY,
    secretKey: fields.TOSS_SECRET_KEY,
    apiUrl: fields.TOSS_API_URL.replace(/\/$/, ''),
    scriptUrl: fields.TOSS_SCRIPT_URL,
  };
}
