import { countCharacters, type ExportFormat, LIMITS } from '@chulje/contract';
import type { Paper, PaperOptions, RenderedPaper, RenderTarget, Sheet, SheetsInOrder } from '@chulje/paper';
import { AppError } from '../platform/errors.ts';
import type { Threads } from '../threads.ts';

/**
 * Makes a file in a thread, so that no paper, however long, holds up other requests.
 * @param signal says that nobody waits for the file any more, `memberId` whose turn it is
 * @throws {AppError} export.too-long, server.busy, export.timed-out, export.failed
 */
export async function renderFile(
  threads: Threads,
  target: RenderTarget,
  paper: Paper,
  options: Partial<PaperOptions>,
  { signal, memberId }: { signal: AbortSignal; memberId: string },
): Promise<RenderedPaper> {
  if (isTooLong(paper)) throw new AppError('export.too-long');
  return failingAsExport(() => threads.run('renderPaper', { target, paper, options }, limitsOf(signal, memberId)));
}

/**
 * Makes one or several sheets in a thread, as `renderFile` makes a paper.
 * @throws {AppError} server.busy, export.timed-out, export.failed
 */
export async function renderSheetFile(
  threads: Threads,
  format: ExportFormat,
  sheet: Sheet | SheetsInOrder,
  createdAt: Date,
  { signal, memberId }: { signal: AbortSignal; memberId: string },
): Promise<RenderedPaper> {
  return failingAsExport(() => threads.run('renderTable', { format, sheet, createdAt }, limitsOf(signal, memberId)));
}

const limitsOf = (signal: AbortSignal, member: string) =>
  ({ seconds: LIMITS.exportSeconds, late: 'export.timed-out', signal, member }) as const;

async function failingAsExport(make: () => Promise<RenderedPaper>): Promise<RenderedPaper> {
  try {
    return await make();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('export.failed', { cause: error });
  }
}

/** A file takes memory by its letters, some four kilobytes each in a PDF. */
function isTooLong({ sections }: Paper): boolean {
  const texts = sections.flatMap(({ passage, items }) => [
    passage.text,
    ...items.flatMap(({ item }) => [
      item.stem,
      item.material?.text ?? '',
      item.explanation,
      ...item.options.flatMap(({ text, reason }) => [text, reason]),
    ]),
  ]);
  return texts.reduce((sum, text) => sum + countCharacters(text), 0) > LIMITS.paperCharacters;
}
