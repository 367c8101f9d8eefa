import type { Evidence, Span } from '@chulje/contract';
import { quoteEvidence, splitSentences } from '../model.ts';
import { TextCache } from '../text-cache.ts';
import { type Pack, type Passage, passageText } from './schema.ts';

/** A text that was taken from a pack, perhaps edited since, with what of the pack still stands in it. */
export interface ToldPassage {
  text: string;
  pack: Pack;
  passage: Passage;
  /** The sentence that states each fact that stands. */
  placeOf: ReadonlyMap<string, Span>;
  /** The number that each paragraph of the pack has in the text now, both from 1. */
  paragraphNow: ReadonlyMap<number, number>;
  /** Not a word was written into it, though sentences may be gone. */
  isWhole: boolean;
}

interface Source {
  pack: Pack;
  passage: Passage;
  /** From 1. */
  paragraph: number;
  facts: readonly string[];
}

/** A text with fewer of its sentences from a pack is its author’s own. */
const MOST = 0.5;

/** The passage that the text was taken from; undefined for any other text. With a cache a text is looked through once. */
export const readTold = (text: string, packs: readonly Pack[], cache = new TextCache()): ToldPassage | undefined =>
  cache.of(text, tellerOf(packs));

const tellers = new WeakMap<readonly Pack[], (text: string) => ToldPassage | undefined>();

/** The same function for the same packs, as results are kept by it. */
function tellerOf(packs: readonly Pack[]): (text: string) => ToldPassage | undefined {
  const teller = tellers.get(packs) ?? tellerFrom(sourcesOf(packs));
  tellers.set(packs, teller);
  return teller;
}

const tellerFrom =
  (sources: ReadonlyMap<string, Source>) =>
  (text: string): ToldPassage | undefined => {
    const sentences = splitSentences(text).map((sentence) => ({ ...sentence, source: sources.get(sentence.text) }));
    const counts = new Map<Passage, number>();
    for (const { source } of sentences) if (source) counts.set(source.passage, (counts.get(source.passage) ?? 0) + 1);
    const [best] = [...counts].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < sentences.length * MOST) return undefined;
    const own = sentences.flatMap(({ source, ...sentence }) =>
      source?.passage === best[0] ? [{ ...source, sentence }] : [],
    );
    const placeOf = new Map<string, Span>();
    const paragraphNow = new Map<number, number>();
    for (const { facts, paragraph, sentence } of own) {
      for (const fact of facts) if (!placeOf.has(fact)) placeOf.set(fact, { start: sentence.start, end: sentence.end });
      if (!paragraphNow.has(paragraph)) paragraphNow.set(paragraph, sentence.paragraph + 1);
    }
    const [first] = own;
    if (!first) return undefined;
    const isWhole = own.length === sentences.length;
    return { text, pack: first.pack, passage: first.passage, placeOf, paragraphNow, isWhole };
  };

/** Where each sentence of the packs stands in them. */
const sourcesOf = (packs: readonly Pack[]): ReadonlyMap<string, Source> =>
  new Map(
    packs.flatMap((pack) =>
      pack.passages.flatMap((passage) =>
        passage.paragraphs.flatMap(({ sentences }, at) =>
          sentences.map(({ say, facts }): [string, Source] => [say, { pack, passage, paragraph: at + 1, facts }]),
        ),
      ),
    ),
  );

/** The same passage before anything was edited. */
export function asWritten({ pack, passage }: ToldPassage): ToldPassage {
  const told = readTold(passageText(passage), [pack]);
  if (!told) throw new Error(`the passage ${passage.id} does not know itself`);
  return told;
}

/** Whether every fact stands. */
export const stands = ({ placeOf }: ToldPassage, facts: readonly string[]): boolean =>
  facts.every((fact) => placeOf.has(fact));

/** The sentences that state the facts, as proofs; a sentence that states two is one. */
export function proofOf({ text, placeOf }: ToldPassage, facts: readonly string[]): Evidence[] {
  const places = facts.flatMap((fact) => placeOf.get(fact) ?? []);
  return places
    .filter(({ start }, at) => places.findIndex((other) => other.start === start) === at)
    .map(({ start, end }) => quoteEvidence(text, start, end));
}

/** Where words stand that the text has once; undefined when they are gone, or there twice. */
export function placeOfQuote({ text }: ToldPassage, quote: string): Span | undefined {
  const start = text.indexOf(quote);
  return start < 0 || text.includes(quote, start + 1) ? undefined : { start, end: start + quote.length };
}

/** The reason with its paragraphs counted as they stand now; undefined when it leads to one that is gone. */
export function renumber({ paragraphNow }: ToldPassage, reason: string): string | undefined {
  let isGone = false;
  const told = reason.replaceAll(/\d+(?:[·,～~]\s?\d+)*(?=문단)/g, (numbers) =>
    numbers.replaceAll(/\d+/g, (number) => {
      const now = paragraphNow.get(Number(number));
      if (now === undefined) isGone = true;
      return String(now);
    }),
  );
  return isGone ? undefined : told;
}
