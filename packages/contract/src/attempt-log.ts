import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import type { SolveEvent } from './solve-events.ts';

/**
 * What a student does on an attempt (풀이), as numbered events, and what they come to. The browser keeps the log and the
 * server what it comes to: both by `applyEvents`, so that they say the same.
 */

export const ChoiceSchema = z.int().check(z.minimum(1), z.maximum(LIMITS.optionsPerItem));

/** `c`: the choice that stands, 0 for none; `first`: the first choice; `changes`: how often it became another one or none. */
export const AnswerSchema = z.object({
  c: z.int().check(z.minimum(0), z.maximum(LIMITS.optionsPerItem)),
  first: ChoiceSchema,
  changes: z.int().check(z.minimum(0)),
});

/** By item number; an item that was never answered has no entry. */
export const AnswersSchema = z.record(z.string(), AnswerSchema);
export type Answers = z.infer<typeof AnswersSchema>;

/** By item number: how long it was looked at, in how many visits. */
export const TimesSchema = z.record(
  z.string(),
  z.object({ ms: z.int().check(z.minimum(0)), visits: z.int().check(z.minimum(0)) }),
);
export type Times = z.infer<typeof TimesSchema>;

/** How often and how long the page was away: facts, never a verdict. */
export const SignalsSchema = z.object({
  aways: z.int().check(z.minimum(0)),
  awayMs: z.int().check(z.minimum(0)),
});
export type Signals = z.infer<typeof SignalsSchema>;

/** What the events of an attempt come to. */
export interface AttemptRecord {
  answers: Answers;
  times: Times;
  signals: Signals;
}

export const emptyRecord = (): AttemptRecord => ({ answers: {}, times: {}, signals: { aways: 0, awayMs: 0 } });

/** What a record comes to after these events, in their order. */
export function applyEvents(record: AttemptRecord, events: readonly SolveEvent[]): AttemptRecord {
  const answers = { ...record.answers };
  const times = { ...record.times };
  let { aways, awayMs } = record.signals;
  for (const event of events) {
    if (event.kind === '신호') {
      aways += 1;
      awayMs += event.ms;
    } else if (event.kind === '이동') {
      const { ms, visits } = times[event.item] ?? { ms: 0, visits: 0 };
      times[event.item] = { ms: ms + event.ms, visits: visits + 1 };
    } else {
      const before = answers[event.item];
      const c = event.kind === '선택' ? event.c : 0;
      // Taking nothing back, or choosing the same again, changes nothing.
      if ((before?.c ?? 0) === c) continue;
      answers[event.item] = before ? { ...before, c, changes: before.changes + 1 } : { c, first: c, changes: 0 };
    }
  }
  return { answers, times, signals: { aways, awayMs } };
}
