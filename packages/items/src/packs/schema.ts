import { FIELDS, OPERATIONS } from '@chulje/contract';
import * as z from 'zod';

/** A topic pack as data: packs/<field>/<topic>.json. How one is written: packs/AUTHORING.md. What form cannot say is in lint-pack.ts. */

/** Code points with spaces, by the number of items the passage is written for (the 5th to 95th percentile of real papers, a little tighter). */
export const PASSAGE_LENGTH = { 4: [1200, 1600], 6: [1900, 2400] } as const;

/**
 * Options a pool must hold. Five of each truth make one 부정형 (four true, one false) and one 정답형 (one true, four false) that share no option.
 * A pool of marked phrases or a case makes one item of either style, so it needs one side of four.
 */
export const POOL_NEEDS = {
  facts: { true: 5, false: 5 },
  inferences: { true: 5, false: 5 },
  views: { true: 5, false: 5 },
  criticisms: { true: 1, false: 4 },
  manner: { true: 1, false: 4 },
  questions: { answered: 5, unanswered: 5 },
  /** Marked groups a passage; each holds 1 true and 4 false, or 4 true and 1 false, and one of five marks what `SERIES` says. */
  marked: 2,
  /** Pools that a passage may have or not. */
  concept: { true: 1, false: 1 },
  reading: { true: 4, false: 2 },
  headings: { true: 1, false: 4 },
  /** Words that can be exchanged (ⓐ～ⓔ), and words asked for their sense. */
  substitutes: 5,
  senses: 2,
  cases: 1,
  case: { true: 4, false: 4 },
  /** Statements on which every view of the passage has made up its mind (ㄱ～ㄹ): none, or so many of which one divides them. */
  judgements: 4,
} as const;

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const id = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/, 'lower-case words with hyphens'));
const factIds = z.array(id).check(z.minLength(1));

const OptionSchema = z.strictObject({
  /** The option; in a marked group `{id}` stands for the symbol of a mark. */
  say: line,
  /** Facts of the passage that together decide it. */
  facts: factIds,
  /** D0: true. Any other: how it was made false (CSAT.md §2). */
  op: z.enum(OPERATIONS),
  /** Where and how the passage decides it, for 해설: never so short that it says only ‘the passage says so’. */
  reason: z.string().check(z.trim(), z.minLength(25), z.maxLength(500)),
  /** Why a student takes it for true; of false options only. */
  trap: z.optional(line),
});
export type Option = z.infer<typeof OptionSchema>;

const SentenceSchema = z.strictObject({
  say: line,
  /** What it states. A fact stands in one sentence of a passage; the same id in two passages is the same fact. */
  facts: z.array(id),
});

const ParagraphSchema = z.strictObject({
  /** 핵심 논점, a noun phrase. */
  gist: line,
  sentences: z.array(SentenceSchema).check(z.minLength(2)),
});

const ViewSchema = z.strictObject({
  id,
  /** Who holds it, as the passage names him. */
  owner: line,
  /** What it is about. */
  subject: line,
  statement: line,
  facts: factIds,
});

const MarkedPhraseSchema = z.strictObject({
  id,
  /** The series it is marked with: ㉠ concept or claim, ⓐ object, ㉮ position, [A] span of sentences. The set numbers it. */
  symbol: z.enum(['㉠', 'ⓐ', '㉮', '[A]']),
  /** Verbatim, once in the passage; never a definition nobody can dispute, never half a word. */
  quote: line,
});

/** ㉠～㉤: an option speaks of one mark; each has a true one, and so many of them a false one, so that the key can be another. */
export const SERIES = { marks: 5, false: 2 } as const;

const MarkedGroupSchema = z.strictObject({
  /** One mark, or two or three that are compared, or five of which one is misunderstood. */
  marks: z.array(id).check(z.minLength(1), z.maxLength(SERIES.marks)),
  /** 사례: the options are cases of what is marked. 평가: what `by` makes of it. */
  ask: z.enum(['이해', '이유', '의미', '비교', '사례', '평가']),
  /** The view from which the marks are judged. */
  by: z.optional(id),
  options: z.array(OptionSchema),
});

