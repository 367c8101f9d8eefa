import type { Operation } from '@chulje/contract';
import { likeness, repeats, shingles } from '../../measure.ts';
import { isDenial } from '../choose-options.ts';
import { endsWithFinalN, josa, withParticle } from '../grammar/hangul.ts';
import { denyPredicate } from '../grammar/predicate.ts';
import { afterCondition, CONTRAST, countConditions, countJoints, REASON } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { type Claim, COPY_MAX, isReadable, pointsOutside } from './claims.ts';
import { exchangeCompared, exchangeOrder } from './comparison.ts';
import type { Context } from './context.ts';
import { crossTopics } from './contrasts.ts';
import { anythingElse } from './exclusives.ts';
import { misname } from './misnamings.ts';
import { reversePredicate, turnCompared, turnRound } from './opposite-words.ts';
import { areSetApart, exchanged, exchangeScenes, readPair } from './pairs.ts';
import { reversals } from './reversals.ts';
import { rewordLightly } from './rewording.ts';
import { lendToRivals } from './rivals.ts';
import { exchangeSetApart } from './set-apart.ts';
import { cutDependence, flipCondition } from './trend.ts';
import { turns } from './turns.ts';

export interface Falsehood {
  text: string;
  operation: Operation;
  claim: Claim;
  /** The claim whose content was put on this one's topic. */
  other?: Claim;
  /** Not said by the text, but perhaps not denied either. */
  isUnproven?: true;
}

/** A run of so many characters of the passage gives a statement away. */
const COPIED = 25;
/** How near another sentence may come to a false statement before it might be saying it. */
const SAID_ELSEWHERE = 0.72;

/** False statements on all claims of a passage. */
export function falsifyAll(claims: readonly Claim[], context: Context): Falsehood[] {
  const { text } = context;
  const crossed = [...crossTopics(claims, context), ...misname(claims, context)]
    .filter((made) => isReadable(made.text))
    .map((made): Falsehood => ({ ...made, operation: 'D9' }));
  const sentences = context.sentences.map(({ start, text: said }) => ({ start, bigrams: shingles(said, 2) }));
  const lent = lendToRivals(claims, context)
    .filter((made) => isReadable(made.text))
    .map((made): Falsehood => ({ ...made, operation: 'D9', isUnproven: true }));
  const told = exchangeSetApart(claims, context)
    .filter((made) => !isSaid(made, sentences))
    .map((made): Falsehood => ({ ...made, operation: 'D9' }));
  const own = distinctTexts([...crossed, ...claims.flatMap((claim) => falsify(claim, sentences)), ...told]);
  const all = distinctTexts([...own, ...lent]).map((falsehood) =>
    // What was put on another topic as it stood is known by its wording.
    repeats(falsehood.text, text, COPIED) ? { ...falsehood, text: rewordLightly(falsehood.text) } : falsehood,
  );
  return all.filter((falsehood) => !pointsOutside(falsehood.text) && !repeats(falsehood.text, text, COPY_MAX + 1));
}

