import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const of = (parts: ReturnType<typeof diffWords>, kinds: string[]) =>
  parts
    .filter((part) => kinds.includes(part.kind))
    .map((part) => part.text)
    .join('');

it('names what goes and what comes', () => {
  expect(diffWords('물은 높은 곳으로 흐른다.', '물은 낮은 곳으로 흐른다.')).toEqual([
    { kind: 'same', text: '물은 ' },
    { kind: 'removed', text: '높은' },
    { kind: 'added', text: '낮은' },
    { kind: 'same', text: ' 곳으로 흐른다.' },
  ]);
});

it('tells a sentence that was rewritten as one change, not word against word', () => {
  expect(diffWords('첫 문단.\n막이 물을 막는 일이 있다. 끝.', '첫 문단.\n세포가 빛을 받는 때가 있다. 끝.')).toEqual([
    { kind: 'same', text: '첫 문단.\n' },
    { kind: 'removed', text: '막이 물을 막는 일이' },
    { kind: 'added', text: '세포가 빛을 받는 때가' },
    { kind: 'same', text: ' 있다. 끝.' },
  ]);
});

it('holds both texts whole, whatever they are', () => {
  const text = fc.array(fc.constantFrom('가', '나', ' ', '\n', '다.', ' 라')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(of(parts, ['same', 'removed'])).toBe(before);
      expect(of(parts, ['same', 'added'])).toBe(after);
    }),
  );
});
