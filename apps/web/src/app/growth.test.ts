import { ADVERSARIAL, growthOf, MOST_GROWTH } from '@chulje/contract/testing/growth';
import { describe, expect, it } from 'vitest';
import { readNames } from '../entities/sittings/read-names.ts';
import { cleanPastedText, toHtml } from '../entities/text/pasted-html.ts';
import { readPasted } from '../features/sitting/answer-rows.ts';
import { readTable } from '../lib/sheet.ts';

const NUMBERS = Array.from({ length: 50 }, (_, at) => at + 1);
const SEATS = NUMBERS.map((number) => ({ class: 0, number }));

/** What is done with whatever somebody pastes or opens. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a table out of a sheet': readTable,
  'a table in a CSV file': (text) => readTable(`반,번호\n${text}`),
  'names of a class': readNames,
  'answers from paper': (text) => readPasted(text, { numbers: NUMBERS, seats: SEATS, start: 0 }),
  'answers from paper, with a head': (text) =>
    readPasted(`번호\t답\n1\t${text}`, { numbers: NUMBERS, seats: SEATS, start: 0 }),
  'plain text from the clipboard': cleanPastedText,
  'text as HTML': (text) => toHtml({ text, format: [{ start: 0, end: text.length, style: 'bold' }] }),
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(ADVERSARIAL)('takes time in proportion to a text of %s', async (_, textOf) => {
    expect(await growthOf(textOf, read)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
