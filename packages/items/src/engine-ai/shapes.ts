import { OPERATIONS } from '@chulje/contract';
import * as z from 'zod/mini';
import type { Shape } from './ask.ts';
import { each, fields, lines, operationOf, optionNumber, sentenceNumbers, textOrNone, verdictOf } from './normalize.ts';
import { REASON_FAULTS, WORDING_FAULTS } from './prompts/solver-prompts.ts';

/** What a model is asked to answer, and how answers that mean the right thing are brought to that shape. */

const words = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const PlanSchema = z.object({
  keyword: words(60),
  title: words(60),
  paragraphs: z.array(z.object({ role: z.string(), content: words(800) })).check(z.minLength(4), z.maxLength(6)),
  terms: z.array(z.object({ term: words(60), definition: words(400) })).check(z.maxLength(12)),
  handles: z.array(words(400)).check(z.maxLength(15)),
  /** What items are fed by: CSAT.md §4. */
  feed: z.object({
    pair: words(300),
    exception: words(300),
    chain: words(400),
    inverse: words(300),
    verbs: z.array(words(30)).check(z.minLength(5), z.maxLength(10)),
  }),
});
export type Plan = z.infer<typeof PlanSchema>;
export const PLAN: Shape<Plan> = {
  name: 'passage_plan',
  schema: PlanSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...value,
      feed: fields(value.feed, (feed) => ({ ...feed, verbs: lines(feed.verbs) })),
    })),
};

const EditsSchema = z.object({
  edits: z.array(z.object({ sentence: z.string().check(z.regex(/^\d+$/)), text: words(400) })).check(z.maxLength(40)),
});
/** Sentences that an editor has put better. */
export const EDITS: Shape<z.infer<typeof EditsSchema>> = {
  name: 'passage_edits',
  schema: EditsSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      edits: each(value.edits, (one) => ({
        ...one,
        sentence: ([] as unknown[]).concat(sentenceNumbers(one.sentence))[0],
      })),
    })),
};

const GistSchema = z.object({ gist: z.array(words(200)).check(z.minLength(3), z.maxLength(5)) });
export const GIST: Shape<z.infer<typeof GistSchema>> = {
  name: 'passage_gist',
  schema: GistSchema,
  normalize: (raw) => fields(raw, (value) => ({ ...value, gist: lines(value.gist) })),
};

const FactsSchema = z.object({
  doubts: z
    .array(
      z.object({ sentence: z.string().check(z.regex(/^\d+$/)), verdict: z.enum(['불확실', '거짓']), why: words(400) }),
    )
    .check(z.maxLength(40)),
  missing: z.array(words(400)).check(z.maxLength(20)),
});
/** Sentences of a passage that a second model would not vouch for, and what of its plan is not in it. */
export const FACTS: Shape<z.infer<typeof FactsSchema>> = {
  name: 'passage_facts',
  schema: FactsSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      doubts: each(value.doubts, (one) => ({
        ...one,
        sentence: ([] as unknown[]).concat(sentenceNumbers(one.sentence))[0],
        verdict: verdictOf(one.verdict) === '거짓' ? '거짓' : '불확실',
        why: textOrNone(one.why) || '까닭을 대지 않음',
      })),
      missing: lines(value.missing),
    })),
};

const number = z.int().check(z.minimum(1), z.maximum(5));

const verdict = z.enum(['참', '거짓', '판단 불가']);

const WORDINGS = Object.keys(WORDING_FAULTS) as [keyof typeof WORDING_FAULTS];
const SolutionSchema = z.object({
  judgements: z
    .array(z.object({ option: number, verdict, why: z.string().check(z.maxLength(1000)) }))
    .check(z.length(5, '다섯 선택지를 한 번씩 판정해야 한다.')),
  answer: z.int().check(z.minimum(0), z.maximum(5)),
  sure: z.enum(['높음', '보통', '낮음']),
  alsoRight: z.array(z.object({ option: number, why: z.string().check(z.maxLength(1000)) })).check(z.maxLength(5)),
  flaw: z.string().check(z.maxLength(1000)),
  remarks: z
    .array(z.object({ option: z.int().check(z.minimum(0), z.maximum(5)), kind: z.enum(WORDINGS), why: words(1000) }))
    .check(z.maxLength(10)),
});
/** One blind solver's answer, in the numbering he saw; 0 says that no option is the answer. */
export type Solution = z.infer<typeof SolutionSchema>;
export const SOLUTION: Shape<Solution> = {
  name: 'solution',
  schema: SolutionSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...value,
      answer: optionNumber(value.answer),
      sure: ['높음', '보통', '낮음'].includes(String(value.sure)) ? value.sure : '보통',
      alsoRight: (Array.isArray(value.alsoRight) ? value.alsoRight : [])
        .map((entry: unknown) => (typeof entry === 'object' ? entry : { option: entry, why: '' }))
        .map((entry: unknown) =>
          fields(entry, (one) => ({ option: optionNumber(one.option), why: textOrNone(one.why) })),
        ),
      judgements: each(value.judgements, (one) => ({
        ...one,
        option: optionNumber(one.option),
        verdict: verdictOf(one.verdict ?? '판단 불가'),
        why: textOrNone(one.why),
      })),
      flaw: textOrNone(value.flaw),
      remarks: each(value.remarks, remark),
    })),
};

