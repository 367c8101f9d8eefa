import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { countCharacters, type ExportOptions, LIMITS, type PaperFaults, type Unprintable } from '@chulje/contract';
import {
  contentDisposition,
  DEFAULT_OPTIONS,
  fileLabels,
  fileName,
  type PaperHeader,
  type PaperOptions,
  type PaperSource,
  paperOfSources,
  type RenderTarget,
} from '@chulje/paper';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { OwnData } from '../platform/own-data.ts';
import type { Threads } from '../threads.ts';
import * as works from '../works/service.ts';
import { renderFile } from './render-file.ts';
import { numbered, type ZipEntry, zipStream } from './zip.ts';

export interface ExportParts {
  db: Db;
  threads: Threads;
  clock: Clock;
  /** Says that the member went away. */
  signal: AbortSignal;
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
type FileOptions = ExportOptions & { page: number };

interface WorkSource extends PaperSource {
  title: string;
}

/**
 * A work as a file.
 * @throws {AppError} works.not-found; export.forbidden for a work in the trash; works.too-short for a passage under 500
 * characters; what renderFile throws
 */
export async function exportWork(
  parts: ExportParts,
  memberId: string,
  code: string,
  target: RenderTarget,
  options: FileOptions,
): Promise<ExportedFile> {
  const sources = await readSources(parts.db, memberId, [code]);
  return renderSources(parts, memberId, sources[0]?.title ?? '', sources, target, options);
}

/**
 * Several works, all of them or none: as one paper whose numbers run on, or a file each in a ZIP.
 * @throws {AppError} as exportWork
 */
export async function exportWorks(
  parts: ExportParts,
  memberId: string,
  codes: readonly string[],
  { type, as, title, ...options }: FileOptions & { type: RenderTarget; as: 'paper' | 'zip'; title: string },
): Promise<ExportedFile> {
  const { db, threads, clock, signal } = parts;
  const sources = await readSources(db, memberId, codes);
  const name = title || (sources[0]?.title ?? '');
  if (as === 'paper') return renderSources(parts, memberId, name, sources, type, options);
  // What is shown of an archive is its first file.
  if (type === 'preview')
    return renderSources(parts, memberId, sources[0]?.title ?? '', sources.slice(0, 1), type, options);
  const labels = fileLabels(type, options, hasItems(sources));
  return zipOf(files(), clock, fileName(`${name} 외 ${sources.length - 1}개`, 'zip', labels));

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const [index, source] of sources.entries()) {
      const paper = paperOfSources(source.title, [source], headerOf(options));
      const file = await renderFile(threads, type, paper, optionsOf(options, clock), { signal, memberId });
      yield {
        name: numbered(index, sources.length, nameOf(type, source.title, [source], options, file.extension)),
        bytes: file.bytes,
        isCompressible: file.mimeType.startsWith('text/'),
      };
    }
  }
}

/** All works of a member: one Word file each, to read and edit, and everything as JSON, to take elsewhere. */
export async function exportEverything(
  { db, threads, clock, signal }: ExportParts,
  memberId: string,
  ownData: readonly OwnData[],
): Promise<ExportedFile> {
  const sets = await works.listQuestionSets(db, memberId, { isTrash: false });
  return zipOf(files(), clock, '출제공방 내 데이터.zip');

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const [index, set] of sets.entries()) {
      const source = {
        passage: { text: set.content, format: set.format },
        items: set.questions.map((question) => question.item),
      };
      const paper = paperOfSources(set.title, [source]);
      const file = await renderFile(threads, 'word', paper, { createdAt: clock.now() }, { signal, memberId });
      const name = numbered(index, sets.length, nameOf('word', set.title, [source], DEFAULT_OPTIONS, file.extension));
      yield { name: `작업/${name}`, bytes: file.bytes, isCompressible: false };
    }
    yield jsonEntry('작업', sets);
    yield jsonEntry('휴지통', await works.listQuestionSets(db, memberId, { isTrash: true }));
    for (const { file, read } of ownData) yield jsonEntry(file, await read(db, memberId));
  }
}

function jsonEntry(name: string, value: unknown): ZipEntry {
  const bytes = new TextEncoder().encode(JSON.stringify(value, null, 2));
  return { name: `${name}.json`, bytes, isCompressible: true };
}

/**
 * The errors that a paper of these works would carry; works without any are left out.
 * @throws {AppError} works.not-found, export.forbidden
 */
export async function checkWorks(db: Db, memberId: string, codes: readonly string[]): Promise<PaperFaults[]> {
  const found: PaperFaults[] = [];
  for (const { work, items } of await works.getWorksToExport(db, memberId, codes)) {
    const faults = works
      .findAll(work, items)
      .flatMap(({ findings }, at) =>
        findings
          .filter(({ severity }) => severity === 'error')
          .map(({ place, message }) => ({ number: at + 1, place, message })),
      );
    if (faults.length > 0) found.push({ pasCode: work.code, title: work.title, faults });
    // A hundred works are much for one turn: others are served in between.
    await setImmediate();
  }
  return found;
}

async function readSources(db: Db, memberId: string, codes: readonly string[]): Promise<WorkSource[]> {
  const found = await works.getWorksToExport(db, memberId, codes);
  return found.map(({ work, items }) => {
    if (countCharacters(work.content) < LIMITS.bodyMinForItems) throw new AppError('works.too-short');
    return {
      title: work.title,
      passage: { text: work.content, format: work.format },
      items: items.map((entry) => entry.item),
    };
  });
}

async function renderSources(
  { threads, clock, signal }: ExportParts,
  memberId: string,
  title: string,
  sources: readonly PaperSource[],
  target: RenderTarget,
  options: FileOptions,
): Promise<ExportedFile> {
  const paper = paperOfSources(title, sources, headerOf(options));
  const { bytes, mimeType, extension, unprintable, pages } = await renderFile(
    threads,
    target,
    paper,
    optionsOf(options, clock),
    { signal, memberId },
  );
  return {
    content: Readable.from(piecesOf(bytes), { objectMode: false }),
    size: bytes.length,
    mimeType,
    contentDisposition: contentDisposition(nameOf(target, title, sources, options, extension)),
    unprintable,
    ...(pages !== undefined && { pages }),
  };
}

const hasItems = (sources: readonly PaperSource[]) => sources.some(({ items }) => items.length > 0);

/** A name that tells question paper, key and forms of one title apart. */
function nameOf(
  target: RenderTarget,
  title: string,
  sources: readonly PaperSource[],
  options: Pick<PaperOptions, 'parts' | 'form'>,
  extension: string,
): string {
  return fileName(title, extension, fileLabels(target, options, hasItems(sources)));
}

const PIECE = 16 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

const headerOf = ({ round, subject, period }: ExportOptions): PaperHeader => ({ round, subject, period });

function optionsOf({ round: _, subject: __, period: ___, ...options }: FileOptions, clock: Clock): PaperOptions {
  return { ...options, createdAt: clock.now() };
}

/** The first entry is made before the answer begins, so that a failure can still be told as one. */
async function zipOf(entries: AsyncGenerator<ZipEntry>, clock: Clock, name: string): Promise<ExportedFile> {
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
