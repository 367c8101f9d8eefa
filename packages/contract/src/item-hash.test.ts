import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Option } from './item.ts';
import { hashItem } from './item-hash.ts';
import { sha256 } from './sha256.ts';
import { sampleItem, sampleText } from './testing/samples.ts';

it('hashes as the standard does', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === hash(text)));
  expect(sha256(sampleText())).toBe(hash(sampleText()));
});

const text = sampleText();
const start = text.indexOf('정보', 9);
const item = sampleItem({
  material: { label: '보기', text: '보기의 글' },
  marks: [{ symbol: '㉠', start, end: start + 2, quote: '정보' }],
});
const name = hashItem(text, item);
const others = item.options.slice(1);
const withFirst = (part: Partial<Option>) => ({
  ...item,
  options: item.options.map((option, at) => (at === 0 ? { ...option, ...part } : option)),
});

it.each([
  ['passage', hashItem(`${text.slice(0, 40)}안${text.slice(40)}`, item)],
  ['stem', hashItem(text, { ...item, stem: `${item.stem}!` })],
  ['material', hashItem(text, { ...item, material: { label: '보기', text: '다른 글' } })],
  ['option', hashItem(text, withFirst({ text: '다른 선택지이다.' }))],
  ['reason of an option', hashItem(text, withFirst({ reason: '다른 까닭' }))],
  ['order of the options', hashItem(text, { ...item, options: [...others, ...item.options.slice(0, 1)] })],
  ['key', hashItem(text, { ...item, key: (item.key % 5) + 1 })],
  ['explanation', hashItem(text, { ...item, explanation: '다른 해설' })],
  ['marked words', hashItem(text, { ...item, marks: [{ symbol: '㉠', start, end: start + 3, quote: '정보의' }] })],
  ['symbol of a mark', hashItem(text, { ...item, marks: [{ symbol: '㉡', start, end: start + 2, quote: '정보' }] })],
  ['place of a mark', hashItem(text, { ...item, marks: [{ symbol: '㉠', start: 0, end: 2, quote: '정보' }] })],
])('another %s is another item', (_, other) => {
  expect(other).not.toBe(name);
});

it('points, difficulty, formatting, evidence and the form of the letters are no part of it', () => {
  const options = item.options.map((option) => ({
    ...option,
    text: ` ${option.text.normalize('NFD')}`,
    format: [{ start: 0, end: 1, style: 'bold' as const }],
    evidence: [],
  }));
  expect(hashItem(`${text}\n`, { ...item, points: 3, difficulty: '하', options })).toBe(name);
});
