import { type CodePurpose, DOCUMENT_VERSIONS } from '@chulje/contract';
import type { Database } from '../platform/db.ts';
import type { TestClient } from './client.ts';

export interface QueuedMail {
  subject: string;
  text: string;
}

/** Mails waiting for an address, the newest first. */
export async function mailsTo(database: Database, email: string): Promise<QueuedMail[]> {
  const { rows } = await database.raw()(
    'select subject, text from mail where to_address = $1 order by created_at desc, id',
    [email],
  );
  return rows as unknown as QueuedMail[];
}

/** The code last mailed to an address. */
export async function codeFor(database: Database, email: string): Promise<string> {
  for (const { text } of await mailsTo(database, email)) {
    const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
    if (code) return code;
  }
  throw new Error(`no code was mailed to ${email}`);
}

/** The temporary password last mailed to an address. */
export async function temporaryPasswordFor(database: Database, email: string): Promise<string> {
  for (const { subject, text } of await mailsTo(database, email)) {
    const password = subject.endsWith('임시 비밀번호') && /^ {4}(\S{10})$/m.exec(text)?.[1];
    if (password) return password;
  }
  throw new Error(`no temporary password was mailed to ${email}`);
}

/** Another code than this. */
export function wrongCode(code: string, step = 1): string {
  return String(100_000 + ((Number(code) - 100_000 + step) % 900_000));
}

export function sendCode(client: TestClient, email: string, purpose: CodePurpose = 'signup') {
  return client.post('/api/auth/email/code', { memEmail: email, purpose });
}

export function verify(client: TestClient, email: string, code: string, purpose: CodePurpose = 'signup') {
  return client.post('/api/auth/email/verify', { memEmail: email, code, purpose });
}

/** Goes through code and verification; the token. */
export async function proveEmail(
  client: TestClient,
  database: Database,
  email: string,
  purpose: CodePurpose = 'signup',
): Promise<string> {
  const sent = await sendCode(client, email, purpose);
  if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`);
  const verified = await verify(client, email, await codeFor(database, email), purpose);
  if (verified.status !== 200) throw new Error(`not verified: ${JSON.stringify(verified.body)}`);
  return verified.body.verificationToken;
}

export function signUpBody(email: string, verificationToken: string, overrides: Record<string, unknown> = {}) {
  return {
    memEmail: email,
    memPassword: 'correct-horse1!',
    memName: '홍길동',
    memGender: 'male',
    memType: '',
    verificationToken,
    consents: DOCUMENT_VERSIONS,
    ...overrides,
  };
}

let serial = 0;

/** An address nobody has used yet. */
export function newEmail(): string {
  serial += 1;
  return `new${serial}.${Math.random().toString(36).slice(2, 8)}@example.com`;
}
