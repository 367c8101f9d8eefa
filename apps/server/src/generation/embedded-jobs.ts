import { availableTypes, type ItemRequest, makeItem, TextCache, vouch } from '@chulje/items';

/** What the embedded engine does in a thread. */
export { makePassage } from '@chulje/items';

/** A text is first checked for its types and then asked for items: the thread keeps what it has read. */
const cache = new TextCache();

const typesOf = (text: string) => availableTypes(text, cache);

export const checkTypes = (text: string) => cache.of(text, typesOf);

/** An item, and whether it is vouched for; or the reason why there is none. */
export function makeVouchedItem(request: ItemRequest) {
  const made = makeItem(request, cache);
  return made.ok ? { ...made, vouched: vouch(request.passage.text, made.item) } : made;
}
