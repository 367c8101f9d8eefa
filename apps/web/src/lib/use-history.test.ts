import { expect, it } from 'vitest';
import { advance, back, begin, forward } from './use-history.ts';

it('goes back and forth over every step', () => {
  let timeline = begin('a');
  timeline = advance(timeline, 'ab', 'stem', 0);
  timeline = advance(timeline, 'abc', 'option', 10);
  expect(back(timeline).present).toBe('ab');
  expect(back(back(timeline)).present).toBe('a');
  expect(back(back(back(timeline))).present).toBe('a');
  expect(forward(forward(back(back(timeline)))).present).toBe('abc');
  expect(forward(timeline)).toBe(timeline);
});

it('takes quick changes of one kind for one step, others and later ones for their own', () => {
  let timeline = begin('');
  for (const [at, text] of ['가', '가나', '가나다'].entries()) timeline = advance(timeline, text, 'stem', at * 300);
  expect(back(timeline).present).toBe('');
  expect(back(advance(timeline, '가나다라', 'stem', 5_000)).present).toBe('가나다');
  expect(back(advance(timeline, '가나다라', 'title', 700)).present).toBe('가나다');
});

it('forgets what was undone when something new is done', () => {
  const timeline = advance(back(advance(begin(1), 2, 'x', 0)), 3, 'x', 0);
  expect(forward(timeline).present).toBe(3);
});