/** Statements that the passage contradicts, made from a claim by one operation each; surest first. */
function falsify(claim: Claim, sentences: readonly { start: number; bigrams: Set<string> }[]): Falsehood[] {
  // Said in other words as far as true options are: else the true one would be known by its distance from the passage.
  const reworded = claim.restatements.filter((wording) => wording !== claim.statement);
  const bases = reworded.length > 0 ? reworded : [claim.statement];
  const read = readPair(claim.statement);
  const pair = read && areSetApart(read) ? read : undefined;
  const told = pair ? exchanged(pair).flatMap((said) => wrap(said, 'D9', claim)) : [];
  const turnedFrom = (base: string): Falsehood[] => [
    ...wrap(exchangeCompared(base), 'D1', claim),
    ...wrap(exchangeOrder(base), 'D2', claim),
    ...wrap(exchangeRejected(base), 'D1', claim),
    ...wrap(countJoints(base) > 0 ? undefined : flipCondition(base), 'D11', claim),
    ...wrap(cutDependence(base), 'D7', claim),
    ...wrap(CONTRAST.test(base) ? undefined : dropNeed(base), 'D7', claim),
    ...wrap(exchangeScenes(base), 'D9', claim),
    ...wrap(anythingElse(base), 'D7', claim),
    ...turns(base)
      .filter(([, operation]) => !(pair && operation === 'D11'))
      .map(([text, operation]): Falsehood => ({ text, operation, claim })),
    // Of a pair the halves are turned, never one of them within the whole; an outcome turned beside its reason is absurd.
    ...(pair || REASON.test(base) || CONTRAST.test(base) || HAS_CLAUSE.test(base) ? [] : turned(base, claim)),
  ];
  const made = [
    ...bases.flatMap(turnedFrom),
    ...told,
    ...reversals(bases, claim.statement).map(([text, operation]): Falsehood => ({ text, operation, claim })),
  ];
  // Other words may have hidden the form that an operation asks for.
  if (made.length === 0) made.push(...turnedFrom(claim.statement).filter(({ text }) => !isPlainlyDenied(text)));
  if (claim.rival) {
    const { predicate } = claim.rival;
    const words = claim.statement.split(' ');
    const topic = words.slice(0, words.findIndex(isTopic) + 1).join(' ');
    // “먼저 학습한 정보가”, read without its 먼저, is nobody's.
    const isWhole = !claim.sentence.text.includes(`먼저 ${predicate.slice(0, 4)}`);
    // “닮은 것은 … 존재하지 않는다”: what is told of a clause goes with no other.
    if (topic !== '' && isWhole && !/ 것[은는]$|^것[은는]$/.test(topic) && !/ 것[은는]$/.test(claim.rival.topic))
      made.unshift({ text: `${topic} ${predicate}`, operation: 'D9', claim });
  }
  const distinct = new Map(made.map((falsehood) => [falsehood.text, falsehood]));
  return [...distinct.values()].filter(
    ({ text }) =>
      isReadable(text) &&
      // “많거나 적게” with one of the two turned.
      !/([가-힣]+)거나 \1/.test(text) &&
      !isSaid({ text, claim }, sentences),
  );
}

/** Denied, and not in spite of something. */
const isPlainlyDenied = (text: string): boolean => isDenial(text) && !/더라도 /.test(text);

/** Whether another sentence of the passage than those it was made of may be saying it. */
function isSaid(
  { text, claim, other }: Pick<Falsehood, 'text' | 'claim' | 'other'>,
  sentences: readonly { start: number; bigrams: Set<string> }[],
): boolean {
  const own = shingles(text, 2);
  return sentences.some(
    ({ start, bigrams }) =>
      start !== claim.sentence.start && start !== other?.sentence.start && likeness(own, bigrams) > SAID_ELSEWHERE,
  );
}

