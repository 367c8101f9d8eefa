import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumbers, writeNumbers } from './class-numbers.ts';

it('reads numbers as they are written by hand', () => {
  const read = (text: string) => readNumbers(text).numbers;
  expect(read('1-3, 5')).toEqual([1, 2, 3, 5]);
  expect(read(' 7 5~6\n1 – 2, ')).toEqual([1, 2, 5, 6, 7]);
  expect(read('3, 1-4')).toEqual([1, 2, 3, 4]);
  expect(readNumbers('')).toEqual({ numbers: [], fault: undefined });
});

it('says what it cannot read', () => {
  for (const text of ['홍길동', '1-', '0-3', '5-2', '998-1000', '1.5'])
    expect([text, readNumbers(text).fault]).toEqual([text, expect.stringContaining('1-30, 32처럼')]);
  expect(readNumbers('1-501').fault).toContain('500개');
});

it('reads back whatever it has written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 500 }), (any) => {
      const numbers = any.toSorted((one, other) => one - other);
      expect(readNumbers(writeNumbers(numbers))).toEqual({ numbers, fault: undefined });
    }),
  );
});
