import * as z from 'zod/mini';
import type { Shape } from './ask.ts';

/** What a model is asked to answer, and how answers that mean the right thing are brought to that shape. */

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const PlanSchema = z.object({
  keyword: words(60),
  title: words(60),
  paragraphs: z.array(z.object({ role: z.string(), content: words(800) })).check(z.minLength(3), z.maxLength(8)),
  terms: z.array(z.object({ term: words(60), definition: words(400) })).check(z.maxLength(12)),
  handles: z.array(words(400)).check(z.maxLength(15)),
});
export type Plan = z.infer<typeof PlanSchema>;
export const PLAN: Shape<Plan> = { name: 'passage_plan', schema: PlanSchema };

const GistSchema = z.object({ gist: z.array(words(200)).check(z.minLength(3), z.maxLength(5)) });
export const GIST: Shape<z.infer<typeof GistSchema>> = {
  name: 'passage_gist',
  schema: GistSchema,
  normalize: (raw) => fields(raw, (value) => ({ ...value, gist: lines(value.gist) })),
};

const number = z.int().check(z.minimum(1), z.maximum(5));

const ItemDraftSchema = z.object({
  stem: words(300),
  material: z.string().check(z.maxLength(3000)),
  marks: z.array(z.object({ symbol: words(4), quote: words(1500) })).check(z.maxLength(10)),
  options: z
    .array(
      z.object({
        text: words(500),
        reason: z.string().check(z.maxLength(1000)),
        evidence: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(8)),
      }),
    )
    .check(z.length(5, '선택지는 정확히 다섯 개여야 한다.')),
  key: number,
});
/** An item as the model gives it: quotations instead of places. */
export type ItemDraft = z.infer<typeof ItemDraftSchema>;
export const ITEM: Shape<ItemDraft> = {
  name: 'item',
  schema: ItemDraftSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...value,
      material: typeof value.material === 'string' ? value.material : '',
      marks: Array.isArray(value.marks) ? value.marks : [],
      key: optionNumber(value.key),
      options: Array.isArray(value.options)
        ? value.options.map((option: unknown) =>
            fields(option, (one) => ({
              ...one,
              reason: typeof one.reason === 'string' ? one.reason : '',
              evidence: lines(one.evidence),
            })),
          )
        : value.options,
    })),
};

const SolutionSchema = z.object({
  judgements: z.array(z.object({ option: number, why: z.string().check(z.maxLength(1000)) })).check(z.maxLength(10)),
  answer: number,
  alsoRight: z.array(number).check(z.maxLength(5)),
  flaw: z.string().check(z.maxLength(1000)),
});
/** One blind solver's answer, in the numbering he saw. */
export type Solution = z.infer<typeof SolutionSchema>;
export const SOLUTION: Shape<Solution> = {
  name: 'solution',
  schema: SolutionSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...value,
      answer: optionNumber(value.answer),
      alsoRight: Array.isArray(value.alsoRight) ? value.alsoRight.map(optionNumber) : [],
      judgements: Array.isArray(value.judgements)
        ? value.judgements.map((one: unknown) =>
            fields(one, (judgement) => ({ ...judgement, option: optionNumber(judgement.option) })),
          )
        : [],
      flaw: typeof value.flaw === 'string' ? value.flaw : '',
    })),
};

function fields(raw: unknown, change: (value: Record<string, unknown>) => unknown): unknown {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? change(raw as Record<string, unknown>) : raw;
}

/** A list, or text with a line each. */
function lines(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '');
  return value ?? [];
}

/** 3, "3", "③" and "3번" mean the same. */
function optionNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const label = '①②③④⑤'.indexOf(value.trim().charAt(0));
  return label >= 0 ? label + 1 : Number.parseInt(value, 10);
}
