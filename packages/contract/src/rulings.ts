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

type RulingKind = (typeof RULING_KINDS)[number];
/** How many keys a ruling names. */
const keysOf = (kind: RulingKind): readonly [min: number, max: number] =>
  kind === '정답 변경' ? [1, 1] : kind === '복수 정답' ? [2, LIMITS.optionsPerItem] : [0, 0];

/** Keys are options as they stand in the item, whatever their order on a form; a score belongs to 문항 제외 alone. */
export const NewRulingSchema = z
  .strictObject({
    /** Of the item, on the first form. */
    number: z.int().check(z.minimum(1), z.maximum(LIMITS.seatNumberMax)),
    /** How many rulings of the sitting the teacher saw: what another window ruled meanwhile, or this one with its answer lost, is shown first. */
    seen: z.int().check(z.minimum(0)),
    kind: z.enum(RULING_KINDS),
    keys: z._default(z.array(ChoiceSchema), []),
    score: z._default(z.nullable(z.enum(EXCLUSION_SCORES)), null),
    reason: z._default(lineSchema('까닭', LIMITS.rulingReasonMax), ''),
  })
  .check(
    z.refine(({ kind, keys }) => keys.length >= keysOf(kind)[0] && keys.length <= keysOf(kind)[1], {
      path: ['keys'],
      error: '정답 변경에는 정답을 하나, 복수 정답에는 둘 이상 골라 주세요.',
    }),
    z.refine(({ keys }) => new Set(keys).size === keys.length, {
      path: ['keys'],
      error: '같은 선지가 두 번 들어 있습니다.',
    }),
    z.refine(({ kind, score }) => (kind === '문항 제외') === (score !== null), {
      path: ['score'],
      error: '만점을 유지할지 총점을 줄일지 골라 주세요.',
    }),
  );
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
  errors: ['sittings.not-found', 'analysis.item-not-found', 'sittings.rulings-full', 'sittings.ruled-meanwhile'],
});
