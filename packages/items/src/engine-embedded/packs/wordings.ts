import type { Span } from '@chulje/contract';
import { dice } from '../../measure.ts';
import { splitSentences } from '../../model.ts';
import { CONNECTIVES, type ToldFact } from '../planner/realise.ts';
import { PACKS } from './index.ts';
import type { Fact, Pack } from './pack.ts';

/** From sentences back to the packs they came from. A sentence its user has edited comes from none. */

interface Source {
  pack: Pack;
  fact: Fact;
}

let sources: Map<string, Source> | undefined;

function sourceOf(sentence: string): Source | undefined {
  sources ??= new Map(
    PACKS.flatMap((pack) =>
      Object.values(pack.strands).flatMap(({ facts }) =>
        facts.flatMap((fact) => fact.say.map((wording) => [wording, { pack, fact }] as const)),
      ),
    ),
  );
  return sources.get(sentence) ?? sources.get(withoutConnective(sentence));
}

/** The sentence without the word that the realiser put before it. */
export function withoutConnective(sentence: string): string {
  const word = CONNECTIVES.find((connective) => sentence.startsWith(`${connective} `));
  return word ? sentence.slice(word.length + 1) : sentence;
}

/** Kinds of facts whose wordings may turn the thought another way: good for telling, not for proving. */
const FREELY_WORDED: ReadonlySet<Fact['kind']> = new Set(['배경', '문제', '의의']);
/** Likeness from which two wordings of a fact are taken for paraphrases; below it they often differ in a detail. */
const PARAPHRASE = 0.24;

/**
 * Other sentences that say no more and no less than a sentence of a pack, by hand; none for any other sentence. A key
 * may rest on them, so wordings that only fit the same place are left out.
 */
export function otherWordings(sentence: string): readonly string[] {
  const said = withoutConnective(sentence);
  const fact = sourceOf(sentence)?.fact;
  if (!fact || FREELY_WORDED.has(fact.kind)) return [];
  return fact.say.filter((other) => other !== said && dice(other, said) >= PARAPHRASE);
}

/**
 * The pack that a text was made from and those of its facts that still stand in it, in order; undefined for a text from
 * no pack. Item makers use of the pack's knowledge only what rests on these facts.
 */
export function standingFacts(text: string): { pack: Pack; facts: ToldFact[] } | undefined {
  const byPack = new Map<Pack, Map<string, Span>>();
  for (const { text: sentence, start, end } of splitSentences(text)) {
    const source = sourceOf(sentence);
    if (!source) continue;
    const places = byPack.get(source.pack) ?? new Map<string, Span>();
    if (!places.has(source.fact.id)) places.set(source.fact.id, { start, end });
    byPack.set(source.pack, places);
  }
  const [best] = [...byPack].sort(([, a], [, b]) => b.size - a.size);
  return best && { pack: best[0], facts: [...best[1]].map(([id, span]) => ({ id, ...span })) };
}

/** True when every sentence of a text is one pack's telling: nobody has written into it, though some may be gone. */
export function isToldWhole(text: string): boolean {
  const packs = new Set(splitSentences(text).map((sentence) => sourceOf(sentence.text)?.pack));
  return packs.size === 1 && !packs.has(undefined);
}
