import { expect, it } from 'vitest';
import { lettersWide, startsInOneRow } from './one-row.ts';

const A4_COLUMN = 24.5;

it.each([
  [['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄷ, ㄹ'], true],
  [['㉠', '㉡', '㉢', '㉣', '㉤'], true],
  [['ㄱ', 'ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄱ, ㄴ, ㄷ'], true],
  [['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄱ, ㄴ, ㄷ'], false],
  [['ⓐ: 인지한', 'ⓑ: 식별하지', 'ⓒ: 철회하면', 'ⓓ: 관찰할', 'ⓔ: 부과되는'], false],
  [['가\t나', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'], false],
])('says of %j whether they stand in one row of a column', (options, fits) => {
  expect(startsInOneRow(options, A4_COLUMN) !== undefined).toBe(fits);
});

it('gives longer options a row where the page has one column', () => {
  expect(startsInOneRow(['인지한', '식별하지', '철회하면', '관찰할', '부과되는'], 2 * A4_COLUMN)).toBeDefined();
});

it('sets options in equal parts of the row, and apart by as much where one of them needs more', () => {
  expect(startsInOneRow(['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'], 20)).toEqual([0, 4, 8, 12, 16]);
  const options = ['ㄱ', 'ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄱ, ㄴ, ㄷ'];
  const starts = startsInOneRow(options, A4_COLUMN) ?? [];
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0) - lettersWide(options[at] ?? ''));
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
  expect((starts[4] ?? 0) + lettersWide('① ㄱ, ㄴ, ㄷ')).toBeLessThan(A4_COLUMN);
});
