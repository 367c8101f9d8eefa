import { DOCUMENT_VERSIONS } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeFor,
  mailsTo,
  newEmail,
  proveEmail,
  sendCode,
  signUpBody,
  verify,
  wrongCode,
} from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { readLedger } from '../testing/ledger.ts';

const SIGN_UP = '/api/auth/insert/signup';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(DATABASES)('signing up on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    // Every test begins with fresh limits for the one address all of them come from.
    beforeEach(() => app.clock.advance(25 * HOUR));
    afterAll(() => app.stop());
    const rows = async (text: string, values?: unknown[]) => (await app.database.raw()(text, values)).rows;

    it('makes a member with ten tickets, consents and an audit entry, who can log in', async () => {
      const client = app.client();
      const email = newEmail();
      const token = await proveEmail(client, app.database, email);
      const answer = await client.post(SIGN_UP, signUpBody(email, token, { memType: '학원', memGender: 'female' }));
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: '회원가입이 완료되었습니다. 로그인 페이지로 이동합니다.' },
      ]);
      const login = await client.post('/api/auth/select/login', { memEmail: email, memPassword: 'correct-horse1!' });
      expect(login.body).toEqual({ name: '홍길동', ticketCount: 10, mustChangePassword: false });
      const { body } = await client.get('/api/info/select/entire');
      expect(body).toMatchObject({ email, gender: 'female', memType: '학원', hasPassword: true, hasGoogle: false });
      const [member] = await rows('select id from member where email = $1', [email]);
      const id = String(member?.id);
      const consents = await rows('select document, version, agreed_at from consent where member_id = $1', [id]);
      expect(consents).toMatchObject([
        { document: 'terms', version: DOCUMENT_VERSIONS.terms },
        { document: 'privacy', version: DOCUMENT_VERSIONS.privacy },
      ]);
      expect(await rows("select kind from audit_entry where member_id = $1 and kind = 'member.joined'", [id])).toEqual([
        { kind: 'member.joined' },
      ]);
      expect((await readLedger(app.database, id)).entries).toMatchObject([{ kind: 'grant', delta: 10 }]);
    });

    it('says of an e-mail whether it is taken', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const taken = await client.get(`/api/auth/select/email?email=${email.toUpperCase()}`);
      expect([taken.status, taken.body]).toEqual([200, { exists: true }]);
      const free = await client.get(`/api/auth/select/email?email=${newEmail()}`);
      expect([free.status, free.body.code]).toEqual([404, 'auth.email-unknown']);
      const code = await sendCode(client, email);
      expect([code.status, code.body.message]).toEqual([409, '이미 존재하는 이메일입니다.']);
    });

    it('accepts a code once', async () => {
      const client = app.client();
      const email = newEmail();
      await proveEmail(client, app.database, email);
      const again = await verify(client, email, await codeFor(app.database, email));
      expect([again.status, again.body.code]).toEqual([410, 'auth.code-expired']);
    });

    it('refuses the right code after five wrong ones', async () => {
      const client = app.client();
      const email = newEmail();
      await sendCode(client, email);
      const code = await codeFor(app.database, email);
      for (let guess = 1; guess <= 4; guess += 1) {
        const wrong = await verify(client, email, wrongCode(code, guess));
        expect([wrong.status, wrong.body.message]).toEqual([400, '인증코드가 일치하지 않습니다.']);
      }
      expect((await verify(client, email, wrongCode(code, 5))).body.code).toBe('auth.code-used-up');
      expect((await verify(client, email, code)).body.code).toBe('auth.code-used-up');
    });

    it('compares at most five of fifty simultaneous guesses', async () => {
      const email = newEmail();
      const client = app.client();
      await sendCode(client, email);
      const code = await codeFor(app.database, email);
      const compared = async () => (await rows("select id from audit_entry where kind = 'auth.code-failed'")).length;
      const before = await compared();
      const guesses = Array.from({ length: 50 }, (_, index) => verify(client, email, wrongCode(code, index + 1)));
      const answers = await Promise.all(guesses);
      expect((await compared()) - before).toBe(5);
      expect(answers.filter(({ body }) => body.code === 'auth.code-wrong')).toHaveLength(4);
    });

    it('takes a code for three minutes by the clock of the server', async () => {
      const client = app.client();
      const email = newEmail();
      const { body } = await sendCode(client, email);
      expect(body).toMatchObject({ seconds: 180, resendSeconds: 60 });
      app.clock.advance(181_000);
      const late = await verify(client, email, await codeFor(app.database, email));
      expect([late.status, late.body.message]).toEqual([410, '인증 시간이 만료되었습니다. 다시 요청해주세요.']);
    });

    it('ends the old code with a new one, which can be asked for once a minute', async () => {
      const client = app.client();
      const email = newEmail();
      await sendCode(client, email);
      const first = await codeFor(app.database, email);
      const soon = await sendCode(client, email);
      expect([soon.status, soon.body.code]).toEqual([429, 'request.too-many']);
      expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(soon.body.details.retryAfterSeconds).toBeLessThanOrEqual(60);
      app.clock.advance(MINUTE + 1000);
      expect((await sendCode(client, email)).status).toBe(200);
      const second = await codeFor(app.database, email);
      if (first !== second) expect((await verify(client, email, first)).body.code).toBe('auth.code-wrong');
      expect((await verify(client, email, second)).status).toBe(200);
    });

    it('mails five codes an hour to one e-mail, and twenty to one address', async () => {
      const client = app.client();
      const email = newEmail();
      for (let count = 0; count < 5; count += 1) {
        expect((await sendCode(client, email)).status).toBe(200);
        app.clock.advance(61_000);
      }
      expect((await sendCode(client, email)).status).toBe(429);
      for (let count = 0; count < 14; count += 1) expect((await sendCode(client, newEmail())).status).toBe(200);
      expect((await sendCode(client, newEmail())).status).toBe(429);
      app.clock.advance(HOUR);
      expect((await sendCode(client, newEmail())).status).toBe(200);
    });

    it('keeps codes of the two purposes apart', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      await sendCode(client, email, 'recovery');
      const code = await codeFor(app.database, email);
      expect((await verify(client, email, code, 'signup')).body.code).toBe('auth.code-expired');
      const { body } = await verify(client, email, code, 'recovery');
      const misused = await client.post(SIGN_UP, signUpBody(email, body.verificationToken));
      expect([misused.status, misused.body.code]).toEqual([403, 'auth.verification-required']);
    });

    it('accepts a verification token once, for its own e-mail, for a quarter of an hour', async () => {
      const client = app.client();
      const [first, second, third] = [newEmail(), newEmail(), newEmail()];
      const token = await proveEmail(client, app.database, first);
      const swapped = await client.post(SIGN_UP, signUpBody(second, token));
      expect([swapped.status, swapped.body.message]).toEqual([403, '이메일 인증을 먼저 완료해주세요.']);
      expect((await client.post(SIGN_UP, signUpBody(first, token))).status).toBe(200);
      expect((await client.post(SIGN_UP, signUpBody(first, token))).status).toBe(403);
      const late = await proveEmail(client, app.database, third);
      app.clock.advance(16 * MINUTE);
      expect((await client.post(SIGN_UP, signUpBody(third, late))).status).toBe(403);
    });

    it('makes one member of two sign-ups at once', async () => {
      const client = app.client();
      const email = newEmail();
      const token = await proveEmail(client, app.database, email);
      const answers = await Promise.all([1, 2, 3].map(() => client.post(SIGN_UP, signUpBody(email, token))));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await rows('select id from member where email = $1', [email])).toHaveLength(1);
    });

    it('keeps no code, token or e-mail readable in its own tables', async () => {
      const client = app.client();
      const email = newEmail();
      await sendCode(client, email);
      const code = await codeFor(app.database, email);
      const before = JSON.stringify(await rows('select * from email_code'));
      const { body } = await verify(client, email, code);
      const after = JSON.stringify(await rows('select * from email_code'));
      for (const dump of [before, after]) {
        expect(dump).not.toContain(email);
        expect(dump).not.toContain(`"${code}"`);
        expect(dump).not.toContain(body.verificationToken);
      }
      expect(JSON.stringify(await rows('select * from audit_entry'))).not.toContain(email);
    });

    it.each([
      ['memPassword', { memPassword: 'short1!' }, '비밀번호를 조건에 맞게 입력해 주세요.'],
      ['memPassword', { memPassword: 'nodigits!' }, '비밀번호를 조건에 맞게 입력해 주세요.'],
      [
        'memPassword',
        { memPassword: 'password1!' },
        '너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
      ],
      ['memPassword', { memPassword: 'a1!'.repeat(350_000) }, '비밀번호는 200자 이내로 입력해 주세요.'],
      ['memName', { memName: '홍길동2' }, '숫자, 특수문자, 공백은 입력할 수 없습니다.'],
      ['memName', { memName: '홍' }, '이름은 2~8자의 한글만 입력 가능합니다.'],
      ['memName', { memName: 'Hong' }, '이름은 2~8자의 한글만 입력 가능합니다.'],
      ['memName', { memName: '' }, '이름을 입력해 주세요.'],
    ])('names %s when it is wrong: %#', async (field, wrong, message) => {
      const answer = await app.client().post(SIGN_UP, signUpBody(newEmail(), 'token', wrong));
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
    });

    it('wants the consents to the texts in force', async () => {
      const client = app.client();
      const email = newEmail();
      const token = await proveEmail(client, app.database, email);
      const old = signUpBody(email, token, { consents: { ...DOCUMENT_VERSIONS, terms: '2020-01-01' } });
      expect((await client.post(SIGN_UP, old)).body.code).toBe('auth.consent-outdated');
      const none = await client.post(SIGN_UP, signUpBody(email, token, { consents: undefined }));
      expect([none.status, none.body.message]).toEqual([400, '필수 약관에 동의해 주세요.']);
      expect((await client.post(SIGN_UP, signUpBody(email, token))).status).toBe(200);
    });

    it.each([
      ['isAdmin', true],
      ['balance', 1000],
      ['id', 'x'],
      ['tempPassword', 'x'],
    ])('refuses a %s that nobody asked for', async (name, value) => {
      const answer = await app.client().post(SIGN_UP, signUpBody(newEmail(), 'token', { [name]: value }));
      expect(answer.status).toBe(400);
    });

    it('lets one address look up twenty e-mails a minute', async () => {
      const client = app.client();
      const statuses = [];
      for (let count = 0; count < 30; count += 1)
        statuses.push((await client.get(`/api/auth/select/email?email=${newEmail()}`)).status);
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
      expect(statuses.slice(20)).toEqual(Array(10).fill(429));
      app.clock.advance(61_000);
      expect((await client.get(`/api/auth/select/email?email=${newEmail()}`)).status).toBe(404);
    });

    it('lets one address bring in thirty members a day', async () => {
      const client = app.client();
      const join = async () => {
        const email = newEmail();
        const token = await proveEmail(client, app.database, email);
        return (await client.post(SIGN_UP, signUpBody(email, token))).status;
      };
      for (let count = 0; count < 30; count += 1) {
        if (count % 18 === 17) app.clock.advance(61 * MINUTE);
        expect(await join()).toBe(200);
      }
      expect(await join()).toBe(429);
    }, 120_000);

    it('tells no code in its answers', async () => {
      const client = app.client();
      const email = newEmail();
      const answer = await sendCode(client, email);
      expect(JSON.stringify(answer.body)).not.toContain(await codeFor(app.database, email));
      expect(await mailsTo(app.database, email)).toHaveLength(1);
    });
  });
});
