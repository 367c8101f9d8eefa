import { hash, verify } from '@node-rs/argon2';

/** argon2id at the OWASP floor: 19 MiB, two passes, one lane (SECURITY.md row 4). The library's default algorithm is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of a password nobody has, so that unknown e-mails cost as long as known ones. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), PARAMETERS);
}

/** True when the password belongs to the hash; with no hash it takes as long and is false. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
}
