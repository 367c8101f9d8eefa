import { setImmediate } from 'node:timers/promises';
import { countCharacters, type ExportOptions, LIMITS, type PaperFaults } from '@chulje/contract';
import {
  DEFAULT_OPTIONS,
  fileLabels,
  fileName,
  type Paper,
  type PaperSource,
  paperOfSources,
  type RenderTarget,
} from '@chulje/paper';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { OwnData } from '../platform/own-data.ts';
import * as works from '../works/service.ts';
import { type ExportedFile, type FileSetting, paperEntry, paperFile, zipFile } from './paper-file.ts';
import { numbered, type ZipEntry } from './zip.ts';

/** What is asked of a file: the paper's options and head, and of a preview the page. */
type WorkFileOptions = ExportOptions & { page: number };

interface WorkSource extends PaperSource {
  title: string;
}

/**
 * A work as a file.
 * @throws {AppError} works.not-found; export.forbidden for a work in the trash; works.too-short for a passage under 500
 * characters; what renderFile throws
 */
export async function exportWork(
  db: Db,
  setting: FileSetting,
  code: string,
  target: RenderTarget,
  options: WorkFileOptions,
): Promise<ExportedFile> {
  const sources = await readSources(db, setting.memberId, [code]);
  return fileOf(setting, target, sources[0]?.title ?? '', sources, options);
}

/**
 * Several works, all of them or none: as one paper whose numbers run on, or a file each in a ZIP.
 * @throws {AppError} as exportWork
 */
export async function exportWorks(
  db: Db,
  setting: FileSetting,
  codes: readonly string[],
  { type, as, title, ...options }: WorkFileOptions & { type: RenderTarget; as: 'paper' | 'zip'; title: string },
): Promise<ExportedFile> {
  const sources = await readSources(db, setting.memberId, codes);
  const name = title || (sources[0]?.title ?? '');
  if (as === 'paper') return fileOf(setting, type, name, sources, options);
  // What is shown of an archive is its first file.
  if (type === 'preview') return fileOf(setting, type, sources[0]?.title ?? '', sources.slice(0, 1), options);
  const labels = fileLabels(
    type,
    options,
    sources.some(({ items }) => items.length > 0),
  );
  return zipFile(files(), setting.clock, fileName(`${name} 외 ${sources.length - 1}개`, 'zip', labels));

  async function* files(): AsyncGenerator<ZipEntry> {
    const { header, ...rest } = split(options);
    for (const [index, source] of sources.entries()) {
      const paper = paperOfSources(source.title, [source], header);
      yield paperEntry(setting, type, paper, rest, (file) => numbered(index, sources.length, file));
    }
  }
}

/** All works of a member: one Word file each, to read and edit, and everything as JSON, to take elsewhere. */
export async function exportEverything(
  db: Db,
  setting: FileSetting,
  ownData: readonly OwnData[],
): Promise<ExportedFile> {
  const { memberId } = setting;
  const sets = await works.listQuestionSets(db, memberId, { isTrash: false });
  return zipFile(files(), setting.clock, '출제공방 내 데이터.zip');

  async function* files(): AsyncGenerator<ZipEntry> {
    for (const [index, set] of sets.entries()) {
      const source = {
        passage: { text: set.content, format: set.format },
        items: set.questions.map((question) => question.item),
      };
      const paper = paperOfSources(set.title, [source]);
      const { parts } = DEFAULT_OPTIONS;
      yield paperEntry(setting, 'word', paper, { parts }, (file) => `작업/${numbered(index, sets.length, file)}`);
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

function fileOf(
  setting: FileSetting,
  target: RenderTarget,
  title: string,
  sources: readonly PaperSource[],
  options: WorkFileOptions,
): Promise<ExportedFile> {
  const { header, ...rest } = split(options);
  const paper: Paper = paperOfSources(title, sources, header);
  return paperFile(setting, target, paper, rest);
}

/** What the head of the paper says, and the rest of what was chosen. */
function split({ round, subject, period, ...rest }: WorkFileOptions) {
  const header = { round, subject, period };
  return { header, ...rest };
}
