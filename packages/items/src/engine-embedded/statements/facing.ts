import { withParticle } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';
import { type Claim, standsAlone } from './claims.ts';
import { AGAINST } from './connective.ts';
import { type Context, tellsWhen } from './context.ts';
import { isOneOf } from './contrasts.ts';
import { areListed } from './misnamings.ts';
import type { ReadSentence } from './references.ts';
import { areAlike, areTwoNamed, leansOn, mayBeSo, namesItself, nounAt } from './sides.ts';

/** “A는 P다. 반면 B는 Q다.”: two things in two sentences, of which what is said of the one is denied of the other. */

interface Head {
  noun: string;
  particle: string;
  /** What is said, without its full stop. */
  said: string;
}

interface Faced {
  claim: Claim;
  text: string;
  /** Whose content was put on the topic of `claim`. */
  other: Claim;
}

/** False statements from two sentences, the second of which is set against the first: each thing with what is said of the other. */
export function faceSentences(claims: readonly Claim[], context: Context): Faced[] {
  const { sentences, persons, told } = context;
  return told.flatMap(({ sentence, statement }) => {
    const before = sentences[sentences.indexOf(sentence) - 1];
    const first = told.find((other) => other.sentence === before);
    if (!first || first.sentence.paragraph !== sentence.paragraph || !AGAINST.test(sentence.text)) return [];
    const [a, b] = [readHead(first.statement), readHead(statement)];
    if (!a || !b || a.particle !== b.particle || !areRivals(a.noun, b.noun, context)) return [];
    const [ofFirst, ofSecond] = [first.sentence, sentence].map((one) => claimsOf(claims, one));
    return [...give(a, b, ofFirst, ofSecond), ...give(b, a, ofSecond, ofFirst)].filter(
      ({ text }) => standsAlone(text) && tellsWhen(text, persons),
    );
  });
}

const claimsOf = (claims: readonly Claim[], sentence: ReadSentence): Claim[] =>
  claims.filter((claim) => claim.sentence.start === sentence.start && claim.sentence.end === sentence.end);

/** What the claims say of one thing right at its head, said of the other. */
const give = (to: Head, from: Head, own: readonly Claim[] = [], claims: readonly Claim[] = []): Faced[] =>
  claims.flatMap((other) => {
    const told = readHead(other.statement);
    if (!told || told.noun !== from.noun || mayHoldOfBoth(told.said)) return [];
    // A later half need not be what the two are set apart by, unless it ends as what is said of the other does.
    if (told.said.slice(0, OPENING) !== from.said.slice(0, OPENING) && lastOf(told.said) !== lastOf(to.said)) return [];
    if (namesItself(to.noun, from.noun, told.said)) return [];
    return [{ claim: own[0] ?? other, text: `${withParticle(to.noun, to.particle)} ${told.said}.`, other }];
  });
const OPENING = 6;
const lastOf = (said: string): string => said.split(' ').at(-1) ?? '';

/** What may be so of both, or leans on the sentence before. */
const mayHoldOfBoth = (said: string): boolean => SHARED.test(` ${said}`) || leansOn(said) || mayBeSo(said);
const SHARED =
  /^(?!.*[와과] .*서로).*(?:^| )서로 |(?:^| )(?:모두|역시|또한|함께|다른|이러한|그러한|이|그|더|더욱|덜|둘|또|같은|비슷한|이때|대체로|흔히|보통) |[가-힣](?<!정|온|속|농|제|태|강|밀|빈)도 (?![가-힣]+지 않)|보다 |비판을|평가를|나뉜다|구분된다|다른 점/;

/** Undefined where something else has a topic of its own. */
function readHead(statement: string): Head | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const head = nounAt(words, 0, false);
  const said = words.slice((head?.at ?? 0) + 1);
  return head && !said.some(isTopic) ? { noun: head.noun, particle: head.particle, said: said.join(' ') } : undefined;
}

/** Two of one name, two that the text names side by side, or two who hold something; neither of them a kind of the other. */
const areRivals = (a: string, b: string, { sentences, persons }: Context): boolean =>
  areTwoNamed(a, b) &&
  !/[와과] /.test(`${a} ${b}`) &&
  persons.has(a) === persons.has(b) &&
  !isOneOf(a, b, sentences) &&
  (areAlike(a, b) || persons.has(a) || sentences.some(({ said }) => areListed(said, a, b)));
