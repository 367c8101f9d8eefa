import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { flag } from './exports.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

/**
 * 응시: one offering of the frozen forms of an exam to students, who sit on numbered seats (자리). Nowhere is there a field for
 * a student's name.
 */

export const SITTING_MODES = ['과제', '시험'] as const;
/** 준비 before it opens, 닫힘 after it closes. */
export const SITTING_STATES = ['준비', '열림', '닫힘'] as const;
/** 명단: the numbers that the teacher gave; 자유 번호: any, as long as there is room. */
export const SEAT_RULES = ['명단', '자유 번호'] as const;
/** Who gets which form: in turn by seat number, by chance, or one form for all. */
export const FORM_RULES = ['번호순', '무작위', '한 형'] as const;
export const SOLVING_PAGES = ['한 지문씩', '한 문항씩', '전체'] as const;
/** What a student sees of the result; each shows what the one before it shows. */
export const FEEDBACKS = ['없음', '점수', '정오', '해설'] as const;
export type Feedback = (typeof FEEDBACKS)[number];
/** 바로: with the receipt; 마감 뒤: when nobody can solve any more; 직접: when the teacher says so. */
export const FEEDBACK_TIMES = ['바로', '마감 뒤', '직접'] as const;
export const ATTEMPT_STATES = ['푸는 중', '제출', '마감'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export const ATTEMPT_SOURCES = ['링크', '입력', '스캔'] as const;

/** Signs of a class code, none of which is taken for another. */
export const JOIN_SIGNS = '23456789ABCDEFGHJKMNPRSTUVWXYZ';

export const SittingCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, '응시를 찾을 수 없습니다.'));
export const SittingParamsSchema = z.object({ sitting: SittingCodeSchema });

/** A whole number within bounds, with the sentence that names them. */
export const wholeWithin = (name: string, min: number, max: number) => {
  const said = `${name} ${min}부터 ${max}까지 정할 수 있습니다.`;
  return z.int(said).check(z.minimum(min, said), z.maximum(max, said));
};

/** A time as browsers write it (ISO 8601), between the years 2000 and 2100. */
const TimeSchema = z.string('시각을 입력해 주세요.').check(
  z.maxLength(40, '시각을 읽을 수 없습니다.'),
  z.refine((text) => /^20\d\d-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), '시각을 읽을 수 없습니다.'),
);

/** A seat as it is named: class 0 when there is only one. */
export const SeatNameSchema = z.strictObject({
  class: z._default(wholeWithin('반은', 0, LIMITS.seatClassMax), 0),
  number: wholeWithin('번호는', 1, LIMITS.seatNumberMax),
});
export type SeatName = z.output<typeof SeatNameSchema>;

export const SeatNamesSchema = z.array(SeatNameSchema).check(
  z.maxLength(LIMITS.seats, `자리는 ${LIMITS.seats}개까지 둘 수 있습니다.`),
  z.refine(
    (seats) => new Set(seats.map((seat) => `${seat.class}/${seat.number}`)).size === seats.length,
    '같은 번호가 두 번 들어 있습니다.',
  ),
);

/** Rules that hold for all from the first attempt on. */
const Rules = {
  mode: z.enum(SITTING_MODES),
  opensAt: TimeSchema,
  lateMinutes: z._default(wholeWithin('늦게 도착한 답을 받는 시간은', 0, LIMITS.lateMinutes), 3),
  seatRule: z.enum(SEAT_RULES),
  maxSeats: z._default(wholeWithin('자리는', 1, LIMITS.seats), LIMITS.seats),
  hasSlips: z._default(z.boolean(), false),
  attempts: z._default(wholeWithin('푸는 횟수는', 1, LIMITS.attemptsOfSeat), 1),
  formRule: z._default(z.enum(FORM_RULES), '번호순'),
  /** The form for all, where there is one. */
  formLabel: z._default(FormLabelSchema, '가'),
  page: z._default(z.enum(SOLVING_PAGES), '한 지문씩'),
  allowBack: z._default(z.boolean(), true),
  signals: z._default(z.boolean(), false),
};
/** What may change later, the minutes only to more. */
const Settings = {
  title: lineSchema('응시 이름', LIMITS.titleMax, 1),
  /** The class, as 2학년 3반. */
  label: z._default(lineSchema('반 이름', LIMITS.sittingLabelMax), ''),
  closesAt: TimeSchema,
  minutes: z._default(z.nullable(wholeWithin('시험 시간은', 1, LIMITS.sittingMinutes)), null),
  feedback: z._default(z.enum(FEEDBACKS), '점수'),
  feedbackAt: z._default(z.enum(FEEDBACK_TIMES), '마감 뒤'),
  keepDays: z._default(wholeWithin('보관 기간은', LIMITS.keepDaysMin, LIMITS.keepDaysMax), LIMITS.keepDays),
};

