export interface Page<Row> {
  rows: Row[];
  /** From 1, within the pages there are. */
  page: number;
  pages: number;
}

/** One page of a list; a page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const within = Math.min(pages, Math.max(1, page));
  return { rows: rows.slice((within - 1) * size, within * size), page: within, pages };
}
