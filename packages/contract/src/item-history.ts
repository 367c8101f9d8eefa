import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import type { Difficulty } from './item.ts';
import { PasCodeSchema } from './library.ts';

/**
 * What students made of an item in the sittings that have closed, as long as its words stay what they were. Of fewer than five
 * students at once nothing is kept. Figures are null where `SHOWN_FROM` withholds them.
 */

export const IntervalSchema = z.object({ low: z.number(), high: z.number() });
export type Interval = z.infer<typeof IntervalSchema>;

/** 정답률 that was seen. */
export const ObservedSchema = z.object({
  /** Sittings. */
  times: z.int(),
  students: z.int(),
  right: z.int(),
  facility: z.nullable(z.number()),
  interval: z.nullable(IntervalSchema),
});
export type Observed = z.infer<typeof ObservedSchema>;

const ItemHistorySchema = z.object({
  ...ObservedSchema.shape,
  /** Mean of the sittings', by their students. */
  discrimination: z.nullable(z.number()),
  blanks: z.int(),
  /** How many chose each option, as they stand in the item. */
  counts: z.array(z.int()),
  /** Sitting by sitting, the newest first. `at` is when it closed. */
  sittings: z.array(z.object({ at: z.string(), students: z.int(), right: z.int(), facility: z.nullable(z.number()) })),
});
export type ItemHistory = z.infer<typeof ItemHistorySchema>;
/** Null while there is none. */
export const NullableHistorySchema = z.nullable(ItemHistorySchema);

/** How hard an item is by the 정답률 that was seen: the nearest of what schools expect of 하, 중 and 상. */
export const observedDifficulty = (facility: number): Difficulty =>
  facility >= 0.7 ? '하' : facility >= 0.5 ? '중' : '상';

export const getItemHistory = defineCall({
  method: 'GET',
  path: '/api/items/:queCode/history',
  summary: '문항의 이력: 같은 글의 문항을 지금까지 푼 학생들의 정답률과 선지 선택',
  access: 'member',
  params: z.object({ queCode: PasCodeSchema }),
  answer: z.object({ history: NullableHistorySchema }),
  errors: ['bank.not-found'],
});
