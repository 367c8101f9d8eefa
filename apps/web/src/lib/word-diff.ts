/** A stretch of text that both have, or only one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer texts are compared sentence by sentence, so that the table of the comparison stays small. */
const WORDS_MAX = 1_500;

/** What has to go and to come to make `before` into `after`, by words and spaces: the longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const isLong = before.length + after.length > WORDS_MAX * 4;
  const split = (text: string) => text.match(isLong ? /[^.\n]*[.\n]?\s*/g : /\s+|[^\s]+/g) ?? [];
  const a = split(before).filter((part) => part !== '');
  const b = split(after).filter((part) => part !== '');
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push('same', a[i] ?? '');
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      push('removed', a[i] ?? '');
      i += 1;
    } else {
      push('added', b[j] ?? '');
      j += 1;
    }
  }
  return joinNear(parts);
}

/** What both texts have, and what follows it in one or the other. */
interface Stretch {
  same: string;
  removed: string;
  added: string;
}

const changeSize = ({ removed, added }: Stretch) => Math.max(removed.length, added.length);

/**
 * Changes with less between them than in each of them are one: a sentence that was rewritten reads as what goes and then
 * what comes, not as word against word. Paragraphs stay apart.
 */
function joinNear(parts: readonly DiffPart[]): DiffPart[] {
  const stretches: Stretch[] = [];
  for (const { kind, text } of parts) {
    const last = stretches.at(-1);
    if (kind === 'same' || !last) stretches.push({ same: '', removed: '', added: '', [kind]: text });
    else last[kind] += text;
  }
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    const { same, removed, added } = stretch;
    if (last && !same.includes('\n') && same.length <= Math.min(changeSize(last), changeSize(stretch))) {
      last.removed += same + removed;
      last.added += same + added;
    } else joined.push(stretch);
  }
  return joined
    .flatMap(({ same, removed, added }): DiffPart[] => [
      { kind: 'same', text: same },
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
    ])
    .filter(({ text }) => text !== '');
}

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    if (!row) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
