import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { purgeContacts } from './service.ts';

const EVERY_DAY = '43 4 * * *';

/** Forgets questions past the legal term of complaints. */
export async function startContactJob(queue: Queue, { db }: Database, clock: Clock): Promise<void> {
  await queue.work('purge-contacts', () => purgeContacts(db, clock.now()));
  await queue.schedule('purge-contacts', EVERY_DAY);
}
