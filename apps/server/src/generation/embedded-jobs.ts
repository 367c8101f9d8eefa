import type { Item } from '@chulje/contract';
import {
  availableTypes,
  type ItemRequest,
  makePassage as makeFrom,
  makeItem,
  TextCache,
  type Topic,
  textReader,
  typesBeside,
  vouch,
} from '@chulje/items';
import { garuTagger } from '@chulje/korean';
import { readPack, readPacks } from './packs.ts';

/** What the embedded engine does in a thread. */

/** A text is first checked for its types and then asked for items: the thread keeps what it has read. */
const cache = new TextCache();
const read = textReader(garuTagger());

/** One passage of the pack, as it is made for who typed this. */
export const makePassage = ({ topic, passage, typed }: { topic: Topic; passage: string; typed: string }) =>
  makeFrom(readPack(topic), passage, typed);

const typesOf = (text: string) => availableTypes(text, { packs: readPacks(), read, cache });

/** What the text carries is kept with it; what items beside it leave of that is worked out each time. */
export const checkTypes = ({ text, items }: { text: string; items: readonly Item[] }) =>
  typesBeside(cache.of(text, typesOf), text, items, { packs: readPacks(), read, cache });

/** An item, and whether it is vouched for; or the reason why there is none. */
export function makeVouchedItem(request: ItemRequest) {
  const packs = readPacks();
  const made = makeItem(request, { packs, read, cache });
  return made.ok ? { ...made, vouched: vouch(request.passage.text, made.item, packs) } : made;
}

/** Whether an item that stands is vouched for, and why not. */
export const vouchFor = ({ text, item }: { text: string; item: Item }) => vouch(text, item, readPacks());
