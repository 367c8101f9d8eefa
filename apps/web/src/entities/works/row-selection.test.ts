import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING_SELECTED, switchRow, switchRows } from './row-selection.ts';

const SHOWN = ['a', 'b', 'c', 'd', 'e'];
const codes = (selection: { codes: ReadonlySet<string> }) => [...selection.codes].toSorted();

it('switches one row on and off', () => {
  const once = switchRow(NOTHING_SELECTED, SHOWN, 'b', false);
  expect(codes(once)).toEqual(['b']);
  expect(codes(switchRow(once, SHOWN, 'b', false))).toEqual([]);
});

it('selects from the last switched row to this one with shift, in both directions', () => {
  const first = switchRow(NOTHING_SELECTED, SHOWN, 'd', false);
  expect(codes(switchRow(first, SHOWN, 'b', true))).toEqual(['b', 'c', 'd']);
  expect(codes(switchRow(switchRow(first, SHOWN, 'b', true), SHOWN, 'e', true))).toEqual(SHOWN.slice(1));
});

it('takes a range off when the row it ends at is on', () => {
  const all = switchRows(NOTHING_SELECTED, SHOWN, true);
  const off = switchRow(all, SHOWN, 'b', false);
  expect(codes(switchRow(off, SHOWN, 'd', true))).toEqual(['a', 'e']);
});

it('switches one row when the range begins on another page', () => {
  const elsewhere = switchRow(NOTHING_SELECTED, ['x'], 'x', false);
  expect(codes(switchRow(elsewhere, SHOWN, 'c', true))).toEqual(['c', 'x']);
});

it('never touches a row outside the range', () => {
  const shown = Array.from({ length: 15 }, (_, index) => `row${index}`);
  fc.assert(
    fc.property(fc.subarray(shown), fc.nat(14), fc.nat(14), (selected, from, to) => {
      const start = switchRow(switchRows(NOTHING_SELECTED, selected, true), shown, `row${from}`, false);
      const end = switchRow(start, shown, `row${to}`, true);
      const isOn = !start.codes.has(`row${to}`);
      shown.forEach((code, index) => {
        const isInRange = index >= Math.min(from, to) && index <= Math.max(from, to);
        expect(end.codes.has(code)).toBe(isInRange ? isOn : start.codes.has(code));
      });
    }),
  );
});
