import type { Db } from '../platform/db.ts';
import type { OwnData } from '../platform/own-data.ts';
import * as store from './store.ts';

/** Everything that is audited; a domain adds its own. */
export type AuditKind =
  | 'auth.login'
  | 'auth.login-failed'
  | 'auth.logout'
  | 'auth.session-ended'
  | 'auth.code-verified'
  | 'auth.code-failed'
  | 'auth.temporary-password-issued'
  | 'auth.temporary-password-used'
  | 'auth.password-changed'
  | 'auth.google-linked'
  | 'member.joined'
  | 'member.withdrawn'
  | 'member.records-purged'
  | 'operator.command'
  | 'operator.notice-added'
  | 'operator.notice-edited'
  | 'operator.notice-removed'
  | 'operator.tickets-adjusted'
  | 'payment.paid'
  | 'payment.declined'
  | 'payment.expired'
  | 'payment.review'
  | 'payment.canceled'
  | 'payment.refund-requested'
  | 'payment.part-canceled'
  | 'payment.refund-refused'
  | 'payment.alert-handled'
  | 'sitting.regraded';

export interface AuditEntry {
  kind: AuditKind;
  /** Absent when nobody is known, e.g. a login with an unknown e-mail. */
  memberId?: string | undefined;
  /** Ids and numbers that tell what happened: never an e-mail, a name, a secret or text of a member. */
  details?: Record<string, unknown>;
}

/** Writes down what happened, in the transaction that does it: undone together, or both there. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await store.insertEntry(tx, entry);
}

/** What a member gets of what was written down of them with their own data. */
export const ownAudit: OwnData = { file: '활동 기록', read: store.listOwn };
