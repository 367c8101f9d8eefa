import * as z from 'zod/mini';
import { ChoiceSchema } from './attempt-log.ts';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { SittingCodeSchema } from './sittings.ts';
import { lineSchema } from './text.ts';

/** 재채점: what a teacher decides about an item after it was answered. Nothing of it is ever changed; the last one about an item holds. */

/** 되돌리기: as the form says. */
export const RULING_KINDS = ['정답 변경', '복수 정답', '전원 정답', '문항 제외', '되돌리기'] as const;
/** 만점 유지: the other items are stretched to the full score of before. */
export const EXCLUSION_SCORES = ['만점 유지', '총점 줄임'] as const;

const Common = {
  /** Of the item, on the first form. */
  number: z.int().check(z.minimum(1), z.maximum(LIMITS.seatNumberMax)),
  reason: z._default(lineSchema('까닭', LIMITS.rulingReasonMax), ''),
};
const keysOf = (min: number, max: number, message: string) =>
  z.array(ChoiceSchema).check(
    z.minLength(min, message),
    z.maxLength(max, message),
    z.refine((keys) => new Set(keys).size === keys.length, '같은 선지가 두 번 들어 있습니다.'),
  );

/** Keys are options as they stand in the item, whatever their order on a form. */
export const NewRulingSchema = z.union([
  z.strictObject({ ...Common, kind: z.literal('정답 변경'), keys: keysOf(1, 1, '정답을 하나 골라 주세요.') }),
  z.strictObject({
    ...Common,
    kind: z.literal('복수 정답'),
    keys: keysOf(2, LIMITS.optionsPerItem, '정답을 둘 이상 골라 주세요.'),
  }),
  z.strictObject({ ...Common, kind: z.literal('전원 정답') }),
  z.strictObject({ ...Common, kind: z.literal('문항 제외'), score: z.enum(EXCLUSION_SCORES) }),
  z.strictObject({ ...Common, kind: z.literal('되돌리기') }),
]);
export type NewRuling = z.output<typeof NewRulingSchema>;

/** A score that a ruling changed, in tenths. */
const ChangeSchema = z.object({
  class: z.int(),
  number: z.int(),
  ordinal: z.int(),
  before: z.int(),
  after: z.int(),
});

export const RulingSchema = z.object({
  number: z.int(),
  kind: z.enum(RULING_KINDS),
  keys: z.array(z.int()),
  score: z.nullable(z.enum(EXCLUSION_SCORES)),
  reason: z.string(),
  /** ISO time. */
  at: z.string(),
  rose: z.int(),
  fell: z.int(),
  /** By class, number and ordinal. */
  changes: z.array(ChangeSchema),
});
export type Ruling = z.infer<typeof RulingSchema>;

const ParamsSchema = z.object({ sitting: SittingCodeSchema });

export const listRulings = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/rulings',
  summary: '재채점한 것, 나중 것부터: 학생마다 전과 후의 점수',
  access: 'member',
  params: ParamsSchema,
  answer: z.array(RulingSchema),
  errors: ['sittings.not-found'],
});

export const addRuling = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/rulings',
  summary: '재채점: 정답 변경, 복수 정답, 전원 정답, 문항 제외, 되돌리기. 끝난 풀이를 모두 다시 채점한다',
  access: 'member',
  params: ParamsSchema,
  body: NewRulingSchema,
  answer: RulingSchema,
  errors: ['sittings.not-found', 'analysis.item-not-found', 'sittings.rulings-full'],
});
