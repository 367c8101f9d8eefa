import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What the screens before login must know of this installation. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings',
  summary: '공개 설정',
  access: 'public',
  answer: z.object({
    /** The Google button is shown. */
    hasGoogle: z.boolean(),
    /** Mails are not sent but shown at /dev/outbox, on this computer only. */
    hasOutbox: z.boolean(),
    /** Passages on any topic; otherwise one of those prepared is chosen. */
    hasFreeTopics: z.boolean(),
    /** Versions of the texts in force, DOCUMENT_VERSIONS of the server. */
    termsVersion: z.string(),
    privacyVersion: z.string(),
    /** Particulars of the company that the law wants shown, as far as the operator has given them; in order. */
    company: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
});
