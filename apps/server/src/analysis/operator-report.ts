import { keyLabel } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { listGenerated } from '../sittings/tally.ts';

/** What students made of items of one origin, all members together: nothing of a member, a sitting or a text. */
export interface OriginReport {
  engine: string;
  /** Empty where there are no prompts. */
  promptVersion: string;
  type: string;
  items: number;
  students: number;
  facility: number;
  /** Mean of the sittings', by their students; null where none is defined. */
  discrimination: number | null;
}

/** How often wrong options that a rule made were chosen. */
export interface RuleReport {
  rule: string;
  options: number;
  students: number;
  chosen: number;
}

/** Items as they stand now that students have solved, by engine, version of the prompts and type; and rules of wrong options. */
export async function reportItems(db: Db): Promise<{ origins: OriginReport[]; rules: RuleReport[] }> {
  const rows = await listGenerated(db);
  const origins = groupBy(rows, ({ engine, promptVersion, type }) => [engine, promptVersion, type].join('\n'));
  const wrong = rows.flatMap(({ via, key, counts, students }) =>
    via.flatMap(({ option, rule }) => {
      const place = counts.findIndex((_, at) => keyLabel(at + 1) === option);
      return place < 0 || place + 1 === key ? [] : [{ rule, students, chosen: counts[place] ?? 0 }];
    }),
  );
  return {
    origins: [...origins.values()].flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const { engine, promptVersion, type } = first;
      const students = sumOf(members, (row) => row.students);
      const known = members.flatMap(({ discrimination: r, students: n }) => (r === null ? [] : [{ r, n }]));
      const weight = sumOf(known, ({ n }) => n);
      return [
        {
          ...{ engine, promptVersion, type, students },
          items: new Set(members.map(({ code }) => code)).size,
          facility: sumOf(members, ({ right }) => right) / students,
          discrimination: weight === 0 ? null : sumOf(known, ({ r, n }) => r * n) / weight,
        },
      ];
    }),
    rules: [...groupBy(wrong, ({ rule }) => rule)].map(([rule, options]) => ({
      rule,
      options: options.length,
      students: sumOf(options, (row) => row.students),
      chosen: sumOf(options, (row) => row.chosen),
    })),
  };
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}
