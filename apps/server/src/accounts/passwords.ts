import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LIMITS } from '@chulje/contract';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../platform/errors.ts';
import type { RateLimits } from '../platform/rate-limit.ts';

/** argon2id at the OWASP floor: 19 MiB, two passes, one lane (SECURITY.md row 4). The library's default algorithm is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/** More at once would only take memory and processors from everything else. */
const AT_ONCE = Math.max(2, availableParallelism());
const WAITING_MAX = 200;
let running = 0;
const waiting: (() => void)[] = [];

/** A hash of a password nobody has, so that unknown e-mails cost as long as known ones. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), PARAMETERS));
}

/** True when the password belongs to the hash; with no hash it takes as long and is false. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(against, password.normalize('NFC')));
  return matches && typeof passwordHash === 'string';
}

/**
 * For what a screen left open must not be enough for: the member tells the password again.
 * @throws {AppError} auth.wrong-password at the field `currentPassword`; request.too-many after ten tries in ten minutes
 */
export async function requirePassword(
  limits: RateLimits,
  member: { id: string; passwordHash: string | null },
  password = '',
): Promise<void> {
  await limits.take({ key: `password:${member.id}`, max: 10, seconds: 600 });
  if (await verifyPassword(member.passwordHash, password)) return;
  const { message } = new AppError('auth.wrong-password');
  throw new AppError('auth.wrong-password', { fields: { currentPassword: message } });
}

/** True when the hash was made with other parameters than today's. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT);
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SPECIALS = '!@#$%^&*';

/**
 * A temporary password as the specification wants it: two letters, two digits, one special character and five of any,
 * shuffled. What looks alike (l, I, 1, o, O, 0) is left out, since people copy it by hand.
 */
export function makeTemporaryPassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const characters = [pick(LETTERS), pick(LETTERS), pick(DIGITS), pick(DIGITS), pick(SPECIALS)];
  while (characters.length < LIMITS.temporaryPasswordLength) characters.push(pick(LETTERS + DIGITS + SPECIALS));
  const shuffled: string[] = [];
  while (characters.length > 0) shuffled.push(...characters.splice(randomInt(characters.length), 1));
  return shuffled.join('');
}

/** Runs the work when its turn comes. @throws {AppError} server.busy when too many wait already */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new AppError('server.busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
