import { draftOwner } from '../drafts/draft-owner.ts';

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
  /** What the server calls it, once it has answered. */
  id?: string;
}

/** Names of what may be on its way. */
type PendingName = 'generation' | 'set';

const here = () => location.pathname + location.search;
const keyOf = (name: PendingName) => `${PREFIX}${draftOwner()}.${name}`;

/** Keeps a request before it is sent. The same one again, its outcome still unknown, goes under the same key. */
export function keepPending<R>(name: PendingName, request: R): Pending<R> {
  const known = read<R>(name);
  const isSame = JSON.stringify(known?.request) === JSON.stringify(request);
  const pending = { key: known && isSame ? known.key : crypto.randomUUID(), place: here(), request };
  sessionStorage.setItem(keyOf(name), JSON.stringify(pending));
  return pending;
}

/** What was sent from this address and has not ended yet. */
export function pendingHere<R>(name: PendingName): Pending<R> | null {
  const known = read<R>(name);
  return known?.place === here() ? known : null;
}

export function dropPending(name: PendingName): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Keeps beside a request, if it is still kept, what the server calls what it began. */
export function namePending(name: PendingName, key: string, id: string): void {
  const known = read(name);
  if (known?.key === key) sessionStorage.setItem(keyOf(name), JSON.stringify({ ...known, id }));
}

/** Forgets the request that began this: its outcome has been told. */
export function dropPendingOf(id: string): void {
  for (const name of ['generation', 'set'] as const) if (read(name)?.id === id) dropPending(name);
}

function read<R>(name: PendingName): Pending<R> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Pending<R> | null;
  } catch {
    return null;
  }
}
