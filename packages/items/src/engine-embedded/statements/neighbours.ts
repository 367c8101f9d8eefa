import { josa } from '../grammar/hangul.ts';
import type { Claim } from './claims.ts';
import { AGAINST } from './connective.ts';
import type { ReadSentence } from './references.ts';
import { areAlike, isUnnamed, leansOn, mayBeSo, namesItself, nounAt } from './sides.ts';
import type { Told } from './told.ts';

/** “A는 P다. 반면 B는 Q다.”: what the one is said to be is denied of the other. */

interface Head {
  noun: string;
  particle: string;
  /** What is said, without its full stop. */
  said: string;
}

/** False statements from two sentences, the second of which is set against the first: each thing with what is said of the other. */
export function exchangeNeighbours(
  told: readonly Told[],
  sentences: readonly ReadSentence[],
  claims: readonly Claim[],
  persons: ReadonlySet<string>,
): { claim: Claim; text: string }[] {
  return told.flatMap(({ sentence, statement }) => {
    const before = sentences[sentences.indexOf(sentence) - 1];
    const first = told.find((other) => other.sentence === before);
    if (!first || first.sentence.paragraph !== sentence.paragraph || !AGAINST.test(sentence.said)) return [];
    const [a, b] = [readHead(first.statement), readHead(statement)];
    if (!a || !b || a.particle !== b.particle || !areRivals(a, b, persons)) return [];
    return [...give(a, b, claimsOf(claims, sentence)), ...give(b, a, claimsOf(claims, first.sentence))];
  });
}

const claimsOf = (claims: readonly Claim[], sentence: ReadSentence): Claim[] =>
  claims.filter((claim) => claim.sentence.start === sentence.start && claim.sentence.end === sentence.end);

/** What the claims say of one thing right at its head, said of the other. */
const give = (to: Head, from: Head, claims: readonly Claim[]): { claim: Claim; text: string }[] =>
  claims.flatMap((claim) => {
    const told = readHead(claim.statement);
    if (!told || told.noun !== from.noun) return [];
    // A later half need not be what the two are set apart by, unless it ends as what is said of the other does.
    if (told.said.slice(0, OPENING) !== from.said.slice(0, OPENING) && lastOf(told.said) !== lastOf(to.said)) return [];
    if (leansOn(told.said) || mayBeSo(told.said) || namesItself(to.noun, from.noun, told.said)) return [];
    return [
      { claim, text: `${to.particle === '은/는' ? josa(to.noun, '은/는') : to.noun + to.particle} ${told.said}.` },
    ];
  });
const OPENING = 6;
const lastOf = (said: string): string => said.split(' ').at(-1) ?? '';

function readHead(statement: string): Head | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const head = nounAt(words, 0, false);
  return head && { noun: head.noun, particle: head.particle, said: words.slice(head.at + 1).join(' ') };
}

/** Two of one name, or two who hold something. */
const areRivals = (a: Head, b: Head, persons: ReadonlySet<string>): boolean =>
  !isUnnamed(a.noun) &&
  !isUnnamed(b.noun) &&
  !a.noun.includes(b.noun) &&
  !b.noun.includes(a.noun) &&
  a.noun.includes('의 ') === b.noun.includes('의 ') &&
  (areAlike(a.noun, b.noun) || (persons.has(a.noun) && persons.has(b.noun)));
