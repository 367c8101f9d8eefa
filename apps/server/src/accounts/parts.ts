import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db.ts';
import type { RateLimits } from '../platform/rate-limit.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Sessions } from './sessions.ts';

/** What the rules about accounts work with. */
export interface AccountParts {
  config: Config;
  database: Database;
  sessions: Sessions;
  known: KnownDevices;
  limits: RateLimits;
  secrets: Secrets;
  clock: Clock;
}
