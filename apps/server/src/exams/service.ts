import {
  type BodyOf,
  type createExam as createExamCall,
  type Exam,
  type ExamHeader,
  ExamHeaderSchema,
  type ExamRow,
  hashItem,
  LIMITS,
  type saveExam as saveExamCall,
} from '@chulje/contract';
import type { Database, Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { CODE_LENGTH, randomCode } from '../platform/ids.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { Secrets } from '../platform/secrets.ts';
import { titleOfCopy } from '../works/copy.ts';
import { holdMember } from '../works/room.ts';
import { type ExamWork, getExamWorks, getWorksToExport } from '../works/service.ts';
import * as store from './store.ts';
import * as templates from './template-store.ts';

const DAY_MS = 86_400_000;

/** The member's exams with how much is in them. */
export async function listExams(db: Db, memberId: string, isTrash: boolean): Promise<ExamRow[]> {
  const rows = await store.listExams(db, memberId, { isTrash });
  return rows.map(({ updatedAt, deletedAt, ...row }) => ({
    ...row,
    date: updatedAt.toISOString(),
    deletedDate: deletedAt?.toISOString() ?? null,
  }));
}

/**
 * 시험지로 묶기: works in this order, with all their items or those that are named. Asked again under the same key, it answers
 * the exam that it made first, as that is by now.
 * @throws {AppError} exams.full, exams.too-many-items, exams.unknown-items, works.not-found; export.forbidden for a work in the trash
 */
export async function createExam(
  { database, secrets }: { database: Database; secrets: Secrets },
  memberId: string,
  key: string,
  { title, codes, items: chosen }: BodyOf<typeof createExamCall>,
): Promise<Exam> {
  // The key comes from a browser, and the code stands in addresses and files.
  const code = secrets.hash('exam', `${memberId}:${key}`).slice(0, CODE_LENGTH);
  return database.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const made = await store.lockExam(tx, memberId, code);
    if (made) return readExam(tx, memberId, made);
    await reserveRoom(tx, memberId);
    const works = choose(await getWorksToExport(tx, memberId, codes), chosen);
    if (works.reduce((sum, { items }) => sum + items.length, 0) > LIMITS.examItems)
      throw new AppError('exams.too-many-items');
    const header: ExamHeader = ExamHeaderSchema.parse({});
    const row = await store.insertExam(tx, { code, memberId, title, header });
    await store.putSections(
      tx,
      code,
      works.map(({ work, items }) => ({
        workCode: work.code,
        title: work.title,
        items: items.map(({ code, item }) => ({ itemCode: code, points: item.points * 10 })),
      })),
    );
    return readExam(tx, memberId, row);
  });
}

/** Of each work the items that are named; all when none are. @throws {AppError} exams.unknown-items for one of no work */
function choose<Work extends { items: { code: string }[] }>(
  works: Work[],
  chosen: readonly string[] | undefined,
): Work[] {
  if (!chosen) return works;
  const wanted = new Set(chosen);
  const found = works.map((each) => ({ ...each, items: each.items.filter(({ code }) => wanted.has(code)) }));
  if (found.reduce((sum, { items }) => sum + items.length, 0) < wanted.size) throw new AppError('exams.unknown-items');
  return found;
}

/** @throws {AppError} exams.not-found, for another member's exam as for none */
export async function getExam(database: Database, memberId: string, code: string): Promise<Exam> {
  return database.transaction(async (tx) => readExam(tx, memberId, await findExam(tx, memberId, code)));
}

/** @throws {AppError} exams.not-found */
export async function findExam(db: Db, memberId: string, code: string): Promise<store.ExamRow> {
  const row = await store.findExam(db, memberId, code);
  if (!row) throw new AppError('exams.not-found');
  return row;
}

/**
 * Saves an exam whole. What is gone of its works may stay in it; what was never in it must be an item of one of the
 * member's works.
 * @throws {AppError} exams.not-found, exams.changed-elsewhere, exams.unknown-items
 */
