/** What was worked out of texts, kept for the last few of them: one text is asked of many times in a row. */
export class TextCache {
  private readonly kept = new Map<string, Map<unknown, unknown>>();

  /** What `work` makes of the text; done once while the text is among the last asked of. */
  of<Result>(text: string, work: (text: string) => Result): Result {
    const results = this.kept.get(text) ?? new Map<unknown, unknown>();
    // Again, behind the others: the first is the one that has rested longest.
    this.kept.delete(text);
    this.kept.set(text, results);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= TEXTS) break;
      this.kept.delete(oldest);
    }
    if (!results.has(work)) results.set(work, work(text));
    return results.get(work) as Result;
  }
}

/** What is kept of one takes some megabytes. */
const TEXTS = 4;
