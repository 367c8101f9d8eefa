import {
  ACCOUNT_MESSAGES,
  type ConsentDocument,
  type Consents,
  DOCUMENT_VERSIONS,
  type Gender,
  type MemType,
} from '@chulje/contract';
import { audit } from '../audit/service.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as tickets from '../tickets/service.ts';
import { consumeProof, hasProof } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import * as store from './store.ts';

const DAY = 86_400;
/** Members that one address may bring in a day: a school behind one address, but no farm of free tickets. */
const JOINS_A_DAY = 30;

export interface Profile {
  name: string;
  gender: Gender;
  memType: MemType;
}

/**
 * Makes a member of who has proved the e-mail: member, consents, free tickets and audit in one transaction.
 * @throws {AppError} auth.verification-required, auth.already-registered, auth.consent-outdated, request.invalid,
 * request.too-many
 */
export async function signUp(
  parts: AccountParts,
  values: Profile & { email: string; password: string; token: string; consents: Consents; client: string },
): Promise<void> {
  const { database } = parts;
  const { email } = values;
  requireCurrentConsents(values.consents);
  requireUncommon(values.password, email, 'memPassword');
  if (!(await hasProof(parts, email, 'signup', values.token))) throw new AppError('auth.verification-required');
  await limitJoins(parts, values.client);
  const passwordHash = await hashPassword(values.password);
  await database.transaction(async (tx) => {
    await consumeProof(tx, parts, { email, purpose: 'signup', token: values.token });
    await join(tx, parts, { ...values, passwordHash });
  });
}

/** @throws {AppError} auth.already-registered */
export async function join(
  tx: Db,
  parts: Pick<AccountParts, 'secrets' | 'clock'>,
  values: Profile & { email: string; passwordHash?: string; googleSubject?: string; consents: Consents },
): Promise<store.Member> {
  const now = parts.clock.now();
  const { consents, ...columns } = values;
  const member = await store.insertMember(tx, { ...pickColumns(columns), createdAt: now });
  if (!member) throw new AppError('auth.already-registered');
  const emailHash = hashFormerEmail(parts, values.email);
  // Who left and comes back has had the gift (SECURITY.md row 11).
  const isReturning = await store.isFormerMember(tx, emailHash, now);
  await tickets.openAccount(tx, member.id, { withGift: !isReturning });
  await store.insertConsents(
    tx,
    (['terms', 'privacy'] as const).map((document) => ({
      memberId: member.id,
      document,
      version: consents[document],
      agreedAt: now,
    })),
  );
  await audit(tx, {
    kind: 'member.joined',
    memberId: member.id,
    details: { by: values.googleSubject ? 'google' : 'email', isReturning },
  });
  return member;
}

/** How an e-mail that left is remembered. */
export function hashFormerEmail({ secrets }: Pick<AccountParts, 'secrets'>, email: string): string {
  return secrets.hash('former-member', email.toLowerCase());
}

/** @throws {AppError} auth.consent-outdated when another version was on the screen */
export function requireCurrentConsents(consents: Consents): void {
  const documents = Object.keys(DOCUMENT_VERSIONS) as ConsentDocument[];
  if (documents.some((document) => consents[document] !== DOCUMENT_VERSIONS[document]))
    throw new AppError('auth.consent-outdated');
}

/** @throws {AppError} request.invalid naming the field */
export function requireUncommon(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email)) {
    const message = ACCOUNT_MESSAGES.passwordCommon;
    throw new AppError('request.invalid', { message, fields: { [field]: message } });
  }
}

export function limitJoins({ limits }: AccountParts, client: string): Promise<void> {
  return limits.take({ key: `join:${client}`, max: JOINS_A_DAY, seconds: DAY });
}

function pickColumns({
  email,
  name,
  gender,
  memType,
  passwordHash,
  googleSubject,
}: Profile & {
  email: string;
  passwordHash?: string;
  googleSubject?: string;
}) {
  return { email, name, gender, memType, passwordHash, googleSubject };
}
