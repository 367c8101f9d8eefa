import type { FormLabel } from '@chulje/contract';
import { fileName, type PaperOptions, type RenderTarget } from '@chulje/paper';
import {
  type ExportedFile,
  type FileOptions,
  type FileSetting,
  paperEntry,
  paperFile,
  zipFile,
} from '../exports/paper-file.ts';
import type { ZipEntry } from '../exports/zip.ts';
import type { Database } from '../platform/db.ts';
import { paperOfForm, readDraft, readFrozen } from './freeze.ts';
import { findExam } from './service.ts';

/** What a teacher hands out and keeps, a file each. */
const PARTS: readonly PaperOptions['parts'][] = ['paper', 'answers', 'explanations'];

/**
 * An exam as a file: the frozen form of a letter, or without one the exam as it stands now.
 * @throws {AppError} exams.not-found, exams.empty, exams.items-gone, exams.not-frozen; what renderFile throws
 */
export async function exportExam(
  database: Database,
  setting: FileSetting,
  code: string,
  target: RenderTarget,
  { form, ...options }: FileOptions,
): Promise<ExportedFile> {
  return paperFile(setting, target, await paperOfLetter(database, setting.memberId, code, form), options);
}

async function paperOfLetter(database: Database, memberId: string, code: string, label: FormLabel | undefined) {
  if (label === undefined) return readDraft(database, memberId, code);
  const [frozen] = await readFrozen(database.db, memberId, code, label);
  return paperOfForm(frozen);
}

/**
 * Question paper, key and explanations of every frozen form, a file each, in a ZIP.
 * @throws {AppError} exams.not-found, exams.not-frozen; what renderFile throws
 */
export async function exportForms(
  database: Database,
  setting: FileSetting,
  code: string,
  target: RenderTarget,
  { form: _, ...options }: FileOptions,
): Promise<ExportedFile> {
  const forms = await readFrozen(database.db, setting.memberId, code);
  const { title } = await findExam(database.db, setting.memberId, code);
  return zipFile(files(), setting.clock, fileName(title, 'zip'));

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const form of forms)
      for (const parts of PARTS)
        yield paperEntry(setting, target, paperOfForm(form), { ...options, parts }, (name) => name);
  }
}
