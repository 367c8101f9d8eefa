import { expect, it } from 'vitest';
import { formatDateTime } from './format.ts';

it.each([
  ['2026-11-21T04:05:00Z', '2026.11.21 13:05'],
  ['2026-12-31T15:00:00Z', '2027.01.01 00:00'],
])('shows %s in Seoul as %s', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});
