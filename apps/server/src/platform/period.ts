import type { Period } from '@chulje/contract';

const DAY = 86_400_000;

/** The times a period of days covers: from the first moment of one to before the first after the other, in Seoul. */
export function toTimes({ startDate, endDate }: Period): { from: Date | undefined; until: Date | undefined } {
  return {
    from: startDate === undefined ? undefined : new Date(`${startDate}T00:00:00+09:00`),
    until: endDate === undefined ? undefined : new Date(new Date(`${endDate}T00:00:00+09:00`).getTime() + DAY),
  };
}
