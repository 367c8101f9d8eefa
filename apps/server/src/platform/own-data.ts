import type { Db } from './db.ts';

/**
 * What a domain keeps of a member and hands over to them whole (PIPA art. 35): rows by the name of their table, without
 * what is secret or only of use to the server. Put together in app.ts, so that exports know none of the domains.
 */
export interface OwnData {
  /** Name of the file, without its ending. */
  file: string;
  read(db: Db, memberId: string): Promise<Record<string, readonly object[]>>;
}
