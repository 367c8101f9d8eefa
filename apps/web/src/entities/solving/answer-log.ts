import { type Answers, applyEvents, emptyRecord, type SolveEvent } from '@chulje/contract';

/** Where the log lies so that it outlives the page. */
export type KeepEvent = (seq: number, event: SolveEvent) => Promise<void>;

interface LogStart {
  /** Number of the last event that came before this log: another device's. */
  base: number;
  /** What the events up to `base` came to. */
  answers: Answers;
  /** What the device has kept, from `base` + 1 on. */
  events: readonly SolveEvent[];
}

const answersAfter = (answers: Answers, events: readonly SolveEvent[]): Answers =>
  applyEvents({ ...emptyRecord(), answers }, events).answers;

/**
 * What a student has done on this device, numbered. An event is kept on the device before it counts: only then does the
 * screen change, and only then is it sent.
 */
export class AnswerLog {
  private events: SolveEvent[];
  private base: number;
  /** How many of the events the device had kept before this page. */
  private keptCount: number;
  private current: Answers;
  private tail: Promise<unknown> = Promise.resolve();
  /** The device refused to keep an event: it is in the memory of the page alone. */
  isUnkept = false;

  constructor(
    { base, answers, events }: LogStart,
    private readonly keep: KeepEvent,
  ) {
    this.base = base;
    this.events = [...events];
    this.keptCount = events.length;
    this.current = answersAfter(answers, events);
  }

  get answers(): Answers {
    return this.current;
  }

  /** Number of the last event. */
  get last(): number {
    return this.base + this.events.length;
  }

  /** Number of the last event that the device had kept before this page. */
  get lastKept(): number {
    return this.base + this.keptCount;
  }

  /** The time that the last event claims; none goes back behind it. */
  get lastTime(): number {
    return this.events.at(-1)?.t ?? 0;
  }

  /** Keeps events one after the other; settled when the last of them counts. */
  append(...events: readonly SolveEvent[]): Promise<void> {
    const done = this.tail.then(() => this.take(events));
    this.tail = done;
    return done;
  }

  private async take(events: readonly SolveEvent[]): Promise<void> {
    for (const event of events) {
      const next = { ...event, t: Math.max(event.t, this.lastTime) };
      try {
        await this.keep(this.last + 1, next);
      } catch {
        this.isUnkept = true;
      }
      this.events.push(next);
      this.current = answersAfter(this.current, [next]);
    }
  }

  /**
   * The server has more than the device had kept: a device that stops dead can lose its last moments. What was done since
   * then in this page follows what the server has, under new numbers.
   */
  rebase(base: number, answers: Answers): Promise<void> {
    const done = this.tail.then(async () => {
      const fresh = this.events.slice(this.keptCount);
      this.base = base;
      this.events = [];
      this.keptCount = 0;
      this.current = answers;
      await this.take(fresh);
    });
    this.tail = done;
    return done;
  }

  /** Settled when everything asked for so far counts. */
  settled(): Promise<unknown> {
    return this.tail;
  }

  /** What follows an event, at most `max` of it, and the number of the first. What came before this log cannot be told. */
  after(seq: number, max: number): { from: number; events: SolveEvent[] } {
    const from = Math.max(seq, this.base) + 1;
    return { from, events: this.events.slice(from - this.base - 1, from - this.base - 1 + max) };
  }
}
