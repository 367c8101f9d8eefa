import type { FrozenForm } from '@chulje/contract';
import { fileName } from '@chulje/paper';
import { paperOfForm } from '../exams/freeze.ts';
import { readForm, readForms } from '../exams/given-forms.ts';
import { type ExportedFile, type FileSetting, paperEntry, zipFile } from '../exports/paper-file.ts';
import type { ZipEntry } from '../exports/zip.ts';
import { AppError } from '../platform/errors.ts';
import { readSitting, type SittingParts } from '../sittings/service.ts';
import { listReports } from './reports.ts';

/**
 * 오답 다시 풀기: for each student a paper of the items that they have wrong, on their passages and under their numbers, with
 * nothing marked, in a ZIP. Who has all right has none.
 * @throws {AppError} sittings.not-found, analysis.nothing-wrong; what renderFile throws
 */
export async function exportRetries(
  parts: SittingParts,
  setting: FileSetting,
  code: string,
  { type, seat }: { type: 'pdf' | 'hwpx' | 'word'; seat?: string | undefined },
): Promise<ExportedFile> {
  const { db } = parts.database;
  const { title, examCode, revision } = await readSitting(db, setting.memberId, code, parts.clock.now());
  const reports = await listReports(parts, setting.memberId, code, { seat, standing: false });
  const wrong = reports.filter((report) => report.wrong.length > 0);
  if (wrong.length === 0) throw new AppError('analysis.nothing-wrong');
  const forms = new Map<string, FrozenForm>();
  for (const form of await readForms(db, examCode, revision)) forms.set(form.label, await readForm(db, form.code));
  return zipFile(files(), setting.clock, fileName(title, 'zip', ['오답 다시 풀기']));

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const report of wrong) {
      const form = forms.get(report.formLabel);
      if (!form) throw new Error('a student on a form of another sitting');
      const name = `${report.class === 0 ? '' : `${report.class}반 `}${report.number}번`;
      const paper = paperOfForm(
        onlyItems(
          form,
          report.wrong.map(({ number }) => number),
        ),
      );
      yield paperEntry(
        setting,
        type,
        { ...paper, title: `${title} 오답 다시 풀기 ${name}` },
        { parts: 'paper' },
        (file) => file,
      );
    }
  }
}

/** A form with these items alone, and the passages that they stand on. */
const onlyItems = (form: FrozenForm, numbers: readonly number[]): FrozenForm => ({
  ...form,
  sections: form.sections
    .map((section) => ({ ...section, items: section.items.filter(({ number }) => numbers.includes(number)) }))
    .filter(({ items }) => items.length > 0),
});
