import { expect, it } from 'vitest';
import { cleanPastedText, toHtml } from './pasted-html.ts';

it('writes nothing but paragraphs, strong, u and s, and text that looks like HTML as text', () => {
  const format = [
    { start: 0, end: 1, style: 'bold' as const },
    { start: 0, end: 4, style: 'underline' as const },
    { start: 5, end: 6, style: 'strike' as const },
  ];
  expect(toHtml({ text: '가<b>\n나&', format })).toBe(
    '<p><u><strong>가</strong></u><u>&lt;b&gt;</u></p><p><s>나</s>&amp;</p>',
  );
});

it('keeps the lines of plain text, turns its tabs to spaces and drops invisible characters', () => {
  expect(cleanPastedText('\ufeff가\t나\r\n\r\n\r\n\r\n다\u200b라\n')).toBe('가 나\n\n다라');
});
