import type { Item } from '@chulje/contract';
import { availableTypes, type ItemRequest, makeItem, TextCache, typesBeside, vouch } from '@chulje/items';

/** What the embedded engine does in a thread. */
export { makePassage } from '@chulje/items';

/** A text is first checked for its types and then asked for items: the thread keeps what it has read. */
const cache = new TextCache();

const typesOf = (text: string) => availableTypes(text, cache);

/** What the text carries is kept with it; what items beside it leave of that is worked out each time. */
export const checkTypes = ({ text, items }: { text: string; items: readonly Item[] }) =>
  typesBeside(cache.of(text, typesOf), text, items, cache);

/** An item, and whether it is vouched for; or the reason why there is none. */
export function makeVouchedItem(request: ItemRequest) {
  const made = makeItem(request, cache);
  return made.ok ? { ...made, vouched: vouch(request.passage.text, made.item) } : made;
}
