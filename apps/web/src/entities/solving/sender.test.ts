import {
  type Acknowledgement,
  type Answers,
  type Attempt,
  LIMITS,
  type Receipt,
  type SolveEvent,
} from '@chulje/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { AnswerLog } from './answer-log.ts';
import { Sender } from './sender.ts';

const choice = (item: number, c: number, t = 0): SolveEvent => ({ kind: '선택', t, item, c });
const lost = () => new ApiError({ code: 'network', message: '' }, 0);

const RECEIPT: Receipt = {
  state: '제출',
  number: 'ABCDEFGH',
  submittedAt: '2026-11-23T00:00:00.000Z',
  answered: 1,
  blank: [],
  lateEvents: 0,
  isKeptApart: false,
  lateTaken: null,
};

/** A server as the contract has it: takes what follows what it has, passes over what it has, and may lose answers. */
class StandIn {
  readonly events: SolveEvent[] = [];
  posts: number[] = [];
  isSubmitted = false;
  /** Ended at its last moment: what comes is kept apart. */
  isClosed = false;
  /** Taken from the front at each call: before it is heard, or before its answer arrives. */
  cuts: ('before' | 'after' | undefined)[] = [];
  refusal: ApiError | undefined;

  private async call<T>(work: () => T): Promise<T> {
    const cut = this.cuts.shift();
    if (cut === 'before') throw lost();
    if (this.refusal) throw this.refusal;
    const answer = work();
    if (cut === 'after') throw lost();
    return answer;
  }
  private take(from: number, events: readonly SolveEvent[]): void {
    this.posts.push(events.length);
    if (from > this.events.length + 1) return;
    const fresh = events.slice(this.events.length + 1 - from);
    if (fresh.length > 0 && this.isSubmitted) throw new ApiError({ code: 'solving.submitted', message: '' }, 409);
    this.events.push(...fresh);
  }
  private acknowledgement(): Acknowledgement {
    const state = this.isSubmitted ? '제출' : this.isClosed ? '마감' : '푸는 중';
    return { ackSeq: this.events.length, state, now: '', deadlineAt: '', remainingMs: 0, isKeptApart: false };
  }
  readonly ways = {
    standing: () => this.call(() => ({ ...this.acknowledgement(), answers: this.answers }) as Attempt),
    save: (from: number, events: SolveEvent[]) =>
      this.call(() => {
        this.take(from, events);
        return this.acknowledgement();
      }),
    submit: (from: number, events: SolveEvent[]) =>
      this.call(() => {
        this.take(from, events);
        if (this.events.length < from + events.length - 1) return { ackSeq: this.events.length, receipt: null };
        this.isSubmitted = true;
        return { ackSeq: this.events.length, receipt: RECEIPT };
      }),
    receipt: () => this.call(() => (this.isSubmitted || this.isClosed ? RECEIPT : null)),
  };
  get answers(): Answers {
    return answersOf(this.events);
  }
}

const answersOf = (events: readonly SolveEvent[]): Answers =>
  new AnswerLog({ base: 0, answers: {}, events }, async () => {}).answers;
const choices = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).flatMap(([item, { c }]) => (c > 0 ? [[item, c]] : [])));

/** What a device keeps, and the page on it. */
class Device {
  readonly kept = new Map<number, SolveEvent>();
  receipt: Receipt | undefined;
  trouble: ApiError | undefined;
  stopped: ApiError | undefined;
  base = 0;
  answers: Answers = {};
  log!: AnswerLog;
  sender!: Sender;

  constructor(readonly server: StandIn) {
    this.reload();
  }
  /** Nothing in the memory of the page is left; whatever it had of the server is asked anew. */
  reload(): void {
    const events: SolveEvent[] = [];
    for (let event = this.kept.get(this.base + 1); event; event = this.kept.get(this.base + 1 + events.length))
      events.push(event);
    this.log = new AnswerLog({ base: this.base, answers: this.answers, events }, async (seq, event) => {
      this.kept.set(seq, event);
    });
    this.sender = new Sender(this.log, this.server.ways, {
      onAcknowledged: () => {},
      onReceipt: (receipt) => {
        this.receipt = receipt;
      },
      onTrouble: (error) => {
        this.trouble = error;
      },
      onStopped: (error) => {
        this.stopped = error;
      },
      onRebased: async (base, answers) => {
        this.base = base;
        this.answers = answers;
      },
    });
  }
}

