import {
  EXPORT_EXTENSIONS,
  type ExportFormat,
  type ExportOptions,
  exportExam,
  exportOptionsQuery,
  type FormLabel,
  PAGES_HEADER,
} from '@chulje/contract';
import { send } from '../../lib/api.ts';
import { saveAnswer } from '../exports/download.ts';

/** A file of an exam: as it stands now, one of its frozen forms, or all parts of all of them in a ZIP. */
export interface ExamFile {
  code: string;
  title: string;
  format: ExportFormat;
  options: Omit<ExportOptions, 'form'>;
  which: 'now' | 'all' | FormLabel;
}

/** Fetches the file and hands it to the browser, under the server's name for it. @throws {ApiError} */
export async function downloadExam({ which, ...file }: ExamFile, signal: AbortSignal): Promise<void> {
  const extension = which === 'all' ? 'zip' : EXPORT_EXTENSIONS[file.format];
  const response = await fetchFile({ which, ...file }, file.format, signal);
  await saveAnswer(response, `${file.title}.${extension}`);
}

/** A picture of one of its pages, from 1. @throws {ApiError} */
export async function previewExam(
  file: ExamFile,
  page: number,
  signal: AbortSignal,
): Promise<{ blob: Blob; pages: number }> {
  const response = await fetchFile(file, 'preview', signal, page);
  return { blob: await response.blob(), pages: Number(response.headers.get(PAGES_HEADER) ?? 1) };
}

function fetchFile(
  { code, options, which }: ExamFile,
  type: ExportFormat | 'preview',
  signal: AbortSignal,
  page = 1,
): Promise<Response> {
  const query = {
    ...exportOptionsQuery({ ...options, form: which === 'now' || which === 'all' ? undefined : which }),
    type,
    page,
    as: which === 'all' ? 'zip' : 'file',
  };
  return send(exportExam, { params: { exam: code }, query }, { headers: { accept: '*/*' }, signal });
}
