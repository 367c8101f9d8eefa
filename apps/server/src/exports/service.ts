import { countCharacters, type ExportFormat, LIMITS } from '@chulje/contract';
import { contentDisposition, fileName, paperOf, type RenderedPaper, render } from '@chulje/paper';
import type { Db } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import * as works from '../works/service.ts';

export interface ExportedFile extends RenderedPaper {
  /** Ready for the header, the Korean name and all. */
  contentDisposition: string;
}

/**
 * A work as a file.
 * @throws {AppError} works.not-found; works.too-short for a passage under 500 characters
 */
export async function exportWork(db: Db, memberId: string, code: string, format: ExportFormat): Promise<ExportedFile> {
  const work = await works.getWork(db, memberId, code);
  if (countCharacters(work.content) < LIMITS.bodyMinForItems) throw new AppError('works.too-short');
  const items = await works.listItems(db, work.code);
  const paper = paperOf({
    title: work.title,
    passage: { text: work.content, format: work.format },
    items: items.map((entry) => entry.item),
  });
  const rendered = await render(format, paper);
  return { ...rendered, contentDisposition: contentDisposition(fileName(work.title, rendered.extension)) };
}
