import { findNameFault, type GoogleNotice, safeRedirect } from '@chulje/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import * as z from 'zod';
import { audit } from '../audit/service.ts';
import { sendMail } from '../mail/service.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/origin.ts';
import { clientOf } from '../platform/rate-limit.ts';
import { googleLinkedMail } from './mails.ts';
import type { AccountParts } from './parts.ts';
import { join, limitJoins, type Profile, requireCurrentConsents } from './sign-up.ts';
import * as store from './store.ts';

const CALLBACK = '/api/auth/google/callback';
const HOME = '/home';
const TIMEOUT_SECONDS = 10;
const MINUTE = 60;

/** What the browser carries, sealed, from the start to the callback. */
const FlowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect: z.string(),
  isPersistent: z.boolean(),
});

/** What it carries from the callback to the sign-up. */
const SignUpSchema = z.object({
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  isPersistent: z.boolean(),
  redirect: z.string(),
});

const ClaimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** Ends a login with a sentence on the login screen. */
class Refusal extends Error {
  constructor(readonly notice: GoogleNotice) {
    super(notice);
  }
}

/** Login with Google: OpenID Connect's code flow with state, nonce and PKCE. Nothing about it is kept on the server. */
export class GoogleLogin {
  private provider: Promise<openid.Configuration> | undefined;

  constructor(private readonly parts: AccountParts) {}

