import * as z from 'zod/mini';
import { EmailSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { bodySchema, countCharacters, lineSchema } from './text.ts';

export const CONTACT_MESSAGES = {
  sent: '문의를 보냈습니다. 확인하는 대로 입력하신 이메일로 답변드리겠습니다.',
  failed: '문의를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.',
  empty: '문의 내용을 입력해 주세요.',
  consent: '개인정보 수집·이용에 동의해 주세요.',
} as const;

export const ContactSchema = z.strictObject({
  name: lineSchema('이름', LIMITS.contactNameMax, 1),
  email: EmailSchema,
  message: z.pipe(
    bodySchema('문의 내용', LIMITS.contactMessageMax),
    z.string().check(z.refine((value) => countCharacters(value.trim()) > 0, CONTACT_MESSAGES.empty)),
  ),
  agreesToPrivacy: z.literal(true, CONTACT_MESSAGES.consent),
  /** Bait for robots: a field people do not see. Filled in, the message is thanked for and thrown away. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
});

/** A question from the landing page; kept for the operator and mailed to them. */
export const sendContact = defineCall({
  method: 'POST',
  path: '/api/contact',
  summary: '문의 보내기',
  access: 'public',
  body: ContactSchema,
  answer: z.object({ message: z.string() }),
  errors: ['request.too-many'],
});
