import { randomBytes } from 'node:crypto';
import type { Session } from '@chulje/contract';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../audit/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentMember } from '../platform/http.ts';
import { sha256 } from '../platform/ids.ts';
import { describeDevice } from './device.ts';
import type { KnownDevices } from './known-devices.ts';
import * as store from './session-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a session lives without use, and at the most. */
const LIFETIMES = {
  browser: { idle: 12 * HOUR, absolute: 3 * DAY },
  persistent: { idle: 30 * DAY, absolute: 90 * DAY },
} as const;
/** Anything else the database takes for a fault of ours. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Use is written down at most this often. */
const TOUCH_INTERVAL = 5 * 60_000;

/** A session that has begun, to be handed to the browser once its transaction is committed. */
export interface BegunSession {
  token: string;
  memberId: string;
  isPersistent: boolean;
  mustChangePassword: boolean;
}

/** Sessions of members: an opaque random token in an HttpOnly cookie, its hash in the database. */
export class Sessions {
  private readonly cookieName: string;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly known: KnownDevices,
  ) {
    this.cookieName = config.isSecure ? '__Host-chulje' : 'chulje';
  }

  /** Begins a session under a new token, ending the one the request came with. */
  async begin(
    tx: Db,
    request: FastifyRequest,
    values: { memberId: string; isPersistent: boolean; mustChangePassword: boolean },
  ): Promise<BegunSession> {
    await this.forget(tx, request);
    const token = newToken();
    const now = this.clock.now();
    await store.insertSession(tx, {
      ...values,
      tokenHash: sha256(token),
      device: describeDevice(request.headers['user-agent']),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetimeOf(values).idle),
    });
    await audit(tx, {
      kind: 'auth.login',
      memberId: values.memberId,
      details: { isPersistent: values.isPersistent, isTemporary: values.mustChangePassword },
    });
    return { token, ...values };
  }

  /** Gives the browser the cookie of a session, and makes it known to the member. */
  hand(reply: FastifyReply, { token, memberId, isPersistent }: BegunSession): void {
    this.known.remember(reply, memberId);
    reply.setCookie(this.cookieName, token, {
      ...this.cookieOptions(),
      ...(isPersistent && { maxAge: LIFETIMES.persistent.absolute / 1000 }),
    });
  }

  /**
   * The member of the request's session. A session that began with a temporary password opens nothing but the calls
   * made for it.
   * @throws {AppError} auth.required, auth.password-change-required
   */
  async authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
    { duringPasswordChange = false }: { duringPasswordChange?: boolean } = {},
  ): Promise<CurrentMember> {
    const token = request.cookies[this.cookieName];
    if (!token) throw new AppError('auth.required');
    const now = this.clock.now();
    const found = await store.findSession(this.database.db, sha256(token), now);
    if (!found) {
      this.clearCookie(reply);
      throw new AppError('auth.required');
    }
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_INTERVAL) {
      const { idle, absolute } = lifetimeOf(found);
      const expiresAt = Math.min(now.getTime() + idle, found.createdAt.getTime() + absolute);
      await store.extendSession(this.database.db, found.id, now, new Date(expiresAt));
    }
    if (found.mustChangePassword && !duringPasswordChange) throw new AppError('auth.password-change-required');
    const { memberId, name, id: sessionId, isPersistent, mustChangePassword } = found;
    return { id: memberId, name, sessionId, isPersistent, mustChangePassword };
  }

  /** Whether a request comes with a session that holds, whatever it may do. Costs nothing without a cookie. */
  async isLoggedIn(request: FastifyRequest): Promise<boolean> {
    const token = request.cookies[this.cookieName];
    if (!token) return false;
    return (await store.findSession(this.database.db, sha256(token), this.clock.now())) !== undefined;
  }

  /** Gives a session a new token, and frees it of having to change its password. */
  async renew(tx: Db, { id: memberId, sessionId, isPersistent }: CurrentMember): Promise<BegunSession> {
    const token = newToken();
    await store.renewSession(tx, sessionId, sha256(token));
    return { token, memberId, isPersistent, mustChangePassword: false };
  }

  /** Logs out: ends the session of the request, if it has one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.database.transaction((tx) => this.forget(tx, request));
    this.clearCookie(reply);
  }

  async list({ id, sessionId }: CurrentMember): Promise<Session[]> {
    const rows = await store.listSessions(this.database.db, id, this.clock.now());
    return rows
      .map((row) => ({
        ...row,
        isCurrent: row.id === sessionId,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  /** Logs one device out. @throws {AppError} auth.session-not-found */
  async endOne(member: CurrentMember, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!UUID.test(sessionId) || !(await store.deleteSession(tx, member.id, sessionId)))
        throw new AppError('auth.session-not-found');
      await audit(tx, { kind: 'auth.session-ended', memberId: member.id, details: { count: 1 } });
    });
  }

  /** Logs every other device out. Returns how many. */
  endOthers(member: CurrentMember): Promise<number> {
    return this.database.transaction(async (tx) => {
      const count = await store.deleteSessions(tx, member.id, member.sessionId);
      if (count > 0) await audit(tx, { kind: 'auth.session-ended', memberId: member.id, details: { count } });
      return count;
    });
  }

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(this.cookieName, this.cookieOptions());
  }

  private async forget(tx: Db, request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    const ended = token && (await store.deleteSessionByToken(tx, sha256(token)));
    if (ended) await audit(tx, { kind: 'auth.logout', memberId: ended.memberId });
  }

  private cookieOptions() {
    // Lax, not Strict: the return from the card window must keep the session.
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.isSecure } as const;
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function lifetimeOf({ isPersistent }: { isPersistent: boolean }) {
  return LIFETIMES[isPersistent ? 'persistent' : 'browser'];
}
