import * as z from 'zod/mini';
import { AnswersSchema, SignalsSchema, TimesSchema } from './attempt-log.ts';
import { defineCall } from './call.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { LIMITS } from './limits.ts';
import {
  ATTEMPT_SOURCES,
  ATTEMPT_STATES,
  SeatNamesSchema,
  SittingCodeSchema,
  SittingParamsSchema,
  SittingSchema,
  wholeWithin,
} from './sittings.ts';

/** 자리 of a sitting: how students stand on them, the slips by which they sit down, and what they answered there. */

const SeatParamsSchema = z.object({ sitting: SittingCodeSchema, seat: SittingCodeSchema });

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
  params: SittingParamsSchema,
  /** `now`: the server's clock, by which to tell how long ago something was. */
  answer: z.object({ now: z.string(), sitting: SittingSchema, seats: z.array(BoardSeatSchema) }),
  errors: ['sittings.not-found'],
});

export const addSeats = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/seats',
  summary: '자리 더하기. 이미 있는 번호는 그대로 둔다',
  access: 'member',
  params: SittingParamsSchema,
  body: z.strictObject({ seats: SeatNamesSchema }),
  answer: z.object({ added: z.int() }),
  errors: ['sittings.not-found', 'sittings.seats-full'],
});

export const issueSlips = defineCall({
  method: 'POST',
  path: '/api/sittings/:sitting/slips',
  summary: '자리 번호표를 새로 만든다. 숫자는 이 답에만 있고, 전에 만든 것은 쓸 수 없게 된다',
  access: 'member',
  params: SittingParamsSchema,
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
      extraMinutes: wholeWithin('더 주는 시간은', 0, LIMITS.extraMinutes),
      /** Attempts beyond those that all have. */
      extraAttempts: wholeWithin('더 주는 기회는', 0, LIMITS.attemptsOfSeat),
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
  params: SittingParamsSchema,
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
  params: SittingParamsSchema,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          class: z._default(wholeWithin('반은', 0, LIMITS.seatClassMax), 0),
          number: wholeWithin('번호는', 1, LIMITS.seatNumberMax),
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
  params: SittingParamsSchema,
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
