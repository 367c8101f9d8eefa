import * as z from 'zod/mini';
import { AnswersSchema, SignalsSchema, TimesSchema } from './attempt-log.ts';
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
const ParamsSchema = z.object({ sitting: SittingCodeSchema });
const SeatParamsSchema = z.object({ sitting: SittingCodeSchema, seat: SittingCodeSchema });

/** A whole number within bounds, with the sentence that names them. */
const within = (name: string, min: number, max: number) => {
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
  class: z._default(within('반은', 0, LIMITS.seatClassMax), 0),
  number: within('번호는', 1, LIMITS.seatNumberMax),
});
export type SeatName = z.output<typeof SeatNameSchema>;

const SeatNamesSchema = z.array(SeatNameSchema).check(
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
  lateMinutes: z._default(within('늦게 도착한 답을 받는 시간은', 0, LIMITS.lateMinutes), 3),
  seatRule: z.enum(SEAT_RULES),
  maxSeats: z._default(within('자리는', 1, LIMITS.seats), LIMITS.seats),
  hasSlips: z._default(z.boolean(), false),
  attempts: z._default(within('푸는 횟수는', 1, LIMITS.attemptsOfSeat), 1),
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
  minutes: z._default(z.nullable(within('시험 시간은', 1, LIMITS.sittingMinutes)), null),
  feedback: z._default(z.enum(FEEDBACKS), '점수'),
  feedbackAt: z._default(z.enum(FEEDBACK_TIMES), '마감 뒤'),
  keepDays: z._default(within('보관 기간은', LIMITS.keepDaysMin, LIMITS.keepDaysMax), LIMITS.keepDays),
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
  params: z.object({ exam: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/, '시험지를 찾을 수 없습니다.')) }),
  body: z.strictObject({ ...Rules, ...Settings, seats: z._default(SeatNamesSchema, []) }),
  answer: SittingSchema,
  errors: ['exams.not-found', 'exams.not-frozen', 'sittings.full', 'sittings.unknown-form', 'sittings.seats-full'],
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
  params: ParamsSchema,
  answer: SittingSchema,
  errors: ['sittings.not-found'],
});

export const changeSitting = defineCall({
  method: 'PATCH',
  path: '/api/sittings/:sitting',
  summary: '응시 고치기. 첫 풀이가 시작되면 마감 시각, 늘린 시간, 결과 공개, 이름만 바뀐다',
  access: 'member',
  params: ParamsSchema,
  body: z.partial(
    z.strictObject({
      mode: z.enum(SITTING_MODES),
      opensAt: TimeSchema,
      lateMinutes: within('늦게 도착한 답을 받는 시간은', 0, LIMITS.lateMinutes),
      attempts: within('푸는 횟수는', 1, LIMITS.attemptsOfSeat),
      page: z.enum(SOLVING_PAGES),
      allowBack: z.boolean(),
      signals: z.boolean(),
      title: Settings.title,
      label: lineSchema('반 이름', LIMITS.sittingLabelMax),
      closesAt: TimeSchema,
      minutes: z.nullable(within('시험 시간은', 1, LIMITS.sittingMinutes)),
      feedback: z.enum(FEEDBACKS),
      feedbackAt: z.enum(FEEDBACK_TIMES),
      isReleased: z.boolean(),
      keepDays: within('보관 기간은', LIMITS.keepDaysMin, LIMITS.keepDaysMax),
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
  params: ParamsSchema,
  answer: SittingSchema,
  errors: ['sittings.not-found'],
});

export const deleteSitting = defineCall({
  method: 'DELETE',
  path: '/api/sittings/:sitting',
  summary: '응시 지우기. 푸는 중인 학생이 있으면 그 답은 하루 동안 더 받고 지운다; isNow면 바로 지운다',
  access: 'member',
  params: ParamsSchema,
  query: z.object({ isNow: flag(false) }),
  answer: z.object({ isRemoved: z.boolean() }),
  errors: ['sittings.not-found'],
});

/** How one seat stands while students solve: which items are answered, not what with. */
const BoardSeatSchema = z.object({
  code: z.string(),
  class: z.int(),
  number: z.int(),
  extraMinutes: z.int(),
  extraAttempts: z.int(),
  /** Whether a slip was made for it. */
  hasSlip: z.boolean(),
  /** The newest attempt; null before there is one. */
  attempt: z.nullable(
    z.object({
      ordinal: z.int(),
      source: z.enum(ATTEMPT_SOURCES),
      state: z.enum(ATTEMPT_STATES),
      formLabel: FormLabelSchema,
      /** Numbers of the items that have an answer. */
      answered: z.array(z.int()),
      startedAt: z.string(),
      deadlineAt: z.nullable(z.string()),
      submittedAt: z.nullable(z.string()),
      /** When the server last heard of it. */
      seenAt: z.string(),
      devices: z.int(),
      lateEvents: z.int(),
      /** Items whose answer would become another by what is kept apart for the teacher's decision; null where nothing is. */
      lateItems: z.nullable(z.array(z.int())),
      /** What the teacher decided of it last; null before that. */
      lateTaken: z.nullable(z.boolean()),
      signals: SignalsSchema,
    }),
  ),
});
export type BoardSeat = z.infer<typeof BoardSeatSchema>;

export const getBoard = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/board',
  summary: '현황판: 자리마다 어느 문항에 답했는지',
  access: 'member',
  params: ParamsSchema,
  /** `now`: the server's clock, by which to tell how long ago something was. */
  answer: z.object({ now: z.string(), sitting: SittingSchema, seats: z.array(BoardSeatSchema) }),
  errors: ['sittings.not-found'],
});

export const addSeats = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/seats',
  summary: '자리 더하기. 이미 있는 번호는 그대로 둔다',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject({ seats: SeatNamesSchema }),
  answer: z.object({ added: z.int() }),
  errors: ['sittings.not-found', 'sittings.seats-full'],
});

