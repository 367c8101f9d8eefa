import type { Paper, PaperOptions, RenderedPaper, RenderTarget } from '@chulje/paper';
import type { ThreadPool } from './platform/thread-pool.ts';

/** The program of the threads: each function is a job. What a job needs is loaded with the first of its kind. */
export type Threads = ThreadPool<{ renderPaper: typeof renderPaper }>;

/** One paper in, one file out. */
export async function renderPaper({
  target,
  paper,
  options,
}: {
  target: RenderTarget;
  paper: Paper;
  options: Partial<PaperOptions>;
}): Promise<RenderedPaper> {
  const { render } = await import('@chulje/paper');
  const file = await render(target, paper, options);
  // Exactly the file: a view would take along all that lies around it.
  return { ...file, bytes: Uint8Array.from(file.bytes) };
}
