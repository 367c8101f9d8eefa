import type { Database } from '../platform/db.ts';
import type { Queue } from '../platform/queue.ts';
import * as works from '../works/service.ts';
import type { Engine } from './engine.ts';
import { GenerationJournal } from './journal.ts';
import * as store from './store.ts';

const DAY_MS = 86_400_000;
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Nobody waits for it. */
const PATIENCE_MS = 120_000;

/** Asks again, by the clock, for the 핵심 논점 of passages that came without: a finished passage is not thrown away for them. */
export async function startLateGistJob(queue: Queue, database: Database, engine: Engine): Promise<void> {
  if (!engine.makeGist) return;
  await queue.work('late-gist', () => askLateGists(database, engine, new Date()));
  await queue.schedule('late-gist', EVERY_TEN_MINUTES);
}

/** Those of the last day that still have none; what it costs is added to their record. */
export async function askLateGists({ db }: Database, engine: Engine, now: Date): Promise<void> {
  for (const { row, content } of await store.listWithoutGist(db, engine.name, new Date(now.getTime() - DAY_MS))) {
    const journal = new GenerationJournal(engine, row.record);
    const gist = await engine.makeGist?.(content, row.seed + 1, {
      member: row.memberId,
      signal: AbortSignal.timeout(PATIENCE_MS),
      stage: async () => {},
      partial: () => {},
      record: (call) => journal.record(call),
      note: () => {},
    });
    await store.journalLater(db, row.id, {
      record: { ...row.record, ...journal.columns.record },
      cost: journal.columns.cost,
    });
    if (gist && gist.length > 0 && row.workCode) await works.addGist(db, row.memberId, row.workCode, gist);
  }
}
