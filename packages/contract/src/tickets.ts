import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const TicketInfoSchema = z.object({
  /** Tickets that can be spent now: entries minus open holds. */
  balance: z.int().check(z.nonnegative()),
  /** All tickets ever credited. */
  total: z.int().check(z.nonnegative()),
});
export type TicketInfo = z.infer<typeof TicketInfoSchema>;

export const getTicket = defineCall({
  method: 'GET',
  path: '/api/info/select/ticket',
  summary: '보유 이용권',
  access: 'member',
  answer: TicketInfoSchema,
});

/** Days as the business counts them (Asia/Seoul), both included. Without them everything. */
export const PeriodSchema = z.object({
  startDate: z.optional(z.iso.date('날짜를 2026-01-31처럼 입력해 주세요.')),
  endDate: z.optional(z.iso.date('날짜를 2026-01-31처럼 입력해 주세요.')),
});
export type Period = z.infer<typeof PeriodSchema>;

export const UsageRecordSchema = z.object({
  usaCode: z.string(),
  /** What happened: 지문 생성, 문항 생성, 이용권 30회 구매, 회원가입 무료 이용권 … */
  usaType: z.string(),
  /** Tickets that came (positive) or went (negative). */
  usaCount: z.int(),
  usaBalance: z.int(),
  /** ISO time. */
  usaDate: z.string(),
  /** What the work is called that a generation made or added to; null when it is gone, and for all else. */
  workTitle: z.nullable(z.string()),
});
export type UsageRecord = z.infer<typeof UsageRecordSchema>;

/** The member's ledger, newest first. */
export const listUsage = defineCall({
  method: 'GET',
  path: '/api/usag/select/list',
  summary: '이용권 사용 내역',
  access: 'member',
  query: PeriodSchema,
  answer: z.array(UsageRecordSchema),
});
