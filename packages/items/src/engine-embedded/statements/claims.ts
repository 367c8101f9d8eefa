import type { Span } from '@chulje/contract';
import { longestCommonRun, plainLength } from '../../measure.ts';
import { type Sentence, splitSentences } from '../../model.ts';
import { josa } from '../hangul.ts';
import { closeClause } from './predicate.ts';
import { giveReason, reword, termBefore } from './rewording.ts';
import { isTopic } from './topic.ts';

/** A statement that the passage makes and that can be understood without what stands around it. */
export interface Claim {
  /** As the passage words it, without a leading connective. */
  statement: string;
  /** Sentences that say the same in other words, good enough to print; may be empty. */
  restatements: string[];
  sentence: Sentence;
  /** The other half of “A는 P고, B는 Q다”, when the claim is one half. */
  rival?: { topic: string; predicate: string };
}

const LENGTH_MIN = 18;
const LENGTH_MAX = 90;
/** CSAT.md §3.1 O04. */
const COPY_MAX = 36;

const CONNECTIVE =
  /^(?:그러나|하지만|그런데|그리고|또한|또|따라서|그러므로|그래서|즉|곧|결국|한편|반면에?|반대로|이와는 달리|이에 따라|그 결과|이 때문에|그래야|이에 반해|이와 달리|이와 반대로|나아가|더 나아가|다만|특히|요컨대|아울러|게다가|오히려|물론|사실|실제로|일반적으로|그렇지만),? |^(?:먼저|우선|첫째|둘째|셋째|마지막으로), /;
