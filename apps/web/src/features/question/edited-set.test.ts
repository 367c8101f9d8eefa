import { expect, it } from 'vitest';
import { withoutNumber } from './edited-set.ts';

const option = (text: string, format: { start: number; end: number; style: 'bold' }[] = []) => ({
  text,
  format,
  reason: '',
  operation: null,
  evidence: [],
});

it('a leading circled number is stripped from an option, and its formatting moves along', () => {
  const given = option('③  물은 낮은 곳으로, 흐른다.', [
    { start: 0, end: 2, style: 'bold' },
    { start: 3, end: 5, style: 'bold' },
  ]);
  expect(withoutNumber(given)).toEqual(option('물은 낮은 곳으로, 흐른다.', [{ start: 0, end: 2, style: 'bold' }]));
});

it('a circled sign that belongs to the sentence stays', () => {
  expect(withoutNumber(option('①의 앞뒤 문장은 인과로 이어진다.')).text).toBe('①의 앞뒤 문장은 인과로 이어진다.');
});
