import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it('is true of a copy, whatever the data', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, structuredClone(value))));
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('is false of %j and %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

it('does not care for the order of the keys', () => expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true));
