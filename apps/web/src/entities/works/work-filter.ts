import { FIELDS, type Field, WORK_KINDS, type WorkKind, type WorkRow } from '@chulje/contract';

/** What a list of works is narrowed to; empty means all. */
export interface WorkFilter {
  field: Field | '';
  kind: WorkKind | '';
  tag: string;
  search: string;
}

/** Text as the search compares it: without regard to case, spaces, and how letters are put together. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

/** Works of the field and kind whose title or keyword contains the search. */
export function filterWorks<Row extends WorkRow>(
  rows: readonly Row[],
  { field, kind, tag, search }: WorkFilter,
): Row[] {
  const wanted = fold(search);
  return rows.filter(
    (row) =>
      (field === '' || row.pasType === field) &&
      (kind === '' || row.kind === kind) &&
      (tag === '' || row.tags.includes(tag)) &&
      (wanted === '' || fold(row.title).includes(wanted) || fold(row.keyword).includes(wanted)),
  );
}

/** A filter's values from an address; what is not one of ours is no filter. */
export function readWorkFilter(params: URLSearchParams): WorkFilter {
  return {
    field: FIELDS.find((field) => field === params.get('field')) ?? '',
    kind: WORK_KINDS.find((kind) => kind === params.get('kind')) ?? '',
    tag: params.get('tag') ?? '',
    search: params.get('q') ?? '',
  };
}
