import type { Item } from './item.ts';
import { sha256 } from './sha256.ts';
import { normalizeText } from './text.ts';

/** As a text is saved, without the blanks at its ends: what is typed differs from what is saved in nothing else. */
const saved = (text: string) => normalizeText(text).trim();

let lastPassage = { content: '', hash: '' };

/** The last one is kept: the items of a set are named in a row. */
function hashPassage(content: string): string {
  if (lastPassage.hash === '' || lastPassage.content !== content)
    lastPassage = { content, hash: sha256(saved(content)) };
  return lastPassage.hash;
}

/**
 * Names what an item says on its passage: all texts, the words that marks stand on and where, and the key. Points,
 * difficulty and formatting are no part of it, nor is evidence, whose words stand in the passage. What was checked of
 * an item holds while this stays the same.
 */
export function hashItem(content: string, { stem, material, marks, options, key, explanation }: Item): string {
  return sha256(
    JSON.stringify([
      hashPassage(content),
      saved(stem),
      material && [saved(material.label), saved(material.text)],
      marks.map(({ symbol, start, end, quote = content.slice(start, end) }) => [symbol, start, quote]),
      options.map(({ text, reason }) => [saved(text), saved(reason)]),
      key,
      saved(explanation),
    ]),
  );
}