/** On the wording of an option, or of stem and 〈보기〉 by 0. */
const remark = (one: Record<string, unknown>) => ({
  ...one,
  option: optionNumber(one.option ?? 0),
  kind: WORDINGS.find((kind) => String(one.kind).includes(kind)) ?? '읽히지 않는 말',
  why: textOrNone(one.why) || '까닭을 대지 않음',
});

const JudgementSchema = z.object({
  sentences: z.array(z.string().check(z.regex(/^보?\d+$/))).check(z.maxLength(20)),
  verdict,
  why: z.string().check(z.maxLength(1000)),
});
/** What one option alone was found to be. */
export type Judgement = z.infer<typeof JudgementSchema>;
export const JUDGEMENT: Shape<Judgement> = {
  name: 'judgement',
  schema: JudgementSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      ...value,
      sentences: sentenceNumbers(value.sentences),
      verdict: verdictOf(value.verdict),
      why: textOrNone(value.why),
    })),
};

/** What each of so many options was found to be, and how many would be misled by it, from 1 to 5. */
export const trapRatings = (count: number) =>
  ({
    name: 'trap_ratings',
    schema: z.object({
      ratings: z
        .array(
          z.object({
            number: z.int().check(z.minimum(1), z.maximum(12)),
            verdict,
            lure: z.int().check(z.minimum(1), z.maximum(5)),
            why: z.string().check(z.maxLength(1000)),
          }),
        )
        .check(z.minLength(count, '후보를 하나도 빠뜨리지 않고 매겨야 한다.'), z.maxLength(12)),
    }),
    normalize: (raw: unknown) =>
      fields(raw, (value) => ({
        ratings: each(value.ratings, (one) => ({
          number: digits(one.number),
          verdict: verdictOf(one.verdict),
          lure: digits(one.lure),
          why: textOrNone(one.why),
        })),
      })),
  }) satisfies Shape<unknown>;

/** 3 and "3번" mean the same. */
const digits = (value: unknown): unknown =>
  typeof value === 'string' ? Number(/\d+/.exec(value)?.[0] ?? Number.NaN) : value;

const SetPlanSchema = z.object({
  claims: z.array(words(400)).check(z.maxLength(20)),
  slots: z
    .array(
      z.object({
        sentences: z.array(z.string().check(z.regex(/^\d+$/))).check(z.maxLength(8)),
        keyProposition: words(600),
        traps: z
          .array(
            z.object({
              operation: z.enum([...OPERATIONS, '없음']),
              from: z.string().check(z.maxLength(200)),
              lure: z.string().check(z.maxLength(400)),
            }),
          )
          .check(z.maxLength(8)),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
});
/** What the items of a set will ask, before any of them is written. */
export type SetPlan = z.infer<typeof SetPlanSchema>;
export const SET_PLAN: Shape<SetPlan> = {
  name: 'set_plan',
  schema: SetPlanSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      claims: lines(value.claims),
      slots: each(value.slots, (slot) => ({
        sentences: sentenceNumbers(slot.sentences),
        keyProposition: slot.keyProposition,
        traps: each(slot.traps, (trap) => ({
          operation: operationOf(trap.operation),
          from: Array.isArray(trap.from) ? trap.from.join(', ') : String(trap.from ?? ''),
          lure: textOrNone(trap.lure),
        })),
      })),
    })),
};

const KINDS = Object.keys(REASON_FAULTS) as [keyof typeof REASON_FAULTS];
const ReviewSchema = z.object({
  faults: z
    .array(z.object({ option: number, kind: z.enum(KINDS), why: z.string().check(z.maxLength(1000)) }))
    .check(z.maxLength(10)),
});
export const EXPLANATION_REVIEW: Shape<z.infer<typeof ReviewSchema>> = {
  name: 'explanation_review',
  schema: ReviewSchema,
  normalize: (raw) =>
    fields(raw, (value) => ({
      faults: each(value.faults ?? [], (one) => ({
        ...one,
        option: optionNumber(one.option),
        // A fault in other words is one all the same.
        kind: KINDS.find((kind) => String(one.kind).includes(kind)) ?? '근거와 어긋남',
        why: textOrNone(one.why),
      })),
    })),
};

const GuessSchema = z.object({ answer: z.int().check(z.minimum(0), z.maximum(5)) });
export const GUESS: Shape<z.infer<typeof GuessSchema>> = {
  name: 'guess',
  schema: GuessSchema,
  normalize: (raw) => fields(raw, (value) => ({ ...value, answer: optionNumber(value.answer) })),
};
