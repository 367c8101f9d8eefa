import { isIPv6 } from 'node:net';
import { eq, lte, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './db.ts';
import { AppError } from './errors.ts';
import { rateLimit } from './schema/index.ts';
import type { Secrets } from './secrets.ts';

export interface Limit {
  /** What is limited, and for whom, e.g. `login:203.0.113.7`. Hashed before it is stored. */
  key: string;
  /** Acts allowed within one window. */
  max: number;
  /** Length of a window, which begins with the first act. */
  seconds: number;
}

/** Limits that hold across all processes: their counters are rows of the database (SECURITY.md row 8). */
export class RateLimits {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one act against each limit, in order, outside any transaction so that a refused act stays counted.
   * @throws {AppError} request.too-many, with the seconds to wait, at the first limit that is used up
   */
  async take(...limits: Limit[]): Promise<void> {
    for (const limit of limits) {
      const wait = await this.count(limit);
      if (wait > 0) throw tooMany(wait);
    }
  }

  /**
   * For limits on failures alone: asks before the act, which is counted with `take` only once it has failed.
   * @throws {AppError} request.too-many, with the seconds to wait
   */
  async requireRoom({ key, max }: Limit): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.database.db
      .select()
      .from(rateLimit)
      .where(eq(rateLimit.key, this.hash(key)));
    const left = row && row.count >= max ? row.expiresAt.getTime() - now.getTime() : 0;
    if (left > 0) throw tooMany(Math.ceil(left / 1000));
  }

  /** Takes one act back, e.g. a login that was right. */
  async giveBack(key: string): Promise<void> {
    await this.database.db
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(eq(rateLimit.key, this.hash(key)));
  }

  /** Forgets what was counted, e.g. by who proved to be no guesser. */
  async reset(key: string): Promise<void> {
    await this.database.db.delete(rateLimit).where(eq(rateLimit.key, this.hash(key)));
  }

  /** Drops counters whose window has ended. */
  async purge(): Promise<void> {
    await this.database.db.delete(rateLimit).where(lte(rateLimit.expiresAt, this.clock.now()));
  }

  /** Seconds to wait; 0 when the act is within the limit. */
  private async count({ key, max, seconds }: Limit): Promise<number> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    const isOver = sql`${rateLimit.expiresAt} <= ${now.toISOString()}::timestamptz`;
    const [row] = await this.database.db
      .insert(rateLimit)
      .values({ key: this.hash(key), count: 1, expiresAt })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimit.expiresAt} end`,
        },
      })
      .returning();
    if (!row || row.count <= max) return 0;
    return Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000));
  }

  private hash(key: string): string {
    return this.secrets.hash('rate-limit', key);
  }
}

function tooMany(seconds: number): AppError {
  const wait = seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
  return new AppError('request.too-many', {
    message: `요청이 너무 많습니다. ${wait} 뒤에 다시 시도해 주세요.`,
    details: { retryAfterSeconds: seconds },
  });
}

/** Who an address stands for in a limit: an IPv4 address, or the /64 network that one IPv6 customer has whole. */
export function clientOf(request: { ip: string }): string {
  const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? [];
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = ip.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  return `${[...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
