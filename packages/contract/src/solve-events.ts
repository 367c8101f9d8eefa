import * as z from 'zod/mini';
import { ChoiceSchema } from './attempt-log.ts';
import { LIMITS } from './limits.ts';

/** Items are numbered as on the paper, from the exam's first number on. */
const ItemNumberSchema = z.int().check(z.minimum(1), z.maximum(200 + LIMITS.examItems));
const DAY_MS = 86_400_000;
const MsSchema = z.int().check(z.minimum(0), z.maximum((LIMITS.sittingDays + 1) * DAY_MS));
/** Milliseconds since the start of the attempt, as the device has it: a claim, the device's clock may be wrong. */
const ClaimedSchema = MsSchema;

export const SolveEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('선택'), t: ClaimedSchema, item: ItemNumberSchema, c: ChoiceSchema }),
  z.strictObject({ kind: z.literal('지움'), t: ClaimedSchema, item: ItemNumberSchema }),
  /** An item is left after it was looked at for `ms`. */
  z.strictObject({ kind: z.literal('이동'), t: ClaimedSchema, item: ItemNumberSchema, ms: MsSchema }),
  /** The page was away for `ms`: another window, another app. */
  z.strictObject({ kind: z.literal('신호'), t: ClaimedSchema, ms: MsSchema }),
]);
export type SolveEvent = z.infer<typeof SolveEventSchema>;
