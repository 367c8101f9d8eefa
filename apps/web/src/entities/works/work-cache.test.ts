import type { WorkRow } from '@chulje/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertRows, removeRows } from './work-cache.ts';

const byDate = (row: WorkRow) => row.date;
const listArbitrary = fc
  .uniqueArray(
    fc.record({ pasCode: fc.string({ minLength: 1, maxLength: 4 }), day: fc.integer({ min: 1, max: 28 }) }),
    {
      selector: (row) => row.pasCode,
      maxLength: 30,
    },
  )
  .map((rows) =>
    insertRows(
      [],
      rows.map(({ pasCode, day }) => ({ pasCode, date: `2026-11-${String(day).padStart(2, '0')}` }) as WorkRow),
      byDate,
    ),
  );

it('puts back what was taken out, each to its place', () => {
  fc.assert(
    fc.property(listArbitrary, fc.array(fc.nat(29)), (list, picks) => {
      const taken = list.filter((_, index) => picks.includes(index));
      const rest = removeRows(list, taken);
      expect(rest).toHaveLength(list.length - taken.length);
      expect(insertRows(rest, taken, byDate)).toEqual(list);
      expect(insertRows(list, taken, byDate)).toEqual(list);
    }),
  );
});