describe('the log', () => {
  it('counts an event only once the device has kept it, and each after the one before', async () => {
    const order: number[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const log = new AnswerLog({ base: 3, answers: {}, events: [] }, async (seq) => {
      await gate;
      order.push(seq);
    });
    const done = [log.append(choice(1, 2)), log.append(choice(2, 5))];
    await Promise.resolve();
    expect([log.last, log.answers]).toEqual([3, {}]);
    release();
    await Promise.all(done);
    expect(order).toEqual([4, 5]);
    expect(choices(log.answers)).toEqual({ 1: 2, 2: 5 });
  });

  it('goes on in memory when the device refuses, and says so; time never runs backwards', async () => {
    const log = new AnswerLog({ base: 0, answers: {}, events: [] }, () => Promise.reject(new Error('full')));
    await log.append(choice(1, 2, 500), choice(1, 3, 20));
    expect([choices(log.answers), log.isUnkept]).toEqual([{ 1: 3 }, true]);
    expect(log.after(0, 10).events.map(({ t }) => t)).toEqual([500, 500]);
  });
});

describe('the sender', () => {
  it('sends again from what the server says it has, after a reload too, and in parts', async () => {
    const device = new Device(new StandIn());
    const { server } = device;
    const many = Array.from({ length: LIMITS.eventsPerPost + 5 }, (_, at) => choice(1 + (at % 7), 1 + (at % 5)));
    await device.log.append(...many);
    server.cuts = ['before'];
    await device.sender.send();
    expect([server.events.length, device.trouble?.code]).toEqual([0, 'network']);
    device.reload();
    server.cuts = [undefined, 'after'];
    await device.sender.send();
    device.reload();
    await device.sender.send();
    expect(server.events).toEqual(many);
    expect(server.posts).toEqual([LIMITS.eventsPerPost, 5]);
    expect(device.trouble).toBeUndefined();
  });

  it('goes back when the server has less than it had said: it was set back to a copy', async () => {
    const device = new Device(new StandIn());
    await device.log.append(choice(1, 1), choice(2, 2), choice(3, 3));
    await device.sender.send();
    device.server.events.splice(1);
    await device.log.append(choice(4, 4));
    await device.sender.send();
    await device.sender.send();
    expect(choices(device.server.answers)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
  });

  it('follows what the server has when the device lost its last moments, and loses nothing done since', async () => {
    const device = new Device(new StandIn());
    await device.log.append(choice(1, 1), choice(2, 2), choice(3, 3));
    await device.sender.send();
    device.kept.delete(2);
    device.kept.delete(3);
    device.reload();
    await device.log.append(choice(4, 4), choice(1, 5));
    await device.sender.send();
    const all = { 1: 5, 2: 2, 3: 3, 4: 4 };
    expect(choices(device.server.answers)).toEqual(all);
    expect(choices(device.log.answers)).toEqual(all);
    device.reload();
    expect(choices(device.log.answers)).toEqual(all);
  });

  it('says that it was submitted on the receipt alone, and asks until it has one', async () => {
    const device = new Device(new StandIn());
    await device.log.append(choice(1, 1));
    device.server.cuts = [undefined, undefined, 'after'];
    await device.sender.submit();
    expect([device.server.isSubmitted, device.receipt, device.sender.isBehind]).toEqual([true, undefined, true]);
    await device.sender.send();
    expect([device.receipt, device.sender.isBehind]).toEqual([RECEIPT, false]);
  });

  it('takes the receipt of an attempt that another tab has submitted', async () => {
    const device = new Device(new StandIn());
    await device.sender.send();
    device.server.isSubmitted = true;
    await device.log.append(choice(1, 1));
    await device.sender.send();
    expect(device.receipt).toEqual(RECEIPT);
  });

  it('sends what is left of an attempt that has ended before it takes the receipt', async () => {
    const device = new Device(new StandIn());
    await device.sender.send();
    device.server.isClosed = true;
    await device.log.append(choice(1, 1), choice(2, 2));
    device.server.cuts = [undefined, 'after'];
    await device.sender.send();
    expect([device.server.events.length, device.receipt]).toEqual([2, undefined]);
    device.reload();
    device.server.cuts = [undefined, 'before'];
    await device.log.append(choice(3, 3));
    await device.sender.send();
    expect([device.server.events.length, device.receipt]).toEqual([2, undefined]);
    await device.sender.send();
    expect([choices(device.server.answers), device.receipt]).toEqual([{ 1: 1, 2: 2, 3: 3 }, RECEIPT]);
  });

  it.each(['solving.taken-over', 'solving.gone'])('stops for good at %s', async (code) => {
    const device = new Device(new StandIn());
    device.server.refusal = new ApiError({ code, message: '' }, 409);
    await device.log.append(choice(1, 1));
    await device.sender.send();
    device.server.refusal = undefined;
    await device.sender.send();
    expect([device.stopped?.code, device.server.events]).toEqual([code, []]);
  });

  it('submits an attempt of which the server takes no more events', async () => {
    const device = new Device(new StandIn());
    await device.log.append(choice(1, 1));
    await device.sender.send();
    const { save } = device.server.ways;
    device.server.ways.save = async () => {
      throw new ApiError({ code: 'solving.too-many-events', message: '너무 여러 번' }, 409);
    };
    await device.log.append(choice(1, 2));
    await device.sender.send();
    expect(device.trouble?.code).toBe('solving.too-many-events');
    device.server.ways.save = save;
    await device.sender.submit();
    expect([device.receipt, choices(device.server.answers)]).toEqual([RECEIPT, { 1: 1 }]);
  });

  it('brings the last choice of each item through any cuts and reloads', async () => {
    const step = fc.oneof(
      fc.record({
        does: fc.constant('choose' as const),
        item: fc.integer({ min: 1, max: 4 }),
        c: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        does: fc.constant('send' as const),
        cut: fc.constantFrom('before' as const, 'after' as const, undefined),
      }),
      fc.record({ does: fc.constant('reload' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const device = new Device(new StandIn());
        const expected: Record<number, number> = {};
        for (const each of steps) {
          if (each.does === 'choose') {
            await device.log.append(choice(each.item, each.c));
            expected[each.item] = each.c;
          } else if (each.does === 'send') {
            device.server.cuts = [each.cut];
            await device.sender.send();
          } else device.reload();
        }
        device.server.cuts = [];
        await device.sender.submit();
        expect(device.receipt).toEqual(RECEIPT);
        expect(choices(device.server.answers)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
