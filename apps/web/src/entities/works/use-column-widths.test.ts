import { expect, it } from 'vitest';
import { clampWidth, readWidths } from './use-column-widths.ts';

it('keeps widths within 60 and 400 pixels', () => {
  expect([59.4, 60, 222.6, 400, 4000].map(clampWidth)).toEqual([60, 60, 223, 400, 400]);
});

it('reads what it stored, and nothing from what is damaged or not ours', () => {
  expect(readWidths('{"title":300,"keyword":9999,"date":100}')).toEqual({ title: 300, keyword: 400 });
  for (const stored of [null, '', 'null', '[]', '{"title":"300"}', '{"title":null}', '{"tit'])
    expect(readWidths(stored)).toEqual({});
});
