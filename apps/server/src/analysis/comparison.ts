import { type Compared, type ComparedItem, SHOWN_FROM } from '@chulje/contract';
import { compareMeans, compareShares, meanOf } from '@chulje/psychometrics';
import type { TallyRow } from '../sittings/tally.ts';
import type { Answered, EndedAttempt } from './answered.ts';
import { observedOf } from './history.ts';
import { shownFrom } from './shown.ts';

/**
 * The parts of all that count, by name, each against all others together: none when there is one part alone. A difference
 * needs enough students on both sides.
 */
export function compareBy({ counted, whole }: Answered, nameOf: (row: EndedAttempt) => string): Compared[] {
  const names = counted.map(nameOf);
  const parts = [...new Set(names)].sort((one, other) => one.localeCompare(other, 'ko', { numeric: true }));
  if (parts.length < 2) return [];
  const { scores } = whole();
  return parts.map((name) => {
    const own = scores.filter((_, index) => names[index] === name);
    const others = scores.filter((_, index) => names[index] !== name);
    const isCompared = Math.min(own.length, others.length) >= SHOWN_FROM.shares;
    const compared = isCompared ? compareMeans(own, others) : null;
    return {
      name,
      students: own.length,
      mean: shownFrom(own.length)('counts', meanOf(own)?.mean),
      difference: compared?.difference ?? null,
      interval: compared?.interval ?? null,
    };
  });
}

/** Items that were asked in the same words in other sittings: their 정답률 here and there. */
export function compareWithOthers({ items, scored }: Answered, tallies: readonly TallyRow[]): ComparedItem[] {
  return items.flatMap(({ number, hash }, index) => {
    const rows = tallies.filter(({ itemHash }) => itemHash === hash);
    const item = scored.items[index];
    if (rows.length === 0 || !item || item.isExcluded) return [];
    const shown = shownFrom(scored.students);
    const others = observedOf(rows);
    const right = item.right.reduce((sum, each) => sum + each, 0);
    const isCompared = Math.min(scored.students, others.students) >= SHOWN_FROM.shares;
    const compared = isCompared
      ? compareShares({ count: right, n: scored.students }, { count: others.right, n: others.students })
      : null;
    return [
      {
        number,
        right: shown('counts', right),
        facility: shown('shares', right / scored.students),
        others,
        difference: compared?.difference ?? null,
        interval: compared?.interval ?? null,
      },
    ];
  });
}
