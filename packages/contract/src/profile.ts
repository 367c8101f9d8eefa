import * as z from 'zod/mini';
import { EmailSchema, GivenPasswordSchema, NameSchema, NewPasswordSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { GenderSchema, MemberInfoSchema, MemTypeSchema } from './members.ts';

export const updateName = defineCall({
  method: 'PATCH',
  path: '/api/info/update/name',
  summary: '이름 변경',
  access: 'member',
  body: z.strictObject({ memName: NameSchema }),
  answer: MemberInfoSchema,
});

export const updateType = defineCall({
  method: 'PATCH',
  path: '/api/info/update/type',
  summary: '소속 변경',
  access: 'member',
  body: z.strictObject({ memType: MemTypeSchema }),
  answer: MemberInfoSchema,
});

export const updateGender = defineCall({
  method: 'PATCH',
  path: '/api/info/update/gender',
  summary: '성별 변경',
  access: 'member',
  body: z.strictObject({ memGender: GenderSchema }),
  answer: MemberInfoSchema,
});

/**
 * Ends every other session. The current password is needed, except in a session that began with a temporary one:
 * there `currentPassword` is left out, and the session is an ordinary one afterwards.
 */
export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/auth/update/password',
  summary: '비밀번호 변경',
  access: 'member',
  duringPasswordChange: true,
  body: z.strictObject({ currentPassword: z.optional(GivenPasswordSchema), memPassword: NewPasswordSchema }),
  answer: z.object({ message: z.string() }),
  errors: ['auth.wrong-password', 'request.too-many'],
});

export const SessionSchema = z.object({
  id: z.string(),
  /** Browser and system, e.g. `Chrome · Windows`. */
  device: z.string(),
  /** The one this request came with. */
  isCurrent: z.boolean(),
  /** Auto-login: outlives the browser. */
  isPersistent: z.boolean(),
  createdAt: z.string(),
  /** Within five minutes. */
  lastSeenAt: z.string(),
});
export type Session = z.infer<typeof SessionSchema>;

/** The devices a member is logged in on; the current one first, then the last used. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/info/sessions',
  summary: '로그인한 기기',
  access: 'member',
  answer: z.object({ sessions: z.array(SessionSchema) }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/info/sessions/:sessionId',
  summary: '기기 로그아웃',
  access: 'member',
  params: z.strictObject({ sessionId: z.string().check(z.maxLength(64)) }),
  answer: z.object({ message: z.string() }),
  errors: ['auth.session-not-found'],
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/info/sessions',
  summary: '다른 모든 기기 로그아웃',
  access: 'member',
  answer: z.object({ ended: z.int() }),
});

/**
 * Own session, own e-mail and, of who has one, the password: a screen left open must not end a membership. Works and
 * personal data are erased at once; the session ends.
 */
export const withdraw = defineCall({
  method: 'PUT',
  path: '/api/auth/remove/withdrawal',
  summary: '회원탈퇴',
  access: 'member',
  body: z.strictObject({ memEmail: EmailSchema, currentPassword: z.optional(GivenPasswordSchema) }),
  answer: z.object({ message: z.string() }),
  errors: ['auth.not-own-email', 'auth.wrong-password', 'auth.withdrawal-pending'],
});
