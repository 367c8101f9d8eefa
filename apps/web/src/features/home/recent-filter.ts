import { LIMITS, type WorkRow } from '@chulje/contract';

export const TYPES = ['전체', '지문', '문항'] as const;
export const STATUSES = ['전체 상태', '임시저장', '초안', '저장됨'] as const;
export const PERIODS = ['전체 기간', '오늘', '최근 7일', '최근 30일'] as const;

export interface RecentFilter {
  /** 문항 is everything that has items. */
  type: (typeof TYPES)[number];
  status: (typeof STATUSES)[number];
  period: (typeof PERIODS)[number];
}

export const ALL_RECENT: RecentFilter = { type: '전체', status: '전체 상태', period: '전체 기간' };

const DAYS: Record<RecentFilter['period'], number> = {
  '전체 기간': Number.POSITIVE_INFINITY,
  오늘: 1,
  '최근 7일': 7,
  '최근 30일': 30,
};
const DAY_MS = 86_400_000;

/** The newest ten works that the filter lets through. `today` is the day in Seoul, YYYY-MM-DD. */
export function newestOf(rows: readonly WorkRow[], { type, status, period }: RecentFilter, today: string): WorkRow[] {
  const since = new Date(`${today}T00:00:00+09:00`).getTime() - (DAYS[period] - 1) * DAY_MS;
  return rows
    .filter(
      (row) =>
        (type === '전체' || (type === '지문') === (row.isGenerated === 1)) &&
        (status === '전체 상태' || (row.status ?? '저장됨') === status) &&
        new Date(row.date).getTime() >= since,
    )
    .slice(0, LIMITS.homeRecentRows);
}
