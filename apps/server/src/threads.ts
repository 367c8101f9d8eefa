import type { ExportFormat } from '@chulje/contract';
import type { Paper, PaperOptions, RenderedPaper, RenderTarget, Sheet, SheetsInOrder } from '@chulje/paper';
import type * as embedded from './generation/embedded-jobs.ts';
import type { ThreadPool } from './platform/thread-pool.ts';

/** The program of the threads: each function is a job. What a job needs is loaded with the first of its kind. */
export type Threads = ThreadPool<{
  renderPaper: typeof renderPaper;
  renderTable: typeof renderTable;
  makePassage: typeof makePassage;
  makeItem: typeof makeItem;
  checkTypes: typeof checkTypes;
  vouchFor: typeof vouchFor;
}>;

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

/** Sheets in, one file out. */
export async function renderTable({
  format,
  sheet,
  createdAt,
}: {
  format: ExportFormat;
  sheet: Sheet | SheetsInOrder;
  createdAt: Date;
}): Promise<RenderedPaper> {
  const { renderSheet } = await import('@chulje/paper');
  const file = await renderSheet(format, sheet, createdAt);
  return { ...file, bytes: Uint8Array.from(file.bytes) };
}

const loadEmbedded = () => import('./generation/embedded-jobs.ts');

type Ask<Name extends keyof typeof embedded> = Parameters<(typeof embedded)[Name]>[0];

export const makePassage = async (request: Ask<'makePassage'>) => (await loadEmbedded()).makePassage(request);
export const makeItem = async (request: Ask<'makeVouchedItem'>) => (await loadEmbedded()).makeVouchedItem(request);
export const vouchFor = async (request: Ask<'vouchFor'>) => (await loadEmbedded()).vouchFor(request);
export const checkTypes = async (request: Ask<'checkTypes'>) => (await loadEmbedded()).checkTypes(request);
