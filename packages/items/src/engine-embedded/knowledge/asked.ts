import { dice } from '../../measure.ts';
import type { Candidate, Recipe } from '../assemble.ts';
import { josa } from '../grammar/hangul.ts';
import { asClause, quoted } from '../grammar/reported.ts';
import type { Position, Term } from '../packs/pack.ts';
import { generalQuestions, kindOf, openQuestions } from '../statements/open-questions.ts';
import { type Known, paragraphs, positionsTold, proofOf, stands, termsTold } from './known.ts';

/**
 * F08, F09: what the passage answers, and what it leaves open: the same questions on what the pack tells elsewhere, and
 * on the passage's own terms what nothing in it comes near to answering.
 */
export function onQuestions(known: Known, stem: string, isNegative: boolean): Recipe[] {
  const trues = answered(known);
  const terms = termsTold(known).map(({ name }) => ({ name, kind: kindOf(name) }));
  const open = [...openQuestions(known.text, terms), ...generalQuestions(known.text, terms)];
  // A name that the passage never mentions would give itself away as the one that is not answered.
  return [{ stem, trues, falses: isNegative ? open : [...open, ...untold(known)], spread: 'free' }];
}

const meaningOf = (name: string): string => `${josa(name, '이란/란')} 무엇을 가리키는가?`;
const groundOf = ({ holder, claim }: Position): string =>
  `${josa(holder, '이/가')} ${quoted(asClause(claim))} 보는 근거는 무엇인가?`;
const differenceOf = (a: string, b: string): string => `${josa(a, '과/와')} ${josa(b, '은/는')} 어떤 점에서 다른가?`;
const changeWith = (head: string): string => `${head} 어떤 변화가 나타나는가?`;

function answered(known: Known): Candidate[] {
  const told = termsTold(known);
  const option = (text: string, facts: readonly string[], answer = text): Candidate[] => {
    const evidence = proofOf(known, facts);
    const [first] = [...evidence].sort((a, b) => dice(b.quote, answer) - dice(a.quote, answer));
    if (!first) return [];
    const reason = `${paragraphs(known.text, [first])}문단의 “${first.quote}”에서 답을 찾을 수 있다.`;
    return [{ text, operation: 'D0', evidence, reason }];
  };
  return [
    ...told.flatMap(({ name, fact, explainedBy = fact }) => option(meaningOf(name), [explainedBy])),
    ...contrasts(known, true).flatMap(([term, other, facts]) => option(differenceOf(term.name, other), facts)),
    ...quantities(known).flatMap(([head, facts]) => option(changeWith(head), facts)),
    ...positionsTold(known).flatMap((position) => option(groundOf(position), position.facts, position.ground)),
  ];
}

/**
 * Questions that only other tellings answer; of nothing that this one so much as names. The grounds of a view are none
 * of them: what speaks for it may be told without its holder.
 */
function untold(known: Known): Candidate[] {
  const { text, knowledge } = known;
  const isForeign = (name: string) => !text.includes(name);
  const [place] = proofOf(known, [...known.placeOf.keys()].slice(0, 1));
  if (!place) return [];
  const option = (said: string, about: string): Candidate => ({
    text: said,
    operation: 'D6',
    evidence: [place],
    reason: `윗글은 ${josa(about, '을/를')} 다루지 않으므로, 이 물음의 답을 찾을 수 없다.`,
  });
  return [
    ...knowledge.terms.filter(({ name }) => isForeign(name)).map(({ name }) => option(meaningOf(name), `‘${name}’`)),
    ...contrasts(known, false)
      .filter(([term, other]) => isForeign(term.name) && isForeign(other))
      .map(([term, other]) => option(differenceOf(term.name, other), `‘${term.name}’`)),
  ];
}

/** Two terms that some relation sets against each other, told or not. */
function contrasts(known: Known, isTold: boolean): [Term, string, readonly string[]][] {
  const terms = new Map(known.knowledge.terms.map((term) => [term.name, term]));
  return known.knowledge.relations.flatMap((relation): [Term, string, readonly string[]][] => {
    if (relation.kind !== '대비' || stands(known, relation.facts) !== isTold) return [];
    const [first, second] = relation.pairs.map(([head]) => head.replace(/(?:에서는|에는|은|는)$/, ''));
    const [term, other] = [terms.get(first ?? ''), terms.get(second ?? '')];
    return term && other ? [[term, other.name, relation.facts]] : [];
  });
}

/** What changes as something else does. */
function quantities(known: Known): [string, readonly string[]][] {
  return known.knowledge.relations.flatMap((relation): [string, readonly string[]][] => {
    if (relation.kind !== '수량' || !stands(known, relation.facts)) return [];
    const head = relation.pairs[0][0];
    return /(?<!일)수록$/.test(head) ? [[head, relation.facts]] : [];
  });
}