const EXAMPLE = /^(?:예를 들어|예컨대|가령|이를테면)/;
/** Words that point outside the sentence. */
const POINTING =
  /(?:^|[\s‘“(])(?:이|그|저|이들|그들|이것|그것|이를|그를|이는|그는|이에|그에|이와|그와|이로|그로|이때|그때|여기|거기|이러한|그러한|이런|그런|이렇게|그렇게|이처럼|그처럼|앞의|앞선|뒤의|위의|전자|후자|양자|둘|다음|그중|그동안|이후|이전|당시|반대의|나머지|다른)(?=[\s,은는이가을를의에도]|$)/;
/** Claims of a passage in order. `alternatives` gives other wordings of a sentence where its author wrote them. */
export function readClaims(text: string, alternatives: (sentence: string) => readonly string[] = () => []): Claim[] {
  const sentences = splitSentences(text);
  const single = sentences.flatMap((sentence) => {
    const statement = sentence.text.replace(CONNECTIVE, '');
    if (EXAMPLE.test(sentence.text) || !standsAlone(statement)) return [];
    // What leans on the sentence before and names no topic of its own says too little alone.
    if (statement !== sentence.text && !statement.split(' ').some(isTopic)) return [];
    const written = alternatives(sentence.text)
      .map((wording) => wording.replace(CONNECTIVE, ''))
      .filter((wording) => wording !== statement && standsAlone(wording));
    const whole: Claim = {
      statement,
      restatements: fitting([...written, ...reword(statement), statement], text),
      sentence,
    };
    const parts = splitClauses(statement).map(
      (part): Claim => ({
        ...part,
        restatements: fitting([...reword(part.statement), part.statement], text),
        sentence,
      }),
    );
    return [whole, ...parts];
  });
  return [...single, ...readReasons(text, sentences)];
}

/** “P다. Q기 때문이다.” as one claim: “P는 것은 Q기 때문이다”. */
function readReasons(text: string, sentences: readonly Sentence[]): Claim[] {
  return sentences.flatMap((reason, at): Claim[] => {
    const outcome = sentences[at - 1];
    const cause = /^(.+)기 때문이다\.$/.exec(reason.text)?.[1];
    if (!outcome || cause === undefined || outcome.paragraph !== reason.paragraph) return [];
    const said = outcome.text.replace(CONNECTIVE, '');
    if (!standsAlone(said) || POINTING.test(cause)) return [];
    const statement = giveReason(said, cause);
    if (statement === undefined) return [];
    const sentence = { ...outcome, end: reason.end, text: text.slice(outcome.start, reason.end) };
    return [{ statement, restatements: fitting([statement, ...reword(statement)], text), sentence }];
  });
}

/** True for a plain declarative sentence with a subject and nothing that points outside it. */
function standsAlone(statement: string): boolean {
  const length = plainLength(statement);
  return (
    length >= LENGTH_MIN &&
    length <= 130 &&
    /[가-힣]다\.$/.test(statement) &&
    !/[?!"“”‘’:;…(){}[\]<>〈〉]/.test(statement) &&
    // A reason alone says nothing: its outcome stands in the sentence before.
    !/(?:기|은|는|인) 때문이다\.$/.test(statement) &&
    !/(?:하자|보자|왔다|아 보았다|살펴보|알아보)\.?$/.test(statement) &&
    !POINTING.test(statement) &&
    hasSubject(statement)
  );
}

function hasSubject(statement: string): boolean {
  return statement
    .split(' ')
    .slice(0, -1)
    .some((word) => (/[가-힣A-Za-z0-9](?:이|가)$/.test(word) ? word.length > 1 : isTopic(word)));
}

function fitting(wordings: readonly string[], text: string): string[] {
  return [...new Set(wordings)].filter((wording) => {
    const length = plainLength(wording);
    return length >= LENGTH_MIN && length <= LENGTH_MAX && longestCommonRun(wording, text) <= COPY_MAX;
  });
}

/** “A는 P고, B는 Q다” into its halves; “A는 P고 Q다” into two statements about A. */
function splitClauses(statement: string): Pick<Claim, 'statement' | 'rival'>[] {
  const terms = splitDefinitions(statement);
  if (terms.length > 0) return terms;
  const match =
    /^(.{1,24}?)(은|는) (.{4,}?(?:이고|이며|하고|하며|되고|되며|지고|지며|있고|있으며|없고|없으며|지만|는데|인데|고|며)),? (.{6,}다)\.$/.exec(
      statement,
    );
  if (!match) return [];
  const [, topic = '', particle = '', clause = '', rest = ''] = match;
  if (/(?:은|는) /.test(topic) || !isTopic(lastWord(topic) + particle)) return [];
  const first = closeClause(clause);
  if (!first) return [];
  const second = /^(.{1,24}?)(은|는) (.{4,}다)$/.exec(rest);
  const head = `${topic}${particle} ${first}`;
  if (second) {
    const [, otherTopic = '', otherParticle = '', otherPredicate = ''] = second;
    if (!isTopic(lastWord(otherTopic) + otherParticle) || /[이가] /.test(otherTopic)) return [];
    const halves: Pick<Claim, 'statement' | 'rival'>[] = [
      { statement: head, rival: { topic: otherTopic + otherParticle, predicate: `${otherPredicate}.` } },
      { statement: `${rest}.`, rival: { topic: topic + particle, predicate: first } },
    ];
    return halves.filter((half) => standsAlone(half.statement));
  }
  if (/[가-힣](?:이|가) /.test(rest)) return standsAlone(head) ? [{ statement: head }] : [];
  return [{ statement: head }, { statement: `${topic}${particle} ${rest}.` }].filter((half) =>
    standsAlone(half.statement),
  );
}

/** “P를 A라 하고, Q를 B라 한다” into two definitions. */
function splitDefinitions(statement: string): Pick<Claim, 'statement' | 'rival'>[] {
  const match =
    /^(.{6,}?)[을를] ([가-힣]{2,8}(?: [가-힣]{2,8})?)라(?:고)? (?:하고|하며|부르고|부르며),? (.{6,}?)[을를] ([가-힣]{2,8}(?: [가-힣]{2,8})?)라(?:고)? (?:한다|부른다)\.$/.exec(
      statement,
    );
  const [, first = '', firstName = '', second = '', secondName = ''] = match ?? [];
  const a = termBefore(firstName);
  const b = termBefore(secondName);
  if (!match || !a || !b || `${first} ${second}`.split(' ').some(isTopic)) return [];
  const said = [`${josa(first, '을/를')} 가리킨다.`, `${josa(second, '을/를')} 가리킨다.`] as const;
  return [
    { statement: `${josa(a, '은/는')} ${said[0]}`, rival: { topic: josa(b, '은/는'), predicate: said[1] } },
    { statement: `${josa(b, '은/는')} ${said[1]}`, rival: { topic: josa(a, '은/는'), predicate: said[0] } },
  ].filter((half) => standsAlone(half.statement));
}

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** Where a claim is said, for people. */
export const paragraphOf = (claim: Claim): string => `${claim.sentence.paragraph + 1}문단`;
export const spanOf = (claim: Claim): Span => ({ start: claim.sentence.start, end: claim.sentence.end });
