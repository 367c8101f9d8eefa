import type { Mark } from '@chulje/contract';

/** A plain-text copy of a passage with the symbols of its marks before the marked words, a block [A] also closed. */
export function applyMarks(text: string, marks: readonly Mark[]): string {
  // From the back, so that earlier offsets stay true; at one place the wider mark comes first.
  const insertions = marks.flatMap(({ symbol, start, end }) => [
    { at: start, text: symbol, order: -end },
    ...(symbol.startsWith('[') ? [{ at: end, text: `[/${symbol.slice(1)}`, order: start }] : []),
  ]);
  insertions.sort((a, b) => b.at - a.at || b.order - a.order);
  return insertions.reduce((marked, { at, text: sign }) => marked.slice(0, at) + sign + marked.slice(at), text);
}
