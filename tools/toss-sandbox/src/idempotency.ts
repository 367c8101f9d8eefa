import type { Clock } from './book.ts';
import { TossError } from './errors.ts';

const KEPT_FOR = 15 * 86_400_000;
const KEY_MAX = 300;

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/**
 * Answers by idempotency key. The scope is key, API key, method and address — not the body: one key used for two orders
 * gets the first one's answer, and a stored error comes again as it was.
 */
export class IdempotencyStore {
  private readonly entries = new Map<string, { at: number; answer: StoredAnswer | undefined }>();

  constructor(private readonly clock: Clock) {}

  /**
   * Runs the work once per key; a repeated call gets the stored answer. Work that throws leaves nothing behind.
   * @throws {TossError} INVALID_IDEMPOTENCY_KEY, or IDEMPOTENT_REQUEST_PROCESSING while the first call still runs
   */
  async run(key: string | undefined, scope: string, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    if (key === undefined) return work();
    if (key.length === 0 || key.length > KEY_MAX) throw new TossError('INVALID_IDEMPOTENCY_KEY');
    const id = `${scope}\n${key}`;
    const now = this.clock.now().getTime();
    const found = this.entries.get(id);
    if (found && now - found.at < KEPT_FOR) {
      if (!found.answer) throw new TossError('IDEMPOTENT_REQUEST_PROCESSING');
      return found.answer;
    }
    const entry: { at: number; answer: StoredAnswer | undefined } = { at: now, answer: undefined };
    this.entries.set(id, entry);
    try {
      entry.answer = await work();
      return entry.answer;
    } catch (error) {
      this.entries.delete(id);
      throw error;
    }
  }
}
