import { draftOwner } from './drafts.ts';

/**
 * Requests on their way which a reload must not forget: sent again under the same idempotency key, they find what they
 * began. One of a name at a time, in this tab, and never another member's.
 */
const PREFIX = 'chulje.pending.';

export interface Pending<R> {
  key: string;
  /** The address it was sent from: another screen has nothing to do with its outcome. */
  place: string;
  request: R;
}

const here = () => location.pathname + location.search;
const keyOf = (name: string) => `${PREFIX}${draftOwner()}.${name}`;

/** Keeps a request before it is sent. The same one again, its outcome still unknown, goes under the same key. */
export function keepPending<R>(name: string, request: R): Pending<R> {
  const known = read<R>(name);
  const isSame = JSON.stringify(known?.request) === JSON.stringify(request);
  const pending = { key: known && isSame ? known.key : crypto.randomUUID(), place: here(), request };
  sessionStorage.setItem(keyOf(name), JSON.stringify(pending));
  return pending;
}

/** What was sent from this address and has not ended yet. */
export function pendingHere<R>(name: string): Pending<R> | null {
  const known = read<R>(name);
  return known?.place === here() ? known : null;
}

export function dropPending(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

function read<R>(name: string): Pending<R> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Pending<R> | null;
  } catch {
    return null;
  }
}
