import * as contract from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, proveEmail, sendCode, temporaryPasswordFor } from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';

const LOGIN = '/api/auth/select/login';
const ME = '/api/info/select/entire';
const CHANGE = '/api/auth/update/password';
const TEMPORAL = '/api/auth/update/temporal';
const HOUR = 3_600_000;

describe.each(DATABASES)('a forgotten password on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    beforeEach(() => app.clock.advance(2 * HOUR));
    afterAll(() => app.stop());

    const logIn = (client: TestClient, email: string, password: string) =>
      client.post(LOGIN, { memEmail: email, memPassword: password });
    async function recover(client: TestClient, email: string): Promise<string> {
      const verificationToken = await proveEmail(client, app.database, email, 'recovery');
      const answer = await client.put(TEMPORAL, {
        memEmail: email,
        verificationToken,
        tempPassword: 'chosen-by-client1!',
      });
      expect(answer.status).toBe(200);
      return temporaryPasswordFor(app.database, email);
    }

    it('is told of an e-mail nobody has', async () => {
      const answer = await sendCode(app.client(), newEmail(), 'recovery');
      expect([answer.status, answer.body.message]).toEqual([404, '존재하지 않는 이메일입니다.']);
    });

    it('needs proof of the e-mail', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      for (const verificationToken of ['', 'x'.repeat(43)]) {
        const answer = await app.client().put(TEMPORAL, { memEmail: email, verificationToken });
        expect([answer.status, answer.body.message]).toEqual([403, '이메일 인증을 먼저 완료해주세요.']);
      }
      const victim = await app.client().loginAsNewMember(app.database);
      const own = await proveEmail(app.client(), app.database, email, 'recovery');
      expect((await app.client().put(TEMPORAL, { memEmail: victim.email, verificationToken: own })).status).toBe(403);
    });

    it('is replaced by way of a temporary one, good for one login that must choose a new one', async () => {
      const elsewhere = app.client();
      const { email, password } = await elsewhere.loginAsNewMember(app.database);
      const client = app.client();
      const temporary = await recover(client, email);
      expect(temporary).toHaveLength(10);
      expect(temporary).toMatch(/^(?=(?:.*[A-Za-z]){2})(?=(?:.*\d){2})(?=.*[!@#$%^&*])/);
      expect((await logIn(app.client(), email, 'chosen-by-client1!')).status).toBe(401);

      const login = await logIn(client, email, temporary);
      expect([login.status, login.body.mustChangePassword]).toEqual([200, true]);
      expect((await elsewhere.get(ME)).status).toBe(401);
      expect((await logIn(app.client(), email, temporary)).status).toBe(401);
      expect((await logIn(app.client(), email, password)).status).toBe(401);

      const gated = await client.get(ME);
      expect([gated.status, gated.body.code]).toEqual([403, 'auth.password-change-required']);
      const before = client.cookieHeader;
      expect((await client.put(CHANGE, { memPassword: 'a-new-beginning1!' })).status).toBe(200);
      expect((await client.get(ME)).status).toBe(200);
      expect(client.cookieHeader).not.toBe(before);
      const replay = app.client();
      replay.cookieHeader = before;
      expect((await replay.get(ME)).status).toBe(401);
      expect((await logIn(app.client(), email, 'a-new-beginning1!')).body.mustChangePassword).toBe(false);
      expect((await mailsTo(app.database, email)).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining(['[출제공방] 임시 비밀번호로 로그인했습니다', '[출제공방] 비밀번호가 변경되었습니다']),
      );
    });

    it('opens nothing but the change to a session that must change it', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      await logIn(client, email, await recover(client, email));
      const calls = (Object.values(contract) as unknown[]).filter(
        (value): value is contract.Call =>
          typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
      );
      const members = calls.filter((call) => call.access === 'member' && !call.duringPasswordChange);
      expect(members.length).toBeGreaterThan(20);
      const { body } = await client.get('/api/openapi.json');
      for (const call of members) {
        if (!body.paths[call.path.replace(/:(\w+)/g, '{$1}')]) continue;
        const path = call.path.replace(/:\w+/g, 'AAAAAAAAAAAAAAAAAAAAAA');
        const answer = await client.request(call.method, path, call.method === 'GET' ? undefined : {});
        expect([call.path, answer.status, answer.body.code]).toEqual([call.path, 403, 'auth.password-change-required']);
      }
    });

    it('keeps working until the temporary one is used, so that nobody can lock another out', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      await recover(app.client(), email);
      const owner = app.client();
      expect((await logIn(owner, email, password)).body.mustChangePassword).toBe(false);
      expect((await owner.get(ME)).status).toBe(200);
    });

    it('has a temporary one for a day', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const temporary = await recover(client, email);
      app.clock.advance(24 * HOUR + 1000);
      expect((await logIn(client, email, temporary)).status).toBe(401);
      expect((await logIn(client, email, password)).status).toBe(200);
    });

    it('lets one of several simultaneous logins use a temporary one', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const temporary = await recover(client, email);
      const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(app.client(), email, temporary)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    });

    it('makes the older temporary one useless by a newer', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const first = await recover(client, email);
      app.clock.advance(61_000);
      const second = await recover(client, email);
      expect((await logIn(client, email, first)).status).toBe(401);
      expect((await logIn(client, email, second)).status).toBe(200);
    });

    it('is stored as a hash only', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const temporary = await recover(client, email);
      const { rows } = await app.database.raw()('select * from temporary_password');
      expect(JSON.stringify(rows)).not.toContain(temporary);
      expect(JSON.stringify(rows)).toContain('$argon2id$');
    });
  });
});

