import { type BodyOf, type createClass as createCall, ERRORS, LIMITS, type SchoolClass } from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { randomCode } from '../platform/ids.ts';
import { holdMember } from '../works/room.ts';
import * as store from './class-store.ts';

type Values = BodyOf<typeof createCall>;

/** The member's classes (반) by their labels. */
export const listClasses = (db: Db, memberId: string): Promise<SchoolClass[]> => store.list(db, memberId);

/** @throws {AppError} classes.full, however many come at once; classes.label-taken */
export async function createClass(database: Database, memberId: string, values: Values): Promise<SchoolClass> {
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    if ((await store.countOf(tx, memberId)) >= LIMITS.classes) throw new AppError('classes.full');
    const made = { code: randomCode(), ...inOrder(values) };
    await requireFree(tx, memberId, made);
    await store.insert(tx, memberId, made);
    return made;
  });
}

/**
 * Changes a class; the sittings that bear its label bear the new one then, so that they stay those of the class.
 * @throws {AppError} classes.not-found, for another member's as for none; classes.label-taken
 */
export async function saveClass(
  database: Database,
  memberId: string,
  code: string,
  values: Values,
): Promise<SchoolClass> {
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const before = await store.find(tx, memberId, code);
    if (!before) throw new AppError('classes.not-found');
    const next = { code, ...inOrder(values) };
    await requireFree(tx, memberId, next);
    await store.update(tx, memberId, code, next);
    if (next.label !== before.label) await store.relabelSittings(tx, memberId, before.label, next.label);
    return next;
  });
}

/** @throws {AppError} classes.not-found, for another member's as for none */
export async function removeClass(db: Db, memberId: string, code: string): Promise<{ isRemoved: boolean }> {
  if (!(await store.remove(db, memberId, code))) throw new AppError('classes.not-found');
  return { isRemoved: true };
}

const inOrder = ({ label, numbers }: Values): Values => ({ label, numbers: numbers.toSorted((a, b) => a - b) });

async function requireFree(tx: Db, memberId: string, { code, label }: SchoolClass): Promise<void> {
  const other = await store.findLabelled(tx, memberId, label);
  if (other && other.code !== code)
    throw new AppError('classes.label-taken', { fields: { label: ERRORS['classes.label-taken'].message } });
}
