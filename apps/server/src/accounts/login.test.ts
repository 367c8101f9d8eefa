import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEmail, proveEmail, temporaryPasswordFor } from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import { AddressedClient } from '../testing/client.ts';

const LOGIN = '/api/auth/select/login';
const ME = '/api/info/select/entire';
const MINUTE = 60_000;

describe.each(DATABASES)('guessing at passwords on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind, { env: { TRUSTED_PROXIES: '1' } });
    });
    beforeEach(() => app.clock.advance(2 * 60 * MINUTE));
    afterAll(() => app.stop());

    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const logIn = (email: string, password: string, ip: string) =>
      app.client().post(LOGIN, { memEmail: email, memPassword: password }, from(ip));

    it('is slowed down for an account and address together, and by itself ends', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      for (let guess = 0; guess < 10; guess += 1)
        expect((await logIn(email, `wrong${guess}`, '203.0.113.1')).status).toBe(401);
      const slowed = await logIn(email, password, '203.0.113.1');
      expect([slowed.status, slowed.body.code]).toEqual([429, 'request.too-many']);
      expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(500);
      expect((await logIn(email, password, '203.0.113.2')).status).toBe(200);
      app.clock.advance(11 * MINUTE);
      expect((await logIn(email, password, '203.0.113.1')).status).toBe(200);
    });

    it('believes only what the nearest proxy says of the address', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      const spoof = (fake: string) => logIn(email, 'wrong', `${fake}, 203.0.113.7`);
      for (let guess = 0; guess < 10; guess += 1) expect((await spoof(`198.51.100.${guess}`)).status).toBe(401);
      expect((await spoof('198.51.100.99')).status).toBe(429);
    });

    it('does not count logins that were right', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      for (let count = 0; count < 15; count += 1)
        expect((await logIn(email, password, '203.0.113.3')).status).toBe(200);
    });

    it('slows an account down that many addresses guess at, without locking its owner out', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      for (let guess = 0; guess < 50; guess += 1)
        expect((await logIn(email, 'wrong', `198.51.100.${Math.floor(guess / 10)}`)).status).toBe(401);
      const spread = await Promise.all([1, 2, 3, 4, 5].map((guess) => logIn(email, 'wrong', `192.0.2.${guess}`)));
      expect(spread.filter(({ status }) => status === 401)).toHaveLength(1);
      const waiting = spread.find(({ status }) => status === 429);
      expect(waiting?.body.details.retryAfterSeconds).toBeLessThanOrEqual(5);
      app.clock.advance(6_000);
      expect((await logIn(email, password, '203.0.113.4')).status).toBe(200);
    });

    /** So many wrong guesses from so many places that everybody who is not known has to wait. */
    async function besiege(email: string): Promise<void> {
      expect((await logIn(email, 'wrong', '198.51.100.1')).status).toBe(401);
      await app.database.db.execute(sql`update rate_limit set count = count + 60`);
      const strangers = await Promise.all([1, 2, 3].map((guess) => logIn(email, 'wrong', `192.0.2.1${guess}`)));
      const waiting = strangers.find(({ status }) => status === 429);
      expect([waiting?.body.code, waiting?.headers.get('retry-after')]).toEqual([
        'auth.login-slowed',
        expect.stringMatching(/^\d$/),
      ]);
    }

    it('never keeps the owner out of a browser where the account was open before', async () => {
      const device = app.client();
      const { email, password } = await device.loginAsNewMember(app.database);
      await device.post('/api/auth/select/logout');
      await besiege(email);
      for (let attempt = 0; attempt < 8; attempt += 1) {
        // From wherever, and though somebody takes every other turn.
        await logIn(email, 'wrong', `192.0.2.10${attempt}`);
        const answer = await device.post(
          LOGIN,
          { memEmail: email, memPassword: password },
          from(`203.0.113.4${attempt}`),
        );
        expect(answer.status).toBe(200);
      }
    });

    it('never keeps the owner out who proves the e-mail, in a browser that is new', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      await besiege(email);
      const fresh = new AddressedClient(() => app.url, '203.0.113.50');
      const verificationToken = await proveEmail(fresh, app.database, email, 'recovery');
      await fresh.put('/api/auth/update/temporal', { memEmail: email, verificationToken });
      await logIn(email, 'wrong', '192.0.2.120');
      const memPassword = await temporaryPasswordFor(app.database, email);
      expect((await fresh.post(LOGIN, { memEmail: email, memPassword })).status).toBe(200);
    });

    it('gains nothing from a browser that is known to another member, or says so itself', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      const other = app.client();
      await other.loginAsNewMember(app.database);
      const forger = app.client();
      forger.cookieHeader = `chulje-known=${'A'.repeat(120)}`;
      await besiege(email);
      for (const client of [other, forger])
        expect((await client.post(LOGIN, { memEmail: email, memPassword: password }, from('192.0.2.130'))).status).toBe(
          429,
        );
    });

    it('is slowed down in a known browser too, and by itself ends', async () => {
      const device = app.client();
      const { email, password } = await device.loginAsNewMember(app.database);
      const attempt = (memPassword: string, ip: string) =>
        device.post(LOGIN, { memEmail: email, memPassword }, from(ip));
      for (let guess = 0; guess < 10; guess += 1)
        expect((await attempt('wrong', `203.0.113.6${guess}`)).status).toBe(401);
      expect((await attempt(password, '203.0.113.70')).status).toBe(429);
      app.clock.advance(11 * MINUTE);
      expect((await attempt(password, '203.0.113.70')).status).toBe(200);
    });

    it('is slowed down for an address that tries many accounts', async () => {
      const ip = '203.0.113.5';
      expect((await logIn(newEmail(), 'wrong', ip)).status).toBe(401);
      await app.database.db.execute(sql`update rate_limit set count = count + 98`);
      expect((await logIn(newEmail(), 'wrong', ip)).status).toBe(401);
      expect((await logIn(newEmail(), 'wrong', ip)).status).toBe(429);
    });

    it('is written down with the member, and without the e-mail', async () => {
      const { id, email } = await app.client().loginAsNewMember(app.database);
      await logIn(email, 'wrong', '203.0.113.6');
      const { rows } = await app.database.raw()(
        'select kind, details from audit_entry where member_id = $1 order by id',
        [id],
      );
      expect(rows.map(({ kind: entry }) => entry)).toEqual(['auth.login', 'auth.login-failed']);
      expect(JSON.stringify(rows)).not.toContain(email);
    });
  });
});

