import { josa } from '../grammar/hangul.ts';
import { cutAtTopic, type TopicParts } from '../grammar/topic.ts';
import { type Claim, isReadable, standsAlone } from './claims.ts';
import { AGAINST, CONNECTIVE } from './connective.ts';
import { type Context, tellsWhen } from './context.ts';
import { isOneOf } from './contrasts.ts';
import { areListed } from './misnamings.ts';
import type { ReadSentence } from './references.ts';
import { leansOn } from './sides.ts';

/** “A는 P다. 반면 B는 Q다.”: two kinds of one thing in two sentences, of which what is said of the one is not so of the other. */

/** What may be so of both, or leans on the sentence before. */
const SHARED =
  /^(?!.*[와과] .*서로).*(?:^| )서로 |수 있다$|(?:^| )(?:모두|역시|또한|함께|다른|이러한|그러한|이|그|더|더욱|덜|둘|또|같은|비슷한|이때|대체로|흔히|보통) |[가-힣](?<!정|온|속|농|제|태|강|밀|빈)도 (?![가-힣]+지 않)|보다 |비판을|평가를|나뉜다|구분된다|것이다$|다른 점/;

/** Names of kinds: 지적 덕 and 품성적 덕, 소극설 and 적극설; or of what a sentence names side by side. */
function areKinds(a: string, b: string, sentences: readonly ReadSentence[]): boolean {
  if (/의 |[와과] /.test(`${a} ${b}`) || a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)) return false;
  const [last = '', lastOther = ''] = [a, b].map((name) => name.split(' ').at(-1));
  if (a !== last && b !== lastOther && last === lastOther) return true;
  const suffix = SUFFIX.exec(last)?.[0];
  return (
    (suffix !== undefined && suffix === SUFFIX.exec(lastOther)?.[0]) ||
    sentences.some(({ said }) => areListed(said, a, b))
  );
}

/** What ends the names of kinds and not those of men. */
const SUFFIX = /(?:론|설|법|형|제|세|파|성|률|식|화|암|학|주의|주의자들|석|값)$/;

export function faceSentences(
  claims: readonly Claim[],
  { sentences, persons, own }: Context,
): { claim: Claim; text: string; other: Claim }[] {
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1];
    if (!before || before.paragraph !== sentence.paragraph || !AGAINST.test(sentence.text)) return [];
    if (!own.has(before) || !own.has(sentence)) return [];
    const [first, second] = [before, sentence].map(readSide);
    if (
      !first ||
      !second ||
      !areKinds(first.noun, second.noun, sentences) ||
      isOneOf(first.noun, second.noun, sentences)
    )
      return [];
    if (persons.has(first.noun) || persons.has(second.noun)) return [];
    return [
      { of: first, said: second, claim: before, other: sentence },
      { of: second, said: first, claim: sentence, other: before },
    ]
      .filter(({ of, said }) => !said.rest.includes(of.noun) && !SHARED.test(` ${said.rest}`) && !leansOn(said.rest))
      .map(({ of, said, claim, other }) => ({
        claim: claimOf(claim, claims),
        text: `${josa(of.noun, '은/는')} ${said.rest}.`,
        other: claimOf(other, claims),
      }))
      .filter((made) => isReadable(made.text) && standsAlone(made.text) && tellsWhen(made.text, persons));
  });
}

function readSide(sentence: ReadSentence): TopicParts | undefined {
  const cut = cutAtTopic(sentence.said.replace(CONNECTIVE, ''));
  return cut && cut.noun.length <= 16 && cut.before.split(' ').length <= 3 ? cut : undefined;
}

const claimOf = (sentence: ReadSentence, claims: readonly Claim[]): Claim =>
  claims.find((claim) => claim.sentence.start === sentence.start) ?? {
    statement: sentence.said,
    restatements: [],
    sentence,
  };
