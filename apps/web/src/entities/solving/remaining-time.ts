/** What the server said of the time, and when the device heard it, by a clock of the device that only runs forward. */
export interface Standing {
  /** ISO time of the server. */
  now: string;
  remainingMs: number;
}

/**
 * The time of an attempt, by the server: the device's clock only says how long ago the server was heard, never what time it is.
 */
export class RemainingTime {
  private serverNow = 0;
  private remainingMs = 0;
  private heardAt = 0;

  /** @param clock milliseconds, running forward */
  constructor(
    private readonly startedAt: string,
    standing: Standing,
    private readonly clock: () => number,
    /** How long ago it was heard, where that was before a reload. */
    agoMs = 0,
  ) {
    this.hear(standing, agoMs);
  }

  hear({ now, remainingMs }: Standing, agoMs = 0): void {
    this.serverNow = Date.parse(now);
    this.remainingMs = remainingMs;
    this.heardAt = this.clock() - Math.max(0, agoMs);
  }

  get leftMs(): number {
    return Math.max(0, this.remainingMs - (this.clock() - this.heardAt));
  }

  /** Since the start of the attempt, as it is claimed with each event. */
  get elapsedMs(): number {
    const elapsed = this.serverNow - Date.parse(this.startedAt) + (this.clock() - this.heardAt);
    return Math.max(0, Math.round(elapsed));
  }
}
