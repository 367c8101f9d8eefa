import { headOf } from '../grammar/topic.ts';

/** Things that a text tells of several owners: “공공 부조의 비용”, “사회 보험의 비용”. */

const OWNED = /([가-힣A-Za-z0-9]+)의 ([가-힣]{2,})[은는]$/;

/** Nouns of which sentences speak under two owners or more: alone, such a noun is the one its paragraph is about. */
export function ownedBySeveral(sentences: readonly string[]): ReadonlySet<string> {
  const owners = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    const [, owner = '', noun = ''] = OWNED.exec(headOf(sentence)) ?? [];
    owners.set(noun, (owners.get(noun) ?? new Set()).add(owner));
  }
  return new Set([...owners].flatMap(([noun, names]) => (names.size > 1 ? [noun] : [])));
}

/** True for “비용은 국가가 부담한다”, where the text tells of more than one cost. */
export const isOfOneOwner = (statement: string, owned: ReadonlySet<string>): boolean =>
  owned.has(headOf(statement).slice(0, -1));

/** True for a half that speaks of the noun whose owner the other half names: “공공 부조의 비용은 …며, 사람은 비용을 부담하지 않는다”. */
export const losesOwner = (whole: string, half: string, owned: ReadonlySet<string>): boolean =>
  whole !== half &&
  [...owned].some(
    (noun) =>
      new RegExp(`[가-힣A-Za-z0-9]의 ${noun}`).test(whole) &&
      new RegExp(`(?:^| )${noun}(?:[은는이가을를도와과의에]|으로|로)`).test(half) &&
      !new RegExp(`[가-힣A-Za-z0-9]의 ${noun}`).test(half),
  );
