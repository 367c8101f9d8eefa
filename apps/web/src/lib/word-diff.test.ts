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
