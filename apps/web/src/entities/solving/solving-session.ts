import {
  type Acknowledgement,
  type AnswerFile,
  type Answers,
  ERRORS,
  type Receipt,
  type SolveEvent,
} from '@chulje/contract';
import { AnswerLog } from './answer-log.ts';
import { holdTab } from './hold-tab.ts';
import {
  forgetEvents,
  isKeepingRefused,
  type KeptAttempt,
  keepAttempt,
  keepEvent,
  keptEventsOf,
} from './kept-attempts.ts';
import { RemainingTime } from './remaining-time.ts';
import { Sender } from './sender.ts';
import { askAttempt, askResult, save, saveOnLeaving, submit } from './solving-calls.ts';

/** 다른 창: this page only shows what another tab goes on with. */
export type Phase = '푸는 중' | '제출하는 중' | '끝' | '다른 창' | '다른 기기' | '없어짐';

export interface SolvingState {
  phase: Phase;
  answers: Answers;
  item: number;
  flags: readonly number[];
  struck: Readonly<Record<string, readonly number[]>>;
  /** Why the last sending did not arrive. */
  trouble: string | undefined;
  isBehind: boolean;
  /** The device keeps nothing beyond this page. */
  isUnkept: boolean;
  receipt: Receipt | null;
}

const SECOND_MS = 1000;
/** Ticks of a second between two sendings, and between two questions how it stands. */
const SEND_EVERY = 3;
const ASK_EVERY = 20;
/** A shorter look at an item is a way past it. */
const LOOK_MS = 500;

/** One attempt in this page: log, sending, time, and what the screen shows of them. */
export class SolvingSession {
  state: SolvingState;
  readonly time: RemainingTime;
  private readonly watchers = new Set<() => void>();
  private readonly sender: Sender;
  private ticks = 0;
  private lookedSince = performance.now();
  private awaySince: number | undefined;
  private isAskingForTime = false;

  private constructor(
    private kept: KeptAttempt,
    private readonly log: AnswerLog,
    isUnkept: boolean,
  ) {
    this.time = new RemainingTime(kept.startedAt, kept.standing, () => performance.now(), Date.now() - kept.heardAt);
    const own = kept;
    const part = (from: number, events: SolveEvent[]) => ({ epoch: own.epoch, from, events });
    this.sender = new Sender(
      log,
      {
        standing: () => askAttempt(own),
        save: (from, events) => save(own, part(from, events)),
        submit: (from, events) => submit(own, part(from, events)),
        receipt: async () => (await askResult(own)).receipt,
      },
      {
        onAcknowledged: (heard) => this.hear(heard),
        onReceipt: (receipt) => void this.end(receipt),
        onTrouble: (error) => this.show({ trouble: error?.message }),
        onStopped: ({ code }) => this.show({ phase: code === 'solving.taken-over' ? '다른 기기' : '없어짐' }),
        onRebased: (base, answers) => this.keep({ base, answers }),
      },
    );
    this.state = {
      phase: kept.wantsSubmit ? '제출하는 중' : '푸는 중',
      answers: log.answers,
      item: kept.item,
      flags: kept.flags,
      struck: kept.struck,
      trouble: undefined,
      isBehind: true,
      isUnkept,
      receipt: kept.receipt,
    };
  }

