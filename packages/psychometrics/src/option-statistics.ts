import { type ExtremeGroups, extremeGroups } from './extreme-groups.ts';
import { markCorrelation, restOf } from './item-statistics.ts';
import { OPTIONS, type Scored, type ScoredItem } from './score-attempts.ts';
import { Sum } from './sums.ts';

export interface OptionStatistics {
  /** How many chose it. */
  count: number;
  /** Of all students, 0–1. Null without students. */
  share: number | null;
  /** Of the best, the middle and the worst third by their totals; students tied at a border are shared. */
  thirds: { upper: number; middle: number; lower: number } | null;
  /** Pearson's r of choosing it with the points of all other items. Null where one of them is constant. */
  discrimination: number | null;
}

/** For each item what became of its choices: the blank at index 0, the options at theirs. */
export function optionStatistics(scored: Scored): OptionStatistics[][] {
  const groups = extremeGroups(scored.totals, scored.students / 3);
  return scored.items.map((item) => optionsOf(scored, item, groups));
}

function optionsOf(scored: Scored, item: ScoredItem, groups: ExtremeGroups): OptionStatistics[] {
  const n = scored.students;
  const rest = restOf(scored, item);
  const choices = Array.from({ length: OPTIONS + 1 }, () => ({
    count: 0,
    together: new Sum(),
    upper: new Sum(),
    lower: new Sum(),
  }));
  for (let student = 0; student < n; student += 1) {
    const of = choices[item.choices[student] ?? 0];
    if (!of) continue;
    of.count += 1;
    of.together.add(rest.deviations[student] ?? 0);
    of.upper.add(groups.upper[student] ?? 0);
    of.lower.add(groups.lower[student] ?? 0);
  }
  return choices.map(({ count, together, upper, lower }) => {
    const [best, worst] = [upper.value, lower.value];
    return {
      count,
      share: n === 0 ? null : count / n,
      thirds:
        n === 0 ? null : { upper: (3 * best) / n, middle: (3 * (count - best - worst)) / n, lower: (3 * worst) / n },
      discrimination: markCorrelation(rest, together.value, count),
    };
  });
}
