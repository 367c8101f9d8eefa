import { Readable } from 'node:stream';
import type { ExportFormat, ExportOptions, Unprintable } from '@chulje/contract';
import {
  contentDisposition,
  fileLabels,
  fileName,
  itemsOf,
  type Paper,
  type PaperHeader,
  type PaperOptions,
  type RenderedPaper,
  type RenderTarget,
  type Sheet,
  type SheetsInOrder,
} from '@chulje/paper';
import type { Clock } from '../platform/clock.ts';
import type { Threads } from '../threads.ts';
import { renderFile, renderSheetFile } from './render-file.ts';
import { type ZipEntry, zipStream } from './zip.ts';

/** Papers as files: one, or several in a ZIP. */

/** Whose file it is, and what makes it. */
export interface FileSetting {
  threads: Threads;
  clock: Clock;
  /** Says that the member went away. */
  signal: AbortSignal;
  memberId: string;
}

export interface ExportedFile {
  /** Sent as fast as the member takes it, and no further when they go away. */
  content: Readable;
  /** Bytes in all; unknown where the file is put together while it is sent. */
  size?: number;
  mimeType: string;
  /** Ready for the header, the Korean name and all. */
  contentDisposition: string;
  /** Letters that could not be printed. */
  unprintable: readonly Unprintable[];
  /** How many pages the paper has of which a preview shows one. */
  pages?: number;
}

/** What is asked of a file: the paper's options, and of a preview the page. */
export type FileOptions = Omit<ExportOptions, keyof PaperHeader> & { page: number };

/** A paper as a file to send. @throws {AppError} what renderFile throws */
export async function paperFile(
  setting: FileSetting,
  target: RenderTarget,
  paper: Paper,
  options: FileOptions,
): Promise<ExportedFile> {
  const made = await makePaper(setting, target, paper, options);
  return sendable(made, nameOf(target, paper, options, made.extension));
}

/** A paper as a part of an archive. @throws {AppError} what renderFile throws */
export async function paperEntry(
  setting: FileSetting,
  target: RenderTarget,
  paper: Paper,
  options: Partial<FileOptions> & Pick<PaperOptions, 'parts'>,
  nameIn: (name: string) => string,
): Promise<ZipEntry> {
  const made = await makePaper(setting, target, paper, options);
  return entryOf(made, nameIn(nameOf(target, paper, options, made.extension)));
}

/** One or several sheets as a file to send. @throws {AppError} what renderSheetFile throws */
export async function sheetFile(
  { threads, clock, signal, memberId }: FileSetting,
  format: ExportFormat,
  sheet: Sheet | SheetsInOrder,
  nameOfFile: (extension: string) => string,
): Promise<ExportedFile> {
  const made = await renderSheetFile(threads, format, sheet, clock.now(), { signal, memberId });
  return sendable(made, nameOfFile(made.extension));
}

/** A sheet as a part of an archive. @throws {AppError} what renderSheetFile throws */
export async function sheetEntry(
  { threads, clock, signal, memberId }: FileSetting,
  format: ExportFormat,
  sheet: Sheet,
  nameOfFile: (extension: string) => string,
): Promise<ZipEntry> {
  const made = await renderSheetFile(threads, format, sheet, clock.now(), { signal, memberId });
  return entryOf(made, nameOfFile(made.extension));
}

const sendable = ({ bytes, mimeType, unprintable, pages }: RenderedPaper, name: string): ExportedFile => ({
  content: Readable.from(piecesOf(bytes), { objectMode: false }),
  size: bytes.length,
  mimeType,
  contentDisposition: contentDisposition(name),
  unprintable,
  ...(pages !== undefined && { pages }),
});

const entryOf = ({ bytes, mimeType }: RenderedPaper, name: string): ZipEntry => ({
  name,
  bytes,
  isCompressible: mimeType.startsWith('text/'),
});

function makePaper(
  { threads, clock, signal, memberId }: FileSetting,
  target: RenderTarget,
  paper: Paper,
  options: Partial<FileOptions>,
): Promise<RenderedPaper> {
  return renderFile(threads, target, paper, { ...options, createdAt: clock.now() }, { signal, memberId });
}

/** A name that tells question paper, key and forms of one title apart. */
function nameOf(
  target: RenderTarget,
  paper: Paper,
  options: Pick<PaperOptions, 'parts'> & { form?: PaperOptions['form'] },
  extension: string,
): string {
  return fileName(paper.title, extension, fileLabels(target, options, itemsOf(paper).length > 0));
}

const PIECE = 16 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** An archive to send. Its first entry is made before the answer begins, so that a failure can still be told as one. */
export async function zipFile(entries: AsyncGenerator<ZipEntry>, clock: Clock, name: string): Promise<ExportedFile> {
  const stream = zipStream(entries, clock.now());
  const first = await stream.next();
  async function* whole() {
    if (!first.done) yield first.value;
    yield* stream;
  }
  return {
    content: Readable.from(whole(), { objectMode: false }),
    mimeType: 'application/zip',
    contentDisposition: contentDisposition(name),
    unprintable: [],
  };
}
