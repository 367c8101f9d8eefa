/** A table as it is copied from a sheet or written in a CSV file: lines of cells without blanks around them. */
export function readTable(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = text.includes('\t') ? '\t' : text.includes(',') ? ',' : /\s+/;
  return lines
    .map((line) => (separator === ',' ? readCsvLine(line) : line.split(separator)).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

const readCsvLine = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, -1)
    .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replace(/""/g, '"') : cell));

/** A file from a spreadsheet: UTF-8, or what Korean Excel writes. */
export function decodeSheet(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
