import { LIMITS } from '@chulje/contract';
import type { Paper, PaperOptions, RenderedPaper, RenderTarget } from '@chulje/paper';
import { AppError } from '../platform/errors.ts';
import type { Threads } from '../threads.ts';

/**
 * Makes a file in a thread, so that no paper, however long, holds up other requests.
 * @param signal says that nobody waits for the file any more
 * @throws {AppError} server.busy, export.timed-out, export.failed
 */
export async function renderFile(
  threads: Threads,
  target: RenderTarget,
  paper: Paper,
  options: Partial<PaperOptions>,
  signal: AbortSignal,
): Promise<RenderedPaper> {
  try {
    const limits = { seconds: LIMITS.exportSeconds, late: 'export.timed-out', signal } as const;
    return await threads.run('renderPaper', { target, paper, options }, limits);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('export.failed', { cause: error });
  }
}
