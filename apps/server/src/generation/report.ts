import type { Db } from '../platform/db.ts';
import * as store from './store.ts';

/** Generations of one engine, version of its prompts and kind. */
export interface ReportGroup {
  engine: string;
  /** Empty where there are no prompts. */
  promptVersion: string;
  kind: 'passage' | 'question';
  ended: number;
  done: number;
  /** Repairs of all that came out well. */
  repairs: number;
  /** Items that solvers voted on, and those of them on whose answer all agreed in the last check. */
  voted: number;
  unanimous: number;
  /** US dollars, failures included. */
  cost: number;
  /** Milliseconds from the first start to the end, of those that came out well. */
  p50: number;
  p95: number;
}

export interface Report {
  groups: ReportGroup[];
  /** What came of each type of item, and of passages, by field, the most frequent first. */
  types: { type: string; field: string; ended: number; done: number; unanimous: number; voted: number }[];
  /**
   * Why generations failed, by item type, most frequent first: a rule, a status of the provider, a field of an answer that could
   * not be read. An item given up for several reasons counts for each.
   */
  failures: { type: string; reason: string; count: number }[];
  /** Rules of the linter that remarked on what was kept. */
  remarks: { rule: string; count: number }[];
}

/** How an item came about, for the operator: by the id of its generation or its own code. */
export async function traceOf(db: Db, name: string) {
  const row = await store.findByName(db, name);
  if (!row) return undefined;
  const { id, engine, state, seed, request, result, record, createdAt } = row;
  const via = result?.kind === 'question' ? (result.via ?? []) : [];
  const type = request.kind === 'question' ? (request.type ?? '') : '지문';
  return { id, engine: record?.engine ?? engine, state, seed, type, createdAt, isPurged: row.purgedAt !== null, via };
}

/** What became of the generations that ended since a time, for the operator: no member and no text in it. */
export async function reportSince(db: Db, since: Date): Promise<Report> {
  const rows = await store.listEnded(db, since);
  const groups = groupBy(
    rows,
    (row) => `${row.record?.engine ?? row.engine}\n${row.record?.promptVersion}\n${row.kind}`,
  );
  const reasons = rows
    .filter((row) => row.state === 'failed')
    .flatMap((row) =>
      (row.record?.rejected ?? [row.errorMessage ?? row.errorCode ?? '']).map((reason) => ({ type: row.type, reason })),
    );
  const failures = groupBy(reasons, ({ type, reason }) => `${type}\n${reason}`);
  const rules = rows.filter(({ state }) => state === 'done').flatMap(({ record }) => record?.rules ?? []);
  return {
    types: [...groupBy(rows, ({ type, field }) => `${type}\n${field}`).values()]
      .flatMap((members) =>
        members.slice(0, 1).map(({ type, field }) => ({
          type,
          field,
          ended: members.length,
          done: members.filter(({ state }) => state === 'done').length,
          ...countVotes(members),
        })),
      )
      .toSorted((a, b) => b.ended - a.ended),
    remarks: [...groupBy(rules, (rule) => rule)]
      .map(([rule, { length: count }]) => ({ rule, count }))
      .toSorted((a, b) => b.count - a.count),
    groups: [...groups.values()].flatMap((members) => {
      const [first] = members;
      if (!first) return [];
      const done = members.filter((row) => row.state === 'done');
      const times = done.map((row) => row.millis).toSorted((a, b) => a - b);
      return [
        {
          engine: first.record?.engine ?? first.engine,
          promptVersion: first.record?.promptVersion ?? '',
          kind: first.kind,
          ended: members.length,
          done: done.length,
          repairs: done.reduce((sum, row) => sum + (row.record?.repairs ?? 0), 0),
          ...countVotes(members),
          cost: members.reduce((sum, row) => sum + row.cost, 0),
          p50: quantile(times, 0.5),
          p95: quantile(times, 0.95),
        },
      ];
    }),
    failures: [...failures.values()]
      .flatMap((members) => members.slice(0, 1).map((first) => ({ ...first, count: members.length })))
      .toSorted((a, b) => b.count - a.count),
  };
}

function countVotes(rows: Awaited<ReturnType<typeof store.listEnded>>) {
  const voted = rows.flatMap(({ record }) => (record?.votes?.length ? [record.votes] : []));
  return { voted: voted.length, unanimous: voted.filter((votes) => new Set(votes).size === 1).length };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}
