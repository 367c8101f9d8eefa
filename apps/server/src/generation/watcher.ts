import type { QueuePlace } from '@chulje/contract';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { QueuePlaces } from './places.ts';
import * as store from './store.ts';

const POLL_MS = 250;

/** Undefined when the generation is gone: its member has left. */
type Listener = (row: store.GenerationRow | undefined, place?: QueuePlace) => void;

/**
 * Follows generations for any number of streams of this process with one query a turn, and one more for what changed.
 * The database is the only channel, so it does not matter which process works on them.
 */
export class GenerationWatcher {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly seen = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly places: QueuePlaces,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Calls `listener` after each change until unsubscribed. Whether the caller may see `id` must be known before. */
  subscribe(id: string, listener: Listener): () => void {
    const set = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, set.add(listener));
    this.seen.delete(id);
    this.schedule();
    return () => {
      set.delete(listener);
      if (set.size === 0 && this.listeners.get(id) === set) {
        this.listeners.delete(id);
        this.seen.delete(id);
      }
    };
  }

  /** Resolves with the row once it ended; rejects when the signal aborts. */
  async waitForEnd(id: string, signal: AbortSignal): Promise<store.GenerationRow> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const unsubscribe = this.subscribe(id, (row) => {
        if (row && row.state !== 'done' && row.state !== 'failed') return;
        unsubscribe();
        if (row) resolve(row);
        else reject(new AppError('generation.not-found'));
      });
      signal.addEventListener('abort', () => {
        unsubscribe();
        reject(signal.reason);
      });
    });
  }

  /** Generations that somebody follows here. */
  get followed(): number {
    return this.listeners.size;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.poll(), POLL_MS);
  }

  private tell(id: string, row: store.GenerationRow | undefined, place?: QueuePlace): void {
    for (const listener of [...(this.listeners.get(id) ?? [])]) listener(row, place);
  }

  private async poll(): Promise<void> {
    const ids = [...this.listeners.keys()];
    try {
      const marks = ids.length > 0 ? await store.findMarks(this.database.db, ids) : [];
      const found = new Set(marks.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) this.tell(id, undefined);
      const changed = new Map<string, { mark: string; place: QueuePlace | undefined }>();
      for (const { id, state, stage, attempt, characters } of marks) {
        const place = await this.places.of({ id, state });
        const mark = `${state}/${stage}/${attempt}/${characters}/${place?.ahead}`;
        if (this.seen.get(id) !== mark) changed.set(id, { mark, place });
      }
      if (changed.size > 0) {
        for (const row of await store.findGenerations(this.database.db, [...changed.keys()])) {
          const { mark = '', place } = changed.get(row.id) ?? {};
          this.seen.set(row.id, mark);
          this.tell(row.id, row, place);
        }
      }
    } catch (error) {
      this.onError(error);
    }
    this.timer = undefined;
    if (this.listeners.size > 0) this.schedule();
  }
}
