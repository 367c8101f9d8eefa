import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type CodePurpose, LIMITS } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import { sendMail } from '../mail/service.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { sha256 } from '../platform/ids.ts';
import * as store from './code-store.ts';
import { codeMail } from './mails.ts';
import type { AccountParts } from './parts.ts';
import { findMemberByEmail } from './store.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Proof of an e-mail by a code of six digits (SECURITY.md row 6). Only keyed hashes of code and address are stored. */

/** @throws {AppError} auth.email-unknown, request.too-many */
export async function requireKnownEmail(parts: AccountParts, email: string, client: string): Promise<void> {
  await parts.limits.take({ key: `lookup:${client}`, max: 20, seconds: MINUTE });
  if (!(await findMemberByEmail(parts.database.db, email))) throw new AppError('auth.email-unknown');
}

/**
 * Mails a new code, ending an earlier one.
 * @throws {AppError} auth.email-taken for sign-up, auth.email-unknown for recovery, request.too-many
 */
export async function sendCode(
  parts: AccountParts,
  { email, purpose, client }: { email: string; purpose: CodePurpose; client: string },
): Promise<{ expiresAt: Date; delivery: string }> {
  const { database, limits, clock } = parts;
  await limits.take({ key: `code:${client}`, max: 20, seconds: HOUR });
  const isKnown = (await findMemberByEmail(database.db, email)) !== undefined;
  if (purpose === 'signup' && isKnown) throw new AppError('auth.email-taken');
  if (purpose === 'recovery' && !isKnown) throw new AppError('auth.email-unknown');
  await limits.take(
    { key: `code-again:${purpose}:${email}`, max: 1, seconds: LIMITS.emailCodeResendSeconds },
    { key: `code-mail:${email}`, max: 5, seconds: HOUR },
  );
  const code = String(randomInt(100_000, 1_000_000));
  const expiresAt = new Date(clock.now().getTime() + LIMITS.emailCodeSeconds * 1000);
  const delivery = await database.transaction(async (tx) => {
    await store.putCode(tx, {
      key: keyOf(parts, email, purpose),
      codeHash: hashCode(parts, email, purpose, code),
      expiresAt,
    });
    return sendMail(tx, codeMail(email, code, purpose));
  });
  return { expiresAt, delivery };
}

/**
 * Exchanges the code for a token of one use. The attempt is counted in the statement that reads the code, so that no
 * number of simultaneous guesses is compared more often than allowed.
 * @throws {AppError} auth.code-wrong, auth.code-used-up, auth.code-expired, request.too-many
 */
export async function verifyCode(
  parts: AccountParts,
  { email, purpose, code, client }: { email: string; purpose: CodePurpose; code: string; client: string },
): Promise<{ token: string; expiresAt: Date }> {
  const { database, limits, clock } = parts;
  await limits.take({ key: `verify:${client}`, max: 100, seconds: HOUR });
  const key = keyOf(parts, email, purpose);
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIMITS.verificationTokenSeconds * 1000);
  const member = await findMemberByEmail(database.db, email);
  const outcome = await database.transaction(async (tx) => {
    const codeHash = await store.countCodeAttempt(tx, key, now, LIMITS.emailCodeAttempts);
    if (codeHash === undefined) {
      return (await store.isCodeUsedUp(tx, key, now, LIMITS.emailCodeAttempts))
        ? 'auth.code-used-up'
        : 'auth.code-expired';
    }
    const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(parts, email, purpose, code)));
    if (isRight) await store.exchangeCode(tx, key, sha256(token), expiresAt);
    await audit(tx, {
      kind: isRight ? 'auth.code-verified' : 'auth.code-failed',
      memberId: member?.id,
      details: { purpose },
    });
    if (isRight) return undefined;
    return (await store.isCodeUsedUp(tx, key, now, LIMITS.emailCodeAttempts)) ? 'auth.code-used-up' : 'auth.code-wrong';
  });
  if (outcome) throw new AppError(outcome);
  return { token, expiresAt };
}

/** True while the token would be accepted: a cheap look before costly work. */
export function hasProof(parts: AccountParts, email: string, purpose: CodePurpose, token: string): Promise<boolean> {
  return store.hasToken(parts.database.db, keyOf(parts, email, purpose), sha256(token), parts.clock.now());
}

/** Uses the token up. @throws {AppError} auth.verification-required */
export async function consumeProof(
  tx: Db,
  parts: AccountParts,
  proof: { email: string; purpose: CodePurpose; token: string },
): Promise<void> {
  const key = keyOf(parts, proof.email, proof.purpose);
  if (!(await store.deleteToken(tx, key, sha256(proof.token), parts.clock.now())))
    throw new AppError('auth.verification-required');
}

function keyOf({ secrets }: AccountParts, email: string, purpose: CodePurpose): string {
  return secrets.hash('email-code-key', `${purpose}:${email}`);
}

function hashCode({ secrets }: AccountParts, email: string, purpose: CodePurpose, code: string): string {
  return secrets.hash('email-code', `${purpose}:${email}:${code}`);
}
