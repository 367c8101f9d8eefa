import type { Db } from '../platform/db.ts';
import * as store from './store.ts';

/** How other domains reach a member; the e-mail is null once withdrawn. */
export async function getContact(
  db: Db,
  memberId: string,
): Promise<{ name: string; email: string | null; customerKey: string } | undefined> {
  return store.findContact(db, memberId);
}
