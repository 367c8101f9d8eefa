import * as z from 'zod/mini';
import { NameSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { AuthUserSchema, GenderSchema, MemTypeSchema } from './members.ts';
import { ConsentsSchema } from './sign-up.ts';

/** The e-mail Google has proved for a sign-up that is under way in this browser. */
export const getGoogleSignUp = defineCall({
  method: 'GET',
  path: '/api/auth/google/signup',
  summary: 'Google 회원가입 정보',
  access: 'public',
  answer: z.object({
    email: z.string(),
    /** Google's name when it keeps our rule for names, else empty. */
    name: z.string(),
    /** Where to go afterwards: a screen of ours. */
    redirect: z.string(),
  }),
  errors: ['auth.google-expired'],
});

/** Joins with the e-mail that Google proved, without a password, and logs in. */
export const signUpWithGoogle = defineCall({
  method: 'POST',
  path: '/api/auth/google/signup',
  summary: 'Google 회원가입',
  access: 'public',
  body: z.strictObject({
    memName: NameSchema,
    memGender: z._default(GenderSchema, 'male'),
    memType: z._default(MemTypeSchema, ''),
    consents: ConsentsSchema,
  }),
  answer: AuthUserSchema,
  errors: ['auth.google-expired', 'auth.already-registered', 'auth.consent-outdated', 'request.too-many'],
});