export const issueSlips = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/slips',
  summary: '자리 번호표를 새로 만든다. 숫자는 이 답에만 있고, 전에 만든 것은 쓸 수 없게 된다',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject({
    /** Codes of seats; all of them without. */
    seats: z.optional(z.array(SittingCodeSchema).check(z.maxLength(LIMITS.seats))),
  }),
  answer: z.array(z.object({ class: z.int(), number: z.int(), slip: z.string() })),
  errors: ['sittings.not-found', 'sittings.seat-not-found'],
});

export const changeSeat = defineCall({
  method: 'PATCH',
  path: '/api/sittings/:sitting/seats/:seat',
  summary: '자리 하나: 시간 더 주기, 다시 풀게 하기, 다른 기기에서 이어 풀게 하기, 늦은 답 정하기, 집계에서 빼기',
  access: 'member',
  params: SeatParamsSchema,
  body: z.partial(
    z.strictObject({
      /** In all, not more than before. */
      extraMinutes: within('더 주는 시간은', 0, LIMITS.extraMinutes),
      /** Attempts beyond those that all have. */
      extraAttempts: within('더 주는 기회는', 0, LIMITS.attemptsOfSeat),
      /** The next device that comes with this number goes on with its attempt. */
      letsIn: z.boolean(),
      /** Answers that came after the last moment: take them for the newest attempt, or drop them. */
      lateAnswers: z.enum(['받기', '버리기']),
      /** Whether the newest attempt is left out of what is counted. */
      isExcluded: z.boolean(),
    }),
  ),
  answer: z.object({ isChanged: z.boolean() }),
  errors: ['sittings.not-found', 'sittings.seat-not-found', 'sittings.nothing-late', 'sittings.still-solving'],
});

export const clearSeat = defineCall({
  method: 'DELETE',
  path: '/api/sittings/:sitting/seats/:seat',
  summary: '자리 비우기. 그 자리의 풀이를 모두 바로 지운다; 자유 번호에서는 자리도 없어진다',
  access: 'member',
  params: SeatParamsSchema,
  answer: z.object({ attempts: z.int() }),
  errors: ['sittings.not-found', 'sittings.seat-not-found'],
});

