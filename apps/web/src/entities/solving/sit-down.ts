import type { Entry } from '@chulje/contract';
import { forgetToken, type KeptAttempt, keepAttempt, tokenFor } from './kept-attempts.ts';
import { askForm, start } from './solving-calls.ts';

/** Who sits down: a number, no name. */
export interface Seat {
  class: number;
  number: number;
  slip?: string;
}

/**
 * Begins an attempt, or takes up the one that stands on this seat, and keeps on the device what a reload needs.
 * @throws {ApiError} as the call says
 */
export async function sitDown({ link }: Entry, seat: Seat): Promise<KeptAttempt> {
  const token = await tokenFor(link, seat.class, seat.number);
  const attempt = await start({ link, token, ...seat });
  const own = { attempt: attempt.attempt, token };
  const { entry, form } = await askForm(own);
  const kept: KeptAttempt = {
    ...own,
    link,
    epoch: attempt.epoch,
    class: attempt.class,
    number: attempt.number,
    startedAt: attempt.startedAt,
    entry,
    form,
    base: attempt.ackSeq,
    answers: attempt.answers,
    standing: { now: attempt.now, remainingMs: attempt.remainingMs },
    heardAt: Date.now(),
    wantsSubmit: false,
    receipt: null,
    flags: [],
    struck: {},
    item: form.sections[0]?.items[0]?.number ?? 1,
  };
  await keepAttempt(kept);
  await forgetToken(link, seat.class, seat.number);
  return kept;
}
