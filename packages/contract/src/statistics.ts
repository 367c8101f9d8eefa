import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ItemSchema } from './item.ts';
import { WorkFieldSchema } from './works.ts';

const CountSchema = z.int().check(z.nonnegative());

/** What a member has done, in few numbers: tickets used a week, and what stands in the library. */
export const StatisticsSchema = z.object({
  /** The last twelve weeks, oldest first, the running one included; `start` is its Monday in Seoul as YYYY-MM-DD. */
  weeks: z.array(z.object({ start: z.string(), used: CountSchema })),
  /** Each field with generated passages and with items; the empty field is that of own texts. */
  fields: z.array(z.object({ field: WorkFieldSchema, passages: CountSchema, items: CountSchema })),
  /** The question types that have items, the most first. */
  types: z.array(z.object({ pattern: ItemSchema.shape.pattern, type: ItemSchema.shape.type, items: CountSchema })),
});
export type Statistics = z.infer<typeof StatisticsSchema>;

export const getStatistics = defineCall({
  method: 'GET',
  path: '/api/info/select/statistics',
  summary: '이용 통계',
  access: 'member',
  answer: StatisticsSchema,
});