/** 답안 파일: what a student's page saves for the teacher when it cannot reach the server. The code is known to that device alone. */
export const AnswerFileSchema = z.strictObject({
  attempt: z.string('답안 파일이 아닙니다.').check(z.regex(/^[A-Za-z0-9_-]{22}$/, '답안 파일이 아닙니다.')),
  answers: AnswersSchema,
});
export type AnswerFile = z.infer<typeof AnswerFileSchema>;

export const loadAnswerFile = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/answer-file',
  summary: '학생이 저장한 답안 파일 불러오기. 받은 답과 다르면 따로 두고 선생님이 정한다',
  access: 'member',
  params: ParamsSchema,
  body: AnswerFileSchema,
  /** `isKept`: it says something that the server does not have. */
  answer: z.object({ seat: z.string(), class: z.int(), number: z.int(), isKept: z.boolean() }),
  errors: ['sittings.not-found', 'sittings.foreign-file'],
});

export const enterAnswers = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/answers',
  summary: '종이로 푼 답 입력. 같은 자리의 입력은 새것으로 바뀐다. 하나라도 안 되면 아무것도 바뀌지 않는다',
  access: 'member',
  params: ParamsSchema,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          class: z._default(within('반은', 0, LIMITS.seatClassMax), 0),
          number: within('번호는', 1, LIMITS.seatNumberMax),
          form: z._default(FormLabelSchema, '가'),
          /**
           * A choice for each item in the order of their numbers, 0 for none; what is missing at the end is blank. Null takes
           * back what was entered.
           */
          choices: z.nullable(
            z
              .array(z.int('답은 1부터 5까지, 빈칸은 0입니다.').check(z.minimum(0), z.maximum(LIMITS.optionsPerItem)))
              .check(z.maxLength(LIMITS.examItems)),
          ),
        }),
      )
      .check(
        z.minLength(1, '입력한 답이 없습니다.'),
        z.maxLength(LIMITS.seats, `한 번에 ${LIMITS.seats}줄까지 입력할 수 있습니다.`),
        z.refine(
          (rows) => new Set(rows.map((row) => `${row.class}/${row.number}`)).size === rows.length,
          '같은 번호가 두 번 들어 있습니다.',
        ),
      ),
  }),
  answer: z.object({ entered: z.int() }),
  errors: ['sittings.not-found', 'sittings.seats-full', 'sittings.answered-online', 'sittings.unknown-form'],
});

/** An attempt that has ended, with all that there is to score and to analyse. */
export const ScoredAttemptSchema = z.object({
  seat: z.string(),
  class: z.int(),
  number: z.int(),
  ordinal: z.int(),
  source: z.enum(ATTEMPT_SOURCES),
  state: z.enum(ATTEMPT_STATES),
  formCode: z.string(),
  formLabel: FormLabelSchema,
  startedAt: z.string(),
  submittedAt: z.nullable(z.string()),
  lateEvents: z.int(),
  /** Answers that were kept apart, and taken by the teacher. */
  lateTaken: z.nullable(z.boolean()),
  answers: AnswersSchema,
  times: TimesSchema,
  signals: SignalsSchema,
  /** Tenths of a point. */
  score: z.int(),
  /** Numbers of the items that it has right, as rulings say. */
  right: z.array(z.int()),
  isExcluded: z.boolean(),
});

export const getScores = defineCall({
  method: 'GET',
  path: '/api/sittings/:sitting/scores',
  summary: '채점표: 형마다 정답과 배점, 끝난 풀이마다 답과 점수',
  access: 'member',
  params: ParamsSchema,
  answer: z.object({
    forms: z.array(
      z.object({
        code: z.string(),
        label: FormLabelSchema,
        /** Keys as rulings say: none of an item that is left out, all where everybody has it right. */
        items: z.array(z.object({ number: z.int(), queCode: z.string(), keys: z.array(z.int()), points: z.int() })),
      }),
    ),
    attempts: z.array(ScoredAttemptSchema),
  }),
  errors: ['sittings.not-found'],
});
