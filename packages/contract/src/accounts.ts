import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';

const EMAIL_PATTERN =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

export const ACCOUNT_MESSAGES = {
  email: '이메일 형식으로 입력해 주세요.',
  passwordEmpty: '비밀번호를 입력해 주세요.',
  loginFallback: '로그인 중 오류가 발생했습니다.',
} as const;

/** An e-mail address as sign-up and login accept it; compared without regard to case. */
export const EmailSchema = z.pipe(
  z.pipe(
    z.string(ACCOUNT_MESSAGES.email).check(z.maxLength(LIMITS.emailMax, ACCOUNT_MESSAGES.email)),
    z.transform((value) => value.trim().toLowerCase()),
  ),
  z.string().check(z.regex(EMAIL_PATTERN, ACCOUNT_MESSAGES.email)),
);

export function isEmail(value: string): boolean {
  return EmailSchema.safeParse(value).success;
}

export const LoginSchema = z.strictObject({
  memEmail: EmailSchema,
  memPassword: z
    .string(ACCOUNT_MESSAGES.passwordEmpty)
    .check(z.minLength(1, ACCOUNT_MESSAGES.passwordEmpty), z.maxLength(LIMITS.passwordMax, '비밀번호가 너무 깁니다.')),
  /** Keeps the session beyond the browser's. */
  autoLogin: z._default(z.boolean(), false),
});

export const AuthUserSchema = z.object({ name: z.string(), ticketCount: z.int() });
/** What the client keeps of the member who is logged in. */
export type AuthUser = z.infer<typeof AuthUserSchema>;

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/select/login',
  summary: '로그인',
  access: 'public',
  body: LoginSchema,
  answer: AuthUserSchema,
  errors: ['auth.login-failed'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/select/logout',
  summary: '로그아웃',
  access: 'public',
  answer: z.object({ message: z.string() }),
});

export const MemberInfoSchema = z.object({
  name: z.string(),
  email: z.string(),
  gender: z.enum(['male', 'female']),
  memType: z.string(),
});
export type MemberInfo = z.infer<typeof MemberInfoSchema>;

export const getMe = defineCall({
  method: 'GET',
  path: '/api/info/select/entire',
  summary: '내 정보',
  access: 'member',
  answer: MemberInfoSchema,
});
