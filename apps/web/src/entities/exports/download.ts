import {
  checkExport,
  EXPORT_EXTENSIONS,
  type ExportFormat,
  type ExportOptions,
  exportEverything,
  exportOptionsQuery,
  exportWork,
  exportWorks,
  PAGES_HEADER,
  type PaperFaults,
  readUnprintable,
  UNPRINTABLE_HEADER,
  type Unprintable,
} from '@chulje/contract';
import { api, send } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export interface FileRequest {
  works: readonly { pasCode: string; title: string }[];
  format: ExportFormat;
  options: ExportOptions;
  /** Several works: one paper under this title, or a file each in a ZIP. */
  as: 'paper' | 'zip';
  title: string;
}

/**
 * Fetches works as a file and hands it to the browser, under the server's name for it.
 * @throws {Error} whose message can be shown as it is
 */
export async function downloadFile(request: FileRequest, signal: AbortSignal): Promise<void> {
  const isArchive = request.works.length > 1 && request.as === 'zip';
  const extension = isArchive ? 'zip' : EXPORT_EXTENSIONS[request.format];
  try {
    const response = await fetchFile(request, request.format, signal);
    await saveAnswer(response, `${request.title || '문서'}.${extension}`);
  } catch (error) {
    throw error instanceof ApiError ? new Error(refusalOf(error)) : error;
  }
}

/** What is seen of a file before it is downloaded. */
/** The errors that a paper of these works would carry. @throws {ApiError} */
export async function checkFiles(codes: readonly string[]): Promise<readonly PaperFaults[]> {
  return api(checkExport, { query: { codes: codes.join(',') } });
}

export interface FileLook {
  blob: Blob;
  /** Letters that the picture shows as 〓. */
  unprintable: Unprintable[];
  /** How many pages there are, of which the picture is one. */
  pages: number;
}

/**
 * What a file looks like: a picture of one of its pages, or, of a file of text, the file itself.
 * @throws {ApiError} with the server's message
 */
export async function previewFile(request: FileRequest, page: number, signal: AbortSignal): Promise<FileLook> {
  const isPicture = ['pdf', 'word', 'hwpx'].includes(request.format);
  const works = request.as === 'zip' ? request.works.slice(0, 1) : request.works;
  const response = await fetchFile({ ...request, works }, isPicture ? 'preview' : request.format, signal, page);
  return {
    blob: await response.blob(),
    unprintable: readUnprintable(response.headers.get(UNPRINTABLE_HEADER)),
    pages: Number(response.headers.get(PAGES_HEADER) ?? 1),
  };
}

function fetchFile(
  { works, options, as, title }: FileRequest,
  type: ExportFormat | 'preview',
  signal: AbortSignal,
  page = 1,
): Promise<Response> {
  const callOptions = { headers: { accept: '*/*' }, signal };
  const query = { ...exportOptionsQuery(options), type, ...(page > 1 && { page }) };
  const [first, ...others] = works;
  if (first && others.length === 0) return send(exportWork, { params: { pasCode: first.pasCode }, query }, callOptions);
  const codes = works.map((work) => work.pasCode).join(',');
  return send(exportWorks, { query: { ...query, codes, as, title } }, callOptions);
}

/** The specification's words: 401 and 403 speak for themselves, all else is a failed download. */
function refusalOf(error: ApiError): string {
  if (error.code === 'network') return `파일 추출 중 오류가 발생했습니다. ${error.message}`;
  return error.status === 401 || error.status === 403 ? error.message : `파일 다운로드 실패: ${error.message}`;
}

/**
 * Fetches everything the member has made as one ZIP.
 * @throws {ApiError} with the server's message
 */
export async function downloadEverything(): Promise<void> {
  await saveAnswer(await send(exportEverything, {}, { headers: { accept: '*/*' } }), '출제공방.zip');
}

/** Hands the file of an answer to the browser, under the server's name for it. */
export async function saveAnswer(response: Response, fallbackName: string): Promise<void> {
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? fallbackName);
}

/** Hands a file to the browser under a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The RFC 5987 name of a content-disposition header. */
export function fileNameOf(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