  /** Opens what the device keeps, and begins to send. `isTaking`: from another tab, should one hold it. */
  static async open(kept: KeptAttempt, isTaking: boolean): Promise<SolvingSession> {
    let session: SolvingSession | undefined;
    const isHeld = await holdTab(kept.attempt, isTaking, () => session?.show({ phase: '다른 창' }));
    // After the lock: the other tab has written its last.
    const log = new AnswerLog({ ...kept, events: await keptEventsOf(kept) }, (seq, event) =>
      keepEvent(kept, seq, event),
    );
    session = new SolvingSession(kept, log, await isKeepingRefused());
    if (kept.receipt) session.state = { ...session.state, phase: '끝' };
    else if (!isHeld) session.state = { ...session.state, phase: '다른 창' };
    else session.begin();
    return session;
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  get own(): KeptAttempt {
    return this.kept;
  }

  choose(item: number, c: number): Promise<void> {
    return this.write({ kind: '선택', t: this.time.elapsedMs, item, c });
  }

  clear(item: number): Promise<void> {
    return this.write({ kind: '지움', t: this.time.elapsedMs, item });
  }

  /** Another item comes into sight. */
  go(item: number): void {
    if (item === this.state.item) return;
    const left = this.lookEvent();
    this.show({ item });
    void this.keep({ item });
    if (left) void this.write(left, { isQuiet: true });
  }

  toggleFlag(item: number): void {
    const flags = toggled(this.state.flags, item);
    this.show({ flags });
    void this.keep({ flags });
  }

  /** An option is struck out, or no longer: the student's own note, which is not sent. */
  toggleStruck(item: number, option: number): void {
    const struck = { ...this.kept.struck, [item]: toggled(this.kept.struck[item] ?? [], option) };
    this.show({ struck });
    void this.keep({ struck });
  }

  /** From now on nothing can be changed; it is submitted as soon as the server can be reached. */
  async submit(): Promise<void> {
    if (this.state.phase !== '푸는 중') return;
    const left = this.lookEvent();
    this.show({ phase: '제출하는 중' });
    await this.keep({ wantsSubmit: true });
    if (left) await this.log.append(left);
    await this.sender.submit();
  }

  /** What the student has chosen, as a file for the teacher. */
  answerFile(): Blob {
    const { attempt } = this.kept;
    const file: AnswerFile = { attempt, answers: this.state.answers };
    return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
  }

  private begin(): void {
    setInterval(() => this.tick(), SECOND_MS);
    document.addEventListener('visibilitychange', () => this.turn(document.visibilityState === 'hidden'));
    window.addEventListener('pagehide', () => this.leave());
    window.addEventListener('online', () => void this.sender.send());
    void (this.kept.wantsSubmit ? this.sender.submit() : this.sender.send());
  }

  private tick(): void {
    this.ticks += 1;
    const { phase } = this.state;
    if (phase !== '푸는 중' && phase !== '제출하는 중') return;
    if (this.ticks % SEND_EVERY === 0 && this.sender.isBehind) void this.sender.send();
    else if (this.ticks % ASK_EVERY === 0) void this.sender.ask();
    if (phase === '푸는 중' && this.time.leftMs === 0) void this.timeIsUp();
    if (this.state.isBehind !== this.sender.isBehind) this.show({ isBehind: this.sender.isBehind });
  }

  /** The teacher may have given more time: the server is asked once before everything is handed in. */
  private async timeIsUp(): Promise<void> {
    if (this.isAskingForTime) return;
    this.isAskingForTime = true;
    await this.sender.ask();
    this.isAskingForTime = false;
    if (this.time.leftMs === 0) await this.submit();
  }

  private async write(event: SolveEvent, { isQuiet = false } = {}): Promise<void> {
    if (this.state.phase !== '푸는 중') return;
    await this.log.append(event);
    this.show({ answers: this.log.answers, isUnkept: this.state.isUnkept || this.log.isUnkept, isBehind: true });
    // Where a student looks can wait for the next turn.
    if (!isQuiet) await this.sender.send();
  }

  private hear({ now, remainingMs }: Acknowledgement): void {
    this.time.hear({ now, remainingMs });
    void this.keep({ standing: { now, remainingMs }, heardAt: Date.now() });
    this.show({ answers: this.log.answers, isBehind: this.sender.isBehind });
  }

  private async end(receipt: Receipt): Promise<void> {
    this.show({ phase: '끝', receipt, isBehind: false });
    await this.keep({ receipt, answers: this.log.answers, base: this.log.last });
    await forgetEvents(this.kept);
  }

  private turn(isAway: boolean): void {
    if (isAway) {
      this.awaySince = performance.now();
      this.leave();
      return;
    }
    this.lookedSince = performance.now();
    if (this.awaySince === undefined) return;
    const ms = Math.round(performance.now() - this.awaySince);
    this.awaySince = undefined;
    if (this.kept.entry.signals) void this.write({ kind: '신호', t: this.time.elapsedMs, ms });
    else void this.sender.send();
  }

  /** The page may not come back: what there is goes out without waiting for an answer. */
  private leave(): void {
    if (this.state.phase !== '푸는 중') return;
    const left = this.lookEvent();
    if (left) void this.write(left, { isQuiet: true });
    const part = this.sender.takeUnsent();
    if (part) saveOnLeaving(this.kept, { epoch: this.kept.epoch, ...part });
  }

  private lookEvent(): SolveEvent | undefined {
    const ms = Math.round(performance.now() - this.lookedSince);
    this.lookedSince = performance.now();
    return ms < LOOK_MS ? undefined : { kind: '이동', t: this.time.elapsedMs, item: this.state.item, ms };
  }

  private async keep(changes: Partial<KeptAttempt>): Promise<void> {
    // What another tab keeps now is newer.
    if (this.state.phase === '다른 창') return;
    this.kept = { ...this.kept, ...changes };
    await keepAttempt(this.kept).catch(() => this.show({ isUnkept: true }));
  }

  private show(changes: Partial<SolvingState>): void {
    this.state = { ...this.state, ...changes };
    for (const watcher of this.watchers) watcher();
  }
}

const toggled = (list: readonly number[], value: number): number[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** Why nothing more can be written from this page. */
export const ENDED_WORDS: Partial<Record<Phase, string>> = {
  '다른 창': '다른 창에서 풀고 있습니다. 이 창에서는 답을 바꿀 수 없습니다.',
  '다른 기기': ERRORS['solving.taken-over'].message,
  없어짐: ERRORS['solving.gone'].message,
};
