import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Characters of 128 bits in base64url. */
export const CODE_LENGTH = 22;

/** An unguessable code of 128 random bits: characters of A–Z a–z 0–9 - _. */
export function randomCode(): string {
  return randomBytes(16).toString('base64url');
}

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The id of a request in logs and errors: the trace that the browser began (W3C Trace Context), else one of our own. No
 * secret, so it may come from what Node draws ahead for many.
 */
export function requestIdOf(traceparent: string | string[] | undefined): string {
  return TRACE.exec(String(traceparent))?.[1] ?? randomUUID().replaceAll('-', '');
}

/** SHA-256 in hex: how tokens are stored. */
export function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
