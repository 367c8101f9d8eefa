import { EXPORT_EXTENSIONS, type ExportFormat, exportEverything, exportWork, exportWorks } from '@chulje/contract';
import { send } from './api.ts';

/**
 * Fetches a work as a file and hands it to the browser, under the server's name for it.
 * @throws {ApiError} with the server's message
 */
export async function downloadWork(pasCode: string, format: ExportFormat, title: string): Promise<void> {
  const response = await send(
    exportWork,
    { params: { pasCode }, query: { type: format } },
    { headers: { accept: '*/*' } },
  );
  await saveAnswer(response, `${title}.${EXPORT_EXTENSIONS[format]}`);
}

/**
 * Fetches several works as one ZIP with a file each.
 * @throws {ApiError} with the server's message
 */
export async function downloadWorks(pasCodes: readonly string[], format: ExportFormat): Promise<void> {
  const response = await send(
    exportWorks,
    { query: { codes: pasCodes.join(','), type: format } },
    { headers: { accept: '*/*' } },
  );
  await saveAnswer(response, '출제공방 작업.zip');
}

/**
 * Fetches everything the member has made as one ZIP.
 * @throws {ApiError} with the server's message
 */
export async function downloadEverything(): Promise<void> {
  await saveAnswer(await send(exportEverything, {}, { headers: { accept: '*/*' } }), '출제공방.zip');
}

async function saveAnswer(response: Response, fallbackName: string): Promise<void> {
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
