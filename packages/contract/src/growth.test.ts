import { describe, expect, it } from 'vitest';
import { applyEvents, emptyRecord } from './attempt-log.ts';
import { hashItem } from './item-hash.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { SolveEvent } from './solve-events.ts';
import { clashingMarks, lettersInOrder, namedSymbols, withFreeSymbols } from './symbols.ts';
import { ADVERSARIAL, growthOf, MOST_GROWTH } from './testing/growth.ts';
import { sampleItem } from './testing/samples.ts';
import { bodySchema, isStorable, makeStorable, normalizeFormat, truncateCharacters } from './text.ts';
import { splitRuns } from './text-runs.ts';

const BODY = bodySchema('본문', 5_000);

/** Bold on every tenth sign. */
const checkered = (text: string) =>
  Array.from({ length: text.length / 10 }, (_, at) => ({ start: at * 10, end: at * 10 + 1, style: 'bold' as const }));
const itemOf = (text: string) => ({ ...sampleItem(), stem: text, explanation: text });

/** What both sides do with whatever somebody sends. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'taking a body in': (text) => BODY.safeParse(text),
  'telling what a database keeps': (text) => [
    isStorable(text),
    makeStorable(text),
    truncateCharacters(text, text.length / 2),
  ],
  'putting spans in order': (text) => normalizeFormat(text, checkered(text)),
  'cutting into runs': (text) => splitRuns(text, checkered(text)),
  'an address to go back to': (text) => safeRedirect(text, 'https://chulje.example'),
  'the name of an item for its counts': (text) => hashItem(text, itemOf(text)),
  'finding symbols': namedSymbols,
  'giving free symbols': (text) => withFreeSymbols(itemOf(text), [itemOf(text)], text),
  'putting letters in order': (text) => lettersInOrder([itemOf(text), itemOf(text)], text),
  'telling marks that clash': (text) => clashingMarks(itemOf(text), [itemOf(text)], text),
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(ADVERSARIAL)('takes time in proportion to a text of %s', async (_, textOf) => {
    expect(await growthOf(textOf, read)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});

it('adding up a log takes time in proportion to its events', async () => {
  const eventsOf = (text: string) =>
    Array.from(text, (_, at): SolveEvent => {
      const common = { t: at, item: (at % 50) + 1 };
      return at % 2 ? { ...common, kind: '선택', c: (at % 5) + 1 } : { ...common, kind: '이동', ms: 1 };
    });
  const add = (text: string) => applyEvents(emptyRecord(), eventsOf(text));
  expect(await growthOf((length) => '가'.repeat(length), add)).toBeLessThanOrEqual(MOST_GROWTH);
});