/** Each text once, as it was made first. */
function distinctTexts(falsehoods: readonly Falsehood[]): Falsehood[] {
  const seen = new Set<string>();
  return falsehoods.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Two clauses with topics of their own: turning the last leaves the first to vouch for nothing. “거나” and its like join nouns. */
const HAS_CLAUSE = /나, |[가-힣](?<![거이하제구디두런마])나 /;

/** One word or the predicate turned into its opposite. */
const turned = (base: string, claim: Claim): Falsehood[] => [
  ...wrap(reversePredicate(base), 'D11', claim),
  ...wrap(turnRound(base), 'D2', claim),
  ...wrap(turnCompared(base), 'D11', claim),
  ...wrap(denyPlain(withoutAlso(base)), 'D4', claim),
];

/** Only a short statement of one fact is denied: of a longer one it would not be plain what is. */
const denyPlain = (base: string): string | undefined =>
  DEFINES.test(base) ||
  RESISTS_DENIAL.test(base) ||
  base.length > DENIABLE ||
  countJoints(afterCondition(base)) > 0 ||
  countConditions(base) > 1 ||
  // What is needed or owed has its own reversals.
  /[가-힣]에 따라 |면서 |것이 (?:불)?가능하다\.$|야 (?:한|된)다\.$/.test(base) ||
  base.split(' ').filter(isTopic).length > 1
    ? undefined
    : denyPredicate(base);
const DENIABLE = 52;

/** “자전에도 영향을 미친다” is denied as “자전에 …”: nothing else is denied beside it. */
const withoutAlso = (base: string): string =>
  base.split(/[가-힣]에도 /).length === 2 && !/(?:그럼|외|[함음임됨])에도 |불구/.test(base)
    ? base.replace(/([가-힣])에도 /, '$1에 ')
    : base;

/** A name, a division or a definition denied says nothing anybody would hold. */
const DEFINES =
  /(?:가리킨다|말한다|뜻한다|의미한다|한다고 한다|부른다|나뉜다|나눈다|구분된다|구분한다|이루어진다|구성된다|이다)\.$/;

/** “커야 개선되지 않는다”, “오히려 해가 되지 않는다”, “기억하지는 못하지 않는다” are no sentences; that somebody said nothing of the kind is no view. */
const RESISTS_DENIAL =
  /[가-힣](?:야|야만) (?![한된하되])|(?:^| )(?:오히려|도리어|비로소) |지[는도] [못않][가-힣]+\.$|(?:으로|로) [가-힣]+[을를] 들 수 있다\.$|(?:^| )잘 [가-힣]+다\.$|(?:^| )몇 |[가-힣]곤 한다\.$|(?:^| )최대 |[다라]는 (?:점을 지적하였|비판을 제기하였|(?:해석|분석|설명)을 내놓았|판단을 내렸|믿음을 지녔)다\.$/;

function wrap(text: string | undefined, operation: Operation, claim: Claim): Falsehood[] {
  return text === undefined ? [] : [{ text, operation, claim }];
}

/** “원인이 A가 아니라 B에 있다” as “원인이 B가 아니라 A에 있다”, of two plain nouns with their owners. */
function exchangeRejected(statement: string): string | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const not = words.findIndex((word) => /^아니라,?$/.test(word));
  if (not < 1 || words.filter((word) => /^아니라,?$/.test(word)).length > 1 || !words.some(isTopic)) return undefined;
  const from = words.slice(0, not - 1).findLastIndex((word) => !isOfNoun(word)) + 1;
  const [, rejected = ''] = /^(.+)[이가]$/.exec(words.slice(from, not).join(' ')) ?? [];
  const till = words.findIndex((word, at) => at > not && !isOfNoun(word));
  const [, said = '', mark = ''] =
    /^(.+?)(이다|에서|에게|에|을|를|으로|로)$/.exec(words.slice(not + 1, till + 1).join(' ')) ?? [];
  if (rejected === '' || said === '' || from === 0 || not - from > 3 || till - not > 4) return undefined;
  // What stands before must have ended with its particle, and what follows must be the verb.
  const before = words[from - 1] ?? '';
  if (!isTopic(before) && !/[가-힣][이가을를]$/.test(before)) return undefined;
  const verb = words.slice(till + 1);
  if (
    /[을를]$/.test(mark)
      ? verb.length !== 1
      : mark !== '이다' && verb.length > 2 && !/(?:다|다고|고|며)$/.test(verb[0] ?? '')
  )
    return undefined;
  // 것 or 때문 would be parted from what they close.
  if ([rejected, said].some((noun) => /(?:것|셈|뿐|때문|수|점|도|만)$/.test(noun))) return undefined;
  const back = withParticle(rejected, mark);
  return `${[...words.slice(0, from), josa(said, '이/가'), '아니라', back, ...words.slice(till + 1)].join(' ')}.`;
}

/** A noun without a particle, or the owner of the next: no verb, and nothing that closes a phrase. */
const isOfNoun = (word: string): boolean =>
  /^[가-힣A-Za-z]+$/.test(word) &&
  (word.endsWith('의') ||
    (!isTopic(word) &&
      !endsWithFinalN(word) &&
      !/(?:[은는이가을를도만던]|에서|에게|에|으로|로|고|며|서|해|게|히|다)$/.test(word)));

/** “…가 있어야 P다” as “…가 없어도 P다”. */
function dropNeed(statement: string): string | undefined {
  return /[이가] 있어야 /.test(statement) && !/야 한다(?:\.|고 |는 )/.test(statement)
    ? statement.replace(/([이가]) 있어야 (?:비로소 )?/, '$1 없어도 ')
    : undefined;
}
