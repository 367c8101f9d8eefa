import { type BodyOf, csvOf, type enterAnswers, type FormLabel, FormLabelSchema } from '@chulje/contract';
import { readTable } from '../../lib/sheet.ts';
import type { Scores } from './scores.ts';

/** 답 입력: what is entered from paper, a line a seat. */

export interface AnswerRow {
  class: number;
  number: number;
  form: FormLabel;
  /** In the order of the items: '1'–'5', '0' for a blank, '' where nothing was entered. */
  cells: readonly string[];
  /** Answered by link: nothing can be entered. */
  isOnline: boolean;
}

export type EnteredRow = BodyOf<typeof enterAnswers>['rows'][number];

type SeatName = Pick<AnswerRow, 'class' | 'number'>;
export const rowKey = ({ class: group, number }: SeatName): string => `${group}/${number}`;
const byName = (one: SeatName, other: SeatName) => one.class - other.class || one.number - other.number;

/** What there is on the server: each seat, with what was entered for it. */
export function rowsOf(seats: readonly SeatName[], { attempts }: Scores, numbers: readonly number[]): AnswerRow[] {
  const newest = new Map(attempts.map((attempt) => [rowKey(attempt), attempt]));
  return seats.map(({ class: group, number }) => {
    const attempt = newest.get(rowKey({ class: group, number }));
    const isEntered = attempt?.source === '입력';
    return {
      class: group,
      number,
      form: attempt?.formLabel ?? '가',
      cells: numbers.map((item) => (isEntered ? String(attempt.answers[item]?.c ?? 0) : '')),
      isOnline: attempt !== undefined && !isEntered,
    };
  });
}

/** These rows with others in their place, or beside them, in order. One that was answered by link stays. */
export function withRows(rows: readonly AnswerRow[], others: readonly AnswerRow[]): AnswerRow[] {
  const all = new Map(rows.map((row) => [rowKey(row), row]));
  for (const row of others) if (!all.get(rowKey(row))?.isOnline) all.set(rowKey(row), row);
  return [...all.values()].sort(byName);
}

const isEmpty = ({ cells }: AnswerRow) => cells.every((cell) => cell === '');
const isSame = (one: AnswerRow, other: AnswerRow | undefined) =>
  other !== undefined && one.form === other.form && one.cells.join() === other.cells.join();

/** Rows that are not as they were. */
export function changedRows(rows: readonly AnswerRow[], before: readonly AnswerRow[]): AnswerRow[] {
  const known = new Map(before.map((row) => [rowKey(row), row]));
  return rows.filter((row) => {
    const old = known.get(rowKey(row));
    return !row.isOnline && !(old ? isSame(row, old) : isEmpty(row)) && !(isEmpty(row) && (!old || isEmpty(old)));
  });
}

/** As the server takes a row: one that is all empty takes back what was entered. */
export const toEntered = (row: AnswerRow): EnteredRow => ({
  class: row.class,
  number: row.number,
  form: row.form,
  choices: isEmpty(row) ? null : row.cells.map((cell) => Number(cell)),
});

/** A table to fill in, as a file for a spreadsheet. */
export function templateCsv(seats: readonly SeatName[], numbers: readonly number[]): string {
  const head = ['반', '번호', '형', ...numbers.map((number) => `${number}번`)];
  const lines = seats.map(({ class: group, number }) => [
    group === 0 ? '' : String(group),
    String(number),
    '가',
    ...numbers.map(() => ''),
  ]);
  return csvOf([head, ...lines]);
}

const FORM_LABELS = FormLabelSchema.options;
const CIRCLED = '①②③④⑤';

/** A cell of a sheet; undefined when it is no answer. */
function readCell(text: string): string | undefined {
  const circled = CIRCLED.indexOf(text);
  if (text !== '' && circled >= 0) return String(circled + 1);
  if (['', '-', '–', '.', '0'].includes(text)) return '0';
  return /^[1-5]$/.test(text) ? text : undefined;
}

type Column = 'class' | 'number' | 'form' | 'answers' | { item: number } | undefined;