  /** Where to send the browser: to Google, or back to the login screen when that cannot be reached. */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { redirect: string | undefined; isPersistent: boolean },
  ): Promise<string> {
    const redirect = safeRedirect(wanted.redirect ?? null, this.origin(request));
    return this.orNotice(request, redirect, async () => {
      const provider = await this.discover();
      await this.parts.limits.take({ key: `google:${clientOf(request)}`, max: 60, seconds: 10 * MINUTE });
      const flow = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
        redirect,
        isPersistent: wanted.isPersistent,
      };
      this.setCookie(reply, 'flow', flow, 10 * MINUTE);
      return openid.buildAuthorizationUrl(provider, {
        redirect_uri: this.origin(request) + CALLBACK,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).href;
    });
  }

  /** Takes Google's answer; where to send the browser. */
  async finish(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const flow = FlowSchema.safeParse(this.readCookie(request, 'flow')).data;
    this.clearCookie(reply, 'flow');
    return this.orNotice(request, flow?.redirect ?? HOME, async () => {
      if (!flow) throw new Refusal('google-failed');
      const claims = await this.exchange(request, flow);
      const member = await this.findOrLink(claims);
      if (!member) {
        const { sub: subject, email, name = '' } = claims;
        const { isPersistent, redirect } = flow;
        const value = { subject, email, name: findNameFault(name) ? '' : name, isPersistent, redirect };
        this.setCookie(reply, 'signup', value, 15 * MINUTE);
        return '/signup?google=1';
      }
      const { database, sessions } = this.parts;
      const session = await database.transaction((tx) =>
        sessions.begin(tx, request, {
          memberId: member.id,
          isPersistent: flow.isPersistent,
          mustChangePassword: false,
        }),
      );
      sessions.hand(reply, session);
      return flow.redirect;
    });
  }

  /** The e-mail Google has proved for a sign-up under way in this browser. @throws {AppError} auth.google-expired */
  getSignUp(request: FastifyRequest): z.infer<typeof SignUpSchema> {
    const parsed = SignUpSchema.safeParse(this.readCookie(request, 'signup'));
    if (!parsed.success) throw new AppError('auth.google-expired');
    return parsed.data;
  }

  /** @throws {AppError} auth.google-expired, auth.already-registered, auth.consent-outdated, request.too-many */
  async signUp(
    request: FastifyRequest,
    reply: FastifyReply,
    values: Profile & { consents: Parameters<typeof requireCurrentConsents>[0] },
  ): Promise<store.Member> {
    const { database, sessions } = this.parts;
    const { subject, email, isPersistent } = this.getSignUp(request);
    requireCurrentConsents(values.consents);
    await limitJoins(this.parts, clientOf(request));
    const { member, session } = await database.transaction(async (tx) => {
      const joined = await join(tx, this.parts, { ...values, email, googleSubject: subject });
      const begun = await sessions.begin(tx, request, {
        memberId: joined.id,
        isPersistent,
        mustChangePassword: false,
      });
      return { member: joined, session: begun };
    });
    this.clearCookie(reply, 'signup');
    sessions.hand(reply, session);
    return member;
  }

  /** Checks state, nonce, PKCE, issuer, audience, time and signature; the verified e-mail. */
  private async exchange(
    request: FastifyRequest,
    flow: z.infer<typeof FlowSchema>,
  ): Promise<z.infer<typeof ClaimsSchema>> {
    const url = new URL(request.url, this.origin(request));
    if (url.searchParams.get('error') === 'access_denied') throw new Refusal('google-cancelled');
    const tokens = await openid.authorizationCodeGrant(await this.discover(), url, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims?.email_verified !== true) throw new Refusal('google-unverified');
    const parsed = ClaimsSchema.safeParse(claims);
    if (!parsed.success) throw new Refusal('google-failed');
    return { ...parsed.data, email: parsed.data.email.toLowerCase() };
  }

  /** The member of a Google account: linked before, or linked now because both have proved the same e-mail. */
  private findOrLink(claims: z.infer<typeof ClaimsSchema>): Promise<store.Member | undefined> {
    return this.parts.database.transaction(async (tx: Db) => {
      const linked = await store.findMemberByGoogle(tx, claims.sub);
      if (linked) return linked;
      const member = await store.findMemberByEmail(tx, claims.email);
      if (!member) return undefined;
      // The address has another owner at Google now; its old one keeps the account.
      if (!(await store.linkGoogle(tx, member.id, claims.sub))) throw new Refusal('google-failed');
      await audit(tx, { kind: 'auth.google-linked', memberId: member.id });
      await sendMail(tx, googleLinkedMail(member.email));
      return member;
    });
  }

  /** Back at the login one still goes where one was going. */
  private async orNotice(request: FastifyRequest, redirect: string, work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (error) {
      const notice = error instanceof Refusal ? error.notice : 'google-failed';
      // The provider's words may quote what came in; their kind is enough to mend things by.
      if (!(error instanceof Refusal))
        request.log.warn({ kind: (error as { code?: string }).code }, 'google login failed');
      return `/login?${new URLSearchParams({ notice, ...(redirect !== HOME && { redirect }) })}`;
    }
  }

  private async discover(): Promise<openid.Configuration> {
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = this.parts.config;
    if (!id || !secret) throw new Refusal('google-unavailable');
    const isPlain = issuer.startsWith('http://');
    this.provider ??= openid.discovery(new URL(issuer), id, secret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
    });
    try {
      return await this.provider;
    } catch (error) {
      this.provider = undefined;
      throw error;
    }
  }

  private origin(request: FastifyRequest): string {
    return originOf(request, this.parts.config.PUBLIC_URL);
  }

  private cookieName(purpose: string): string {
    return `${this.parts.config.isSecure ? '__Host-' : ''}chulje-google-${purpose}`;
  }

  private setCookie(reply: FastifyReply, purpose: string, value: unknown, seconds: number): void {
    const { secrets, clock, config } = this.parts;
    const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
    reply.setCookie(this.cookieName(purpose), secrets.seal(`google-${purpose}`, value, expiresAt), {
      path: '/',
      httpOnly: true,
      // Lax: the callback comes by a link of another site.
      sameSite: 'lax',
      secure: config.isSecure,
      maxAge: seconds,
    });
  }

  private readCookie(request: FastifyRequest, purpose: string): unknown {
    const { secrets, clock } = this.parts;
    return secrets.open(`google-${purpose}`, request.cookies[this.cookieName(purpose)] ?? '', clock.now());
  }

  private clearCookie(reply: FastifyReply, purpose: string): void {
    reply.clearCookie(this.cookieName(purpose), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.parts.config.isSecure,
    });
  }
}
