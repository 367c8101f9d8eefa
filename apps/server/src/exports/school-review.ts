import { SCHOOL_REVIEW, SCHOOL_REVIEW_TITLE, SCHOOL_REVIEW_VERSION } from '@chulje/contract';
import type { RenderedPaper, Sheet } from '@chulje/paper';
import type { Threads } from '../threads.ts';
import { renderSheetFile } from './render-file.ts';

type Format = 'pdf' | 'hwpx';

/** 심의 자료 as a sheet: a line for each heading, and what is asked beside what is told. */
const SHEET: Sheet = {
  title: SCHOOL_REVIEW_TITLE,
  subtitle: `출제공방 · ${SCHOOL_REVIEW_VERSION} 판`,
  columns: [
    { header: '항목', share: 1, align: 'left' },
    { header: '내용', share: 4, align: 'left' },
  ],
  rows: SCHOOL_REVIEW.flatMap(({ title, rows }) => [['', `■ ${title}`], ...rows.map((row) => [...row])]),
  notes: [],
};

/**
 * Makes 심의 자료 as a file, each format once a process: everybody may ask for it, and it is the same for all.
 * @throws {AppError} what renderSheetFile throws
 */
export function schoolReviewFiles(threads: Threads): (format: Format) => Promise<RenderedPaper> {
  const made = new Map<Format, Promise<RenderedPaper>>();
  return (format) => {
    const known = made.get(format);
    if (known) return known;
    const turn = { signal: new AbortController().signal, memberId: 'school-review' };
    const file = renderSheetFile(threads, format, SHEET, new Date(SCHOOL_REVIEW_VERSION), turn);
    made.set(format, file);
    file.catch(() => made.delete(format));
    return file;
  };
}
