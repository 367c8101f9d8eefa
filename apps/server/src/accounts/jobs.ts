import { tidyMails } from '../mail/service.ts';
import type { Queue } from '../platform/queue.ts';
import { deleteExpiredCodes } from './code-store.ts';
import type { AccountParts } from './parts.ts';
import { deleteExpiredSessions } from './session-store.ts';
import { deleteOutdated } from './store.ts';
import { type Leaving, purgeRetained } from './withdrawal.ts';

type PurgeParts = Pick<AccountParts, 'database' | 'clock' | 'limits'>;

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Forgets in the course of time what has run out. */
export async function startPurgeJob(queue: Queue, parts: PurgeParts, leaving: readonly Leaving[]): Promise<void> {
  await queue.work('purge-accounts', () => purgeAccounts(parts, leaving));
  await queue.schedule('purge-accounts', EVERY_TEN_MINUTES);
}

/** Sessions, codes, temporary passwords, counters, the memory of who left, and records past their legal term. */
export async function purgeAccounts(parts: PurgeParts, leaving: readonly Leaving[]): Promise<void> {
  const { database, clock, limits } = parts;
  const now = clock.now();
  await deleteExpiredSessions(database.db, now);
  await deleteExpiredCodes(database.db, now);
  await deleteOutdated(database.db, now);
  await limits.purge();
  await tidyMails(database);
  await purgeRetained(parts, leaving);
}
