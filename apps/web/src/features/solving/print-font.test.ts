import { expect, it } from 'vitest';
import { boldTextOf } from './print-font.ts';

it('finds what stands bold in passages and options, and nothing else', () => {
  const text = '굵은 말과 밑줄 친 말';
  const format = [
    { style: 'bold' as const, start: 0, end: 2 },
    { style: 'underline' as const, start: 6, end: 8 },
  ];
  const item = { number: 1, points: 20, saysPoints: false, stem: '굵지 않다', material: null };
  const form = {
    label: '가' as const,
    title: '시험',
    header: { round: '', course: '', period: '' },
    sections: [
      {
        passage: { text, format, marks: [] },
        items: [{ ...item, options: [{ text: '보기 말', format: [{ style: 'bold' as const, start: 3, end: 4 }] }] }],
      },
    ],
  };
  expect(boldTextOf(form)).toBe('굵은말');
});