describe.each(DATABASES)('changing a password on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    it('needs the current one, and ends every other session', async () => {
      const client = app.client();
      const { id, email, password } = await client.loginAsNewMember(app.database);
      const other = app.client();
      await other.post(LOGIN, { memEmail: email, memPassword: password });
      const before = client.cookieHeader;
      for (const currentPassword of [undefined, 'wrong']) {
        const wrong = await client.put(CHANGE, { currentPassword, memPassword: 'a-new-beginning1!' });
        expect([wrong.status, wrong.body.code]).toEqual([400, 'auth.wrong-password']);
        expect(wrong.body.fields).toEqual({ currentPassword: '지금 비밀번호가 일치하지 않습니다.' });
      }
      const same = await client.put(CHANGE, { currentPassword: password, memPassword: password });
      expect(same.body.fields).toEqual({ memPassword: '지금 비밀번호와 다른 비밀번호를 입력해 주세요.' });
      expect((await other.get(ME)).status).toBe(200);

      expect((await client.put(CHANGE, { currentPassword: password, memPassword: 'a-new-beginning1!' })).status).toBe(
        200,
      );
      expect((await client.get(ME)).status).toBe(200);
      expect((await other.get(ME)).status).toBe(401);
      const replay = app.client();
      replay.cookieHeader = before;
      expect((await replay.get(ME)).status).toBe(401);
      expect((await app.client().post(LOGIN, { memEmail: email, memPassword: password })).status).toBe(401);
      expect((await app.client().post(LOGIN, { memEmail: email, memPassword: 'a-new-beginning1!' })).status).toBe(200);
      const { rows } = await app.database.raw()(
        "select count(*)::int as count from audit_entry where member_id = $1 and kind = 'auth.password-changed'",
        [id],
      );
      expect(rows).toEqual([{ count: 1 }]);
    });

    it('refuses common ones, and tells guessers at the current one to wait', async () => {
      const client = app.client();
      const { password } = await client.loginAsNewMember(app.database);
      const common = await client.put(CHANGE, { currentPassword: password, memPassword: 'qwer1234!' });
      expect(common.body.fields.memPassword).toContain('너무 흔해서');
      const statuses = [];
      for (let guess = 0; guess < 10; guess += 1)
        statuses.push(
          (await client.put(CHANGE, { currentPassword: `guess${guess}`, memPassword: 'a-new-beginning1!' })).status,
        );
      expect(statuses).toEqual([...Array(9).fill(400), 429]);
    });
  });
});
