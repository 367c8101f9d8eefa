import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completePeriod, nameOfPeriod, OWN_PERIOD, PERIODS, periodOf } from './period.ts';

it('offers the whole time and the last 1, 3, 6 and 12 months', () => {
  expect(PERIODS.map(({ months }) => months)).toEqual([0, 1, 3, 6, 12]);
});

it.each([
  [1, '2026-11-21', '2026-10-21'],
  [3, '2026-11-21', '2026-08-21'],
  [6, '2026-05-15', '2025-11-15'],
  [12, '2026-11-21', '2025-11-21'],
  [1, '2026-03-31', '2026-02-28'],
  [12, '2028-02-29', '2027-02-28'],
  [1, '2026-01-10', '2025-12-10'],
])('goes %i months back from %s to %s, until today', (months, today, startDate) => {
  expect(periodOf(months, today)).toEqual({ startDate, endDate: today });
});

it('never starts after today, nor in the wrong month', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(1, 3, 6, 12), (date, months) => {
      const today = date.toISOString().slice(0, 10);
      const { startDate } = periodOf(months, today);
      expect(startDate < today).toBe(true);
      const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(index(today) - index(startDate)).toBe(months);
    }),
  );
});

it('leaves both days empty for the whole time', () => {
  expect(periodOf(0, '2026-11-21')).toEqual({ startDate: '', endDate: '' });
});

it('asks from 1970-01-01 until today where a day is empty', () => {
  expect(completePeriod('', '', '2026-11-21')).toEqual({ startDate: '1970-01-01', endDate: '2026-11-21' });
  expect(completePeriod('2026-01-01', '2026-02-01', '2026-11-21')).toEqual({
    startDate: '2026-01-01',
    endDate: '2026-02-01',
  });
});

it('names the period two dates are, and says 직접 입력 of any others', () => {
  const today = '2026-11-21';
  for (const { label, months } of PERIODS) expect(nameOfPeriod(periodOf(months, today), today)).toBe(label);
  for (const dates of [
    { startDate: '2026-10-20', endDate: today },
    { startDate: '2026-10-21', endDate: '' },
    { startDate: '', endDate: today },
  ])
    expect(nameOfPeriod(dates, today)).toBe(OWN_PERIOD);
});
