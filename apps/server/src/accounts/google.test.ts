import { DOCUMENT_VERSIONS } from '@chulje/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, newEmail } from '../testing/accounts.ts';
import { DATABASES, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { type OidcProvider, type Person, startOidcProvider, type TokenFault } from '../testing/oidc-provider.ts';

const START = '/api/auth/google/start';
const ME = '/api/info/select/entire';
const SIGN_UP = '/api/auth/google/signup';
const profile = { memName: '이순신', consents: DOCUMENT_VERSIONS };

describe.each(DATABASES)('Google on $kind', ({ kind, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    let provider: OidcProvider;
    let app: TestApp;
    beforeAll(async () => {
      provider = await startOidcProvider();
      app = await startTestApp(kind, {
        env: {
          GOOGLE_CLIENT_ID: provider.clientId,
          GOOGLE_CLIENT_SECRET: provider.clientSecret,
          GOOGLE_ISSUER: provider.issuer,
        },
      });
    });
    beforeEach(() => {
      provider.fault = undefined;
    });
    afterAll(async () => {
      await app.stop();
      await provider.stop();
    });

    let serial = 0;
    function person(email = newEmail(), more: Partial<Person> = {}): Person {
      serial += 1;
      return { sub: `google-${serial}`, email, email_verified: true, name: '이순신', ...more };
    }
    /** The provider's answer to a start: the address of our callback. */
    async function authorize(client: TestClient, as: Person | undefined, query = ''): Promise<string> {
      provider.person = as;
      const start = await client.get(START + query);
      expect(start.status).toBe(302);
      const answer = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.origin).toBe(app.url);
      return back.pathname + back.search;
    }
    /** Where a whole login ends. */
    async function logIn(client: TestClient, as: Person | undefined, query = ''): Promise<string> {
      const callback = await client.get(await authorize(client, as, query));
      expect(callback.status).toBe(302);
      return callback.headers.get('location') ?? '';
    }

    it('is offered', async () => {
      expect((await app.client().get('/api/settings')).body.hasGoogle).toBe(true);
    });

    it('asks with state, nonce and PKCE', async () => {
      const start = await app.client().get(START);
      const url = new URL(start.headers.get('location') ?? '');
      expect(url.origin).toBe(provider.issuer);
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
      expect(url.searchParams.get('code_challenge_method')).toBe('S256');
      expect(start.headers.get('set-cookie')).toMatch(
        /^chulje-google-flow=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    it('links a verified e-mail to the account that has it, and says so by mail', async () => {
      const { email, password } = await app.client().loginAsNewMember(app.database);
      const client = app.client();
      const google = person(email.toUpperCase());
      expect(await logIn(client, google, '?redirect=%2Fstorage%2FworklistMain')).toBe('/storage/worklistMain');
      expect((await client.get(ME)).body).toMatchObject({ email, hasGoogle: true, hasPassword: true });
      expect((await mailsTo(app.database, email)).map(({ subject }) => subject)).toEqual([
        '[출제공방] Google 계정이 연결되었습니다',
      ]);
      // From now on by the account, whatever its e-mail.
      const again = app.client();
      expect(await logIn(again, { ...google, email: newEmail() })).toBe('/home');
      expect((await again.get(ME)).body.email).toBe(email);
      const byPassword = await app.client().post('/api/auth/select/login', { memEmail: email, memPassword: password });
      expect(byPassword.status).toBe(200);
    });

    it('does not link a second Google account', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      await logIn(app.client(), person(email));
      const client = app.client();
      expect(await logIn(client, person(email))).toBe('/login?notice=google-failed');
      expect((await client.get(ME)).status).toBe(401);
    });

    it('remembers at the login where one was going, and nothing of another site', async () => {
      for (const [wanted, back] of [
        ['%2Fpassage', '/login?notice=google-cancelled&redirect=%2Fpassage'],
        ['https%3A%2F%2Fevil.example', '/login?notice=google-cancelled'],
      ])
        expect(await logIn(app.client(), undefined, `?redirect=${wanted}`)).toBe(back);
    });

    it('does not trust an e-mail that Google has not verified', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      const client = app.client();
      expect(await logIn(client, person(email, { email_verified: false }))).toBe('/login?notice=google-unverified');
      expect((await client.get(ME)).status).toBe(401);
    });

    it('lets a newcomer join with consents and without a password', async () => {
      const client = app.client();
      const google = person();
      expect(await logIn(client, google, '?autoLogin=true&redirect=%2Fpassage')).toBe('/signup?google=1');
      expect((await client.get(ME)).status).toBe(401);
      expect((await client.get(SIGN_UP)).body).toEqual({ email: google.email, name: '이순신', redirect: '/passage' });
      const old = { ...profile, consents: { terms: '2020-01-01', privacy: '2020-01-01' } };
      expect((await client.post(SIGN_UP, old)).body.code).toBe('auth.consent-outdated');
      const joined = await client.post(SIGN_UP, profile);
      expect([joined.status, joined.body]).toEqual([
        200,
        { name: '이순신', ticketCount: 10, mustChangePassword: false },
      ]);
      expect(joined.headers.get('set-cookie')).toContain('Max-Age=7776000');
      expect((await client.get(ME)).body).toMatchObject({ email: google.email, hasPassword: false, hasGoogle: true });
      expect((await client.post(SIGN_UP, profile)).status).toBe(410);
      const later = app.client();
      expect(await logIn(later, google)).toBe('/home');
      for (const memPassword of ['x', 'null'])
        expect(
          (await app.client().post('/api/auth/select/login', { memEmail: google.email, memPassword })).status,
        ).toBe(401);
    });

    it('offers no name that our rule refuses', async () => {
      const client = app.client();
      await logIn(client, person(newEmail(), { name: 'Yi Sun-sin' }));
      expect((await client.get(SIGN_UP)).body.name).toBe('');
    });

    it('needs the browser that began', async () => {
      const victim = app.client();
      const callback = await authorize(app.client(), person());
      expect((await victim.get(callback)).headers.get('location')).toBe('/login?notice=google-failed');
      await victim.get(START);
      expect((await victim.get(callback)).headers.get('location')).toBe('/login?notice=google-failed');
    });

    it('takes an answer once, and for ten minutes', async () => {
      const { email } = await app.client().loginAsNewMember(app.database);
      const client = app.client();
      const callback = await authorize(client, person(email));
      const cookie = client.cookieHeader;
      expect((await client.get(callback)).headers.get('location')).toBe('/home');
      client.cookieHeader = cookie;
      expect((await client.get(callback)).headers.get('location')).toBe('/login?notice=google-failed');
      const slow = await authorize(client, person(email));
      app.clock.advance(11 * 60_000);
      expect((await client.get(slow)).headers.get('location')).toBe('/login?notice=google-failed');
    });

    it.each<TokenFault>(['nonce', 'audience', 'issuer', 'expired', 'signature', 'unsigned', 'error'])(
      'refuses a token with a wrong %s',
      async (fault) => {
        const { email } = await app.client().loginAsNewMember(app.database);
        provider.fault = fault;
        const client = app.client();
        expect(await logIn(client, person(email))).toBe('/login?notice=google-failed');
        expect((await client.get(ME)).status).toBe(401);
      },
    );

    it('comes back to the login when it is declined', async () => {
      expect(await logIn(app.client(), undefined)).toBe('/login?notice=google-cancelled');
    });

    it.each(['https://evil.example', '//evil.example', '/login', '/%5Cevil', 'javascript:alert(1)'])(
      'goes home instead of %s',
      async (redirect) => {
        const { email } = await app.client().loginAsNewMember(app.database);
        expect(await logIn(app.client(), person(email), `?redirect=${encodeURIComponent(redirect)}`)).toBe('/home');
      },
    );

    it('cannot be told who one is by a forged cookie', async () => {
      const client = app.client();
      const forged = Buffer.from(
        JSON.stringify({ value: { subject: 'x', email: 'a@example.com', name: '', isPersistent: false } }),
      );
      client.cookieHeader = `chulje-google-signup=${forged.toString('base64url')}`;
      expect((await client.get(SIGN_UP)).status).toBe(410);
      // A cookie sealed for the flow is none for the sign-up.
      const other = app.client();
      await other.get(START);
      other.cookieHeader = other.cookieHeader.replace('chulje-google-flow', 'chulje-google-signup');
      expect((await other.get(SIGN_UP)).status).toBe(410);
    });
  });
});

it('is neither offered nor reachable without its settings', async () => {
  const app = await startTestApp('pglite');
  expect((await app.client().get('/api/settings')).body.hasGoogle).toBe(false);
  expect((await app.client().get(START)).headers.get('location')).toBe('/login?notice=google-unavailable');
  await app.stop();
});

it('sends people back to the login while Google cannot be reached, and works once it can', async () => {
  const gone = await startOidcProvider();
  await gone.stop();
  const app = await startTestApp('pglite', {
    env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: gone.issuer },
  });
  expect((await app.client().get(START)).headers.get('location')).toBe('/login?notice=google-failed');
  expect((await app.client().get(START)).headers.get('location')).toBe('/login?notice=google-failed');
  await app.stop();
});