export async function saveExam(
  database: Database,
  memberId: string,
  code: string,
  { version, sections, ...values }: BodyOf<typeof saveExamCall>,
): Promise<Exam> {
  return database.transaction(async (tx) => {
    await lockForSave(tx, memberId, code, version);
    const before = await store.listSections(tx, code);
    const works = await getExamWorks(
      tx,
      memberId,
      sections.map(({ pasCode }) => pasCode),
    );
    const entries = sections.map(({ pasCode, items }) => ({
      workCode: pasCode,
      title: titleOf(pasCode, works, before),
      items: items.map(({ queCode, points }) => ({ itemCode: queCode, points })),
    }));
    for (const entry of entries) checkEntry(entry, works.get(entry.workCode), before);
    await store.putSections(tx, code, entries);
    return readExam(tx, memberId, await store.updateExam(tx, memberId, code, { ...values, status: '작성 중' }));
  });
}

function titleOf(code: string, works: ReadonlyMap<string, ExamWork>, before: readonly store.SectionEntry[]): string {
  const title = works.get(code)?.work.title ?? before.find(({ workCode }) => workCode === code)?.title;
  if (title === undefined) throw new AppError('exams.unknown-items');
  return title;
}

function checkEntry(
  { workCode, items }: store.SectionEntry,
  known: ExamWork | undefined,
  before: readonly store.SectionEntry[],
): void {
  const was = before.find((section) => section.workCode === workCode);
  const codes = new Set([
    ...(known?.items ?? []).map(({ code }) => code),
    ...(was?.items ?? []).map((entry) => entry.itemCode),
  ]);
  // A work that lies in the trash is not added, but stays where it was put there later.
  const isAddedTrash = known?.work.deletedAt !== null && known !== undefined && was === undefined;
  if (isAddedTrash || items.some(({ itemCode }) => !codes.has(itemCode))) throw new AppError('exams.unknown-items');
}

/** @throws {AppError} exams.not-found, exams.changed-elsewhere */
export async function lockForSave(tx: Db, memberId: string, code: string, version: number): Promise<store.ExamRow> {
  const row = await store.lockExam(tx, memberId, code);
  if (!row || row.deletedAt) throw new AppError('exams.not-found');
  if (row.version !== version)
    throw new AppError('exams.changed-elsewhere', {
      details: { version: row.version, date: row.updatedAt.toISOString() },
    });
  return row;
}

/**
 * An exam of its own with the same works and items at the same points. What was frozen stays with the first.
 * @throws {AppError} exams.not-found, exams.full
 */
export async function copyExam(database: Database, memberId: string, code: string): Promise<Exam> {
  return database.transaction(async (tx) => {
    await reserveRoom(tx, memberId);
    const { title, header, minutes, firstNumber } = await findExam(tx, memberId, code);
    const values = { title: titleOfCopy(title), header, minutes, firstNumber };
    const row = await store.insertExam(tx, { code: randomCode(), memberId, ...values });
    await store.putSections(tx, row.code, await store.listSections(tx, code));
    return readExam(tx, memberId, row);
  });
}

/**
 * Into the trash, or out of it for good.
 * @throws {AppError} exams.not-found, for one that does not lie where `isPermanent` looks for it too; exams.in-use for one
 *   that was given to students
 */
export async function removeExam(
  database: Database,
  memberId: string,
  code: string,
  isPermanent: boolean,
  now: Date,
): Promise<{ isRemoved: boolean }> {
  return database.transaction(async (tx) => {
    const row = await store.lockExam(tx, memberId, code);
    if (!row || (row.deletedAt !== null) !== isPermanent) throw new AppError('exams.not-found');
    if (isPermanent) {
      if (!(await store.deleteExam(tx, memberId, code))) throw new AppError('exams.in-use');
    } else await store.updateExam(tx, memberId, code, { deletedAt: now });
    return { isRemoved: isPermanent };
  });
}

