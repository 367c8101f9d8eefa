import { type FrozenForm, keyLabel } from '@chulje/contract';
import { fileName, type Sheet } from '@chulje/paper';
import { paperOfForm } from '../exams/freeze.ts';
import { readForm, readForms } from '../exams/given-forms.ts';
import { type ExportedFile, type FileSetting, paperEntry, sheetEntry, zipFile } from '../exports/paper-file.ts';
import type { ZipEntry } from '../exports/zip.ts';
import { AppError } from '../platform/errors.ts';
import { readSitting } from '../sittings/service.ts';
import type { AnalysisParts } from './answered.ts';
import { listPractice } from './practice-store.ts';
import { listReports } from './reports.ts';

/**
 * 오답 다시 풀기: for each student a paper of the items that they have wrong, on their passages and under their numbers, with
 * nothing marked, and where the teacher gives them 같은 유형의 다른 문항 behind, in a ZIP; the keys of those on a sheet of their own.
 * Who has all right has none.
 * @throws {AppError} sittings.not-found, analysis.nothing-wrong; what renderFile throws
 */
export async function exportRetries(
  parts: AnalysisParts,
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
  const practice = (await listPractice(db, code)).flatMap(({ section }) => section ?? []);
  const given = practice.filter(({ items }) =>
    items.some((item) => wrong.some((report) => report.wrong.some((each) => each.practice === item.number))),
  );
  return zipFile(files(), setting.clock, fileName(title, 'zip', ['오답 다시 풀기']));

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const report of wrong) {
      const form = forms.get(report.formLabel);
      if (!form) throw new Error('a student on a form of another sitting');
      const name = `${report.class === 0 ? '' : `${report.class}반 `}${report.number}번`;
      const again = onlyItems(
        form,
        report.wrong.map(({ number }) => number),
      );
      const others = onlyItems(
        { ...form, sections: practice },
        report.wrong.flatMap((each) => each.practice ?? []),
      );
      const paper = paperOfForm({ ...form, sections: [...again.sections, ...others.sections] });
      yield paperEntry(
        setting,
        type,
        { ...paper, title: `${title} 오답 다시 풀기 ${name}` },
        { parts: 'paper' },
        (file) => file,
      );
    }
    if (given.length > 0)
      yield sheetEntry(setting, type, keySheet(title, given), (extension) =>
        fileName(title, extension, ['같은 유형의 다른 문항', '정답']),
      );
  }
}

/** A form with these items alone, and the passages that they stand on. */
const onlyItems = (form: FrozenForm, numbers: readonly number[]): FrozenForm => ({
  ...form,
  sections: form.sections
    .map((section) => ({ ...section, items: section.items.filter(({ number }) => numbers.includes(number)) }))
    .filter(({ items }) => items.length > 0),
});

/** Of 같은 유형의 다른 문항, for all students: whoever has one finds it by its number. */
const keySheet = (title: string, sections: FrozenForm['sections']): Sheet => ({
  title: '같은 유형의 다른 문항 정답',
  subtitle: title,
  columns: [
    { header: '번호', share: 2 },
    { header: '정답', share: 2 },
    { header: '지문', share: 7, align: 'left' },
    { header: '해설', share: 22, align: 'left' },
  ],
  rows: sections.flatMap(({ title: passage, items }) =>
    items.map(({ number, item }) => [String(number), keyLabel(item.key), passage, item.explanation]),
  ),
  notes: ['시험에 나오지 않은 문항이어서 점수에 들지 않습니다.'],
});
