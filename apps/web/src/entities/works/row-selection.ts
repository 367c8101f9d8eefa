/** Selected rows by their codes, and the row that was last switched: where a range begins. */
export interface RowSelection {
  codes: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING_SELECTED: RowSelection = { codes: new Set(), anchor: null };

/**
 * Switches a row; with `isRange`, all rows of `shown` between the last one switched and this one become what this one
 * becomes.
 */
export function switchRow(
  selection: RowSelection,
  shown: readonly string[],
  code: string,
  isRange: boolean,
): RowSelection {
  const isOn = !selection.codes.has(code);
  const from = isRange && selection.anchor !== null ? shown.indexOf(selection.anchor) : -1;
  const to = shown.indexOf(code);
  const changed = from === -1 ? [code] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { codes: setAll(selection.codes, changed, isOn), anchor: code };
}

/** Switches all rows given. */
export function switchRows(selection: RowSelection, codes: readonly string[], isOn: boolean): RowSelection {
  return { codes: setAll(selection.codes, codes, isOn), anchor: null };
}

function setAll(codes: ReadonlySet<string>, changed: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(codes);
  for (const code of changed) {
    if (isOn) next.add(code);
    else next.delete(code);
  }
  return next;
}
