import * as z from 'zod/mini';
import { ACCOUNT_MESSAGES } from './account-messages.ts';
import { defineCall } from './call.ts';
import { EMAIL_PATTERN } from './email.ts';
import { LIMITS } from './limits.ts';
import { AuthUserSchema } from './members.ts';

/** An e-mail address as sign-up and login accept it; compared without regard to case. */
export const EmailSchema = z.pipe(
  z.pipe(
    z.string(ACCOUNT_MESSAGES.email).check(z.maxLength(LIMITS.emailMax, ACCOUNT_MESSAGES.email)),
    z.transform((value) => value.trim().toLowerCase()),
  ),
  z.string().check(z.regex(EMAIL_PATTERN, ACCOUNT_MESSAGES.email)),
);

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

export const LoginSchema = z.strictObject({
  memEmail: EmailSchema,
  memPassword: GivenPasswordSchema,
  /** Keeps the session beyond the browser's. */
  autoLogin: z._default(z.boolean(), false),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/select/login',
  summary: '로그인',
  access: 'public',
  body: LoginSchema,
  answer: AuthUserSchema,
  errors: ['auth.login-failed', 'auth.login-slowed', 'request.too-many'],
});
