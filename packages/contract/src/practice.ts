import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { MarkSchema } from './item.ts';
import { SittingCodeSchema } from './sittings.ts';
import { FormatSpanSchema } from './text.ts';

/**
 * 같은 유형의 다른 문항: beside each item of a sitting another of its type, from the teacher's own library, for who has it wrong.
 * Chosen once, when the teacher wants them, and kept as they stood then.
 */
export const PracticeItemSchema = z.object({
  /** After those of the exam, the same on everybody's paper. */
  number: z.int(),
  /** Of the item that it is practice for. */
  of: z.int(),
  /** Null where the library has none. */
  item: z.nullable(
    z.object({
      type: z.string(),
      /** Of its passage. */
      title: z.string(),
      passage: z.object({ text: z.string(), format: z.array(FormatSpanSchema), marks: z.array(MarkSchema) }),
      stem: z.string(),
      material: z.nullable(z.object({ label: z.string(), text: z.string() })),
      options: z.array(z.object({ text: z.string(), format: z.array(FormatSpanSchema) })),
      key: z.int(),
      explanation: z.string(),
    }),
  ),
});
export type PracticeItem = z.infer<typeof PracticeItemSchema>;

const ParamsSchema = z.object({ sitting: SittingCodeSchema });
/** Null as long as the teacher gives none; numbered as on the first form. */
const PracticeSchema = z.object({ items: z.nullable(z.array(PracticeItemSchema)) });

export const getPractice = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/practice',
  summary: '틀린 학생에게 줄 같은 유형의 다른 문항, 정답과 함께. 켜지 않았으면 없다',
  access: 'member',
  params: ParamsSchema,
  answer: PracticeSchema,
  errors: ['sittings.not-found'],
});

export const setPractice = defineCall({
  method: 'PUT',
  path: '/api/sittings/:sitting/practice',
  summary: '같은 유형의 다른 문항을 골라 주거나 주지 않기. 켤 때 고른 것은 끌 때까지 그대로다',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject({ isOn: z.boolean() }),
  answer: PracticeSchema,
  errors: ['sittings.not-found'],
});
