import { PACKS } from './index.ts';

let wordings: Map<string, readonly string[]> | undefined;

/**
 * Other sentences that say what a sentence of a pack says, by hand; none for a sentence that is not from a pack, or
 * that its user has edited.
 */
export function otherWordings(sentence: string): readonly string[] {
  wordings ??= new Map(
    PACKS.flatMap((pack) => Object.values(pack.strands).flatMap((strand) => strand.facts)).flatMap((fact) =>
      fact.say.map((wording) => [wording, fact.say.filter((other) => other !== wording)] as const),
    ),
  );
  return wordings.get(sentence) ?? wordings.get(withoutConnective(sentence)) ?? [];
}

/** The realiser may put a connective before a wording. */
function withoutConnective(sentence: string): string {
  return sentence.replace(/^(?:[가-힣]+ ){0,1}[가-힣]+,? (?=\S)/, (lead) =>
    CONNECTIVES.test(lead.trim().replace(/,$/, '')) ? '' : lead,
  );
}

const CONNECTIVES =
  /^(?:그러나|하지만|그렇지만|그런데|반면|반면에|이와 달리|따라서|그러므로|그래서|그 결과|이에 따라|또한|그리고|나아가|아울러|더욱이|예를 들어|가령|예컨대|이를테면)$/;
