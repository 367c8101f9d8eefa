import { ACCOUNT_MESSAGES, MEM_TYPES, type MemberInfo } from '@chulje/contract';
import { audit } from '../audit/service.ts';
import { sendMail } from '../mail/service.ts';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CurrentMember } from '../platform/http.ts';
import type { OwnData } from '../platform/own-data.ts';
import * as tickets from '../tickets/service.ts';
import { passwordChangedMail } from './mails.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import * as sessionStore from './session-store.ts';
import type { BegunSession } from './sessions.ts';
import { type Profile, requireUncommon } from './sign-up.ts';
import * as store from './store.ts';

/** @throws {AppError} auth.required when the member has withdrawn meanwhile */
export async function getMemberInfo(db: Db, memberId: string): Promise<MemberInfo> {
  return toInfo(await store.findMember(db, memberId));
}

export async function updateProfile(db: Db, memberId: string, values: Partial<Profile>): Promise<MemberInfo> {
  return toInfo(await store.updateMember(db, memberId, values));
}

/**
 * Changes the password and ends every other session. Who came in with a temporary password need not tell the old one.
 * @throws {AppError} auth.wrong-password, request.invalid, request.too-many
 */
export async function changePassword(
  parts: AccountParts,
  member: CurrentMember,
  { current, password }: { current: string | undefined; password: string },
): Promise<BegunSession> {
  const { database, limits, sessions } = parts;
  const row = await store.findMember(database.db, member.id);
  if (!row) throw new AppError('auth.required');
  if (!member.mustChangePassword) {
    await requirePassword(limits, row, current);
    if (current === password) refuse(ACCOUNT_MESSAGES.passwordSame);
  }
  requireUncommon(password, row.email, 'memPassword');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (tx) => {
    await store.updateMember(tx, member.id, { passwordHash });
    await store.deleteTemporaryPassword(tx, member.id);
    await sessionStore.deleteSessions(tx, member.id, member.sessionId);
    await audit(tx, { kind: 'auth.password-changed', memberId: member.id });
    await sendMail(tx, passwordChangedMail(row.email));
    return sessions.renew(tx, member);
  });
}

/** For operators: members whose e-mail or name contains the text. */
export async function findMembers(db: Db, text: string, limit: number): Promise<store.Member[]> {
  return store.searchMembers(db, text.trim(), limit);
}

/** For operators. */
export async function findMemberByEmail(db: Db, email: string): Promise<store.Member | undefined> {
  return store.findMemberByEmail(db, email);
}

/** A member without proof of the e-mail: the demo account and tests. Undefined when the e-mail is taken. */
export async function createMember(
  database: Database,
  values: { email: string; password: string; name: string },
): Promise<{ id: string } | undefined> {
  const passwordHash = await hashPassword(values.password);
  return database.transaction(async (tx) => {
    const member = await store.insertMember(tx, { email: values.email, name: values.name, passwordHash });
    if (member) await tickets.openAccount(tx, member.id, { withGift: true });
    return member && { id: member.id };
  });
}

function refuse(message: string): never {
  throw new AppError('request.invalid', { message, fields: { memPassword: message } });
}

function toInfo(member: store.Member | undefined): MemberInfo {
  if (!member) throw new AppError('auth.required');
  return {
    name: member.name,
    email: member.email,
    gender: member.gender === 'female' ? 'female' : 'male',
    memType: MEM_TYPES.find((type) => type === member.memType) ?? '',
    hasPassword: member.passwordHash !== null,
    hasGoogle: member.googleSubject !== null,
    joinedAt: member.createdAt.toISOString(),
  };
}

/** What a member gets of their account with their own data. */
export const ownAccount: OwnData = { file: '회원 정보', read: store.listOwn };
