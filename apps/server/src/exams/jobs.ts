import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import { emptyExamTrash } from './service.ts';

const EVERY_HOUR = '27 * * * *';

/** Empties the trash of everyone's exams, by the clock. */
export async function startExamTrashJob(queue: Queue, { db }: Database, clock: Clock): Promise<void> {
  await queue.work('empty-exam-trash', () => emptyExamTrash(db, clock.now()));
  await queue.schedule('empty-exam-trash', EVERY_HOUR);
}
