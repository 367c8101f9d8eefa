import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/**
 * 반: what a class is called and which numbers its students have, made once and used for many sittings, which bear its label.
 * Nothing else is kept of a class.
 */

const numberRange = `번호는 1부터 ${LIMITS.seatNumberMax}까지 쓸 수 있습니다.`;
const ClassValues = {
  /** As 2학년 3반; no two classes of a member have the same. */
  label: lineSchema('반 이름', LIMITS.sittingLabelMax, 1),
  /** In any order; none where anybody may sit down. */
  numbers: z
    .array(z.int(numberRange).check(z.minimum(1, numberRange), z.maximum(LIMITS.seatNumberMax, numberRange)))
    .check(
      z.maxLength(LIMITS.seats, `번호는 ${LIMITS.seats}개까지 둘 수 있습니다.`),
      z.refine((numbers) => new Set(numbers).size === numbers.length, '같은 번호가 두 번 들어 있습니다.'),
    ),
};

const SchoolClassSchema = z.object({
  code: z.string(),
  label: z.string(),
  /** Rising. */
  numbers: z.array(z.int()),
});
export type SchoolClass = z.infer<typeof SchoolClassSchema>;

const ParamsSchema = z.object({ class: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, '반을 찾을 수 없습니다.')) });

export const listClasses = defineCall({
  method: 'GET',
  path: '/api/classes',
  summary: '반 목록, 이름순',
  access: 'member',
  answer: z.array(SchoolClassSchema),
});

export const createClass = defineCall({
  method: 'POST',
  path: '/api/classes',
  summary: '반 만들기',
  access: 'member',
  body: z.strictObject(ClassValues),
  answer: SchoolClassSchema,
  errors: ['classes.full', 'classes.label-taken'],
});

export const saveClass = defineCall({
  method: 'PUT',
  path: '/api/classes/:class',
  summary: '반 고치기. 이름을 바꾸면 이 반으로 낸 응시의 반 이름도 바뀐다. 이미 낸 응시의 자리는 그대로다',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject(ClassValues),
  answer: SchoolClassSchema,
  errors: ['classes.not-found', 'classes.label-taken'],
});

export const removeClass = defineCall({
  method: 'DELETE',
  path: '/api/classes/:class',
  summary: '반 지우기. 이 반으로 낸 응시는 그대로 둔다',
  access: 'member',
  params: ParamsSchema,
  answer: z.object({ isRemoved: z.boolean() }),
  errors: ['classes.not-found'],
});
