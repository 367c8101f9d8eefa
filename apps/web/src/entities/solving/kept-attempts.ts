import type { Answers, Entry, Receipt, SolvableForm, SolveEvent } from '@chulje/contract';
import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { Standing } from './remaining-time.ts';

/** An attempt as this device keeps it: enough to go on with it after a reload without a network. */
export interface KeptAttempt {
  link: string;
  attempt: string;
  token: string;
  epoch: number;
  class: number;
  number: number;
  startedAt: string;
  entry: Entry;
  form: SolvableForm;
  /** What the server had when this device began: events up to `base` and what they came to. */
  base: number;
  answers: Answers;
  standing: Standing;
  /** When that was heard, by the device's clock: only how long ago it was is of use. */
  heardAt: number;
  wantsSubmit: boolean;
  receipt: Receipt | null;
  /** What only this student sees: items to look at again, options struck out by item number, the item last looked at. */
  flags: number[];
  struck: Record<string, number[]>;
  item: number;
}

type Key = string | readonly (string | number)[];

/** Keeps things while the page is open, where the browser refuses to keep them longer (private windows). */
const memory = new Map<string, unknown>();
let store: UseStore | undefined;
let refused: boolean | undefined;

/** Whether the browser keeps nothing beyond this page. */
export async function isKeepingRefused(): Promise<boolean> {
  if (refused === undefined) {
    try {
      store = createStore('chulje-solving', 'kept');
      await set('probe', 1, store);
      await del('probe', store);
      refused = false;
    } catch {
      refused = true;
    }
  }
  return refused;
}

async function write(key: Key, value: unknown): Promise<void> {
  if (await isKeepingRefused()) memory.set(JSON.stringify(key), value);
  else await set(key as IDBValidKey, value, store);
}

async function readAll(): Promise<[Key, unknown][]> {
  if (await isKeepingRefused()) return [...memory].map(([key, value]) => [JSON.parse(key) as Key, value]);
  return entries<Key & IDBValidKey, unknown>(store);
}

const attemptKey = (attempt: string): Key => ['attempt', attempt];
/** Events of another epoch are of another log. */
const eventKey = ({ attempt, epoch }: KeptAttempt, seq: number): Key => ['event', attempt, epoch, seq];
const tokenKey = (link: string, group: number, number: number): Key => ['token', link, group, number];

export const keepAttempt = (kept: KeptAttempt): Promise<void> => write(attemptKey(kept.attempt), kept);
export const keepEvent = (kept: KeptAttempt, seq: number, event: SolveEvent): Promise<void> =>
  write(eventKey(kept, seq), event);

/** Attempts of a sitting that this device keeps, whoever's. */
export async function keptAttemptsOf(link: string): Promise<KeptAttempt[]> {
  const all = await readAll();
  return all
    .filter(([key]) => key[0] === 'attempt')
    .map(([, value]) => value as KeptAttempt)
    .filter((kept) => kept.link === link);
}

/** The events of an attempt's log in order; what follows a gap is left out. */
export async function keptEventsOf(kept: KeptAttempt): Promise<SolveEvent[]> {
  const all = await readAll();
  const bySeq = new Map(
    all
      .filter(([key]) => key[0] === 'event' && key[1] === kept.attempt && key[2] === kept.epoch)
      .map(([key, value]) => [Number(key[3]), value as SolveEvent]),
  );
  const events: SolveEvent[] = [];
  for (let event = bySeq.get(kept.base + 1); event; event = bySeq.get(kept.base + 1 + events.length))
    events.push(event);
  return events;
}

/** After the receipt nothing of the log is needed, nor may it stay for whoever comes next to this device. */
export async function forgetEvents(kept: KeptAttempt): Promise<void> {
  const keys = (await readAll()).map(([key]) => key).filter((key) => key[0] === 'event' && key[1] === kept.attempt);
  if (await isKeepingRefused()) for (const key of keys) memory.delete(JSON.stringify(key));
  else await delMany(keys as IDBValidKey[], store);
}

/**
 * The token of an attempt that is about to start. It is kept before it is sent: when the answer is lost, the same token gets
 * the same attempt.
 */
export async function tokenFor(link: string, group: number, number: number): Promise<string> {
  const key = tokenKey(link, group, number);
  const known = (await isKeepingRefused())
    ? memory.get(JSON.stringify(key))
    : await get<string>(key as IDBValidKey, store);
  if (typeof known === 'string') return known;
  const token = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  await write(key, token);
  return token;
}

export async function forgetToken(link: string, group: number, number: number): Promise<void> {
  const key = tokenKey(link, group, number);
  if (await isKeepingRefused()) memory.delete(JSON.stringify(key));
  else await del(key as IDBValidKey, store);
}
