import type { Found, GuardName } from '../engine-embedded/text/find-verbs.ts';
import type { Reading } from '../engine-embedded/text/reading.ts';
import type { Attempt, Source } from './evaluate.ts';

/** What the rules for texts of one’s own made of these, what the guards kept away, and what came to stand in an item. */
export interface RuleFigures {
  rule: string;
  /** Places that the rule might have been applied to, and those of which it was sure. */
  likely: number;
  accepted: number;
  refused: { guard: string; count: number }[];
  /** Options of items. */
  used: number;
}

/** Rules that start from places of one list share their line of places. */
const LISTS: Readonly<Record<string, (reading: Reading) => Found<unknown>>> = {
  'same-sense, other-sense': (reading: Reading) => reading.senses(),
};

export function ruleFigures(
  sources: readonly Source[],
  attempts: readonly Attempt[],
  read: (text: string) => Reading,
): RuleFigures[] {
  const used = new Map<string, number>();
  for (const { result } of attempts)
    for (const { rule } of (result.ok ? result.via : undefined) ?? []) used.set(rule, (used.get(rule) ?? 0) + 1);
  const usedOf = (rules: string) => rules.split(', ').reduce((sum, name) => sum + (used.get(name) ?? 0), 0);
  const readings = sources.filter(({ kind }) => kind === '글').map(({ text }) => read(text));
  return Object.entries(LISTS).map(([rule, listOf]): RuleFigures => {
    const counts = new Map<GuardName, number>();
    let accepted = 0;
    for (const { places, refused } of readings.map(listOf)) {
      accepted += places.length;
      for (const [guard, count] of Object.entries(refused) as [GuardName, number][])
        counts.set(guard, (counts.get(guard) ?? 0) + count);
    }
    const refused = [...counts].map(([guard, count]) => ({ guard, count })).sort((a, b) => b.count - a.count);
    const likely = refused.reduce((sum, { count }) => sum + count, accepted);
    return { rule, likely, accepted, refused, used: usedOf(rule) };
  });
}
