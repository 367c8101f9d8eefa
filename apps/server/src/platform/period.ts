import type { Period } from '@chulje/contract';

const DAY = 86_400_000;

/** The times a period of days covers: from the first moment of one to before the first after the other, in Seoul. */
export function toTimes({ startDate, endDate }: Period): { from: Date | undefined; until: Date | undefined } {
  return {
    from: startDate === undefined ? undefined : startOf(startDate),
    until: endDate === undefined ? undefined : new Date(startOf(endDate).getTime() + DAY),
  };
}

/** Days beyond all records become the first or last that PostgreSQL and JavaScript write alike. */
function startOf(day: string): Date {
  const known = day < '1900-01-01' ? '1900-01-01' : day > '9000-01-01' ? '9000-01-01' : day;
  return new Date(`${known}T00:00:00+09:00`);
}
