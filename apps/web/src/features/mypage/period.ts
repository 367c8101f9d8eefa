/** 전체 and the last one, three, six and twelve months, as the select shows them. */
export const PERIODS = [
  { label: '전체 기간', months: 0 },
  { label: '최근 1개월', months: 1 },
  { label: '최근 3개월', months: 3 },
  { label: '최근 6개월', months: 6 },
  { label: '최근 12개월', months: 12 },
] as const;

/** Two days as YYYY-MM-DD. */
export interface Days {
  startDate: string;
  endDate: string;
}

export const EARLIEST_DAY = '1970-01-01';

/** The days from N months ago until today, both as YYYY-MM-DD; empty for the whole time. */
export function periodOf(months: number, today: string): Days {
  if (months === 0) return { startDate: '', endDate: '' };
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  // A month without that day ends earlier: one month before 31 March is the last of February.
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)));
  return { startDate: start.toISOString().slice(0, 10), endDate: today };
}

/** What the select shows while two dates were typed that are none of its periods. */
export const OWN_PERIOD = '직접 입력';

/** The period that two dates are; one's own where they are none of them. */
export function nameOfPeriod({ startDate, endDate }: Days, today: string): string {
  const named = PERIODS.find(({ months }) => {
    const days = periodOf(months, today);
    return days.startDate === startDate && days.endDate === endDate;
  });
  return named?.label ?? OWN_PERIOD;
}

/** What is asked of the server: an empty start is 1970-01-01, an empty end today. */
export function completePeriod(startDate: string, endDate: string, today: string): Days {
  return { startDate: startDate || EARLIEST_DAY, endDate: endDate || today };
}
