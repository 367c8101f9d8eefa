import {
  EXPORT_EXTENSIONS,
  type Exam,
  type ExportFormat,
  type ExportOptions,
  exportExam,
  exportOptionsQuery,
  type FormLabel,
  PAGES_HEADER,
  PAPER_FORMS,
} from '@chulje/contract';
import { send } from '../../lib/api.ts';
import { saveAnswer } from '../exports/download.ts';

/** A file of an exam: as it stands now, one of its frozen forms, the keys of all of them, or all parts in a ZIP. */
export interface ExamFile {
  code: string;
  title: string;
  format: ExportFormat;
  options: Omit<ExportOptions, 'form'>;
  which: 'now' | 'keys' | 'all' | FormLabel;
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

/** 이원목적분류표 as the server has it, handed to the browser. @throws {ApiError} */
export async function downloadBlueprint(
  { code, title }: Pick<Exam, 'code' | 'title'>,
  format: ExportFormat,
): Promise<void> {
  const query = { type: format, as: 'blueprint' };
  const response = await send(exportExam, { params: { exam: code }, query }, { headers: { accept: '*/*' } });
  await saveAnswer(response, `${title}_이원목적분류표.${EXPORT_EXTENSIONS[format]}`);
}

function fetchFile(
  { code, options, which }: ExamFile,
  type: ExportFormat | 'preview',
  signal: AbortSignal,
  page = 1,
): Promise<Response> {
  const query = {
    ...exportOptionsQuery({ ...options, form: PAPER_FORMS.find((label) => label === which) }),
    type,
    page,
    as: which === 'all' ? 'zip' : which === 'keys' ? 'keys' : 'file',
  };
  return send(exportExam, { params: { exam: code }, query }, { headers: { accept: '*/*' }, signal });
}
