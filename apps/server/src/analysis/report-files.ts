import { fileName } from '@chulje/paper';
import { type ExportedFile, type FileSetting, sheetFile } from '../exports/paper-file.ts';
import { AppError } from '../platform/errors.ts';
import { readSitting } from '../sittings/service.ts';
import type { AnalysisParts } from './answered.ts';
import { reportSheet } from './report-sheets.ts';
import { listReports } from './reports.ts';

/**
 * 학생 리포트 as one file, a page for each student.
 * @throws {AppError} sittings.not-found, analysis.no-reports; what renderSheetFile throws
 */
export async function exportReports(
  parts: AnalysisParts,
  setting: FileSetting,
  code: string,
  { type, ...asked }: { type: 'pdf' | 'hwpx' | 'word'; seat?: string | undefined; standing: boolean },
): Promise<ExportedFile> {
  const { title } = await readSitting(parts.database.db, setting.memberId, code, parts.clock.now());
  const reports = await listReports(parts, setting.memberId, code, asked);
  const [first, ...others] = reports.map((report) => reportSheet(title, report));
  if (!first) throw new AppError('analysis.no-reports');
  return sheetFile(setting, type, [first, ...others], (extension) => fileName(title, extension, ['학생 리포트']));
}
