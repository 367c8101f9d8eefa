import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentMember } from '../platform/http.ts';
import { sha256 } from '../platform/ids.ts';
import * as store from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a session lives without use, and at the most. */
const LIFETIMES = {
  browser: { idle: 12 * HOUR, absolute: 3 * DAY },
  persistent: { idle: 30 * DAY, absolute: 90 * DAY },
} as const;
/** Use is written down at most this often. */
const TOUCH_INTERVAL = 5 * 60_000;

/** Sessions of members: an opaque random token in an HttpOnly cookie, its hash in the database. */
export class Sessions {
  private readonly cookieName: string;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.cookieName = config.isSecure ? '__Host-chulje' : 'chulje';
  }

  /** Starts a new session under a new token, ending the one the request came with. */
  async start(request: FastifyRequest, reply: FastifyReply, memberId: string, isPersistent: boolean): Promise<void> {
    await this.forget(request);
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const lifetime = LIFETIMES[isPersistent ? 'persistent' : 'browser'];
    await store.insertSession(this.database.db, {
      tokenHash: sha256(token),
      memberId,
      isPersistent,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetime.idle),
    });
    reply.setCookie(this.cookieName, token, {
      ...this.cookieOptions(),
      ...(isPersistent && { maxAge: lifetime.absolute / 1000 }),
    });
  }

  /** The member of the request's session. @throws {AppError} auth.required */
  async authenticate(request: FastifyRequest, reply: FastifyReply): Promise<CurrentMember> {
    const token = request.cookies[this.cookieName];
    if (!token) throw new AppError('auth.required');
    const now = this.clock.now();
    const found = await store.findSession(this.database.db, sha256(token), now);
    if (!found) {
      this.clearCookie(reply);
      throw new AppError('auth.required');
    }
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_INTERVAL) {
      const lifetime = LIFETIMES[found.isPersistent ? 'persistent' : 'browser'];
      const expiresAt = Math.min(now.getTime() + lifetime.idle, found.createdAt.getTime() + lifetime.absolute);
      await store.extendSession(this.database.db, sha256(token), now, new Date(expiresAt));
    }
    return { id: found.memberId, name: found.name };
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.forget(request);
    this.clearCookie(reply);
  }

  private async forget(request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (token) await store.deleteSession(this.database.db, sha256(token));
  }

  private clearCookie(reply: FastifyReply): void {
    reply.clearCookie(this.cookieName, this.cookieOptions());
  }

  private cookieOptions() {
    // Lax, not Strict: the return from the card window must keep the session.
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.isSecure } as const;
  }
}
