import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Secrets } from '../platform/secrets.ts';

const YEAR_SECONDS = 365 * 86_400;
/** Members that one browser is known by: teachers share the computers of a staff room. */
const MEMBERS_MAX = 10;

const KnownSchema = z.object({ device: z.string(), members: z.array(z.string()) });

/**
 * Browsers in which a member has logged in before, or has proved the e-mail: what strangers guess elsewhere does not
 * keep them out (SECURITY.md row 8). The browser itself carries it, sealed; it opens nothing but a try of its own.
 */
export class KnownDevices {
  private readonly cookieName: string;

  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.cookieName = `${config.isSecure ? '__Host-' : ''}chulje-known`;
  }

  /** What the request's browser is called, if the member is known there. */
  find(request: FastifyRequest, memberId: string): string | undefined {
    const known = this.read(request);
    return known?.members.includes(memberId) ? known.device : undefined;
  }

  /** Makes the browser that is being answered known to the member. */
  remember(reply: FastifyReply, memberId: string): void {
    const { device = randomBytes(16).toString('base64url'), members = [] } = this.read(reply.request) ?? {};
    const value = { device, members: [memberId, ...members.filter((id) => id !== memberId)].slice(0, MEMBERS_MAX) };
    const expiresAt = new Date(this.clock.now().getTime() + YEAR_SECONDS * 1000);
    reply.setCookie(this.cookieName, this.secrets.seal('known-device', value, expiresAt), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.isSecure,
      maxAge: YEAR_SECONDS,
    });
  }

  private read(request: FastifyRequest): z.infer<typeof KnownSchema> | undefined {
    const sealed = request.cookies[this.cookieName];
    if (!sealed) return undefined;
    return KnownSchema.safeParse(this.secrets.open('known-device', sealed, this.clock.now())).data;
  }
}
