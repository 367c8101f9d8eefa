import type { Mark } from '@chulje/contract';

/** [A] stands beside a block of lines; any other symbol stands before an underlined phrase. */
export function isBlockMark(mark: Mark): boolean {
  return mark.symbol.startsWith('[');
}
