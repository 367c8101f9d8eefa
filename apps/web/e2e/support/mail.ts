import { DOCUMENT_VERSIONS } from '@chulje/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Reads the newest mail to an address from the outbox of a server without SMTP. */
export async function newestMail(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const page = await (await request.get('/dev/outbox')).text();
    const mails = page.split('<article>').slice(1);
    found = mails.find((mail) => mail.includes(`받는 사람 ${email} `) && mail.includes(subject)) ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found.slice(found.indexOf('<pre>'));
}

export async function readCode(request: APIRequestContext, email: string): Promise<string> {
  const [code = ''] = /\b\d{6}\b/.exec(await newestMail(request, email, '인증코드')) ?? [];
  return code;
}

export async function readTemporaryPassword(request: APIRequestContext, email: string): Promise<string> {
  const mail = (await newestMail(request, email, '임시 비밀번호')).replaceAll('&amp;', '&');
  const [, password = ''] = /\n {4}(\S{10})\n/.exec(mail.replaceAll('<br>', '\n')) ?? [];
  return password;
}

/** Another code than the one in the mail. */
export const wrongCode = (code: string) => (code === '100000' ? '100001' : '100000');

/** Asks for a code on the screen that is open and waits until it has been sent. */
export async function requestCode(page: Page, email: string): Promise<string> {
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '인증메일 받기' }).click();
  await expect(page.getByRole('button', { name: '인증메일이 발송되었습니다.' })).toBeDisabled();
  return readCode(page.request, email);
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증코드').fill(code);
  await page.getByRole('button', { name: '확인', exact: true }).click();
}

let serial = 0;
/** An address nobody has used on this server. */
export function freshEmail(): string {
  serial += 1;
  return `teacher.${Date.now()}.${serial}@example.com`;
}

/** Makes an account through the API, as the screens do, from an address that nobody else has. */
export async function makeMember(request: APIRequestContext, password: string): Promise<string> {
  const email = freshEmail();
  const headers = { 'x-forwarded-for': `10.0.${serial >> 8}.${serial & 255}` };
  const post = async (path: string, data: unknown) => {
    const answer = await request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };
  await post('/api/auth/email/code', { memEmail: email, purpose: 'signup' });
  const code = await readCode(request, email);
  const { verificationToken } = await post('/api/auth/email/verify', { memEmail: email, code, purpose: 'signup' });
  await post('/api/auth/insert/signup', {
    memEmail: email,
    memPassword: password,
    memName: '홍길동',
    verificationToken,
    consents: DOCUMENT_VERSIONS,
  });
  return email;
}
