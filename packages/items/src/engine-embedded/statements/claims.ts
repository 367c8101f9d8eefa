import type { Span } from '@chulje/contract';
import { longestCommonRun, plainLength } from '../../measure.ts';
import { type Sentence, splitSentences } from '../../model.ts';
import { josa } from '../grammar/hangul.ts';
import { adnominalForm, closeClause } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import { readPair } from './pairs.ts';
import { giveReason, type Reason, readReason, reword, termBefore } from './rewording.ts';

/** A statement that the passage makes and that can be understood without what stands around it. */
export interface Claim {
  /** As the passage words it, without a leading connective. */
  statement: string;
  /** Sentences that say the same in other words, good enough to print; may be empty. */
  restatements: string[];
  sentence: Sentence;
  /** The other half of “A는 P고, B는 Q다”, when the claim is one half. */
  rival?: { topic: string; predicate: string };
  /** Why it is so, when the claim says it. */
  reason?: Reason;
}

const LENGTH_MIN = 18;
const LENGTH_MAX = 76;
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
    const statement = withTopic(sentence.text.replace(CONNECTIVE, ''));
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
    const reason = readReason(statement);
    if (reason) whole.reason = reason;
    const parts = splitClauses(statement).map(
      (part): Claim => ({
        ...part,
        restatements: fitting([...reword(part.statement), part.statement], text),
        sentence,
      }),
    );
    return [whole, ...parts];
  });
  return [...single, ...readReasons(text, sentences), ...readNames(text, sentences)];
}

/** “P는데, 이를 X라고 한다” and “P다. 이를 X라고 한다” as one claim: “X는 P는 것을 가리킨다”. */
function readNames(text: string, sentences: readonly Sentence[]): Claim[] {
  return sentences.flatMap((sentence, at): Claim[] => {
    const [, clause, name = ''] =
      /^(?:(.+는데), )?이를 ([가-힣]{2,8}(?: [가-힣]{2,8})?)라(?:고)? (?:한다|부른다|일컫는다)\.$/.exec(
        sentence.text,
      ) ?? [];
    const term = termBefore(name);
    const before = sentences[at - 1];
    if (!term || (clause === undefined && before?.paragraph !== sentence.paragraph)) return [];
    const said = (clause === undefined ? before?.text : closeClause(clause.replace(/는데$/, '고')))?.replace(
      CONNECTIVE,
      '',
    );
    if (said === undefined || !standsAlone(said)) return [];
    const cut = cutAtTopic(said);
    const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : said.replace(/\.$/, '');
    const modifier = cut || !said.split(' ').some(isTopic) ? adnominalForm(asSubject) : undefined;
    if (modifier === undefined) return [];
    // “경향이 있는 것” is the 경향 itself.
    const meaning = modifier.endsWith(' 경향이 있는') ? modifier.slice(0, -4) : `${modifier} 것`;
    const statement = `${josa(term, '은/는')} ${josa(meaning, '을/를')} 가리킨다.`;
    const start = clause === undefined ? (before?.start ?? sentence.start) : sentence.start;
    const place = { ...sentence, start, text: text.slice(start, sentence.end) };
    return [{ statement, restatements: fitting([statement, ...reword(statement)], text), sentence: place }];
  });
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
    return [
      {
        statement,
        restatements: fitting([statement, ...reword(statement)], text),
        sentence,
        reason: { outcome: said, cause },
      },
    ];
  });
}

/** Nouns that end in 도, which no particle follows. */
const NOUN_IN_DO =
  /(?:정도|온도|속도|농도|제도|태도|강도|밀도|빈도|각도|난도|척도|한도|명도|채도|감도|순도|심도|지도|완성도|신뢰도|정확도|선명도|이해도|만족도|기여도)$|^(?:습도|위도|경도|구도|시도|의도|용도|고도|압도)$/;

/** “A도 P다” says of A that P: its 도 leans on another sentence. */
function withTopic(statement: string): string {
  const words = statement.split(' ');
  const at = words.findIndex((word) => /[가-힣]도$/.test(word) && !NOUN_IN_DO.test(word));
  const head = words.slice(0, at);
  // “어느 …도” denies of all; without 도 it would speak of one.
  if (head.some((word) => /^(?:어느|아무|어떤|누구|한)$/.test(word))) return statement;
  if (at < 0 || at > 2 || words.some(isTopic) || head.some((word) => /[을를이가]$/.test(word))) return statement;
  const noun = (words[at] ?? '').slice(0, -1);
  if (/(?:에서|에게|에|더라|라|해|아|어|지|하기|기)$/.test(noun)) return statement;
  return words.with(at, josa(noun, '은/는')).join(' ');
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
    !/(?:라는|다는|라는) (?:것|점|뜻|말|셈)이다\.$/.test(statement) &&
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
  const pair = readPair(statement);
  if (pair) {
    const first = josa(pair.first, '은/는');
    const second = josa(pair.second, '은/는');
    return [
      { statement: `${first} ${pair.said}`, rival: { topic: second, predicate: pair.saidOfSecond } },
      { statement: `${second} ${pair.saidOfSecond}`, rival: { topic: first, predicate: pair.said } },
    ].filter((half) => standsAlone(half.statement));
  }
  const [, topic = '', clause = '', rest = ''] =
    /^(.{1,24}?[은는]) (.{4,}?(?:고|며|지만|는데|인데)),? (.{6,}다)\.$/.exec(statement) ?? [];
  if (topic === '' || topic.split(' ').filter(isTopic).length !== 1 || !isTopic(lastWord(topic))) return [];
  const first = closeClause(clause);
  // “저장하고 꺼내는 작용이다”: both verbs belong to the noun at the end.
  if (/이다$/.test(rest) && !/이(?:고|며|지만)$/.test(clause)) return [];
  // “하지 않고 바로 할 수 있다”: what may be left out is not said to be left out.
  if (/지 않고$/.test(clause) && /(?:수 있|야 한|도 된)다$/.test(rest)) return [];
  if (first === undefined || rest.split(' ').some(isTopic) || /^\S+[은는] /.test(rest)) return [];
  const head = { statement: `${topic} ${first}` };
  // Another subject would make the second half a statement about something else.
  const tail = /[가-힣][이가] /.test(rest) ? [] : [{ statement: `${topic} ${rest}.` }];
  return [head, ...tail].filter((half) => standsAlone(half.statement));
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
