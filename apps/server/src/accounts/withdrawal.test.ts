import { randomUUID } from 'node:crypto';
import { sampleText } from '@chulje/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavingPayments } from '../payments/leaving.ts';
import { RateLimits } from '../platform/rate-limit.ts';
import { Secrets } from '../platform/secrets.ts';
import { newEmail, proveEmail, signUpBody } from '../testing/accounts.ts';
import { DATABASES, type TestApp } from '../testing/app.ts';
import { NEW_MEMBERS_PASSWORD, type TestClient } from '../testing/client.ts';
import { readLedger } from '../testing/ledger.ts';
import { type Shop, startShop } from '../testing/payments.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';
import { purgeAccounts } from './jobs.ts';

const WITHDRAW = '/api/auth/remove/withdrawal';
const ME = '/api/info/select/entire';
const SIGN_UP = '/api/auth/insert/signup';
const DAY = 86_400_000;

/** Tables that may still point to a member who left. None but the retained one holds anything personal. */
const KEPT = [
  'audit_entry',
  'consent',
  'payment_order',
  'retained_member',
  'ticket_account',
  'ticket_entry',
  'ticket_hold',
];

describe.each(DATABASES)('leaving on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let shop: Shop;
    let app: TestApp;
    const engine = scriptedEngine();
    beforeAll(async () => {
      // One worker: what it takes up next tells that it is done with the last.
      shop = await startShop(kind, { engine: () => engine, env: { GENERATION_WORKERS: '1' } });
      app = shop.app;
    });
    beforeEach(() => app.clock.advance(2 * DAY));
    afterAll(() => shop.stop());

    const rows = async (text: string, values?: unknown[]) => (await app.database.raw()(text, values)).rows;
    const leave = (client: TestClient, memEmail: string) =>
      client.put(WITHDRAW, { memEmail, currentPassword: NEW_MEMBERS_PASSWORD });
    const emailOf = async (client: TestClient): Promise<string> => (await client.get(ME)).body.email;
    async function tables(): Promise<string[]> {
      const found = await rows("select table_name from information_schema.tables where table_schema = 'public'");
      return found.map(({ table_name }) => String(table_name));
    }
    /** Everything in the database, by table. */
    async function dump(): Promise<Record<string, string>> {
      const names = await tables();
      const contents = await Promise.all(names.map((name) => rows(`select * from "${name}"`)));
      return Object.fromEntries(names.map((name, index) => [name, JSON.stringify(contents[index])]));
    }
    const tablesWith = async (word: string) =>
      Object.entries(await dump())
        .filter(([, content]) => content.includes(word))
        .map(([name]) => name);
    const purge = () =>
      purgeAccounts(
        {
          database: app.database,
          clock: app.clock,
          limits: new RateLimits(app.database, new Secrets('k'.repeat(32)), app.clock),
        },
        [leavingPayments(shop.parts)],
      );

    it('takes the own e-mail only', async () => {
      const client = app.client();
      const { email } = await client.loginAsNewMember(app.database);
      const victim = app.client();
      const other = await victim.loginAsNewMember(app.database);
      const answer = await leave(client, other.email);
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.not-own-email']);
      expect((await victim.get(ME)).status).toBe(200);
      expect((await app.client().put(WITHDRAW, { memEmail: email })).status).toBe(401);
    });

    it('takes the password of who has one, and no number of guesses', async () => {
      const client = app.client();
      const { id, email, password } = await client.loginAsNewMember(app.database);
      const told = (await client.put(WITHDRAW, { memEmail: email })).body;
      expect([told.code, told.fields]).toEqual([
        'auth.wrong-password',
        { currentPassword: '지금 비밀번호가 일치하지 않습니다.' },
      ]);
      for (let guess = 1; guess < 10; guess++) {
        const answer = await client.put(WITHDRAW, { memEmail: email, currentPassword: `guess-${guess}!` });
        expect(answer.body.code).toBe('auth.wrong-password');
      }
      const late = await client.put(WITHDRAW, { memEmail: email, currentPassword: password });
      expect(late.body.code).toBe('request.too-many');
      expect((await client.get(ME)).status).toBe(200);

      app.clock.advance(11 * 60_000);
      await rows('update member set password_hash = null where id = $1', [id]);
      expect((await client.put(WITHDRAW, { memEmail: email })).status).toBe(200);
    });

    it('erases works and everything personal, and ends all sessions', async () => {
      const client = app.client();
      const { id, email, password } = await client.loginAsNewMember(app.database);
      const elsewhere = app.client();
      await elsewhere.post('/api/auth/select/login', { memEmail: email, memPassword: password, autoLogin: true });
      const secret = `비밀 ${randomUUID()}`;
      const made = await client.post('/api/pass/insert/each', {
        type: '과학',
        keyword: '삼투',
        title: '지워질 지문',
        content: `${secret} ${sampleText()}`,
        gist: [],
        isGenerated: 0,
      });
      expect(made.status).toBe(200);
      const bystander = app.client();
      await bystander.loginAsNewMember(app.database);

      await app.database.raw()(
        "insert into undelivered_mail (id, to_address, subject) values (gen_random_uuid(), $1, '알림')",
        [email],
      );
      const cookie = client.cookieHeader;
      const answer = await leave(client, email.toUpperCase());
      expect([answer.status, answer.body]).toEqual([200, { message: '회원탈퇴가 완료되었습니다.' }]);
      client.cookieHeader = cookie;
      expect((await client.get(ME)).status).toBe(401);
      expect((await elsewhere.get(ME)).status).toBe(401);
      expect(
        (await app.client().post('/api/auth/select/login', { memEmail: email, memPassword: password })).status,
      ).toBe(401);
      expect((await bystander.get(ME)).status).toBe(200);

      await app.database.raw()('delete from mail');
      expect(await tablesWith(email)).toEqual([]);
      expect(await tablesWith(secret)).toEqual([]);
      expect(await rows('select email, name, password_hash, mem_type from member where id = $1', [id])).toEqual([
        { email: null, name: '', password_hash: null, mem_type: '' },
      ]);
      const columns = await rows(
        "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'",
      );
      expect(columns.length).toBeGreaterThan(5);
      for (const { table_name: name } of columns) {
        const left = await rows(`select 1 from "${String(name)}" where member_id = $1`, [id]);
        expect([name, left.length > 0 && !KEPT.includes(String(name))]).toEqual([name, false]);
      }
      expect(
        await rows("select details from audit_entry where member_id = $1 and kind = 'member.withdrawn'", [id]),
      ).toEqual([{ details: { isKept: false } }]);
      expect((await readLedger(app.database, id)).account).toMatchObject({ balance: 0, held: 0, total: 10 });
    });

    it('ends a generation that is running, and leaves nothing of it', async () => {
      const client = app.client();
      const { id, email } = await client.loginAsNewMember(app.database);
      const topic = '붙들기: 떠난다';
      const body = { type_passage: '과학', keyword: [topic], title: '느린 지문' };
      const withKey = () => ({ 'idempotency-key': randomUUID() });
      const pending = client.fetch('POST', '/fastapi/generate-passage', body, {
        ...withKey(),
        accept: 'text/event-stream',
      });
      await vi.waitFor(async () => {
        const running = await rows("select id from generation where member_id = $1 and state = 'running'", [id]);
        expect(running).toHaveLength(1);
      }, 15_000);
      expect((await leave(client, email)).status).toBe(200);
      await (await pending).text();
      // The worker that still had it brings its result before it takes up another.
      engine.letGo(topic);
      const other = app.client();
      await other.loginAsNewMember(app.database);
      const next = await other.post('/fastapi/generate-passage', { ...body, keyword: ['삼투'] }, withKey());
      expect(next.status).toBe(200);
      expect(await rows('select code from work where member_id = $1', [id])).toEqual([]);
      expect(await rows('select id from generation where member_id = $1', [id])).toEqual([]);
      const { account, entries, holds } = await readLedger(app.database, id);
      expect(account).toMatchObject({ balance: 0, held: 0 });
      expect(entries.map(({ kind: entry, delta }) => [entry, delta])).toEqual([
        ['grant', 10],
        ['adjust', -10],
      ]);
      expect(holds.map(({ state }) => state)).toEqual(['released']);
    });

    it('lets a work that is being saved at that moment leave nothing behind', async () => {
      const client = app.client();
      const { id, email } = await client.loginAsNewMember(app.database);
      const save = () =>
        client.post('/api/pass/insert/each', {
          type: '과학',
          keyword: '삼투',
          title: '지문',
          content: sampleText(),
          gist: [],
          isGenerated: 0,
        });
      const [, ...saved] = await Promise.all([leave(client, email), save(), save(), save()]);
      for (const { status } of saved) expect([200, 401]).toContain(status);
      expect(await rows('select code from work where member_id = $1', [id])).toEqual([]);
    });

    it('happens once, however often it is asked for', async () => {
      const client = app.client();
      const { id, email } = await client.loginAsNewMember(app.database);
      const answers = await Promise.all([1, 2, 3].map(() => leave(client, email)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(
        await rows("select id from audit_entry where member_id = $1 and kind = 'member.withdrawn'", [id]),
      ).toHaveLength(1);
    });

    it('keeps who has paid apart for five years, and then forgets', async () => {
      const buyer = await shop.newBuyer();
      await buyer.buy(1);
      const email = await emailOf(buyer.client);
      expect((await leave(buyer.client, email)).status).toBe(200);
      await app.database.raw()('delete from mail');
      expect(await tablesWith(email)).toEqual(['retained_member']);
      const kept = () => rows('select email, name from retained_member where member_id = $1', [buyer.memberId]);
      const orders = () => rows('select state from payment_order where member_id = $1', [buyer.memberId]);
      app.clock.advance(5 * 365 * DAY - 2 * DAY);
      await purge();
      expect(await kept()).toEqual([{ email, name: '홍길동' }]);
      expect(await orders()).toEqual([{ state: 'paid' }]);
      app.clock.advance(5 * DAY);
      await purge();
      expect(await kept()).toEqual([]);
      expect(await orders()).toEqual([]);
      expect(await tablesWith(email)).toEqual([]);
    });

    it('brings no second gift to who comes back within a year, and nothing old', async () => {
      const email = newEmail();
      const client = app.client();
      const join = async () => {
        app.clock.advance(61_000);
        const token = await proveEmail(client, app.database, email);
        expect((await client.post(SIGN_UP, signUpBody(email, token))).status).toBe(200);
        const login = await client.post('/api/auth/select/login', { memEmail: email, memPassword: 'correct-horse1!' });
        return login.body.ticketCount;
      };
      expect(await join()).toBe(10);
      await client.post('/api/pass/insert/each', {
        type: '과학',
        keyword: '삼투',
        title: '옛 지문',
        content: sampleText(),
        gist: [],
        isGenerated: 0,
      });
      await leave(client, email);
      expect(await join()).toBe(0);
      expect((await client.get('/api/pass/select/recelist')).body).toEqual([]);
      await leave(client, email.toUpperCase());
      app.clock.advance(366 * DAY);
      await purge();
      expect(await join()).toBe(10);
    });

    it('forgets in the course of time what has run out', async () => {
      const client = app.client();
      await client.loginAsNewMember(app.database);
      await proveEmail(client, app.database, newEmail());
      app.clock.advance(400 * DAY);
      await purge();
      for (const name of ['session', 'email_code', 'temporary_password', 'rate_limit', 'former_member'])
        expect([name, await rows(`select * from ${name}`)]).toEqual([name, []]);
    });
  });
});
