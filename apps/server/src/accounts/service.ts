import { MEM_TYPES, type MemberInfo } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as tickets from '../tickets/service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import * as store from './store.ts';

/** Checks e-mail and password. @throws {AppError} auth.login-failed, the same for an unknown e-mail and a wrong password */
export async function checkCredentials(db: Db, email: string, password: string): Promise<{ id: string; name: string }> {
  const member = await store.findMemberByEmail(db, email);
  if (!(await verifyPassword(member?.passwordHash ?? undefined, password)) || !member)
    throw new AppError('auth.login-failed');
  return { id: member.id, name: member.name };
}

export async function getMemberInfo(db: Db, memberId: string): Promise<MemberInfo> {
  const member = await store.findMember(db, memberId);
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

/** Makes a member with the free tickets, in one transaction. Undefined when the e-mail is taken. */
export async function createMember(
  database: Database,
  values: { email: string; password: string; name: string },
): Promise<{ id: string } | undefined> {
  const passwordHash = await hashPassword(values.password);
  return database.transaction(async (tx) => {
    const member = await store.insertMember(tx, { email: values.email, name: values.name, passwordHash });
    if (member) await tickets.openAccount(tx, member.id);
    return member && { id: member.id };
  });
}

/** Members whose e-mail or name contains `text`, newest first: for operators. */
export async function findMembers(db: Db, text: string, limit: number): Promise<store.Member[]> {
  return store.searchMembers(db, text.trim(), limit);
}

/** For operators. */
export async function findMemberByEmail(db: Db, email: string): Promise<store.Member | undefined> {
  return store.findMemberByEmail(db, email);
}
