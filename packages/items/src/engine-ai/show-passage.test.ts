import { expect, it } from 'vitest';
import { numberPassage, showPassage } from './show-passage.ts';

it('marked words end where their braces do, a block where it is closed, and numbers stand before both', () => {
  const text = '기공이 열린다. 물이 나간다.';
  const marks = [
    { symbol: '㉠', start: 0, end: 7 },
    { symbol: '[A]', start: 0, end: 16 },
  ];
  expect(showPassage(text, marks)).toBe('[A]㉠{기공이 열린다}. 물이 나간다.[/A]');
  expect(numberPassage(text, marks)).toBe('[1] [A]㉠{기공이 열린다}. [2] 물이 나간다.[/A]');
});
