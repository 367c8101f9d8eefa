import { FIELDS } from '@chulje/contract';
import * as z from 'zod';
import type { Pack } from '../packs/schema.ts';

/**
 * How readers who wrote none of it solved items of the packs without their keys: packages/items/readings/<topic>.json, one file
 * a pack, an item read again in a later round as an entry of its own.
 */

export const ReadItemSchema = z.strictObject({
  /** Id of the passage in its pack. */
  passage: z.string(),
  type: z.string(),
  key: z.int().min(1).max(5),
  /** As they stood when they were read: an item whose options were mended since has to be read again. */
  options: z.array(z.string()).length(5),
  votes: z.array(
    z.strictObject({
      reader: z.string(),
      answer: z.int().min(1).max(5),
      /** U: to be printed unchanged; T: after a touch; R: to be rewritten. */
      verdict: z.enum(['U', 'T', 'R']),
      /** A wrong key, a second one or none, or what the text does not decide. */
      isFirstOrder: z.boolean(),
    }),
  ),
});
export type ReadItem = z.infer<typeof ReadItemSchema>;

/** Rows for the evaluation: of each field what was read and still stands, solved as the key says, and printed unchanged. */
export function votesRows(packs: readonly Pack[], votes: ReadonlyMap<string, readonly ReadItem[]>) {
  return FIELDS.map((field) => {
    const items = packs
      .filter((pack) => pack.field === field)
      .flatMap((pack) => {
        const text = JSON.stringify(pack);
        return (votes.get(pack.id) ?? []).map((item) => ({ item, stands: standsIn(text, item) }));
      });
    const standing = items.filter(({ stands }) => stands).map(({ item }) => item);
    const all = standing.flatMap(({ key, votes }) => votes.map((vote) => ({ ...vote, key })));
    const share = (list: readonly unknown[], of: readonly unknown[]) => `${list.length}/${of.length}`;
    return {
      field,
      items: `${standing.length} (고친 뒤 읽지 않은 것 ${items.length - standing.length})`,
      agreed: share(
        standing.filter(({ key, votes }) => votes.filter(({ answer }) => answer === key).length * 2 > votes.length),
        standing,
      ),
      asTheKey: share(
        all.filter(({ answer, key }) => answer === key),
        all,
      ),
      unchanged: share(
        all.filter(({ verdict }) => verdict === 'U'),
        all,
      ),
      firstOrder: share(
        standing.filter(({ votes }) => votes.some(({ isFirstOrder }) => isFirstOrder)),
        standing,
      ),
    };
  });
}

/** What the maker puts into an option: symbols with their particles, and what parts a list of parts. */
const MADE = /[\u3260-\u327f\u24d0-\u24e9\u3131-\u314e]\S*|\[[A-E]\]\S*|\s\/\s/u;
/** Shorter pieces stand in many places, and say nothing of this one. */
const PIECE = 12;

/** Whether what an author wrote of each option is still written in the pack. */
function standsIn(pack: string, { options }: ReadItem): boolean {
  // Who agrees with ㄱ and ㄷ is put together by the maker: what an author wrote of it stands in 〈보기〉.
  const written = options.filter((option) => !/동의할 것이다\.$|동의하지 않을 것이다\.$/.test(option));
  return written.every((option) =>
    option
      .split(MADE)
      .map((piece) => piece.trim())
      .every((piece) => piece.length < PIECE || pack.includes(JSON.stringify(piece).slice(1, -1))),
  );
}
