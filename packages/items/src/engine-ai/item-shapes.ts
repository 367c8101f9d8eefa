import { OPERATIONS } from '@chulje/contract';
import * as z from 'zod/mini';
import type { Shape } from './ask.ts';
import { each, fields, operationOf, optionNumber, sentenceNumbers, textOrNone, verdictOf } from './normalize.ts';

/** An item as a model gives it: in the order in which a person thinks, with numbers of sentences instead of places. */

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const text = (max: number) => z.string().check(z.maxLength(max));
const sentences = z.array(z.string().check(z.regex(/^보?\d+$/))).check(z.maxLength(10));
const operation = z.enum([...OPERATIONS, '없음']);
const verdict = z.enum(['참', '거짓']);

/** Words of the passage that a symbol marks, with the words around them. */
const SpanSchema = z.object({ before: text(60), words: words(1500), after: text(60) });
export type Span = z.infer<typeof SpanSchema>;

const PlanSchema = z.object({
  facts: z.array(text(400)).check(z.maxLength(20)),
  keyClaim: text(600),
  chain: text(1000),
  traps: z.array(z.object({ operation, from: text(200), lure: text(400) })).check(z.maxLength(12)),
});

const MarkSchema = z.extend(z.object({ symbol: words(4) }), SpanSchema.shape);
const OptionSchema = z.object({ verdict, sentences, operation, text: words(500), reason: text(1000) });

const ItemDraftSchema = z.object({
  plan: PlanSchema,
  stem: words(300),
  material: text(3000),
  marks: z.array(MarkSchema).check(z.maxLength(10)),
  options: z.array(OptionSchema).check(z.length(5, '선택지는 정확히 다섯 개여야 한다.')),
  /** More that are no key, of which the best take the places of weaker ones. */
  spares: z.array(OptionSchema).check(z.maxLength(6)),
  key: z.int().check(z.minimum(1), z.maximum(5)),
});
export type ItemDraft = z.infer<typeof ItemDraftSchema>;

export const ITEM: Shape<ItemDraft> = {
  name: 'item',
  schema: ItemDraftSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...common(value),
      plan: planOf(value.plan),
      options: Array.isArray(value.options) ? each(value.options, option) : value.options,
      spares: sparesOf(value.spares),
    })),
};

const PatchSchema = z.object({
  stem: text(300),
  material: text(3000),
  marks: z.array(MarkSchema).check(z.maxLength(10)),
  options: z
    .array(z.extend(z.object({ number: z.int().check(z.minimum(1), z.maximum(5)) }), OptionSchema.shape))
    .check(z.maxLength(5)),
  key: z.int().check(z.minimum(0), z.maximum(5)),
});
/** What a repair changes; empty text, an empty list and 0 leave things as they are. */
export type Patch = z.infer<typeof PatchSchema>;

export const PATCH: Shape<Patch> = {
  name: 'item_patch',
  schema: PatchSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...common(value),
      stem: textOrNone(value.stem),
      key: optionNumber(value.key ?? 0),
      options: each(value.options, (one) => ({ ...option(one), number: optionNumber(one.number) })),
    })),
};

/** A draft with what its repair changes; the plan stays. */
export function patched(draft: ItemDraft, patch: Patch): ItemDraft {
  const changed = new Map(patch.options.map(({ number, ...rest }) => [number, rest]));
  return {
    ...draft,
    stem: patch.stem || draft.stem,
    material: patch.material || draft.material,
    marks: patch.marks.length > 0 ? patch.marks : draft.marks,
    options: draft.options.map((old, at) => changed.get(at + 1) ?? old),
    key: patch.key || draft.key,
  };
}

function common(value: Record<string, unknown>) {
  return {
    ...value,
    // Numbered as it was asked for: the numbers are counted anew.
    material: textOrNone(value.material).replace(/\[보\d+\]\s?/g, ''),
    key: optionNumber(value.key),
    marks: each(value.marks, (mark) => ({
      ...mark,
      before: bare(mark.before).slice(-60),
      words: bare(mark.words ?? mark.quote),
      after: bare(mark.after).slice(0, 60),
    })),
  };
}

const option = (one: Record<string, unknown>) => ({
  ...one,
  verdict: verdictOf(one.verdict),
  sentences: sentenceNumbers(one.sentences),
  operation: operationOf(one.operation),
  reason: textOrNone(one.reason),
});

/** Thoughts before the item: a plan in other words is no reason to refuse what came of it. */
function planOf(raw: unknown): ItemDraft['plan'] {
  const read = PlanSchema.safeParse(
    fields(raw, (plan) => ({
      ...plan,
      traps: each(plan.traps, (trap) => ({ ...option(trap), from: String(trap.from ?? '') })),
    })),
  );
  return read.success ? read.data : { facts: [], keyClaim: '', chain: '', traps: [] };
}

/** What is more than was needed is no reason to refuse the rest. */
const sparesOf = (raw: unknown): ItemDraft['spares'] =>
  each(raw, option)
    .flatMap((one) => OptionSchema.safeParse(one).data ?? [])
    .slice(0, 6);

/** Without the numbers of sentences that the model was shown. */
const bare = (value: unknown): string => (typeof value === 'string' ? value.replace(/\[\d+\]\s?/g, '') : '');
