import { ADVERSARIAL, growthOf, MOST_GROWTH } from '@chulje/contract/testing/growth';
import { garuTagger } from '@chulje/korean';
import { describe, expect, it } from 'vitest';
import { availableTypes } from './engine-embedded/make-item.ts';
import { textReader } from './engine-embedded/text/reading.ts';
import { vouch } from './engine-embedded/vouch.ts';
import { lintItem, lintPassage } from './lint/index.ts';
import { reanchorItem, splitSentences } from './model.ts';
import { findTopic, suggestTopics } from './packs/find-topic.ts';
import { lintSet } from './sets/index.ts';
import { GOOD_ITEM } from './testing/good-item.ts';
import { readPacks } from './testing/read-packs.ts';

const PACKS = readPacks();
const READ = textReader(garuTagger());

/** An item all of whose texts are cut from this one, as long as they may be. */
function itemOf(text: string): typeof GOOD_ITEM {
  const share = text.length / 5_000;
  const cut = (most: number) => text.slice(0, Math.floor(most * share));
  return {
    ...GOOD_ITEM,
    stem: cut(300),
    material: { label: '〈보기〉', text: cut(1_500) },
    options: GOOD_ITEM.options.map((option) => ({ ...option, text: cut(300), reason: cut(300) })),
    explanation: cut(4_000),
  };
}

/** Evidence that nearly stands in the text, everywhere. */
function withQuotes(text: string): typeof GOOD_ITEM {
  const quote = `${text.slice(0, text.length / 5)}끝`;
  const evidence = [{ source: 'passage' as const, start: 3, end: 3 + quote.length, quote }];
  return { ...GOOD_ITEM, options: GOOD_ITEM.options.map((option) => ({ ...option, evidence })) };
}

/** What is done with whatever somebody sends. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'cutting into sentences': splitSentences,
  'the linter of passages': lintPassage,
  'the linter of items, on its passage': (text) => lintItem(GOOD_ITEM, { text }, { strict: true }),
  'the linter of items, on its own texts': (text) => lintItem(itemOf(text), { text }, { strict: true }),
  'the linter of sets': (text) => lintSet([GOOD_ITEM, itemOf(text), withQuotes(text)], { text }),
  'finding evidence again': (text) => reanchorItem(withQuotes(text), text),
  'looking for the types a text carries': (text) => availableTypes(text, { packs: [], read: READ }),
  'vouching for an item': (text) => vouch(text, GOOD_ITEM, PACKS),
  'matching a topic': findTopic,
  'suggesting topics': (text) => suggestTopics(text),
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(ADVERSARIAL)('takes time in proportion to a text of %s', async (_, textOf) => {
    expect(await growthOf(textOf, read)).toBeLessThanOrEqual(MOST_GROWTH);
  });
});
