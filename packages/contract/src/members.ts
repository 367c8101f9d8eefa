import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const GENDERS = ['male', 'female'] as const;
export const GenderSchema = z.enum(GENDERS, '성별을 선택해 주세요.');
export type Gender = z.infer<typeof GenderSchema>;
export const GENDER_LABELS: Record<Gender, string> = { male: '남성', female: '여성' };

/** 소속: self-declared, without any effect on what a member may do. */
export const MEM_TYPES = ['초등교사', '중등교사', '고등교사', '학원', '기업', '학생', '학부모', '기타'] as const;
/** Empty until the member chooses one. */
export const MemTypeSchema = z.enum(['', ...MEM_TYPES], '소속을 목록에서 선택해 주세요.');
export type MemType = z.infer<typeof MemTypeSchema>;

export const AuthUserSchema = z.object({
  name: z.string(),
  ticketCount: z.int(),
  /**
   * Logged in with a temporary password: until the member chooses a new one by `changePassword`, every other call
   * answers 403 `auth.password-change-required`.
   */
  mustChangePassword: z.boolean(),
});
/** What the client keeps of the member who is logged in. */
export type AuthUser = z.infer<typeof AuthUserSchema>;

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
  gender: GenderSchema,
  memType: MemTypeSchema,
  /** False for who joined with Google and never made one; 비밀번호 찾기 makes the first. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** ISO time of joining. */
  joinedAt: z.string(),
});
export type MemberInfo = z.infer<typeof MemberInfoSchema>;

export const getMe = defineCall({
  method: 'GET',
  path: '/api/info/select/entire',
  summary: '내 정보',
  access: 'member',
  answer: MemberInfoSchema,
});
