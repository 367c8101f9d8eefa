import { type BodyOf, type createSitting, LIMITS } from '@chulje/contract';

type Body = BodyOf<typeof createSitting>;

/** 과제: a date alone; 시험: a time limit, and explanations when all have ended; 수업 중: from now on, results at once. */
export const GIVE_KINDS = ['과제', '시험', '수업 중'] as const;
export type GiveKind = (typeof GIVE_KINDS)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A teacher's clock that is ahead of the server's must not keep students waiting. */
const OPENS_BEFORE_MS = 5 * MINUTE_MS;
const EXAM_MINUTES = 50;

/** What the dialog fills in for a kind. `closesAt` is a time of the device, as a field of it takes it. */
export interface GiveSettings {
  closesAt: string;
  minutes: number | null;
}

export function defaultsOf(kind: GiveKind, examMinutes: number | null, now: Date): GiveSettings {
  const minutes = examMinutes ?? EXAM_MINUTES;
  if (kind === '과제') {
    const last = new Date(now.getTime() + 7 * DAY_MS);
    last.setHours(23, 59, 0, 0);
    return { closesAt: toFieldTime(last), minutes: null };
  }
  // Whoever begins late still has the whole time.
  const lasts = kind === '시험' ? 2 * minutes : 50;
  return {
    closesAt: toFieldTime(new Date(now.getTime() + lasts * MINUTE_MS)),
    minutes: kind === '시험' ? minutes : null,
  };
}

/** What 더 보기 offers beyond a kind: all of it is something the call takes. */
export type MoreRules = Pick<
  BodyOf<typeof createSitting>,
  | 'feedback'
  | 'feedbackAt'
  | 'signals'
  | 'attempts'
  | 'formRule'
  | 'page'
  | 'allowBack'
  | 'hasSlips'
  | 'lateMinutes'
  | 'keepDays'
>;

/** What a kind comes with, of what 더 보기 offers. */
export function moreRulesOf(kind: GiveKind): MoreRules {
  const { mode: _, opensAt: __, ...rules } = rulesOf(kind, new Date(0));
  return {
    ...rules,
    attempts: 1,
    formRule: '번호순',
    page: '한 지문씩',
    allowBack: true,
    hasSlips: false,
    lateMinutes: 3,
    keepDays: LIMITS.keepDays,
  };
}

/** The rules that come with a kind. */
export function rulesOf(
  kind: GiveKind,
  now: Date,
): Pick<Body, 'mode' | 'opensAt' | 'feedback' | 'feedbackAt' | 'signals'> {
  const opensAt = new Date(now.getTime() - OPENS_BEFORE_MS).toISOString();
  if (kind === '시험') return { mode: '시험', opensAt, feedback: '해설', feedbackAt: '마감 뒤', signals: true };
  if (kind === '과제') return { mode: '과제', opensAt, feedback: '점수', feedbackAt: '마감 뒤', signals: false };
  return { mode: '과제', opensAt, feedback: '정오', feedbackAt: '바로', signals: false };
}

/** As `datetime-local` has it: of the device's own place, to the minute. */
export function toFieldTime(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** A time of such a field. What is no time goes out as it is: the server names the field. */
export function toIso(fieldTime: string): string {
  const time = new Date(fieldTime);
  return Number.isNaN(time.getTime()) ? fieldTime : time.toISOString();
}
