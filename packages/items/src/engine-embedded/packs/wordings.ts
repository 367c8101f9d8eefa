import { dice } from '../../measure.ts';
import { CONNECTIVES } from '../planner/realise.ts';
import { PACKS } from './index.ts';
import type { Fact } from './pack.ts';

/** From sentences back to the packs they came from. A sentence its user has edited comes from none. */

let known: Map<string, Fact> | undefined;

function factOf(sentence: string): Fact | undefined {
  known ??= new Map(
    PACKS.flatMap((pack) =>
      Object.values(pack.strands).flatMap(({ facts }) =>
        facts.flatMap((fact) => fact.say.map((wording) => [wording, fact] as const)),
      ),
    ),
  );
  return known.get(sentence) ?? known.get(withoutConnective(sentence));
}

function withoutConnective(sentence: string): string {
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
  const fact = factOf(sentence);
  if (!fact || FREELY_WORDED.has(fact.kind)) return [];
  return fact.say.filter((other) => other !== said && dice(other, said) >= PARAPHRASE);
}
