import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { closeOverdue } from './attempts.ts';
import { purgeSittings } from './service.ts';
import { tallyClosed } from './tally.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '47 * * * *';

/** Ends attempts whose time is over, tallies what has closed, and erases sittings whose date has come, by the clock. */
export async function startSittingJobs(queue: Queue, database: Database, clock: Clock): Promise<void> {
  await queue.work('close-attempts', async () => {
    await closeOverdue(database, clock.now());
    await tallyClosed(database, clock.now());
  });
  await queue.schedule('close-attempts', EVERY_MINUTE);
  await queue.work('purge-sittings', () => purgeSittings(database, clock.now()));
  await queue.schedule('purge-sittings', EVERY_HOUR);
}
