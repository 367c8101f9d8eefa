import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { atDepth } from '../testing/depth.ts';
import { giveExam, Solver, teacherWithExam } from '../testing/sittings.ts';

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const MINUTES = 10;
const LATE = 3;

/** What can happen to a student who solves. */
const commands = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      item: fc.integer({ min: 1, max: 3 }),
      c: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      cut: fc.constantFrom(undefined, 'before' as const, 'after' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other device' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('old device sends' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('more time' as const) }) },
);
type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never;

/** What should be on the server: the last choice of each item by number of event, and nothing of a device that lost its right. */
class Model {
  choices = new Map<number, number>();
  apart: Map<number, number> | undefined;
  state = '푸는 중';
  seq = 0;
  elapsed = 0;
  extra = 0;

  get isOver(): boolean {
    return this.elapsed >= MINUTES + this.extra + LATE;
  }

  /** The server takes these choices, where it takes any. */
  take(choices: readonly { item: number; c: number }[]): void {
    if (this.state === '푸는 중' && this.isOver) this.state = '마감';
    if (this.state === '제출') return;
    this.seq += choices.length;
    const target = this.state === '마감' ? new Map(this.apart ?? this.choices) : this.choices;
    for (const { item, c } of choices) target.set(item, c);
    if (this.state === '마감' && !same(target, this.apart ?? this.choices)) this.apart = target;
  }
}

const standing = (choices: ReadonlyMap<number, number>) =>
  Object.fromEntries([...choices].filter(([, c]) => c > 0).toSorted(([one], [other]) => one - other));
const same = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) =>
  JSON.stringify(standing(one)) === JSON.stringify(standing(other));

describe.each(DATABASES)('whatever happens while solving on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    let teacher: TestClient;
    let link: string;
    const slips = new Map<number, string>();
    let number = 0;
    beforeAll(async () => {
      app = await startTestApp(kind);
      const own = await teacherWithExam(app, { items: 3, forms: 1 });
      teacher = own.teacher;
      const seats = Array.from({ length: 500 }, (_, at) => ({ number: at + 1 }));
      const closesAt = new Date(app.clock.now().getTime() + 300 * DAY_MS).toISOString();
      const rules = { seatRule: '명단', hasSlips: true, seats, closesAt, minutes: MINUTES, lateMinutes: LATE };
      const given = await giveExam(teacher, own.exam, app.clock.now(), rules);
      link = given.body.code;
      for (const one of (await teacher.post(`/api/sittings/${link}/slips`)).body) slips.set(one.number, one.slip);
    });
    afterAll(() => app.stop());

    it('the server has the last choice of each item that reached it in time', { timeout: 600_000 }, async () => {
      const ends = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(commands, { minLength: 5, maxLength: 25 }), async (list) => {
          number += 1;
          ends.add(await run(list));
        }),
        { numRuns: atDepth(25, 300), seed: 27 },
      );
      expect([...ends].toSorted()).toEqual(['마감', '제출', '푸는 중']);
    });

    /** Each command on server and model, which must agree after it. */
    async function run(list: readonly Command[]): Promise<string> {
      const slip = slips.get(number);
      const model = new Model();
      let device = new Solver(app.client(), link, number);
      let old: Solver | undefined;
      await device.start({ slip });
      /** Choices of this device that the server has not. */
      let unsent: { item: number; c: number }[] = [];
      const seat = await seatCode();
      for (const command of list) {
        if (command.kind === 'choose') {
          device.choose(command.item, command.c);
          unsent.push(command);
        } else if (command.kind === 'send') {
          const isNew = unsent.length > 0;
          const answer = await device.send(command.cut);
          if (command.cut === 'before') continue;
          const wasSubmitted = model.state === '제출';
          model.take(unsent);
          if (answer) expect(answer.status).toBe(isNew && wasSubmitted ? 409 : 200);
          if (!wasSubmitted) unsent = [];
        } else if (command.kind === 'reload') await device.reload();
        else if (command.kind === 'other device') {
          if (model.state === '푸는 중' && model.isOver) model.state = '마감';
          const next = new Solver(app.client(), link, number);
          const answer = await next.start({ slip });
          if (model.state !== '푸는 중') expect(answer.body.code).toBe('solving.no-attempts-left');
          else {
            expect(answer.body).toMatchObject({ attempt: device.attempt, ackSeq: model.seq });
            [old, device, unsent] = [device, next, []];
          }
        } else if (command.kind === 'old device sends' && old) {
          old.choose(1, 1);
          expect((await old.send())?.body.code).toBe('solving.taken-over');
        } else if (command.kind === 'submit') {
          const wasSubmitted = model.state === '제출';
          await device.reload();
          const answer = await device.submit();
          if (wasSubmitted) expect(answer.status).toBe(unsent.length > 0 ? 409 : 200);
          else {
            model.take(unsent);
            unsent = [];
            if (model.state === '푸는 중') model.state = '제출';
            expect(answer.body.receipt).toMatchObject({
              state: model.state,
              answered: Object.keys(standing(model.choices)).length,
            });
          }
        } else if (command.kind === 'wait') {
          app.clock.advance(command.minutes * MINUTE);
          model.elapsed += command.minutes;
        } else if (command.kind === 'more time') {
          // What is over is over; a test of its own says that more time comes too late then.
          if (model.isOver) continue;
          model.extra += 5;
          await teacher.patch(`/api/sittings/${link}/seats/${seat}`, { extraMinutes: model.extra });
        }
        await compare(device, model);
      }
      return model.state;
    }

    async function compare(device: Solver, model: Model): Promise<void> {
      if (model.state === '푸는 중' && model.isOver) model.state = '마감';
      const { body } = await device.ask('GET', '/api/solve/attempt');
      const answers = Object.entries(body.answers as Record<string, { c: number }>);
      expect({
        answers: Object.fromEntries(answers.filter(([, { c }]) => c > 0).map(([item, { c }]) => [item, c])),
        state: body.state,
        seq: body.ackSeq,
        isKeptApart: body.isKeptApart,
      }).toEqual({
        answers: standing(model.choices),
        state: model.state,
        seq: model.seq,
        isKeptApart: model.apart !== undefined && !same(model.apart, model.choices),
      });
    }

    async function seatCode(): Promise<string> {
      const { rows } = await app.database.raw()(
        `select code from seat where sitting_code = '${link}' and number = ${number}`,
      );
      return String(rows[0]?.code);
    }
  });
});
