import { diffArrays } from 'diff';

/** A stretch of text that both have, or only one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts that have next to nothing in common are told as one change when comparing them takes longer. */
const TIMEOUT_MS = 500;

const splitWords = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** What has to go and to come to make `before` into `after`, by words and spaces. */
export function diffWords(before: string, after: string): DiffPart[] {
  const parts = diffArrays(splitWords(before), splitWords(after), { timeout: TIMEOUT_MS }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  return joinNear(
    parts.map(({ value, removed, added }) => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value.join(''),
    })),
  );
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