describe('the address of a connection', () => {
  it('is what counts when no proxy is trusted, whatever the headers say', async () => {
    const app = await startTestApp('pglite');
    const { email } = await app.client().loginAsNewMember(app.database);
    const spoof = (ip: string) =>
      app
        .client()
        .post(
          LOGIN,
          { memEmail: email, memPassword: 'wrong' },
          { 'x-forwarded-for': ip, forwarded: `for=${ip}`, 'x-real-ip': ip },
        );
    for (let guess = 0; guess < 10; guess += 1) expect((await spoof(`198.51.100.${guess}`)).status).toBe(401);
    expect((await spoof('198.51.100.99')).status).toBe(429);
    await app.stop();
  }, 120_000);
});

describe.each(DATABASES)('passwords on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());

    it('answers other requests while many passwords are hashed', async () => {
      const order: string[] = [];
      const logins = Array.from({ length: 24 }, () =>
        app
          .client()
          .post(LOGIN, { memEmail: newEmail(), memPassword: 'wrong' })
          .then(() => order.push('login')),
      );
      await Promise.all([
        ...logins,
        app
          .client()
          .get('/healthz')
          .then(() => order.push('health')),
      ]);
      expect(order.indexOf('health')).toBeLessThan(12);
    });

    it('renews a hash of older parameters at the next login', async () => {
      const { hash } = await import('@node-rs/argon2');
      const { id, email, password } = await app.client().loginAsNewMember(app.database);
      const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
      await app.database.db.execute(sql`update member set password_hash = ${old} where id = ${id}`);
      expect((await app.client().post(LOGIN, { memEmail: email, memPassword: password })).status).toBe(200);
      const { rows } = await app.database.raw()('select password_hash from member where id = $1', [id]);
      expect(String(rows[0]?.password_hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await app.client().post(LOGIN, { memEmail: email, memPassword: password })).status).toBe(200);
    });
  });
});

