import { LIMITS, type QueuePlace } from '@chulje/contract';
import type { Database } from '../platform/db.ts';
import * as store from './store.ts';

/** Looked up at most so often by one process, however many wait. */
const FRESH_MS = 2_000;

/** Where generations stand in the queue of all processes. */
export class QueuePlaces {
  private readAt = Number.NEGATIVE_INFINITY;
  private places: Promise<Map<string, QueuePlace>> = Promise.resolve(new Map());

  constructor(private readonly database: Database) {}

  /** The place of a generation, when it waits behind others. */
  async of({ id, state }: Pick<store.GenerationRow, 'id' | 'state'>): Promise<QueuePlace | undefined> {
    if (state !== 'queued') return undefined;
    return (await this.current()).get(id);
  }

  /** Whether what comes now would wait longer than anybody does. */
  async isFull(): Promise<boolean> {
    const last = [...(await this.current()).values()].at(-1);
    return (last?.seconds ?? 0) > LIMITS.queueSeconds;
  }

  private current(): Promise<Map<string, QueuePlace>> {
    if (performance.now() - this.readAt > FRESH_MS) {
      this.readAt = performance.now();
      this.places = this.read();
      // A failure is told to whoever waits for this turn; the next turn asks again.
      this.places.catch(() => (this.readAt = Number.NEGATIVE_INFINITY));
    }
    return this.places;
  }

  private async read(): Promise<Map<string, QueuePlace>> {
    const { waiting, running } = await store.listQueue(this.database.db);
    // Looked at somewhere on its way, a generation is half done on average.
    const duration = Math.min(running.seconds * 2, LIMITS.generationSeconds);
    return new Map(
      waiting.map((id, ahead): [string, QueuePlace] => {
        const seconds = running.count === 0 ? null : Math.ceil((duration * (ahead + 1)) / running.count);
        return [id, { ahead, seconds }];
      }),
    );
  }
}
