import { FIELDS, LIMITS, type Statistics } from '@chulje/contract';
import type { Db } from '../platform/db.ts';
import { countUsesByWeek } from '../tickets/service.ts';
import { countMade } from '../works/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Seoul has had no summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The Mondays (YYYY-MM-DD, in Seoul) of the last `count` weeks up to the one of `now`, oldest first. */
export function weekStarts(now: Date, count: number): string[] {
  const today = new Date(now.getTime() + SEOUL_OFFSET_MS);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const weeksBack = count - 1 - index;
    return new Date(today.getTime() - (sinceMonday + weeksBack * 7) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** A member's statistics, weeks and kinds without anything included as zero. */
export async function readStatistics(db: Db, memberId: string, now: Date): Promise<Statistics> {
  const starts = weekStarts(now, LIMITS.statisticsWeeks);
  const used = await countUsesByWeek(db, memberId, new Date(`${starts[0]}T00:00:00+09:00`));
  const { passages, items } = await countMade(db, memberId);
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  return {
    weeks: starts.map((start) => ({ start, used: sum(used.filter((week) => week.start === start)) })),
    fields: ([...FIELDS, ''] as const).map((field) => ({
      field,
      passages: sum(passages.filter((row) => row.field === field)),
      items: sum(items.filter((row) => row.field === field)),
    })),
    types: typesOf(items),
  };
}

/** Items by question type, whatever their field; the most first, equal ones by name. */
function typesOf(items: readonly (Omit<Statistics['types'][number], 'items'> & { count: number })[]) {
  const types = new Map<string, Statistics['types'][number]>();
  for (const { pattern, type, count } of items) {
    const key = `${pattern}/${type}`;
    types.set(key, { pattern, type, items: (types.get(key)?.items ?? 0) + count });
  }
  return [...types.values()].sort((a, b) => b.items - a.items || (a.type < b.type ? -1 : 1));
}
