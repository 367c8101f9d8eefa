import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { emptyTrash } from './trash.ts';

/** Hourly rather than at one time of day: a computer that is off at night empties its trash too. */
const EVERY_HOUR = '17 * * * *';

/** Empties the trash of everyone, by the clock. */
export async function startTrashJob(queue: Queue, { db }: Database, clock: Clock): Promise<void> {
  await queue.work('empty-trash', async () => {
    await emptyTrash(db, clock.now());
  });
  await queue.schedule('empty-trash', EVERY_HOUR);
}
