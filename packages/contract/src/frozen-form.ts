import * as z from 'zod/mini';
import { PAPER_FORMS } from './exports.ts';
import { ItemSchema, MarkSchema } from './item.ts';
import { FormatSpanSchema } from './text.ts';

/**
 * The frozen form of an exam: everything that printing, solving and analysis need, as it was when the exam was made 확정.
 * They read nothing else. It is stored for years: what a later version adds must leave this one readable.
 */

export const FormLabelSchema = z.enum(PAPER_FORMS);
export type FormLabel = z.infer<typeof FormLabelSchema>;

export const FrozenFormSchema = z.strictObject({
  schema: z.literal(1),
  label: FormLabelSchema,
  title: z.string(),
  /** The head as printed. */
  header: z.strictObject({
    round: z.string(),
    subject: z.string(),
    period: z.string(),
    // Forms from before there was more have none of it.
    school: z._default(z.string(), ''),
    author: z._default(z.string(), ''),
    logo: z._default(z.string(), ''),
    approvals: z._default(z.array(z.string()), []),
  }),
  minutes: z.nullable(z.int()),
  sections: z.array(
    z.strictObject({
      pasCode: z.string(),
      title: z.string(),
      field: z.string(),
      keyword: z.string(),
      passage: z.strictObject({ text: z.string(), format: z.array(FormatSpanSchema), marks: z.array(MarkSchema) }),
      items: z.array(
        z.strictObject({
          number: z.int(),
          queCode: z.string(),
          /** `hashItem` of the item as it stood in its work: what statistics of it go by. */
          hash: z.string(),
          /** Tenths of a point, and whether the stem says so. */
          points: z.int(),
          saysPoints: z.boolean(),
          /** The place that each option has in its work, from 0. */
          order: z.array(z.int()),
          /** Options, key, reasons and explanation in the order of this form. */
          item: ItemSchema,
        }),
      ),
    }),
  ),
});
export type FrozenForm = z.infer<typeof FrozenFormSchema>;
