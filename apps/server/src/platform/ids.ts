import { createHash, randomBytes } from 'node:crypto';

/** An unguessable code of 128 random bits, 22 characters of A–Z a–z 0–9 - _. */
export function randomCode(): string {
  return randomBytes(16).toString('base64url');
}

/** SHA-256 in hex: how tokens are stored. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
