import { expect, it } from 'vitest';
import { TextCache } from './text-cache.ts';

it('does the same work on a text once, and forgets the text that has rested longest', () => {
  const cache = new TextCache();
  const done: string[] = [];
  const length = (text: string) => {
    done.push(text);
    return text.length;
  };
  const doubled = (text: string) => text + text;
  expect([cache.of('가나', length), cache.of('가나', doubled), cache.of('가나', length)]).toEqual([2, '가나가나', 2]);
  for (const text of ['나', '다', '라']) cache.of(text, length);
  cache.of('가나', length);
  expect(done).toEqual(['가나', '나', '다', '라']);
  cache.of('마', length);
  cache.of('가나', length);
  cache.of('나', length);
  expect(done).toEqual(['가나', '나', '다', '라', '마', '나']);
});
