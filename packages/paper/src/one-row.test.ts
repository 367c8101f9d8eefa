import { expect, it } from 'vitest';
import { standInOneRow } from './one-row.ts';

const A4_COLUMN = 24.5;

it.each([
  [['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄷ, ㄹ'], true],
  [['㉠', '㉡', '㉢', '㉣', '㉤'], true],
  [['ㄱ, ㄴ', 'ㄱ, ㄷ', 'ㄴ, ㄷ', 'ㄴ, ㄹ', 'ㄱ, ㄴ, ㄷ'], false],
  [['ⓐ: 인지한', 'ⓑ: 식별하지', 'ⓒ: 철회하면', 'ⓓ: 관찰할', 'ⓔ: 부과되는'], false],
  [['가\t나', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ'], false],
])('says of %j whether they stand in one row of a column', (options, fits) => {
  expect(standInOneRow(options, A4_COLUMN)).toBe(fits);
});

it('gives longer options a row where the page has one column', () => {
  expect(standInOneRow(['인지한', '식별하지', '철회하면', '관찰할', '부과되는'], 2 * A4_COLUMN)).toBe(true);
});
