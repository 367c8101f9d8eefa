import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { purgeTexts } from './service.ts';

const EVERY_HOUR = '37 * * * *';

/** Erases texts of generations that are deleted or old, by the clock. */
export async function startPurgeTextsJob(queue: Queue, { db }: Database, clock: Clock): Promise<void> {
  await queue.work('purge-generation-texts', async () => {
    await purgeTexts(db, clock.now());
  });
  await queue.schedule('purge-generation-texts', EVERY_HOUR);
}
