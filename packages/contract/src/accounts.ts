import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';

const EMAIL_PATTERN =
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}$/;

/** Sentences of part 1 §§5, 8 and part 2 §§5, 8 about members, each once. Errors of the server are in errors.ts. */
export const ACCOUNT_MESSAGES = {
  email: '이메일 형식으로 입력해 주세요.',
  passwordEmpty: '비밀번호를 입력해 주세요.',
  passwordRule: '비밀번호를 조건에 맞게 입력해 주세요.',
  /** The rule itself, beside the field. */
  passwordHint: '영문자·숫자·특수문자(!@#$%^&*)를 포함해 8자 이상',
  passwordTooLong: '비밀번호는 200자 이내로 입력해 주세요.',
  passwordCommon: '너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
  passwordSame: '지금 비밀번호와 다른 비밀번호를 입력해 주세요.',
  passwordConfirm: '비밀번호를 확인해 주세요.',
  passwordMatches: '비밀번호가 일치합니다!',
  nameEmpty: '이름을 입력해 주세요.',
  nameCharacters: '숫자, 특수문자, 공백은 입력할 수 없습니다.',
  nameRule: '이름은 2~8자의 한글만 입력 가능합니다.',
  loginFallback: '로그인 중 오류가 발생했습니다.',
  loginRequired: '로그인이 필요합니다. 다시 로그인해주세요.',
  infoUnchanged: '변경된 정보가 없습니다.',
  infoSaved: '정보가 성공적으로 저장되었습니다.',
  /** Followed by a space and the reason. */
  infoFailed: '정보 저장에 실패했습니다.',
  /** Followed by a space and the reason. */
  infoLoadFailed: '사용자 정보를 불러오는 중 오류가 발생했습니다:',
  nameUpdateFailed: '이름 업데이트에 실패했습니다',
  typeUpdateFailed: '소속 업데이트에 실패했습니다',
  passwordChanged: '비밀번호가 변경되었습니다. 다른 기기에서는 로그아웃되었습니다.',
  withdrawn: '회원탈퇴가 완료되었습니다.',
  /** Followed by a space and the reason. */
  withdrawalFailed: '회원탈퇴 처리 중 오류가 발생했습니다:',
  withdrawalFallback: '회원탈퇴에 실패했습니다.',
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

/** Passwords are compared as NFC, so that a composed and a decomposed Hangul letter are one. */
function passwordText(emptyMessage: string) {
  return z.pipe(
    z.pipe(
      z
        .string(emptyMessage)
        .check(
          z.minLength(1, emptyMessage),
          z.maxLength(LIMITS.passwordMax * PASSWORD_UNITS, ACCOUNT_MESSAGES.passwordTooLong),
        ),
      z.transform((value) => value.normalize('NFC')),
    ),
    z.string().check(z.refine((value) => [...value].length <= LIMITS.passwordMax, ACCOUNT_MESSAGES.passwordTooLong)),
  );
}

/** UTF-16 units that one character may take before NFC: enough for three decomposed letters and an accent. */
const PASSWORD_UNITS = 4;

/** A password as it is typed to log in: anything that is not empty. */
export const GivenPasswordSchema = passwordText(ACCOUNT_MESSAGES.passwordEmpty);

/** What is wrong with a password someone chooses, as the sentence to show; the server also refuses very common ones. */
export function findPasswordFault(value: string): string | undefined {
  if (value === '') return ACCOUNT_MESSAGES.passwordEmpty;
  const characters = [...value.normalize('NFC')];
  if (characters.length > LIMITS.passwordMax) return ACCOUNT_MESSAGES.passwordTooLong;
  const isStrong =
    characters.length >= LIMITS.passwordMin && /\p{L}/u.test(value) && /[0-9]/.test(value) && /[!@#$%^&*]/.test(value);
  return isStrong ? undefined : ACCOUNT_MESSAGES.passwordRule;
}

/** A password someone chooses: at least 8 characters with a letter, a digit and one of !@#$%^&*. */
export const NewPasswordSchema = z.pipe(
  passwordText(ACCOUNT_MESSAGES.passwordEmpty),
  z.string().check(z.refine((value) => findPasswordFault(value) === undefined, ACCOUNT_MESSAGES.passwordRule)),
);

/** What is wrong with a name, as the sentence to show: 2 to 8 Korean syllables. */
export function findNameFault(value: string): string | undefined {
  const name = value.normalize('NFC');
  if (name === '') return ACCOUNT_MESSAGES.nameEmpty;
  if (/[\p{N}\p{P}\p{S}\s]/u.test(name)) return ACCOUNT_MESSAGES.nameCharacters;
  return new RegExp(`^[가-힣]{${LIMITS.nameMin},${LIMITS.nameMax}}$`).test(name)
    ? undefined
    : ACCOUNT_MESSAGES.nameRule;
}

export const NameSchema = z.pipe(
  z.pipe(
    z.string(ACCOUNT_MESSAGES.nameEmpty).check(z.maxLength(LIMITS.nameMax * 8, ACCOUNT_MESSAGES.nameRule)),
    z.transform((value) => value.normalize('NFC')),
  ),
  z.string().check(
    z.superRefine((value, context) => {
      const fault = findNameFault(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    }),
  ),
);

export const GENDERS = ['male', 'female'] as const;
export const GenderSchema = z.enum(GENDERS, '성별을 선택해 주세요.');
export type Gender = z.infer<typeof GenderSchema>;
export const GENDER_LABELS: Record<Gender, string> = { male: '남성', female: '여성' };

/** 소속: self-declared, without any effect on what a member may do. */
export const MEM_TYPES = ['초등교사', '중등교사', '고등교사', '학원', '기업', '학생', '학부모', '기타'] as const;
/** Empty until the member chooses one. */
export const MemTypeSchema = z.enum(['', ...MEM_TYPES], '소속을 목록에서 선택해 주세요.');
export type MemType = z.infer<typeof MemTypeSchema>;

export const LoginSchema = z.strictObject({
  memEmail: EmailSchema,
  memPassword: GivenPasswordSchema,
  /** Keeps the session beyond the browser's. */
  autoLogin: z._default(z.boolean(), false),
});

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

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/select/login',
  summary: '로그인',
  access: 'public',
  body: LoginSchema,
  answer: AuthUserSchema,
  errors: ['auth.login-failed', 'auth.login-slowed', 'request.too-many'],
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