function readHead(cells: readonly string[], numbers: readonly number[]): Column[] | undefined {
  const columns = cells.map((cell): Column => {
    if (cell === '반') return 'class';
    if (/^(번호|자리)$/.test(cell)) return 'number';
    if (cell === '형') return 'form';
    if (/^(답|답안|응답)$/.test(cell)) return 'answers';
    const item = numbers.indexOf(Number(/^(\d+)번?$/.exec(cell)?.[1]));
    return item < 0 ? undefined : { item };
  });
  // Without the word for the seat it is a line of answers.
  return columns.includes('number') ? columns : undefined;
}

/** What the columns of a line without a head are: class, seat and form as far as they are there, then the answers. */
function guessColumns(cells: readonly string[], numbers: readonly number[]): Column[] | undefined {
  const isOneCell = numbers.length > 1 && /^[0-5]{2,}$/.test(cells.at(-1) ?? '');
  const answers: Column[] = isOneCell ? ['answers'] : numbers.map((_, item) => ({ item }));
  const before = cells.slice(0, Math.max(0, cells.length - answers.length));
  if (cells.length < answers.length) return undefined;
  const hasForm = FORM_LABELS.some((label) => label === before.at(-1)?.replace(/형$/, ''));
  const names: Column[] = hasForm ? ['class', 'number', 'form'] : ['class', 'number'];
  if (before.length > names.length) return undefined;
  return [...(before.length === 0 ? [] : names.slice(-before.length)), ...answers];
}

export interface PastedRows {
  rows: AnswerRow[];
  /** What could not be read, a sentence a line of the sheet. */
  faults: string[];
}

/**
 * Rows of a sheet: with a head or without, answers in a cell each or as `12345…` in one. Lines without a number go to the seats
 * from `start` on. Columns of other names, that of a student's name too, are passed over.
 */
export function readPasted(
  text: string,
  { numbers, seats, start }: { numbers: readonly number[]; seats: readonly SeatName[]; start: number },
): PastedRows {
  const table = readTable(text);
  const head = readHead(table[0] ?? [], numbers);
  const pasted: PastedRows = { rows: [], faults: [] };
  const lines = head ? table.slice(1) : table;
  lines.forEach((cells, at) => {
    // The file of scores has the keys first.
    if (cells[0] === '정답') return;
    const columns = head ?? guessColumns(cells, numbers);
    const row = columns ? readRow(cells, columns, numbers.length, seats[start + at]) : '칸의 수가 맞지 않습니다.';
    if (typeof row === 'string') pasted.faults.push(`${at + (head ? 2 : 1)}번째 줄: ${row}`);
    else pasted.rows.push(row);
  });
  return pasted;
}

/** @returns the row, or what is wrong with it */
function readRow(
  cells: readonly string[],
  columns: readonly Column[],
  items: number,
  seat: SeatName | undefined,
): AnswerRow | string {
  const answers = Array.from({ length: items }, () => '0');
  const row = { class: 0, number: 0, form: '가' as FormLabel };
  if (!columns.includes('number')) {
    if (!seat) return '번호가 없고, 넣을 자리도 남지 않았습니다.';
    Object.assign(row, { class: seat.class, number: seat.number });
  }
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column === 'class' || column === 'number') {
      if (!/^\d{0,3}번?$/.test(cell)) return `‘${cell}’은 번호가 아닙니다.`;
      row[column] = Number.parseInt(cell || '0', 10);
    } else if (column === 'form') {
      const form = FORM_LABELS.find((label) => label === (cell.replace(/형$/, '') || '가'));
      if (!form) return `‘${cell}’은 형이 아닙니다.`;
      row.form = form;
    } else if (column === 'answers') {
      const signs = [...cell.replace(/\s/g, '')];
      if (signs.length > items) return `답이 ${items}개보다 많습니다.`;
      for (const [item, sign] of signs.entries()) {
        const read = readCell(sign);
        if (read === undefined) return `‘${sign}’은 답이 아닙니다.`;
        answers[item] = read;
      }
    } else if (column) {
      const read = readCell(cell);
      if (read === undefined) return `‘${cell}’은 답이 아닙니다. 1부터 5까지, 빈칸은 0입니다.`;
      answers[column.item] = read;
    }
  }
  if (row.number < 1) return '번호가 없습니다.';
  return { ...row, cells: answers, isOnline: false };
}
