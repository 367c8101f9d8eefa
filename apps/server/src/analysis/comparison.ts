import { type Compared, SHOWN_FROM } from '@chulje/contract';
import { compareMeans, meanOf } from '@chulje/psychometrics';
import type { Answered, EndedAttempt } from './answered.ts';
import { shownFrom } from './shown.ts';

/**
 * The parts of all that count, by name, each against all others together: none when there is one part alone. A difference
 * needs enough students on both sides.
 */
export function compareBy({ counted, scoreOf }: Answered, nameOf: (row: EndedAttempt) => string): Compared[] {
  const names = counted.map(nameOf);
  const { scores } = scoreOf(counted);
  const parts = [...new Set(names)].sort((one, other) => one.localeCompare(other, 'ko', { numeric: true }));
  if (parts.length < 2) return [];
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