const QuestionSchema = z.strictObject({
  say: line,
  answered: z.boolean(),
  /** Facts that answer it, or that a student takes for an answer. */
  facts: factIds,
  reason: line,
});

const SubstituteSchema = z.strictObject({
  /** Verbatim, once in the passage: the word with its ending. */
  quote: line,
  /** In the same form, so that it can be put in its place. */
  good: line,
  bad: line,
  reason: line,
});

const SenseSchema = z.strictObject({
  quote: line,
  gloss: line,
  /** A sentence with the word in the same sense. */
  same: line,
  others: z.array(z.strictObject({ say: line, gloss: line })).check(z.minLength(4)),
});

const CaseSchema = z.strictObject({
  kind: z.enum(['이론', '사례', '실험', '자료']),
  /** 〈보기〉: brings something the passage does not have. */
  text: line,
  options: z.array(OptionSchema),
});

const ConceptSchema = z.strictObject({
  /** A term that the passage explains, as it stands there. */
  term: line,
  /** What is true or false of it, the term left out where the stem has said it. */
  options: z.array(OptionSchema),
});

const CriticismSchema = z.strictObject({
  /** The view that is criticised. */
  of: id,
  options: z.array(OptionSchema),
});

const JudgementSchema = z.strictObject({
  say: line,
  /** Whether each view of the passage accepts it. */
  accepted: z.record(id, z.boolean()),
  facts: factIds,
  reason: line,
});

const PoolsSchema = z.strictObject({
  facts: z.array(OptionSchema),
  inferences: z.array(OptionSchema),
  /** Who holds what of whom. Empty where the passage has no views, like the two below. */
  views: z.array(OptionSchema),
  criticisms: z.array(CriticismSchema),
  judgements: z.array(JudgementSchema),
  manner: z.array(OptionSchema),
  questions: z.array(QuestionSchema),
  marked: z.array(MarkedGroupSchema),
  substitutes: z.array(SubstituteSchema),
  senses: z.array(SenseSchema),
  cases: z.array(CaseSchema),
  // What follows not every passage gives occasion for.
  concepts: z.optional(z.array(ConceptSchema)),
  /** What a student did while reading it. */
  reading: z.optional(z.array(OptionSchema)),
  /** 표제와 부제: heading and what stands under it, parted by ‘ – ’. */
  headings: z.optional(z.array(OptionSchema)),
});
export type Pools = z.infer<typeof PoolsSchema>;

const PassageSchema = z.strictObject({
  id,
  angle: z.enum(['설명', '비교', '논쟁', '과정', '문제–해결']),
  title: line,
  /** The number of items it is long enough for. */
  items: z.union([z.literal(4), z.literal(6)]),
  paragraphs: z.array(ParagraphSchema).check(z.minLength(4), z.maxLength(7)),
  views: z.array(ViewSchema),
  marks: z.array(MarkedPhraseSchema),
  pools: PoolsSchema,
});
export type Passage = z.infer<typeof PassageSchema>;

export const PackSchema = z.strictObject({
  id,
  field: z.enum(FIELDS),
  topic: line,
  /** What a teacher types; each means this topic and no other. */
  aliases: z.array(line).check(z.minLength(5)),
  /** Wider words: who types one is offered this topic. */
  near: z.array(line),
  /** Words of its names that no passage has, since the passages say what they mean in other words. */
  saidOtherwise: z.array(line),
  /** What the field calls this part of it. */
  subject: line,
  /** Persons, schools and technical terms of the topic: an option has one only where its passage or its 〈보기〉 has it. */
  terms: z.array(line).check(z.minLength(6)),
  passages: z.array(PassageSchema).check(z.minLength(3)),
});
export type Pack = z.infer<typeof PackSchema>;

/** The text of a passage, a line a paragraph. */
export function passageText({ paragraphs }: Passage): string {
  return paragraphs.map(({ sentences }) => sentences.map(({ say }) => say).join(' ')).join('\n');
}
