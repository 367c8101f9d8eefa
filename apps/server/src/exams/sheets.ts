import {
  BLUEPRINT_COLUMNS,
  blueprintCells,
  blueprintOf,
  blueprintPoints,
  type Exam,
  type Frozen,
  type FrozenForm,
  keyLabel,
} from '@chulje/contract';
import type { Sheet } from '@chulje/paper';
import { changesBetween } from './changes.ts';

/** Tables that go with the forms of an exam. */

/** So many numbers stand below each other; more begin again beside them, so that all are one page. */
const ROWS = 30;

/** The keys of all forms: of others than 가형 with the number that the item has there. */
export function keySheet(title: string, { revision, forms, fixed }: Frozen): Sheet {
  const numbers = forms[0]?.items.map(({ number }) => number) ?? [];
  const groups = Array.from({ length: Math.ceil(numbers.length / ROWS) }, (_, at) => at * ROWS);
  const cellOf = (form: Frozen['forms'][number], at: number): string => {
    const entry = form.items[at];
    if (!entry) return '';
    const first = entry.first === entry.number ? '' : ` (${entry.first})`;
    return `${keyLabel(entry.key)} ${entry.points / 10}점${first}`;
  };
  const isMoved = forms.some(({ items }) => items.some(({ first, number }) => first !== number));
  return {
    title: '정답표',
    subtitle: `${title} · ${revision}판`,
    columns: groups.flatMap(() => [
      { header: '번호', share: 1 },
      ...forms.map(({ label }) => ({ header: `${label}형`, share: 2 })),
    ]),
    rows: Array.from({ length: Math.min(ROWS, numbers.length) }, (_, row) =>
      groups.flatMap((from) => [
        numbers[from + row]?.toString() ?? '',
        ...forms.map((form) => cellOf(form, from + row)),
      ]),
    ),
    notes: [
      ...(isMoved ? ['괄호 안은 같은 문항이 가형에서 갖는 번호입니다.'] : []),
      ...(fixed.length > 0 && forms.length > 1
        ? [`가형 ${fixed.map((number) => `${number}번`).join(', ')}은 선택지의 차례에 뜻이 있어 섞지 않았습니다.`]
        : []),
    ],
  };
}

/** Lines to be filled in by hand, in millimetres. */
const [EMPTY_ROWS, EMPTY_HEIGHT] = [8, 14];

/**
 * 정오표 of a form: what is otherwise now than in the same form of the revision before, as whoever has that one in hand
 * finds it; an empty one where there was none.
 * @param after 가형 of the newest revision
 */
export function errataSheet(
  form: { title: string; name: string; revision: number },
  before: FrozenForm | undefined,
  after: FrozenForm,
): Sheet {
  const changes = before ? changesBetween(before, after) : [];
  const rows = changes.map(({ number, place, ...words }) => [
    number,
    place,
    words.before || '—',
    words.after || '(뺌)',
  ]);
  const title = [form.title, form.name].filter(Boolean).join(' ');
  return {
    title: '정오표',
    subtitle: before ? `${title} ${form.revision - 1}판에 대하여` : title,
    columns: [
      { header: '번호', share: 2 },
      { header: '곳', share: 3 },
      { header: '고치기 전', share: 10, align: 'left' },
      { header: '고친 뒤', share: 10, align: 'left' },
    ],
    rows: rows.length > 0 ? rows : Array.from({ length: EMPTY_ROWS }, () => ['', '', '', '']),
    ...(rows.length === 0 && { rowHeight: EMPTY_HEIGHT }),
    notes: before && rows.length === 0 ? [`${form.revision - 1}판과 달라진 곳이 없습니다.`] : [],
  };
}

/** Columns of words, which begin at the left. */
const WORDS: readonly string[] = ['내용 영역', '성취기준', '출처'];

/** 이원목적분류표 of an exam as it is stored, with the sum of the points below. */
export function blueprintSheet(exam: Exam): Sheet {
  const { school, year, term, round, course, author } = exam.header;
  const rows = blueprintOf(exam, exam);
  const time = [year && `${year}학년도`, term && `${term}학기`, round].filter(Boolean).join(' ');
  return {
    title: '이원목적분류표',
    subtitle: [school, time, course, exam.title, author && `출제 ${author}`].filter(Boolean).join(' · '),
    columns: BLUEPRINT_COLUMNS.map(({ header, width }) => ({
      header,
      share: width,
      ...(WORDS.includes(header) && { align: 'left' as const }),
    })),
    rows: [
      ...rows.map((row) => blueprintCells(row).map(String)),
      ['', '합계', '', '', '', `${blueprintPoints(rows)}`, '', '', ''],
    ],
    notes: [],
  };
}
