import { LIMITS } from '@chulje/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../audit/service.ts';
import { sendMail } from '../mail/service.ts';
import { AppError } from '../platform/errors.ts';
import { clientOf } from '../platform/rate-limit.ts';
import { consumeProof, hasProof } from './codes.ts';
import { temporaryPasswordMail, temporaryPasswordUsedMail } from './mails.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword, isOutdatedHash, makeTemporaryPassword, verifyPassword } from './passwords.ts';
import { deleteSessions } from './session-store.ts';
import * as store from './store.ts';

const MINUTE = 60;
const HOUR = 3_600;
/** The id of no member. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Logs in with e-mail and password, or with a temporary password, which is used up by it.
 * @throws {AppError} auth.login-failed, the same for an unknown e-mail and a wrong password;
 *   auth.login-slowed, request.too-many
 */
export async function logIn(
  parts: AccountParts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  given: { email: string; password: string; isPersistent: boolean },
): Promise<{ id: string; name: string; mustChangePassword: boolean }> {
  const { database, sessions } = parts;
  const member = await store.findMemberByEmail(database.db, given.email);
  const settle = await limitAttempts(parts, request, { email: given.email, memberId: member?.id });
  // Asked for and compared even where there is nothing: what is wrong shows neither in the words nor in the time.
  const temporary = await store.findTemporaryPassword(database.db, member?.id ?? NOBODY, parts.clock.now());
  const isPassword = await verifyPassword(member?.passwordHash, given.password);
  const isTemporary = !isPassword && (await verifyPassword(temporary?.passwordHash, given.password));
  if (!member || !(isPassword || isTemporary)) {
    await database.transaction((tx) => audit(tx, { kind: 'auth.login-failed', memberId: member?.id }));
    throw new AppError('auth.login-failed');
  }
  if (member.passwordHash && isPassword && isOutdatedHash(member.passwordHash)) {
    await store.replaceHash(database.db, member.id, member.passwordHash, await hashPassword(given.password));
  }
  const session = await database.transaction(async (tx) => {
    if (isTemporary) {
      // Deleting is using: of two logins at once only one finds it.
      if (!temporary || !(await store.deleteTemporaryPassword(tx, member.id, temporary.passwordHash)))
        throw new AppError('auth.login-failed');
      await store.updateMember(tx, member.id, { passwordHash: null });
      await deleteSessions(tx, member.id);
      await audit(tx, { kind: 'auth.temporary-password-used', memberId: member.id });
      await sendMail(tx, temporaryPasswordUsedMail(member.email));
    }
    return sessions.begin(tx, request, {
      memberId: member.id,
      isPersistent: given.isPersistent,
      mustChangePassword: isTemporary,
    });
  });
  sessions.hand(reply, session);
  await settle();
  return { id: member.id, name: member.name, mustChangePassword: session.mustChangePassword };
}

/**
 * Mails a temporary password to who has proved the e-mail. It is stored beside the real one, which keeps working until
 * the temporary one is used: nobody can be locked out by a stranger.
 * @throws {AppError} auth.verification-required, request.too-many
 */
export async function issueTemporaryPassword(
  parts: AccountParts,
  { email, token, client }: { email: string; token: string; client: string },
  reply: FastifyReply,
): Promise<{ delivery: string }> {
  const { config, database, clock } = parts;
  await parts.limits.take({ key: `temporary:${client}`, max: 20, seconds: HOUR });
  const member = await store.findMemberByEmail(database.db, email);
  if (!member || !(await hasProof(parts, email, 'recovery', token))) throw new AppError('auth.verification-required');
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const expiresAt = new Date(clock.now().getTime() + LIMITS.temporaryPasswordHours * HOUR * 1000);
  const loginUrl = config.PUBLIC_URL && new URL('/login', config.PUBLIC_URL).href;
  const delivery = await database.transaction(async (tx) => {
    await consumeProof(tx, parts, { email, purpose: 'recovery', token });
    await store.putTemporaryPassword(tx, { memberId: member.id, passwordHash, expiresAt });
    await audit(tx, { kind: 'auth.temporary-password-issued', memberId: member.id });
    return sendMail(tx, temporaryPasswordMail(member.email, password, loginUrl));
  });
  // Who can read the member's mail is not kept out by who cannot.
  parts.known.remember(reply, member.id);
  return { delivery };
}

/**
 * Counts an attempt. In a browser that the member is known in, by that alone: whatever is guessed elsewhere, its owner has
 * a try. Elsewhere by account and address together, by address, and by account: the last slows everybody else down to
 * one try every few seconds, so for them it is a delay too, and who is kept waiting by it is told that a proof of the
 * e-mail makes the browser known. Nothing is a lock: all counters end by themselves.
 * @returns what to call after a success, which should not count
 * @throws {AppError} auth.login-slowed, request.too-many
 */
async function limitAttempts(
  { limits, known }: AccountParts,
  request: FastifyRequest,
  { email, memberId }: { email: string; memberId: string | undefined },
): Promise<() => Promise<void>> {
  const device = memberId && known.find(request, memberId);
  if (device) {
    const own = { key: `login-known:${memberId}:${device}`, max: 10, seconds: 10 * MINUTE };
    await limits.take(own);
    return () => limits.reset(own.key);
  }
  const client = clientOf(request);
  const own = { key: `login:${email}:${client}`, max: 10, seconds: 10 * MINUTE };
  const address = { key: `login-address:${client}`, max: 100, seconds: 10 * MINUTE };
  const account = { key: `login-account:${email}`, max: 50, seconds: HOUR };
  await limits.take(own, address);
  try {
    await limits.take(account);
  } catch (error) {
    if (!isTooMany(error)) throw error;
    await limits.take({ key: `login-slowly:${email}`, max: 1, seconds: 5 }).catch((slowed: unknown) => {
      throw isTooMany(slowed) ? new AppError('auth.login-slowed', { details: slowed.details ?? {} }) : slowed;
    });
  }
  return async () => {
    await limits.reset(own.key);
    await limits.giveBack(address.key);
    await limits.giveBack(account.key);
  };
}

const isTooMany = (error: unknown): error is AppError => error instanceof AppError && error.code === 'request.too-many';