export const SittingSchema = z.object({
  /** Also what its link ends with: /s/{code}. */
  code: z.string(),
  joinCode: z.string(),
  examCode: z.string(),
  revision: z.int(),
  title: z.string(),
  label: z.string(),
  mode: z.enum(SITTING_MODES),
  state: z.enum(SITTING_STATES),
  opensAt: z.string(),
  closesAt: z.string(),
  minutes: z.nullable(z.int()),
  lateMinutes: z.int(),
  seatRule: z.enum(SEAT_RULES),
  maxSeats: z.int(),
  hasSlips: z.boolean(),
  attempts: z.int(),
  formRule: z.enum(FORM_RULES),
  formLabel: FormLabelSchema,
  page: z.enum(SOLVING_PAGES),
  allowBack: z.boolean(),
  signals: z.boolean(),
  feedback: z.enum(FEEDBACKS),
  feedbackAt: z.enum(FEEDBACK_TIMES),
  isReleased: z.boolean(),
  keepDays: z.int(),
  /** When everything that students answered is erased. */
  purgeAt: z.string(),
  firstNumber: z.int(),
  items: z.int(),
  /** Seats, those on which somebody is solving, and those on which somebody has ended. */
  seats: z.int(),
  solving: z.int(),
  ended: z.int(),
});
export type Sitting = z.infer<typeof SittingSchema>;

export const createSitting = defineCall({
  method: 'POST',
  path: '/api/exams/:exam/sittings',
  summary: '학생에게 내기. 가장 나중에 확정한 형으로 응시를 연다',
  access: 'member',
  idempotent: true,
  params: z.object({ exam: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '시험지를 찾을 수 없습니다.')) }),
  body: z.strictObject({ ...Rules, ...Settings, seats: z._default(SeatNamesSchema, []) }),
  answer: SittingSchema,
  errors: [
    'request.key-required',
    'exams.not-found',
    'exams.not-frozen',
    'sittings.not-found',
    'sittings.full',
    'sittings.unknown-form',
    'sittings.seats-full',
  ],
});

export const listSittings = defineCall({
  method: 'GET',
  path: '/api/sittings',
  summary: '응시 목록, 나중에 연 것부터',
  access: 'member',
  answer: z.array(SittingSchema),
});

export const getSitting = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting',
  summary: '응시 보기',
  access: 'member',
  params: SittingParamsSchema,
  answer: SittingSchema,
  errors: ['sittings.not-found'],
});

export const changeSitting = defineCall({
  method: 'PATCH',
  path: '/api/sittings/:sitting',
  summary: '응시 고치기. 첫 풀이가 시작되면 마감 시각, 늘린 시간, 결과 공개, 이름만 바뀐다',
  access: 'member',
  params: SittingParamsSchema,
  body: z.partial(
    z.strictObject({
      mode: z.enum(SITTING_MODES),
      opensAt: TimeSchema,
      lateMinutes: wholeWithin('늦게 도착한 답을 받는 시간은', 0, LIMITS.lateMinutes),
      attempts: wholeWithin('푸는 횟수는', 1, LIMITS.attemptsOfSeat),
      page: z.enum(SOLVING_PAGES),
      allowBack: z.boolean(),
      signals: z.boolean(),
      title: Settings.title,
      label: lineSchema('반 이름', LIMITS.sittingLabelMax),
      closesAt: TimeSchema,
      minutes: z.nullable(wholeWithin('시험 시간은', 1, LIMITS.sittingMinutes)),
      feedback: z.enum(FEEDBACKS),
      feedbackAt: z.enum(FEEDBACK_TIMES),
      isReleased: z.boolean(),
      keepDays: wholeWithin('보관 기간은', LIMITS.keepDaysMin, LIMITS.keepDaysMax),
    }),
  ),
  answer: SittingSchema,
  errors: ['sittings.not-found', 'sittings.rules-frozen', 'sittings.full'],
});

export const closeSitting = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/close',
  summary: '마감. 푸는 중인 학생도 지금까지의 답으로 끝난다',
  access: 'member',
  params: SittingParamsSchema,
  answer: SittingSchema,
  errors: ['sittings.not-found'],
});

export const deleteSitting = defineCall({
  method: 'DELETE',
  path: '/api/sittings/:sitting',
  summary: '응시 지우기. 푸는 중인 학생이 있으면 그 답은 하루 동안 더 받고 지운다; isNow면 바로 지운다',
  access: 'member',
  params: SittingParamsSchema,
  query: z.object({ isNow: flag(false) }),
  answer: z.object({ isRemoved: z.boolean() }),
  errors: ['sittings.not-found'],
});
