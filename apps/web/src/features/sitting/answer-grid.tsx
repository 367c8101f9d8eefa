import type { FormLabel } from '@chulje/contract';
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { type AnswerRow, rowKey } from './answer-rows.ts';

interface Place {
  row: number;
  column: number;
}

interface GridProps {
  rows: readonly AnswerRow[];
  /** What each seat is called, by `rowKey`. */
  names: ReadonlyMap<string, string>;
  numbers: readonly number[];
  forms: readonly FormLabel[];
  onChange: (row: AnswerRow) => void;
  /** Several cells at once: the text, and the row that they were pasted into. */
  onPaste: (text: string, row: number) => void;
}

/** The field that has come in place of a button has its focus; the first one of the grid takes it from nothing else. */
function takeFocus(node: HTMLInputElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || node?.closest('table')?.contains(activeElement)) node?.focus();
}

/**
 * 채점표 입력: seats by items. One cell at a time is a field, the others are buttons that make them one, so that three hundred
 * seats stay quick and the whole grid is one stop of the Tab key.
 */
export function AnswerGrid({ rows, names, numbers, forms, onChange, onPaste }: GridProps) {
  const [place, setPlace] = useState<Place>();
  // What a key does depends on all rows; the lines are drawn anew only when they change themselves.
  const latest = useRef({ rows, onChange, onPaste, place });
  latest.current = { rows, onChange, onPaste, place };

  const go = useCallback(
    ({ row, column }: Place, step: 1 | -1 = 1) => {
      const { rows: all } = latest.current;
      let next = column < 0 ? row - 1 : column >= numbers.length ? row + 1 : row;
      while (all[next]?.isOnline) next += step;
      if (!all[next]) return;
      setPlace({
        row: next,
        column: next === row ? column : column < 0 ? numbers.length - 1 : column % numbers.length,
      });
    },
    [numbers.length],
  );
  const write = useCallback((at: Place, cell: string) => {
    const row = latest.current.rows[at.row];
    if (row && row.cells[at.column] !== cell)
      latest.current.onChange({ ...row, cells: row.cells.map((old, column) => (column === at.column ? cell : old)) });
  }, []);
  const press = useCallback(
    (event: KeyboardEvent, { row, column }: Place) => {
      const ways: Record<string, () => void> = {
        ArrowUp: () => go({ row: row - 1, column }, -1),
        ArrowDown: () => go({ row: row + 1, column }),
        ArrowLeft: () => go({ row, column: column - 1 }, -1),
        ArrowRight: () => go({ row, column: column + 1 }),
        Enter: () => go({ row: row + 1, column: 0 }),
        Home: () => go({ row, column: 0 }),
        End: () => go({ row, column: numbers.length - 1 }),
        Delete: () => write({ row, column }, ''),
        Backspace() {
          if (latest.current.rows[row]?.cells[column] === '') go({ row, column: column - 1 }, -1);
          else write({ row, column }, '');
        },
      };
      const way = event.nativeEvent.isComposing ? undefined : ways[event.key];
      if (!way) return;
      event.preventDefault();
      way();
    },
    [go, write, numbers.length],
  );
  const type = useCallback(
    (at: Place, value: string) => {
      const sign = value.at(-1) ?? '';
      if (!/^[0-5]$/.test(sign)) return;
      write(at, sign);
      go({ row: at.row, column: at.column + 1 });
    },
    [go, write],
  );
  const paste = useCallback((text: string, row: number) => latest.current.onPaste(text, row), []);
  const chooseForm = useCallback((row: number, form: string) => {
    const changed = latest.current.rows[row];
    const label = form as FormLabel;
    if (changed) latest.current.onChange({ ...changed, form: label });
  }, []);
  const first = rows.findIndex(({ isOnline }) => !isOnline);
  return (
    <section aria-label="답 입력" className="max-h-[70dvh] overflow-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">자리마다 고른 답</caption>
        <thead className="sticky top-0 z-1 border-line border-b bg-sunken text-left text-muted text-xs whitespace-nowrap">
          <tr>
            <th scope="col" className="sticky left-0 bg-sunken px-3 py-2 font-medium">
              자리
            </th>
            {forms.length > 1 && (
              <th scope="col" className="px-2 py-2 font-medium">
                형
              </th>
            )}
            {numbers.map((number) => (
              <th key={number} scope="col" className="px-1 py-2 text-center font-medium">
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={rowKey(row)}
              row={row}
              name={names.get(rowKey(row)) ?? ''}
              at={at}
              numbers={numbers}
              forms={forms}
              // Before a cell was chosen, the first is the way in.
              active={place ? (place.row === at ? place.column : undefined) : at === first ? 0 : undefined}
              onGo={setPlace}
              onPress={press}
              onType={type}
              onPaste={paste}
              onForm={chooseForm}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  row: AnswerRow;
  name: string;
  at: number;
  numbers: readonly number[];
  forms: readonly FormLabel[];
  active: number | undefined;
  onGo: (place: Place) => void;
  onPress: (event: KeyboardEvent, place: Place) => void;
  onType: (place: Place, value: string) => void;
  onPaste: (text: string, row: number) => void;
  onForm: (row: number, form: string) => void;
}

const CELL = 'size-8 rounded border border-line-strong bg-surface text-center';

const Line = memo(function Line({ row, name, at, numbers, forms, active, ...on }: LineProps) {
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="sticky left-0 bg-surface px-3 py-1 text-left font-medium whitespace-nowrap">
        {name}
      </th>
      {row.isOnline ? (
        <td colSpan={numbers.length + (forms.length > 1 ? 1 : 0)} className="px-3 py-1 text-muted">
          링크로 풀어 입력할 수 없습니다.
        </td>
      ) : (
        <>
          {forms.length > 1 && (
            <td className="px-2 py-1">
              <select
                aria-label={`${name} 형`}
                className="control min-h-8 py-0"
                value={row.form}
                onChange={(event) => on.onForm(at, event.target.value)}
              >
                {forms.map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            </td>
          )}
          {row.cells.map((cell, column) => {
            const place = { row: at, column };
            const label = `${name} ${numbers[column]}번 문항`;
            return (
              <td key={numbers[column]} className="px-0.5 py-1 text-center">
                {active === column ? (
                  <input
                    ref={takeFocus}
                    aria-label={label}
                    className={`${CELL} outline-2 outline-accent`}
                    inputMode="numeric"
                    autoComplete="off"
                    value={cell}
                    onChange={(event) => on.onType(place, event.target.value)}
                    onKeyDown={(event) => on.onPress(event, place)}
                    onPaste={(event) => {
                      event.preventDefault();
                      on.onPaste(event.clipboardData.getData('text/plain'), at);
                    }}
                  />
                ) : (
                  <button
                    type="button"
                    aria-label={`${label}, ${cell === '' ? '안 적음' : cell === '0' ? '빈칸' : `${cell}번`}`}
                    className={CELL}
                    tabIndex={-1}
                    onClick={() => on.onGo(place)}
                  >
                    {cell === '0' ? '–' : cell}
                  </button>
                )}
              </td>
            );
          })}
        </>
      )}
    </tr>
  );
});
