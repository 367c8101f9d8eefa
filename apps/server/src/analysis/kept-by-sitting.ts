/** Attempts that are kept, of all sittings together: some 40 MB at the most. */
const MOST_ROWS = 20_000;

/**
 * What was read of sittings last, each as long as its state stays the same: an item that is looked at, a class that is picked, and every
 * student who asks for a report need the answers of all. Asked for twice at once, they are read once.
 */
export class KeptBySitting<Read extends { rows: readonly unknown[] }> {
  /** Who was asked for last comes last. */
  private readonly kept = new Map<string, { state: string; rows: number; whole: Promise<Read> }>();

  /** @param state of the sitting before it is read: what is read may be newer, and is then read again */
  async read(sitting: string, state: string, read: () => Promise<Read>): Promise<Read> {
    const before = this.kept.get(sitting);
    const entry = before?.state === state ? before : { state, rows: 0, whole: read() };
    this.kept.delete(sitting);
    this.kept.set(sitting, entry);
    try {
      const whole = await entry.whole;
      entry.rows = whole.rows.length;
      this.dropOldest();
      return whole;
    } catch (error) {
      if (this.kept.get(sitting) === entry) this.kept.delete(sitting);
      throw error;
    }
  }

  private dropOldest(): void {
    let rows = 0;
    for (const [sitting, entry] of [...this.kept].reverse()) {
      rows += entry.rows;
      if (rows > MOST_ROWS) this.kept.delete(sitting);
    }
  }
}
