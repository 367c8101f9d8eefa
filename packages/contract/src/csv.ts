const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180). With the byte order mark Excel reads it as UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** A text that a spreadsheet would take for a formula gets an apostrophe, which it shows to nobody. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
