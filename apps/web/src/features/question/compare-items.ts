import { type Item, keyLabel, OPTION_LABELS } from '@chulje/contract';
import { diffWords } from '../../lib/word-diff.ts';
import type { Difference } from '../../ui/differences.tsx';
import type { EditedSet } from './edited-set.ts';

/** The parts in which two texts differ, by label. */
function differing(pairs: readonly [label: string, before: string, after: string][]): Difference[] {
  return pairs
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => ({ label, parts: diffWords(before, after) }));
}

export function compareItems(before: Item, after: Item): Difference[] {
  return differing([
    ['발문', before.stem, after.stem],
    ['보기', before.material?.text ?? '', after.material?.text ?? ''],
    ...OPTION_LABELS.map((label, at): [string, string, string] => [
      `선택지 ${label}`,
      before.options[at]?.text ?? '',
      after.options[at]?.text ?? '',
    ]),
    ['정답', keyLabel(before.key), keyLabel(after.key)],
    ['해설', before.explanation, after.explanation],
  ]);
}

/** What is on screen against what is stored: title, passage, then item by item. */
export function compareSets(stored: EditedSet, onScreen: EditedSet): Difference[] {
  const items = Array.from({ length: Math.max(stored.questions.length, onScreen.questions.length) }, (_, at) => {
    const before = stored.questions[at]?.item;
    const after = onScreen.questions[at]?.item;
    if (before && after)
      return compareItems(before, after).map((part) => ({ ...part, label: `문항 ${at + 1} ${part.label}` }));
    return differing([[`문항 ${at + 1}`, before?.stem ?? '', after?.stem ?? '']]);
  });
  return [
    ...differing([
      ['작업명', stored.title, onScreen.title],
      ['지문', stored.text, onScreen.text],
    ]),
    ...items.flat(),
  ];
}
