import type { Span } from '@chulje/contract';
import type { Fact, Link, Strand } from '../packs/pack.ts';
import { pick, type Random } from './random.ts';

/** From chosen strands to text: which optional facts stay, which wording each takes, which connective joins them. */

/** Share of optional facts that stay. */
const KEPT = 0.6;

/** A reader would stumble without 그러나 or 예를 들어; 따라서 and 또한 only ease the way. */
const LINKS: Record<Link, { words: readonly [string, ...string[]]; used: number }> = {
  역접: { words: ['그러나', '하지만', '그렇지만'], used: 1 },
  예시: { words: ['예를 들어', '가령', '이를테면'], used: 1 },
  인과: { words: ['따라서', '그러므로', '그래서'], used: 0.6 },
  첨가: { words: ['또한', '아울러', '나아가'], used: 0.5 },
};

/** Every word the realiser may put before a wording. */
export const CONNECTIVES: readonly string[] = Object.values(LINKS).flatMap(({ words }) => words);

/** Where the sentence of a fact stands in the text, its connective included. Offsets are UTF-16. */
export interface ToldFact extends Span {
  id: string;
}

/** The passage's text, one paragraph a strand, and the place of every fact that is in it. */
export function realise(strands: readonly Strand[], random: Random): { text: string; facts: ToldFact[] } {
  let lastWord = '';
  let text = '';
  const told: ToldFact[] = [];
  for (const { facts } of strands) {
    if (text !== '') text += '\n';
    for (const [at, fact] of keep(facts, random).entries()) {
      if (at > 0) text += ' ';
      const start = text.length;
      text += sentence(fact);
      told.push({ id: fact.id, start, end: text.length });
    }
  }
  return { text, facts: told };

  function sentence(fact: Fact): string {
    const said = pick(random, fact.say);
    const word = fact.link && connective(fact.link);
    return word ? `${word} ${said}` : said;
  }

  /** Never the word used last, so that no two neighbours open alike. */
  function connective(link: Link): string | undefined {
    const { words, used } = LINKS[link];
    if (random() >= used) return undefined;
    const [first, ...others] = words.filter((word) => word !== lastWord);
    if (first === undefined) return undefined;
    lastWord = pick(random, [first, ...others]);
    return lastWord;
  }
}

function keep(facts: readonly Fact[], random: Random): Fact[] {
  return facts.filter((fact) => !fact.optional || random() < KEPT);
}
