/** Columns that a list of works can have; 작업명 comes first and is always there. */
export const WORK_COLUMNS = {
  title: '작업명',
  keyword: '제재',
  field: '분야',
  kind: '유형',
  date: '작업일시',
  download: '다운로드',
  favorite: '즐겨찾기',
} as const;
export type WorkColumn = keyof typeof WORK_COLUMNS;

/** Columns by which a list can be sorted. */
export type SortColumn = Exclude<WorkColumn, 'download'>;

/** Columns whose width a user sets. */
export const RESIZABLE = ['title', 'keyword'] as const satisfies WorkColumn[];
export type ResizableColumn = (typeof RESIZABLE)[number];

export function isResizable(column: WorkColumn): column is ResizableColumn {
  return (RESIZABLE as readonly WorkColumn[]).includes(column);
}
