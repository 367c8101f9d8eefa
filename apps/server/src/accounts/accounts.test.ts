import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { Answer } from '../testing/client.ts';
import { createMember } from './service.ts';

const LOGIN = '/api/auth/select/login';
const ME = '/api/info/select/entire';
const HOUR = 3_600_000;

describe.each(DATABASES)('accounts on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    it('logs in, says who it is, and logs out', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      expect((await client.get(ME)).body).toMatchObject({ name: '홍길동', email, gender: 'male', memType: '' });
      await client.post('/api/auth/select/logout');
      expect((await client.get(ME)).status).toBe(401);
    });

    it('answers a login with the name and the tickets, and nothing else', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const answer = await client.post(LOGIN, { memEmail: email, memPassword: password });
      expect(answer.body).toEqual({ name: '홍길동', ticketCount: 10, mustChangePassword: false });
    });

    it('says the same of an unknown e-mail and a wrong password', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const wrong = await client.post(LOGIN, { memEmail: email, memPassword: 'wrong' });
      const unknown = await client.post(LOGIN, { memEmail: 'nobody@example.com', memPassword: 'wrong' });
      for (const answer of [wrong, unknown]) {
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({
          code: 'auth.login-failed',
          message: '이메일 또는 비밀번호가 일치하지 않습니다.',
        });
      }
    });

    it('finds the e-mail whatever its case', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      expect((await client.post(LOGIN, { memEmail: ` ${email.toUpperCase()} `, memPassword: password })).status).toBe(
        200,
      );
      expect(
        await createMember(app.database, { email: email.toUpperCase(), password: 'x', name: '둘째' }),
      ).toBeUndefined();
    });

    it('takes long Korean passwords whole, composed or not', async () => {
      const password = '가나다라마'.repeat(40);
      const email = `long.${Date.now()}@example.com`;
      await createMember(app.database, { email, password, name: '홍길동' });
      const client = app.client();
      expect((await client.post(LOGIN, { memEmail: email, memPassword: password.normalize('NFC') })).status).toBe(200);
      expect((await client.post(LOGIN, { memEmail: email, memPassword: password.slice(0, -1) })).status).toBe(401);
    });

    it.each([
      ['memEmail', { memEmail: 'not-an-address', memPassword: 'x' }, '이메일 형식으로 입력해 주세요.'],
      ['memPassword', { memEmail: 'a@example.com', memPassword: '' }, '비밀번호를 입력해 주세요.'],
    ])('names the wrong field %s', async (field, body, message) => {
      const answer = await app.client().post(LOGIN, body);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ [field]: message });
    });

    it('gives a new token at every login and ends the old one', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const before = client.cookieHeader;
      await client.post(LOGIN, { memEmail: email, memPassword: password });
      expect(client.cookieHeader).not.toBe(before);
      client.cookieHeader = before;
      expect((await client.get(ME)).status).toBe(401);
    });

    it('does not take over a token that somebody else has put into the browser', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const planted = 'A'.repeat(43);
      client.cookieHeader = `chulje=${planted}`;
      await client.post(LOGIN, { memEmail: email, memPassword: password });
      expect(client.cookieHeader).not.toContain(planted);
      expect((await client.get(ME)).status).toBe(200);
      client.cookieHeader = `chulje=${planted}`;
      expect((await client.get(ME)).status).toBe(401);
    });

    it('tells of a member what its screen shows, and nothing else', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const keys = ['email', 'gender', 'hasGoogle', 'hasPassword', 'joinedAt', 'memType', 'name'];
      expect(Object.keys((await client.get(ME)).body).toSorted()).toEqual(keys);
    });

    it('keeps no usable token in the database', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const token = client.cookieHeader.split('=')[1] ?? '';
      const { rows } = await app.database.raw()('select token_hash from session');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('hashes with argon2id at the agreed cost', async () => {
      const { rows } = await app.database.raw()('select password_hash from member limit 1');
      expect(String(rows[0]?.password_hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('keeps a session cookie to the browser session unless auto-login is wanted', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const plain = await client.post(LOGIN, { memEmail: email, memPassword: password });
      expect(sessionCookie(plain)).toMatch(/^chulje=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
      const kept = await client.post(LOGIN, { memEmail: email, memPassword: password, autoLogin: true });
      expect(sessionCookie(kept)).toMatch(/Max-Age=7776000/);
    });

    it('ends a session that was not used for twelve hours, and one of thirty days with auto-login', async () => {
      const browser = app.client();
      const { email, password } = await browser.loginAsNewMember(app.database);
      const persistent = app.client();
      await persistent.post(LOGIN, { memEmail: email, memPassword: password, autoLogin: true });
      app.clock.advance(13 * HOUR);
      expect((await browser.get(ME)).status).toBe(401);
      expect((await persistent.get(ME)).status).toBe(200);
      app.clock.advance(29 * 24 * HOUR);
      expect((await persistent.get(ME)).status).toBe(200);
      app.clock.advance(31 * 24 * HOUR);
      expect((await persistent.get(ME)).status).toBe(401);
      await app.database.db.execute(sql`delete from session`);
    });
  });
});

const cookies = ({ headers }: Answer) => headers.getSetCookie();
const sessionCookie = (answer: Answer) => cookies(answer).find((line) => /^(?:__Host-)?chulje=/.test(line));

describe('behind https', () => {
  const ORIGIN = 'https://chulje.example';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp('pglite', { env: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => app.stop());

  it('sends cookies that only https and this host get, and tells browsers to stay with https', async () => {
    const email = `secure.${Date.now()}@example.com`;
    const password = 'correct-horse1!';
    await createMember(app.database, { email, password, name: '홍길동' });
    const login = (autoLogin: boolean) =>
      app.client().post(LOGIN, { memEmail: email, memPassword: password, autoLogin }, { origin: ORIGIN });
    const plain = await login(false);
    expect(sessionCookie(plain)).toMatch(/^__Host-chulje=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(plain.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const kept = await login(true);
    expect(sessionCookie(kept)).toMatch(
      /^__Host-chulje=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    // And nothing else but what makes the browser known.
    expect(cookies(kept).filter((line) => line !== sessionCookie(kept))).toEqual([
      expect.stringMatching(/^__Host-chulje-known=[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it('takes requests of its public address only', async () => {
    const wrong = await app.client().post(LOGIN, { memEmail: 'a@example.com', memPassword: 'x' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'request.forbidden-origin']);
  });
});
