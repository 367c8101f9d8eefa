import { Readable } from 'node:stream';
import { countCharacters, type ExportOptions, LIMITS, type Unprintable } from '@chulje/contract';
import {
  contentDisposition,
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
import * as works from '../works/service.ts';
import type { Renderer } from './renderer.ts';
import { numbered, type ZipEntry, zipStream } from './zip.ts';

export interface ExportParts {
  db: Db;
  renderer: Renderer;
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
 * characters; what the renderer throws
 */
export async function exportWork(
  parts: ExportParts,
  memberId: string,
  code: string,
  target: RenderTarget,
  options: FileOptions,
): Promise<ExportedFile> {
  const sources = await readSources(parts.db, memberId, [code]);
  return renderSources(parts, sources[0]?.title ?? '', sources, target, options);
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
  const { db, renderer, clock, signal } = parts;
  const sources = await readSources(db, memberId, codes);
  const name = title || (sources[0]?.title ?? '');
  if (as === 'paper') return renderSources(parts, name, sources, type, options);
  // What is shown of an archive is its first file.
  if (type === 'preview') return renderSources(parts, sources[0]?.title ?? '', sources.slice(0, 1), type, options);
  return zipOf(files(), clock, `${name} 외 ${sources.length - 1}개`);

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const [index, source] of sources.entries()) {
      const paper = paperOfSources(source.title, [source], headerOf(options));
      const file = await renderer.render(type, paper, optionsOf(options, clock), signal);
      yield {
        name: numbered(index, sources.length, fileName(source.title, file.extension)),
        bytes: file.bytes,
        isCompressible: file.mimeType.startsWith('text/'),
      };
    }
  }
}

/** All works of a member: one Word file each, to read and edit, and everything as JSON, to take elsewhere. */
export async function exportEverything(
  { db, renderer, clock, signal }: ExportParts,
  memberId: string,
): Promise<ExportedFile> {
  const rows = await works.listRecent(db, memberId);
  return zipOf(files(), clock, '출제공방 내 데이터');

  async function* files(): AsyncGenerator<ZipEntry> {
    const codes = rows.map(({ pasCode }) => pasCode);
    const sets = await works.listQuestionSets(db, memberId, codes);
    for (const [index, set] of sets.entries()) {
      const source = {
        passage: { text: set.content, format: set.format },
        items: set.questions.map((question) => question.item),
      };
      const paper = paperOfSources(set.title, [source]);
      const file = await renderer.render('word', paper, { createdAt: clock.now() }, signal);
      const name = numbered(index, sets.length, fileName(set.title, file.extension));
      yield { name: `작업/${name}`, bytes: file.bytes, isCompressible: false };
    }
    yield {
      name: '작업.json',
      bytes: new TextEncoder().encode(JSON.stringify(sets, null, 2)),
      isCompressible: true,
    };
  }
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
  { renderer, clock, signal }: ExportParts,
  title: string,
  sources: readonly PaperSource[],
  target: RenderTarget,
  options: FileOptions,
): Promise<ExportedFile> {
  const paper = paperOfSources(title, sources, headerOf(options));
  const { bytes, mimeType, extension, unprintable, pages } = await renderer.render(
    target,
    paper,
    optionsOf(options, clock),
    signal,
  );
  return {
    content: Readable.from(piecesOf(bytes), { objectMode: false }),
    size: bytes.length,
    mimeType,
    contentDisposition: contentDisposition(fileName(title, extension)),
    unprintable,
    ...(pages !== undefined && { pages }),
  };
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
async function zipOf(entries: AsyncGenerator<ZipEntry>, clock: Clock, title: string): Promise<ExportedFile> {
  const stream = zipStream(entries, clock.now());
  const first = await stream.next();
  async function* whole() {
    if (!first.done) yield first.value;
    yield* stream;
  }
  return {
    content: Readable.from(whole(), { objectMode: false }),
    mimeType: 'application/zip',
    contentDisposition: contentDisposition(fileName(title, 'zip')),
    unprintable: [],
  };
}
