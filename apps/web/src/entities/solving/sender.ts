import {
  type Acknowledgement,
  type Answers,
  type Attempt,
  LIMITS,
  type Receipt,
  type SolveEvent,
} from '@chulje/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { AnswerLog } from './answer-log.ts';

/** Nothing more can be written from here: another device goes on, or the attempt is gone. */
const ENDINGS = new Set(['solving.taken-over', 'solving.gone', 'solving.required']);
/** Rounds of one submission: more means that the server loses what it has said it had. */
const ROUNDS = 50;

export interface Ways {
  /** How the attempt stands. */
  standing(): Promise<Attempt>;
  save(from: number, events: SolveEvent[]): Promise<Acknowledgement>;
  submit(from: number, events: SolveEvent[]): Promise<{ ackSeq: number; receipt: Receipt | null }>;
  /** The receipt of an attempt that has ended otherwise; null when it has not. */
  receipt(): Promise<Receipt | null>;
}

export interface Hearers {
  onAcknowledged(acknowledgement: Acknowledgement): void;
  onReceipt(receipt: Receipt): void;
  /** Undefined when all is well again. */
  onTrouble(error: ApiError | undefined): void;
  onStopped(error: ApiError): void;
  /** The log goes on from what the server has. */
  onRebased(base: number, answers: Answers): Promise<void>;
}

/**
 * Brings the log to the server, in order, as often as it takes. What the server has is what it says itself, at each answer:
 * nothing on the device is taken as proof that an event arrived.
 */
export class Sender {
  private acknowledged = 0;
  /** Before the server has said what it has, nothing can be sent: the numbers might be taken. */
  private isSynced = false;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private isSubmitting = false;
  private isStopped = false;
  /** The attempt has ended without this page: at its last moment, or by the teacher. What is unsent still goes out. */
  private hasEnded = false;
  /** The server takes no more events of this attempt; it can still be submitted. */
  private isFull = false;

  constructor(
    private readonly log: AnswerLog,
    private readonly ways: Ways,
    private readonly hearers: Hearers,
  ) {}

  /** Events of the log that the server has not said it has; none as long as nothing is known. */
  private get unsent(): number {
    return this.isFull || !this.isSynced ? 0 : Math.max(0, this.log.last - this.acknowledged);
  }

  /** Whether the server may lack something. */
  get isBehind(): boolean {
    return !this.isStopped && (!this.isSynced || this.unsent > 0 || this.isSubmitting);
  }

  /** Everything goes out, then the submission; from now on it is asked for until there is a receipt. */
  submit(): Promise<void> {
    this.isSubmitting = true;
    return this.send();
  }

  /** Sends what is there now; while that is under way, once more after it. Never throws. */
  send(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.isAskedAgain = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  /** Asks how it stands without anything to send: shows that somebody is here, and brings the time that is left. */
  async ask(): Promise<void> {
    if (this.running || this.isStopped) return this.running;
    await this.attempt(async () => {
      await this.sync();
      this.hear(await this.ways.save(this.acknowledged + 1, []));
      if (this.hasEnded && this.unsent === 0) await this.takeReceipt();
    });
  }

  /** For a page that goes away: what is unsent, without waiting for an answer. */
  takeUnsent(): { from: number; events: SolveEvent[] } | undefined {
    const part = this.log.after(this.acknowledged, LIMITS.eventsPerPost);
    return !this.isSynced || this.isStopped || this.isFull || part.events.length === 0 ? undefined : part;
  }

  private async run(): Promise<void> {
    while (this.isAskedAgain && !this.isStopped) {
      this.isAskedAgain = false;
      await this.attempt(async () => {
        await this.log.settled();
        await this.sync();
        await this.sendEvents();
        if (this.hasEnded && this.unsent === 0) await this.takeReceipt();
        if (this.isSubmitting && !this.isStopped) await this.sendSubmission();
      });
    }
  }

  private async sync(): Promise<void> {
    if (this.isSynced) return;
    const standing = await this.ways.standing();
    if (standing.ackSeq > this.log.lastKept) {
      await this.hearers.onRebased(standing.ackSeq, standing.answers);
      await this.log.rebase(standing.ackSeq, standing.answers);
    }
    this.isSynced = true;
    this.hear(standing);
  }

  private async sendEvents(): Promise<void> {
    while (this.unsent > 0) {
      const { from, events } = this.log.after(this.acknowledged, LIMITS.eventsPerPost);
      const before = this.acknowledged;
      try {
        this.hear(await this.ways.save(from, events));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'solving.too-many-events') throw error;
        this.isFull = true;
        this.hearers.onTrouble(error);
      }
      // Neither further nor back: the same again would bring the same, now.
      if (this.acknowledged === before) return;
    }
  }

  private async sendSubmission(): Promise<void> {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const rest = this.isFull
        ? { from: this.acknowledged + 1, events: [] }
        : this.log.after(this.acknowledged, LIMITS.eventsPerPost);
      const { ackSeq, receipt } = await this.ways.submit(rest.from, rest.events);
      if (receipt) return this.end(receipt);
      this.acknowledged = ackSeq;
      await this.sendEvents();
    }
  }

  private hear(acknowledgement: Acknowledgement): void {
    this.acknowledged = acknowledgement.ackSeq;
    this.hasEnded = acknowledgement.state !== '푸는 중';
    this.hearers.onTrouble(undefined);
    this.hearers.onAcknowledged(acknowledgement);
  }

  private end(receipt: Receipt): void {
    this.isStopped = true;
    this.hearers.onTrouble(undefined);
    this.hearers.onReceipt(receipt);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const told = error instanceof ApiError ? error : new ApiError({ code: 'network', message: String(error) }, 0);
      if (told.code === 'solving.submitted') return this.attempt(() => this.takeReceipt());
      if (!ENDINGS.has(told.code)) return this.hearers.onTrouble(told);
      this.isStopped = true;
      this.hearers.onStopped(told);
    }
  }

  private async takeReceipt(): Promise<void> {
    const receipt = await this.ways.receipt();
    if (receipt) this.end(receipt);
  }
}
