import * as z from 'zod/mini';
import { AnswersSchema } from './attempt-log.ts';
import { defineCall } from './call.ts';
import { FormLabelSchema } from './frozen-form.ts';
import { MarkSchema } from './item.ts';
import { LIMITS } from './limits.ts';
import {
  ATTEMPT_STATES,
  FEEDBACK_TIMES,
  FEEDBACKS,
  JOIN_SIGNS,
  SEAT_RULES,
  SeatNameSchema,
  SITTING_MODES,
  SittingCodeSchema,
  SOLVING_PAGES,
} from './sittings.ts';
import { SolveEventSchema } from './solve-events.ts';
import { FormatSpanSchema } from './text.ts';

/** 풀이: what a student's browser asks, without account and without a name. */

/** Names the attempt and proves that it is one's own: `{attempt}.{token}`. */
export const ATTEMPT_HEADER = 'x-attempt';

/** As typed, in small letters or with blanks and hyphens between. */
const JoinCodeSchema = z.pipe(
  z.pipe(
    z.string('코드를 입력해 주세요.').check(z.maxLength(40, '코드는 일곱 자리입니다.')),
    z.transform((code) => code.replace(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(new RegExp(`^[${JOIN_SIGNS}]{${LIMITS.joinCodeLength}}$`), '코드는 일곱 자리입니다.')),
);

/** What a student sees before the start. */
const EntrySchema = z.object({
  link: z.string(),
  title: z.string(),
  mode: z.enum(SITTING_MODES),
  opensAt: z.string(),
  closesAt: z.string(),
  minutes: z.nullable(z.int()),
  lateMinutes: z.int(),
  seatRule: z.enum(SEAT_RULES),
  /** Whether seats are named by class as well: else there is none to ask for. */
  asksClass: z.boolean(),
  hasSlips: z.boolean(),
  attempts: z.int(),
  items: z.int(),
  page: z.enum(SOLVING_PAGES),
  allowBack: z.boolean(),
  /** Whether it is written down when the page is left. */
  signals: z.boolean(),
  feedback: z.enum(FEEDBACKS),
  feedbackAt: z.enum(FEEDBACK_TIMES),
  /** When the answers are erased. */
  purgeAt: z.string(),
});
export type Entry = z.infer<typeof EntrySchema>;

const closedBody = { maxBytes: LIMITS.solverBodyBytes };

export const enterSitting = defineCall({
  method: 'POST',
  path: '/api/solve/enter',
  summary: '링크나 코드로 들어가기',
  access: 'public',
  ...closedBody,
  body: z
    .strictObject({ link: z.optional(SittingCodeSchema), joinCode: z.optional(JoinCodeSchema) })
    .check(
      z.refine(
        ({ link, joinCode }) => (link === undefined) !== (joinCode === undefined),
        '링크나 코드 하나를 보내 주세요.',
      ),
    ),
  answer: EntrySchema,
  errors: ['solving.unknown-code', 'solving.not-open', 'solving.closed', 'request.too-many'],
});

/** How an attempt stands on the server. */
export const AttemptSchema = z.object({
  attempt: z.string(),
  /** Rises when another device goes on with it; only the newest one writes. */
  epoch: z.int(),
  state: z.enum(ATTEMPT_STATES),
  class: z.int(),
  number: z.int(),
  ordinal: z.int(),
  formLabel: FormLabelSchema,
  /** The last event that the server has, from 1. */
  ackSeq: z.int(),
  answers: AnswersSchema,
  /** ISO times of the server. */
  now: z.string(),
  startedAt: z.string(),
  deadlineAt: z.string(),
  remainingMs: z.int(),
  /** Something came after the last moment and is kept apart: the teacher decides about it. */
  isKeptApart: z.boolean(),
});
export type Attempt = z.infer<typeof AttemptSchema>;

export const startAttempt = defineCall({
  method: 'POST',
  path: '/api/solve/start',
  summary: '풀이 시작, 또는 번호표로 다른 기기에서 이어 풀기. 같은 token으로 다시 물으면 같은 풀이를 답한다',
  access: 'public',
  ...closedBody,
  body: z.strictObject({
    link: SittingCodeSchema,
    ...SeatNameSchema.shape,
    slip: z.optional(z.string().check(z.regex(/^\d{6}$/, '번호표의 숫자는 여섯 자리입니다.'))),
    /** 128 random bits or more, made and kept by the browser; the server keeps a hash of it. */
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  }),
  answer: AttemptSchema,
  errors: [
    'solving.unknown-code',
    'solving.not-open',
    'solving.closed',
    'solving.unknown-seat',
    'solving.wrong-slip',
    'solving.seat-taken',
    'solving.no-attempts-left',
    'sittings.seats-full',
    'request.too-many',
  ],
});

/** What is solved: the frozen form without anything that tells the key. */
export const SolvableFormSchema = z.object({
  label: FormLabelSchema,
  title: z.string(),
  header: z.object({ round: z.string(), course: z.string(), period: z.string() }),
  sections: z.array(
    z.object({
      passage: z.object({ text: z.string(), format: z.array(FormatSpanSchema), marks: z.array(MarkSchema) }),
      items: z.array(
        z.object({
          number: z.int(),
          points: z.int(),
          saysPoints: z.boolean(),
          stem: z.string(),
          material: z.nullable(z.object({ label: z.string(), text: z.string() })),
          options: z.array(z.object({ text: z.string(), format: z.array(FormatSpanSchema) })),
        }),
      ),
    }),
  ),
});
export type SolvableForm = z.infer<typeof SolvableFormSchema>;

const SOLVER_ERRORS = ['solving.gone', 'solving.taken-over'] as const;

export const getAttempt = defineCall({
  method: 'GET',
  path: '/api/solve/attempt',
  summary: '풀이가 서버에서 어디까지 왔는지',
  access: 'solver',
  answer: AttemptSchema,
  errors: SOLVER_ERRORS,
});

export const getSolvableForm = defineCall({
  method: 'GET',
  path: '/api/solve/form',
  summary: '푸는 시험지와 규칙',
  access: 'solver',
  answer: z.object({ entry: EntrySchema, form: SolvableFormSchema }),
  errors: SOLVER_ERRORS,
});

const EventsBody = {
  epoch: z.int(),
  /** Number of the first of these events; the others follow it one by one. */
  from: z.int().check(z.minimum(1)),
  events: z
    .array(SolveEventSchema)
    .check(z.maxLength(LIMITS.eventsPerPost, `한 번에 ${LIMITS.eventsPerPost}개까지 보낼 수 있습니다.`)),
};

/** What the server has after a save. */
const AcknowledgementSchema = z.object({
  ackSeq: z.int(),
  state: z.enum(ATTEMPT_STATES),
  now: z.string(),
  deadlineAt: z.string(),
  remainingMs: z.int(),
  isKeptApart: z.boolean(),
});
export type Acknowledgement = z.infer<typeof AcknowledgementSchema>;

export const saveEvents = defineCall({
  method: 'POST',
  path: '/api/solve/events',
  summary: '풀이에서 한 일 저장. 이미 있는 것은 다시 보내도 되고, 사이가 빠졌으면 ackSeq 다음부터 다시 보낸다',
  access: 'solver',
  ...closedBody,
  body: z.strictObject(EventsBody),
  answer: AcknowledgementSchema,
  errors: [...SOLVER_ERRORS, 'solving.submitted', 'solving.too-many-events'],
});

const ReceiptSchema = z.object({
  state: z.enum(ATTEMPT_STATES),
  /** 확인 번호, eight signs; the same for the same attempt. */
  number: z.string(),
  /** ISO time at which the server took it. */
  submittedAt: z.string(),
  answered: z.int(),
  /** Numbers of items without an answer. */
  blank: z.array(z.int()),
  lateEvents: z.int(),
  isKeptApart: z.boolean(),
  /** What the teacher decided of what was kept apart; null before that. */
  lateTaken: z.nullable(z.boolean()),
});
export type Receipt = z.infer<typeof ReceiptSchema>;

export const submitAttempt = defineCall({
  method: 'POST',
  path: '/api/solve/submit',
  summary: '마지막 일과 함께 제출. 다시 보내도 같은 접수증을 답한다. 사이가 빠졌으면 receipt 없이 ackSeq를 답한다',
  access: 'solver',
  ...closedBody,
  body: z.strictObject(EventsBody),
  answer: z.object({ ackSeq: z.int(), receipt: z.nullable(ReceiptSchema) }),
  errors: [...SOLVER_ERRORS, 'solving.submitted', 'solving.too-many-events'],
});

export const getResult = defineCall({
  method: 'GET',
  path: '/api/solve/result',
  summary: '접수증과, 선생님이 정한 만큼의 결과',
  access: 'solver',
  answer: z.object({
    receipt: z.nullable(ReceiptSchema),
    /** Null before it is shown, and where nothing is. */
    result: z.nullable(
      z.object({
        /** Tenths of a point. */
        score: z.int(),
        total: z.int(),
        /** 채점이 바뀌었습니다: it was another score when it was submitted. */
        isRegraded: z.boolean(),
        /** With 정오 and 해설. */
        items: z.nullable(
          z.array(
            z.object({
              number: z.int(),
              c: z.int(),
              isRight: z.boolean(),
              /** Left out of the score. */
              isExcluded: z.boolean(),
              /** With 해설. */
              explained: z.nullable(
                z.object({ keys: z.array(z.int()), explanation: z.string(), reasons: z.array(z.string()) }),
              ),
            }),
          ),
        ),
      }),
    ),
  }),
  errors: SOLVER_ERRORS,
});
