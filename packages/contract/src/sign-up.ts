import * as z from 'zod/mini';
import { EmailSchema, NameSchema, NewPasswordSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { GenderSchema, MemTypeSchema } from './members.ts';

/** Sentences of sign-up and recovery (part 1 §§4, 5, 8), each once. Errors of the server are in errors.ts. */
export const SIGN_UP_MESSAGES = {
  sending: '전송 중...',
  sent: '인증메일이 발송되었습니다.',
  sendFailed: '인증 메일 발송에 실패했습니다. 다시 시도해주세요.',
  notDelivered: '메일을 보내지 못했습니다. 이메일 주소를 확인한 뒤 다시 시도해 주세요.',
  codeFormat: '인증코드 6자리를 입력해 주세요.',
  verified: '인증이 완료되었습니다!',
  expired: '인증 시간이 만료되었습니다. 다시 요청해주세요.',
  lookUpFailed: '서버 통신 중 오류가 발생했습니다.',
  emailTaken: '이미 존재하는 이메일입니다.',
  emailUnknown: '존재하지 않는 이메일입니다.',
  verifyFirst: '이메일 인증을 먼저 완료해주세요.',
  completed: '회원가입이 완료되었습니다. 로그인 페이지로 이동합니다.',
  /** Followed by a space and the reason. */
  failed: '회원가입 처리 중 오류가 발생했습니다:',
  temporarySent: '임시 비밀번호를 이메일로 보냈습니다.',
  temporaryNotDelivered: '임시 비밀번호 메일을 보내지 못했습니다. 이메일 주소를 확인한 뒤 다시 받아 주세요.',
  temporaryFailed: '임시 비밀번호 발송에 실패했습니다. 다시 시도해주세요.',
  consentRequired: '필수 약관에 동의해 주세요.',
  termsFailed: '이용약관을 불러오는 중 오류가 발생했습니다.',
  privacyFailed: '개인정보 처리방침을 불러오는 중 오류가 발생했습니다.',
} as const;

/** Versions (days of taking effect) of the texts in force; a consent records which one was agreed to. */
export const DOCUMENT_VERSIONS = { terms: '2026-11-24', privacy: '2026-11-24' } as const;
export type ConsentDocument = keyof typeof DOCUMENT_VERSIONS;

/** The versions of the texts that were on the screen when the boxes were ticked. */
export const ConsentsSchema = z.strictObject(
  {
    terms: z.string(SIGN_UP_MESSAGES.consentRequired).check(z.maxLength(20)),
    privacy: z.string(SIGN_UP_MESSAGES.consentRequired).check(z.maxLength(20)),
  },
  SIGN_UP_MESSAGES.consentRequired,
);
export type Consents = z.infer<typeof ConsentsSchema>;

export const CODE_PURPOSES = ['signup', 'recovery'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
const PurposeSchema = z.enum(CODE_PURPOSES);

export const CodeSchema = z.pipe(
  z.pipe(
    z.string(SIGN_UP_MESSAGES.codeFormat).check(z.maxLength(20, SIGN_UP_MESSAGES.codeFormat)),
    z.transform((value) => value.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^[0-9]{6}$/, SIGN_UP_MESSAGES.codeFormat)),
);

export function isCode(value: string): boolean {
  return CodeSchema.safeParse(value).success;
}

/** What `verifyEmailCode` handed out. */
const VerificationTokenSchema = z.string(SIGN_UP_MESSAGES.verifyFirst).check(z.maxLength(100));

/** 200: the e-mail has an account. 404 `auth.email-unknown`: it has none. */
export const lookUpEmail = defineCall({
  method: 'GET',
  path: '/api/auth/select/email',
  summary: '이메일 중복 확인',
  access: 'public',
  query: z.strictObject({ email: EmailSchema }),
  answer: z.object({ exists: z.literal(true) }),
  errors: ['auth.email-unknown', 'request.too-many'],
});

/** Sends a code, ending an earlier one. Looks the e-mail up itself, so `lookUpEmail` need not be called before. */
/** By which `getMailDelivery` tells what became of a mail. */
const DeliverySchema = z.guid();

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/api/auth/email/code',
  summary: '인증메일 보내기',
  access: 'public',
  body: z.strictObject({ memEmail: EmailSchema, purpose: PurposeSchema }),
  answer: z.object({
    /** ISO time by the server's clock; count down with `seconds`. */
    expiresAt: z.string(),
    seconds: z.int(),
    /** Seconds after which another code may be asked for. */
    resendSeconds: z.int(),
    delivery: DeliverySchema,
  }),
  errors: ['auth.email-taken', 'auth.email-unknown', 'request.too-many'],
});

export const verifyEmailCode = defineCall({
  method: 'POST',
  path: '/api/auth/email/verify',
  summary: '인증코드 확인',
  access: 'public',
  body: z.strictObject({ memEmail: EmailSchema, code: CodeSchema, purpose: PurposeSchema }),
  answer: z.object({
    verificationToken: z.string(),
    /** Until when sign-up or recovery accepts it, ISO. */
    expiresAt: z.string(),
  }),
  errors: ['auth.code-wrong', 'auth.code-expired', 'auth.code-used-up', 'request.too-many'],
});

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/insert/signup',
  summary: '회원가입',
  access: 'public',
  body: z.strictObject({
    memEmail: EmailSchema,
    memPassword: NewPasswordSchema,
    memName: NameSchema,
    memGender: z._default(GenderSchema, 'male'),
    memType: z._default(MemTypeSchema, ''),
    verificationToken: VerificationTokenSchema,
    consents: ConsentsSchema,
  }),
  answer: z.object({ message: z.string() }),
  errors: ['auth.already-registered', 'auth.verification-required', 'auth.consent-outdated', 'request.too-many'],
});

/** Mails a temporary password to an e-mail proved with purpose `recovery`. A `tempPassword` sent along is ignored. */
export const issueTemporaryPassword = defineCall({
  method: 'PUT',
  path: '/api/auth/update/temporal',
  summary: '임시 비밀번호 발급',
  access: 'public',
  body: z.strictObject({
    memEmail: EmailSchema,
    verificationToken: VerificationTokenSchema,
    tempPassword: z.optional(z.unknown()),
  }),
  answer: z.object({ message: z.string(), delivery: DeliverySchema }),
  errors: ['auth.verification-required', 'request.too-many'],
});

export const MailDeliverySchema = z.enum(['waiting', 'sent', 'failed']);
/** waiting: still to be sent, perhaps after a first try. failed: refused for good or not taken in time. */
export type MailDelivery = z.infer<typeof MailDeliverySchema>;

export const getMailDelivery = defineCall({
  method: 'GET',
  path: '/api/auth/email/delivery/:delivery',
  summary: '메일이 나갔는지',
  access: 'public',
  params: z.strictObject({ delivery: DeliverySchema }),
  answer: z.object({ state: MailDeliverySchema }),
  errors: ['request.too-many'],
});
