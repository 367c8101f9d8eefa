import type { ExportFormat, FormLabel } from '@chulje/contract';
import { fileName, hasParts, type Paper, type PaperOptions, type RenderTarget } from '@chulje/paper';
import {
  type ExportedFile,
  type FileOptions,
  type FileSetting,
  paperEntry,
  paperFile,
  sheetEntry,
  sheetFile,
  zipFile,
} from '../exports/paper-file.ts';
import type { ZipEntry } from '../exports/zip.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { listForms, readBefore, readDraft, readFrozen } from './freeze.ts';
import { findExam, getExam } from './service.ts';
import { blueprintSheet, errataSheet, keySheet } from './sheets.ts';

/** What a teacher hands out and keeps, a file each. */
const PARTS: readonly PaperOptions['parts'][] = ['paper', 'answers', 'explanations'];

const KEYS = '정답표';

/** Which exam, and where the QR of one of its forms leads, by the code of the form. */
interface Asked {
  code: string;
  addressOf: (formCode: string) => string;
}

/**
 * An exam as a file, the keys of its forms, all of it as a ZIP, or 이원목적분류표.
 * @throws {AppError} exams.not-found, exams.empty, exams.items-gone, exams.not-frozen; what renderFile throws
 */
export function exportAs(
  as: 'file' | 'keys' | 'zip' | 'blueprint',
  database: Database,
  setting: FileSetting,
  asked: Asked,
  { type, ...options }: FileOptions & { type: RenderTarget },
): Promise<ExportedFile> {
  if (as === 'file') return exportExam(database, setting, asked, type, options);
  // A picture of a page is of one paper.
  const format = type === 'preview' ? 'pdf' : type;
  if (as === 'keys') return exportKeys(database, setting, asked.code, format);
  if (as === 'blueprint') return exportBlueprint(database, setting, asked.code, format);
  return exportForms(database, setting, asked, format, options);
}

/**
 * An exam as a file: the frozen form of a letter, or without one the exam as it stands now.
 * @throws {AppError} exams.not-found, exams.empty, exams.items-gone, exams.not-frozen; what renderFile throws
 */
async function exportExam(
  database: Database,
  setting: FileSetting,
  asked: Asked,
  target: RenderTarget,
  { form, ...options }: FileOptions,
): Promise<ExportedFile> {
  return paperFile(setting, target, await paperOfLetter(database, setting.memberId, asked, form), options);
}

async function paperOfLetter(
  database: Database,
  memberId: string,
  { code, addressOf }: Asked,
  label: FormLabel | undefined,
): Promise<Paper> {
  if (label === undefined) return readDraft(database, memberId, code);
  const forms = await readFrozen(database.db, memberId, code, addressOf);
  const form = forms.find(({ frozen }) => frozen.label === label);
  if (!form) throw new AppError('exams.not-frozen');
  return form.paper;
}

/**
 * The keys of all frozen forms on one page.
 * @throws {AppError} exams.not-found, exams.not-frozen; what renderFile throws
 */
async function exportKeys(
  { db }: Database,
  setting: FileSetting,
  code: string,
  format: ExportFormat,
): Promise<ExportedFile> {
  const { title, revision } = await findExam(db, setting.memberId, code);
  if (revision === 0) throw new AppError('exams.not-frozen');
  const sheet = keySheet(title, await listForms(db, setting.memberId, code));
  return sheetFile(setting, format, sheet, (extension) => fileName(title, extension, [KEYS]));
}

async function exportBlueprint(
  database: Database,
  setting: FileSetting,
  code: string,
  format: ExportFormat,
): Promise<ExportedFile> {
  const exam = await getExam(database, setting.memberId, code);
  return sheetFile(setting, format, blueprintSheet(exam), (extension) =>
    fileName(exam.title, extension, ['이원목적분류표']),
  );
}

/**
 * Of every frozen form question paper, key, explanations and 정오표, a file each, and the keys of all on one page, in a ZIP.
 * @throws {AppError} exams.not-found, exams.not-frozen; what renderFile throws
 */
async function exportForms(
  { db }: Database,
  setting: FileSetting,
  { code, addressOf }: Asked,
  format: ExportFormat,
  { form: _, ...options }: FileOptions,
): Promise<ExportedFile> {
  const { memberId } = setting;
  const forms = await readFrozen(db, memberId, code, addressOf);
  const before = await readBefore(db, memberId, code);
  const frozen = await listForms(db, memberId, code);
  const { title } = await findExam(db, memberId, code);
  return zipFile(files(), setting.clock, fileName(title, 'zip'));

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const {
      name,
      paper,
      frozen: { label },
    } of forms) {
      // A format of data has no parts: it is one file. What students mark goes with what they are handed.
      for (const parts of hasParts(format) ? PARTS : PARTS.slice(0, 1))
        yield paperEntry(
          setting,
          format,
          paper,
          { ...options, parts, omr: options.omr && parts === 'paper' },
          (file) => file,
        );
      const errata = errataSheet({ title, name, revision: frozen.revision }, before.get(label), forms[0].frozen);
      yield sheetEntry(setting, format, errata, (extension) => fileName(paper.title, extension, ['정오표']));
    }
    yield sheetEntry(setting, format, keySheet(title, frozen), (extension) => fileName(title, extension, [KEYS]));
  }
}
