import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * Login with Google, as the browser sees it: a link to `startGoogle` (a navigation, not a fetch) comes back
 * - to `redirect` or /home, logged in (the client then learns who it is by `getMe`), when the e-mail has an account;
 * - to /signup?google=1 when it has none: `getGoogleSignUp` tells the proven e-mail, `signUpWithGoogle` joins and logs in;
 * - to /login?notice=<one of GOOGLE_NOTICES> when it did not work, with the `redirect` one came with.
 */
export const startGoogle = defineCall({
  method: 'GET',
  path: '/api/auth/google/start',
  summary: 'Google 로그인 시작',
  access: 'public',
  query: z.object({
    /** Where to go afterwards; anything that is not a screen of ours counts as /home. */
    redirect: z.optional(z.string()),
    autoLogin: z.optional(z.enum(['true', 'false'])),
  }),
  answer: 'redirect',
});

export const finishGoogle = defineCall({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: 'Google 로그인 마침',
  access: 'public',
  answer: 'redirect',
});
