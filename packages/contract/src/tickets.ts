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