describe.each(DATABASES)('devices on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
    });
    afterAll(() => app.stop());
    const WINDOWS =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const PHONE =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

    it('are listed with the current one first, and can be logged out one by one or all', async () => {
      const client = app.client();
      const { email, password } = await client.loginAsNewMember(app.database);
      const body = { memEmail: email, memPassword: password };
      await client.post(LOGIN, body, { 'user-agent': WINDOWS });
      const phone = app.client();
      await phone.post(LOGIN, { ...body, autoLogin: true }, { 'user-agent': PHONE });
      const third = app.client();
      await third.post(LOGIN, body);

      const list = (await client.get('/api/info/sessions')).body.sessions;
      expect(list).toHaveLength(3);
      expect(list[0]).toMatchObject({ device: 'Chrome · Windows', isCurrent: true, isPersistent: false });
      const onPhone = list.find(({ device }: { device: string }) => device === 'Safari · iPhone');
      expect(onPhone).toMatchObject({ isCurrent: false, isPersistent: true });
      expect(JSON.stringify(list)).not.toContain(client.cookieHeader.split('=')[1]);

      expect((await client.request('DELETE', `/api/info/sessions/${onPhone.id}`)).status).toBe(200);
      expect((await phone.get(ME)).status).toBe(401);
      expect((await client.request('DELETE', `/api/info/sessions/${onPhone.id}`)).status).toBe(404);
      for (const odd of ['-'.repeat(36), 'a'.repeat(36), `${onPhone.id.slice(0, 35)}-`])
        expect((await client.request('DELETE', `/api/info/sessions/${odd}`)).status).toBe(404);
      expect((await client.request('DELETE', '/api/info/sessions')).body).toEqual({ ended: 1 });
      expect((await third.get(ME)).status).toBe(401);
      expect((await client.get(ME)).status).toBe(200);
    });

    it('of another member are not there', async () => {
      const owner = app.client();
      await owner.loginAsNewMember(app.database);
      const [{ id }] = (await owner.get('/api/info/sessions')).body.sessions;
      const stranger = app.client();
      await stranger.loginAsNewMember(app.database);
      for (const target of [id, 'nonsense', '00000000-0000-0000-0000-000000000000']) {
        const answer = await stranger.request('DELETE', `/api/info/sessions/${target}`);
        expect([answer.status, answer.body.code]).toEqual([404, 'auth.session-not-found']);
      }
      expect((await owner.get(ME)).status).toBe(200);
    });

    it('changes name, affiliation and gender of their own member only', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      const other = app.client();
      await other.loginAsNewMember(app.database);
      expect((await client.patch('/api/info/update/name', { memName: '이순신' })).body.name).toBe('이순신');
      expect((await client.patch('/api/info/update/type', { memType: '중등교사' })).body.memType).toBe('중등교사');
      expect((await client.patch('/api/info/update/gender', { memGender: 'female' })).body.gender).toBe('female');
      expect((await client.get(ME)).body).toMatchObject({ name: '이순신', memType: '중등교사', gender: 'female' });
      expect((await other.get(ME)).body).toMatchObject({ name: '홍길동', memType: '', gender: 'male' });
      for (const [path, body] of [
        ['name', { memName: '길동 홍' }],
        ['name', { memName: '홍길동', memberId: 'x' }],
        ['type', { memType: '왕' }],
        ['gender', { memGender: 'none' }],
      ] as const)
        expect((await client.patch(`/api/info/update/${path}`, body)).status).toBe(400);
    });
  });
});
