import * as z from 'zod/mini';
import { type FIELDS, LIMITS, OPTION_LABELS, type OptionLabel } from './limits.ts';
import { bodySchema, FormatSpanSchema, lineSchema } from './text.ts';

/** An item (문항) and its passage as data: option, material, mark, proof. `items` makes it, `paper` prints it, the server stores it. */

export const PATTERNS = ['사실적 읽기', '추론적 읽기', '비판적 읽기', '어휘 및 문법'] as const;
/** Category of a question type. */
export type Pattern = (typeof PATTERNS)[number];

/** 정답형: best answer; 긍정형: the one true; 부정형: the one false. */
export const STYLES = ['정답형', '긍정형', '부정형'] as const;

export const DIFFICULTIES = ['하', '중', '상'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Distractor operations of CSAT.md §2. D0 is a true restatement. */
export const OPERATIONS = ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * A proof: `quote` stands verbatim in the source. Offsets are UTF-16 into the passage text or the material text;
 * when the text was edited since, they are found again from the quote (see `locateEvidence` in items).
 */
export const EvidenceSchema = z.strictObject({
  source: z.enum(['passage', 'material']),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  quote: z.string().check(z.maxLength(1000)),
});
export type Evidence = z.infer<typeof EvidenceSchema>;

/** A symbol put on a span of the passage for one item: ㉠ before an underlined phrase, or [A] beside a block of lines. */
export const MarkSchema = z.strictObject({
  symbol: z.string().check(z.minLength(1), z.maxLength(4)),
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.nonnegative()),
  /** The marked words, by which the mark is found again when the passage was edited. */
  quote: z.optional(z.string().check(z.maxLength(LIMITS.bodyMax * 2))),
});
export type Mark = z.infer<typeof MarkSchema>;

/** [A] and its like stand beside a block of lines; any other symbol stands before a phrase, which it underlines. */
export function isBlockMark({ symbol }: Mark): boolean {
  return symbol.startsWith('[');
}

/** Boxed text that belongs to an item: 〈보기〉, a worksheet, a dialogue. */
export const MaterialSchema = z.strictObject({
  label: z.string().check(z.maxLength(20)),
  text: bodySchema('보기', LIMITS.materialMax),
});
export type Material = z.infer<typeof MaterialSchema>;

export const OptionSchema = z.strictObject({
  text: lineSchema('선택지', LIMITS.optionMax),
  format: z._default(z.array(FormatSpanSchema).check(z.maxLength(200)), []),
  /** Why it is right or wrong, in words a student understands. Empty when a user wrote the option. */
  reason: z._default(bodySchema('선택지 해설', 1000), ''),
  operation: z._default(z.nullable(z.enum(OPERATIONS)), null),
  evidence: z._default(z.array(EvidenceSchema).check(z.maxLength(10)), []),
});
export type Option = z.infer<typeof OptionSchema>;

/** A linter's remark in words a teacher understands. `place` says where: 발문, ③, 해설, 지문 2문단 … */
export const FindingSchema = z.strictObject({
  rule: z.string().check(z.maxLength(40)),
  severity: z.enum(['error', 'warning']),
  message: z.string().check(z.maxLength(500)),
  place: z._default(z.string().check(z.maxLength(60)), ''),
  span: z.optional(z.strictObject({ start: z.int(), end: z.int() })),
});
export type Finding = z.infer<typeof FindingSchema>;

export const ItemSchema = z.strictObject({
  pattern: z.enum(PATTERNS),
  /** Unique name of the question type in the catalogue, e.g. 내용 불일치. */
  type: z.string().check(z.maxLength(40)),
  style: z.enum(STYLES),
  difficulty: z._default(z.enum(DIFFICULTIES), '중'),
  points: z._default(z.union([z.literal(2), z.literal(3)]), 2),
  stem: lineSchema('발문', LIMITS.stemMax),
  material: z._default(z.nullable(MaterialSchema), null),
  marks: z._default(z.array(MarkSchema).check(z.maxLength(20)), []),
  options: z.array(OptionSchema).check(z.length(LIMITS.optionsPerItem, '선택지는 다섯 개여야 합니다.')),
  /** 1–5. */
  key: z.int().check(z.minimum(1), z.maximum(5)),
  explanation: z._default(bodySchema('해설', LIMITS.explanationMax), ''),
});
/** A five-option item (문항). */
export type Item = z.infer<typeof ItemSchema>;

export interface Passage {
  field: Field;
  /** 제재: what the passage is about. */
  keyword: string;
  title: string;
  /** Paragraphs separated by "\n". */
  text: string;
  /** 핵심 논점, one line each. */
  gist: string[];
}
type Field = (typeof FIELDS)[number];

/** Key number 1–5 to its label ①–⑤. */
export function keyLabel(key: number): OptionLabel {
  const label = OPTION_LABELS[key - 1];
  if (!label) throw new RangeError(`key ${key} is not 1–5`);
  return label;
}

/** How many of so many items may have one number for their key (CSAT.md §3.4): two of four, three of six, five of seventeen. */
export const mostOfOneKey = (items: number): number => Math.ceil(items / 5) + 1;

/** Label ①–⑤ to key number 1–5; undefined for anything else. */
export function keyNumber(label: string): number | undefined {
  const index = (OPTION_LABELS as readonly string[]).indexOf(label);
  return index < 0 ? undefined : index + 1;
}

/** The negative word that ends a stem (…않은 것은?) with what stands before and after it: print underlines it. */
export function splitAtNegativeWord(stem: string): [before: string, word: string, after: string] | undefined {
  const match = /(않은|않는|아닌|없는)(?=\s*(?:것|질문|내용)은\?$)/.exec(stem);
  return match ? [stem.slice(0, match.index), match[0], stem.slice(match.index + match[0].length)] : undefined;
}