/** @throws {AppError} exams.not-found, exams.full */
export async function restoreExam(database: Database, memberId: string, code: string): Promise<Exam> {
  return database.transaction(async (tx) => {
    const room = await countRoom(tx, memberId);
    const row = await store.lockExam(tx, memberId, code);
    if (!row) throw new AppError('exams.not-found');
    if (row.deletedAt === null) return readExam(tx, memberId, row);
    if (room === 0) throw new AppError('exams.full');
    return readExam(tx, memberId, await store.updateExam(tx, memberId, code, { deletedAt: null }));
  });
}

/** Erases everyone's exams that have been in the trash for 30 days. */
export async function emptyExamTrash(db: Db, now: Date): Promise<void> {
  await store.deleteTrashedBefore(db, new Date(now.getTime() - LIMITS.trashDays * DAY_MS));
}

/** Erases every exam of a member who leaves. */
export async function eraseExams(tx: Db, memberId: string): Promise<void> {
  await holdMember(tx, memberId);
  await store.deleteAll(tx, memberId);
  await templates.removeAll(tx, memberId);
}

export const ownExams: OwnData = {
  file: '시험지',
  read: async (db, memberId) => ({
    ...(await store.listOwn(db, memberId)),
    exam_template: await templates.listOwn(db, memberId),
  }),
};

async function reserveRoom(tx: Db, memberId: string): Promise<void> {
  if ((await countRoom(tx, memberId)) === 0) throw new AppError('exams.full');
}

/** How many more exams may be kept; no other transaction takes the places before this one ends. */
async function countRoom(tx: Db, memberId: string): Promise<number> {
  await holdMember(tx, memberId);
  return Math.max(0, LIMITS.exams - (await store.countActive(tx, memberId)));
}

/** An exam with what there is to say of its works and items as they are now. */
async function readExam(tx: Db, memberId: string, row: store.ExamRow): Promise<Exam> {
  const sections = await store.listSections(tx, row.code);
  const works = await getExamWorks(
    tx,
    memberId,
    sections.map(({ workCode }) => workCode),
  );
  const frozen = row.revision === 0 ? [] : await store.listForms(tx, row.code, row.revision);
  const seen = await store.listSeen(
    tx,
    memberId,
    sections.flatMap(({ items }) => items.map(({ itemCode }) => itemCode)),
  );
  const hashes = new Map(frozen[0]?.items.map(({ itemCode, itemHash }) => [itemCode, itemHash]));
  return {
    code: row.code,
    title: row.title,
    // Written before there was all that it has now.
    header: ExamHeaderSchema.parse(row.header),
    minutes: row.minutes,
    firstNumber: row.firstNumber,
    status: row.status,
    version: row.version,
    revision: row.revision,
    sections: sections.map((section) => toSection(section, works.get(section.workCode), hashes, seen)),
  };
}

function toSection(
  { workCode, title, items }: store.SectionEntry,
  known: ExamWork | undefined,
  hashes: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, store.Seen>,
): Exam['sections'][number] {
  const state = known ? (known.work.deletedAt ? '휴지통' : '있음') : '삭제됨';
  return {
    pasCode: workCode,
    state,
    title: known?.work.title ?? title,
    field: known?.work.field ?? '',
    keyword: known?.work.keyword ?? '',
    length: known ? Array.from(known.work.content).length : 0,
    items: items.map(({ itemCode, points }) => {
      const entry = known?.items.find(({ code }) => code === itemCode);
      const frozen = hashes.get(itemCode);
      return {
        queCode: itemCode,
        points,
        state: entry ? state : '삭제됨',
        item: entry ? { ...toItem(entry), ...(seen.get(itemCode) ?? { facility: null, ms: null }) } : null,
        isChanged:
          frozen !== undefined &&
          known !== undefined &&
          entry !== undefined &&
          frozen !== hashItem(known.work.content, entry.item),
      };
    }),
  };
}

function toItem({ item, faults }: ExamWork['items'][number]) {
  const { pattern, type, style, difficulty, stem, key } = item;
  return { pattern, type, style, difficulty, stem, key, hasMaterial: item.material !== null, faults };
}
