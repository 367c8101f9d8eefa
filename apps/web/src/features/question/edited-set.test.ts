import { sampleItem } from '@chulje/contract/testing';
import { expect, it } from 'vitest';
import {
  type EditedSet,
  findDifference,
  locateEvidence,
  withItem,
  withMoved,
  withoutItem,
  withoutNumber,
} from './edited-set.ts';

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

const set: EditedSet = {
  title: '세트',
  text: '가나다',
  format: [],
  questions: ['a', 'b', 'c'].map((queCode) => ({ queCode, item: sampleItem() })),
};

it('what an undo changed is found: passage and title, the item, or the place where one is gone', () => {
  expect(findDifference(set, { ...set, title: '이름' })).toBe('passage');
  expect(findDifference(set, { ...set, format: [{ start: 0, end: 1, style: 'bold' }] })).toBe('passage');
  expect(
    findDifference(
      set,
      withItem(set, 'b', (item) => ({ ...item, stem: '다른 발문은?' })),
    ),
  ).toBe(1);
  expect(findDifference(withMoved(set, 'c', -1), set)).toBe(1);
  expect(findDifference(withoutItem(set, 'c'), set)).toBe(2);
  expect(findDifference(set, withoutItem(set, 'c'))).toBe(1);
  expect(findDifference(set, structuredClone(set))).toBe(null);
});

it('evidence is found where its words stand now, nearest to where they stood', () => {
  const evidence = { start: 3, end: 5, quote: '나다' };
  expect(locateEvidence('하하하나다', evidence)).toEqual({ start: 3, end: 5 });
  expect(locateEvidence('나다하하하하나다', evidence)).toEqual({ start: 0, end: 2 });
  expect(locateEvidence('나다하하나다', evidence)).toEqual({ start: 4, end: 6 });
  expect(locateEvidence('없는 말', evidence)).toEqual({ start: 3, end: 5 });
});
