import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Acknowledgement,
  type Answers,
  ATTEMPT_HEADER,
  type Attempt,
  type Receipt,
  type SolveEvent,
} from '@chulje/contract';
import { AnswerLog } from '../../../web/src/entities/solving/answer-log.ts';
import { Sender } from '../../../web/src/entities/solving/sender.ts';
import { ApiError } from '../../../web/src/lib/api-error.ts';

/** Of all requests, so many are lost on their way, and so many answers on theirs. */
const LOST = 0.06;
const UNHEARD = 0.06;
/** A process that was killed between two packets never answers. */
const ANSWER_MS = 10_000;

const lost = () => new ApiError({ code: 'network', message: '' }, 0);

/** Numbers from 0 to 1 that are the same for the same seed (xorshift). */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * A student's device with the log and the sender of the solving page, on a network that is cut at random. The page can be
 * loaded anew at any moment: what it was about is gone then, and only what the device has kept is left.
 */
export class StormStudent {
  /** The last choice of each item, 0 for one that was taken back. */
  readonly chosen = new Map<number, number>();
  receipt: Receipt | undefined;
  stopped: ApiError | undefined;
  lostRequests = 0;
  private readonly token = randomBytes(24).toString('hex');
  private readonly kept = new Map<number, SolveEvent>();
  private base = 0;
  private answers: Answers = {};
  private attempt = '';
  private epoch = 0;
  private cutUntil = 0;
  /** How often the page was loaded. */
  private page = 0;
  private log!: AnswerLog;
  private sender!: Sender;

  constructor(
    private readonly link: string,
    private readonly number: number,
    /** Addresses of the processes as they are now. */
    private readonly origins: () => readonly string[],
    private readonly random: () => number,
  ) {}

  /** Sits down; asks with the same token until it is heard. */
  async start(): Promise<void> {
    const body = { link: this.link, number: this.number, token: this.token };
    for (;;) {
      try {
        const begun = await this.call<Attempt>('POST', '/api/solve/start', body);
        this.attempt = begun.attempt;
        this.epoch = begun.epoch;
        this.base = begun.ackSeq;
        this.answers = begun.answers;
        return this.load();
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isFault) throw error;
        await sleep(100);
      }
    }
  }

  /** Chooses, sends, loads the page anew and loses the network by turns, until it is told to stop. */
  async live(items: readonly number[], isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const dice = this.random();
      if (dice < 0.5) await this.choose(items);
      else if (dice < 0.8) void this.sender.send();
      else if (dice < 0.88) this.load();
      else if (dice < 0.93) this.cutUntil = Date.now() + this.random() * 1_500;
      await sleep(30 + this.random() * 250);
    }
  }

  /** Hands in, through whatever comes in between, until the server's receipt is there. */
  async submit(): Promise<void> {
    while (!this.receipt && !this.stopped) {
      if (this.random() < 0.1) this.load();
      await Promise.race([this.sender.submit(), sleep(2 * ANSWER_MS)]);
      await sleep(50 + this.random() * 200);
    }
  }

  private async choose(items: readonly number[]): Promise<void> {
    const item = items[Math.floor(this.random() * items.length)] ?? 1;
    const c = Math.floor(this.random() * 6);
    await this.log.append(c === 0 ? { kind: '지움', t: 0, item } : { kind: '선택', t: 0, item, c });
    this.chosen.set(item, c);
  }

  private load(): void {
    this.page += 1;
    const { page } = this;
    const events: SolveEvent[] = [];
    for (let event = this.kept.get(this.base + 1); event; event = this.kept.get(this.base + 1 + events.length))
      events.push(event);
    this.log = new AnswerLog({ base: this.base, answers: this.answers, events }, async (seq, event) => {
      this.kept.set(seq, event);
    });
    const part = (from: number, of: SolveEvent[]) => ({ epoch: this.epoch, from, events: of });
    const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
      this.alive(page, () => this.call<T>(method, path, body));
    this.sender = new Sender(
      this.log,
      {
        standing: () => ask<Attempt>('GET', '/api/solve/attempt'),
        save: (from, of) => ask<Acknowledgement>('POST', '/api/solve/events', part(from, of)),
        submit: (from, of) => ask('POST', '/api/solve/submit', part(from, of)),
        receipt: async () => (await ask<{ receipt: Receipt | null }>('GET', '/api/solve/result')).receipt,
      },
      {
        onAcknowledged: () => {},
        onReceipt: (receipt) => {
          this.receipt = receipt;
        },
        onTrouble: () => {},
        onStopped: (error) => {
          this.stopped = error;
        },
        onRebased: async (base, answers) => {
          this.base = base;
          this.answers = answers;
        },
      },
    );
    void this.sender.send();
  }

  /** A page that is gone neither sends nor hears anything more, though what it had sent goes its way. */
  private async alive<T>(page: number, work: () => Promise<T>): Promise<T> {
    const gone = () => new Promise<T>(() => {});
    if (page !== this.page) return gone();
    try {
      const answer = await work();
      return page === this.page ? answer : gone();
    } catch (error) {
      if (page !== this.page) return gone();
      throw error;
    }
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const fate = this.random();
    if (Date.now() < this.cutUntil || fate < LOST) {
      this.lostRequests += 1;
      throw lost();
    }
    const origins = this.origins();
    const origin = origins[Math.floor(this.random() * origins.length)] ?? '';
    let response: Response;
    let text: string;
    try {
      response = await fetch(origin + path, {
        method,
        headers: {
          origin,
          ...(this.attempt && { [ATTEMPT_HEADER]: `${this.attempt}.${this.token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      text = await response.text();
    } catch {
      this.lostRequests += 1;
      throw lost();
    }
    if (!response.ok) throw new ApiError(JSON.parse(text), response.status);
    if (fate > 1 - UNHEARD) {
      this.lostRequests += 1;
      throw lost();
    }
    return JSON.parse(text) as T;
  }
}
