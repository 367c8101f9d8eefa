import { LIMITS } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import { forgetAddress, sendMail } from '../mail/service.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentMember } from '../platform/http.ts';
import * as tickets from '../tickets/service.ts';
import { withdrawnMail } from './mails.ts';
import type { AccountParts } from './parts.ts';
import { requirePassword } from './passwords.ts';
import * as retention from './retention-store.ts';
import { deleteSessions } from './session-store.ts';
import { hashFormerEmail } from './sign-up.ts';
import * as store from './store.ts';

const DAY = 86_400_000;

/** What another domain does when a member leaves; put together in app.ts, so that accounts knows none of them. */
export interface Leaving {
  /**
   * Brings to an end what is under way outside our database, before the transaction.
   * @throws {AppError} auth.withdrawal-pending when it cannot be ended now
   */
  settle?(memberId: string): Promise<void>;
  /** Within the transaction that withdraws, the ticket account locked: erases, or throws to stop the withdrawal. */
  erase(tx: Db, memberId: string): Promise<void>;
  /** True when records of the member must be kept for the legal term. */
  mustKeep?(tx: Db, memberId: string): Promise<boolean>;
  /** After the legal term: erases the kept records too. */
  purge?(tx: Db, memberId: string): Promise<void>;
}

/**
 * Ends the membership. What is under way is settled, works and everything personal erased, tickets forfeited, all
 * sessions ended, in one transaction. Of who has paid, name and e-mail are kept apart until the legal term is over;
 * of the others nothing is, but a keyed hash of the e-mail against a second gift (SECURITY.md rows 11 and 19).
 * @throws {AppError} auth.not-own-email, auth.wrong-password, request.too-many, auth.withdrawal-pending
 */
export async function withdraw(
  parts: AccountParts,
  leaving: readonly Leaving[],
  current: CurrentMember,
  { email, password }: { email: string; password: string | undefined },
): Promise<void> {
  const { database, clock } = parts;
  const known = await store.findMember(database.db, current.id);
  if (known?.email.toLowerCase() !== email.toLowerCase()) throw new AppError('auth.not-own-email');
  if (known.passwordHash !== null) await requirePassword(parts.limits, known, password);
  for (const { settle } of leaving) await settle?.(current.id);
  await database.transaction(async (tx) => {
    await tickets.lockAccount(tx, current.id);
    let isKept = false;
    for (const { mustKeep } of leaving) isKept = (await mustKeep?.(tx, current.id)) || isKept;
    for (const { erase } of leaving) await erase(tx, current.id);
    await tickets.forfeit(tx, current.id);

    const now = clock.now();
    const member = await store.lockMember(tx, current.id);
    // Two withdrawals at once: the second finds nobody.
    if (!member) throw new AppError('auth.required');
    if (isKept) {
      await retention.insertRetained(tx, {
        memberId: member.id,
        email: member.email,
        name: member.name,
        joinedAt: member.createdAt,
        withdrawnAt: now,
        purgeAt: yearsAfter(now, LIMITS.paymentRecordYears),
      });
    }
    await retention.putFormerMember(
      tx,
      hashFormerEmail(parts, member.email),
      new Date(now.getTime() + LIMITS.formerMemberDays * DAY),
    );
    await store.deleteTemporaryPassword(tx, member.id);
    await deleteSessions(tx, member.id);
    await store.emptyMember(tx, member.id, now);
    await audit(tx, { kind: 'member.withdrawn', memberId: member.id, details: { isKept } });
    await forgetAddress(tx, member.email);
    await sendMail(tx, withdrawnMail(member.email, isKept));
  });
}

/** Erases the kept records whose legal term is over. */
export async function purgeRetained(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  leaving: readonly Leaving[],
): Promise<void> {
  for (const memberId of await retention.listPurgeable(database.db, clock.now())) {
    await database.transaction(async (tx) => {
      await tickets.lockAccount(tx, memberId);
      for (const { purge } of leaving) await purge?.(tx, memberId);
      // Of two processes at once only one finds it.
      if (await retention.deleteRetained(tx, memberId)) await audit(tx, { kind: 'member.records-purged', memberId });
    });
  }
}

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
