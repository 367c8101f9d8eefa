import { endsInConsonant, josa, withFinalL } from '../grammar/hangul.ts';
import { adnominalForm, closeClause, stemOf } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import { converse } from './comparison.ts';
import { conditionAt } from './conditions.ts';
import { nothingElse } from './exclusives.ts';
import { areSetApart, contrastively, readPair } from './pairs.ts';
import { recast } from './recast.ts';
import { refit } from './refit.ts';
import { restructure } from './restructure.ts';
import { SAME_AS } from './same-words.ts';
import { VERB_SAME_AS } from './synonyms.ts';
import { flipBothEnds } from './trend.ts';

/** The statement in other words, by rules that cannot change its sense; those furthest from its wording first. */
export function reword(statement: string): string[] {
  const read = readPair(statement);
  const pair = read && areSetApart(read) ? read : undefined;
  const rebuilt = [
    ...(pair ? contrastively(pair) : []),
    ...[converse, nothingElse, invertReason, invertDefinition, nameMembers, flipBothEnds, dropManner].flatMap(
      (rule) => rule(statement) ?? [],
    ),
  ];
  const bases = [...restructure(statement), ...rebuilt, statement];
  const wordings = [...bases.flatMap(recast), ...bases].flatMap((base) => [
    refit(exchangeWords(topicFirst(whenInsteadOfIf(base)))),
    rewordLightly(base),
    refit(exchangeWords(base)),
    exchangeWords(base),
    base,
  ]);
  return [...new Set(wordings)].filter((wording) => wording !== statement);
}

/** The statement with words and joints put otherwise, and its build kept. */
export const rewordLightly = (statement: string): string => refit(exchangeWords(whenInsteadOfIf(statement)));

const PHRASES: readonly [RegExp, string][] = [
  [/ 데 도움을 준다\.$/, ' 데 도움이 된다.'],
  [/에 영향을 준다\.$/, '에 영향을 미친다.'],
  [/는 경향이 있다\.$/, '는 경향을 보인다.'],
  [/에 달려 있다\.$/, '에 의해 좌우된다.'],
  [/ 역할을 한다\.$/, ' 구실을 한다.'],
  [/([와과]) 관련이 있다\.$/, '$1 관련된다.'],
  [/([와과]) 관계없이 /, '$1 상관없이 '],
  [/에 따라서도 /, '에 따라 '],
  [/함으로써 /, '하여 '],
  [/([되있없])기 때문에 /, '$1는 까닭에 '],
];

/** A verb that leans on the one before it: 정해 둔, 남아 있는. The two are one and are not exchanged apart. */
const AUXILIARY =
  /^(?:있|없|두|둔|둘|놓|보[다며면고]|본다|버리|버린|버릴|주|준|줄|가는|간다|오는|온다|나가|나간|내는|낸|낼|내지)/;

/** Whole words and set phrases exchanged for others of the same sense. */
function exchangeWords(statement: string): string {
  const words = PHRASES.reduce((text, [pattern, to]) => text.replace(pattern, to), statement).split(' ');
  return words
    .map((word, at) => {
      const [, bare = word, mark = ''] = /^(.*?)([.,]?)$/.exec(word) ?? [];
      if (AUXILIARY.test(words[at + 1] ?? '') || isBound(bare, words[at - 1] ?? '')) return word;
      return (SAME_AS.get(bare) ?? VERB_SAME_AS.get(bare) ?? bare) + mark;
    })
    .join(' ');
}

/** “B와 같은 A” names B for one of A, and “크기가 고르다” chooses nothing. */
const isBound = (word: string, before: string): boolean =>
  (/^같이$/.test(word) && /[와과]$/.test(before)) ||
  // “김응환 같은 화가”: a painter like him, and not the same one.
  (word === '같은' && before !== '' && !/(?:[은는을를의,]|에서|에|로|며|고)$/.test(before)) ||
  (/^고르/.test(word) && /[이가]$/.test(before)) ||
  (/^구별/.test(word) && /[와과]$/.test(before)) ||
  // What begins from something comes of it; what only begins does not.
  (/^시작/.test(word) && !/에서$/.test(before)) ||
  // Views part, and are not told apart.
  (/^나[뉘뉜]/.test(word) && !/로$/.test(before)) ||
  // A cost or a reaction in a cell has one of the two verbs alone.
  (/^(?:발생|일어나|일어난|일어날)/.test(word) && !HAPPENS.test(before)) ||
  // What only goes out of sight does not perish.
  (/^사라/.test(word) && !PERISHES.test(before));

/** What both 발생하다 and 일어나다 are said of. */
const HAPPENS = /(?:일|변화|현상|문제|오류|사고|지진|화재|분쟁|갈등|전쟁|불이행|혼란|충돌|오해|실패)[이가은는도]$/;
/** What both 사라지다 and 소멸하다 are said of. */
const PERISHES = /(?:권리|효력|의무|채권|제도|생물|왕조|국가|언어|방언|문화|전통|입자|별|이익)[이가은는도]$/;

/** “P를 X라 한다” and “X란 P를 말한다” say one thing. */
export function invertDefinition(statement: string): string | undefined {
  const named = /^(.{8,})(?:을|를|은|는) ([가-힣]{2,8}(?: [가-힣]{2,8})?)라(?:고)? (?:한다|부른다|일컫는다)\.$/.exec(
    statement,
  );
  if (named?.[1] && named[2] && !/라고? (?:하|부르)[가-힣]*,? /.test(named[1])) {
    const term = termBefore(named[2]);
    if (term && !named[1].split(' ').some(isTopic))
      return `${josa(term, '은/는')} ${josa(named[1], '을/를')} 가리킨다.`;
  }
  const explained = /^([가-힣]{2,8}(?: [가-힣]{2,8})?)란 (.{8,})(?:을|를) (?:말한다|뜻한다|의미한다|가리킨다)\.$/.exec(
    statement,
  );
  if (explained?.[1] && explained[2]) {
    const term = explained[1].replace(/이$/, '');
    if (term.length >= 2 && (term === explained[1] || endsInConsonant(term))) {
      return `${josa(explained[2], '을/를')} ${term}${endsInConsonant(term) ? '이라' : '라'}고 한다.`;
    }
  }
  return undefined;
}

/** The term in “X이라” or “X라”; undefined when a final 이 may be part of it. */
export function termBefore(word: string): string | undefined {
  const term = word.replace(/이$/, '');
  const isTerm =
    term.length >= 2 &&
    !/[을를은는]$/.test(term) &&
    !/[은는을를] /.test(`${term} `) &&
    (term === word ? !endsInConsonant(term) : endsInConsonant(term));
  return isTerm ? term : undefined;
}

/** The topic with the last predicate alone, when what stands between only says how or why. */
function dropManner(statement: string): string | undefined {
  const match = /^(.{1,24}?(?:은|는)) (.{6,}(?:하여|함으로써|기 때문에|므로|면서)) (.{8,}다)\.$/.exec(statement);
  const [, topic = '', manner = '', said = ''] = match ?? [];
  if (!match || !isTopic(topic.split(' ').at(-1) ?? '') || /(?:에|에서|로|에게)(?:는|은)$/.test(topic))
    return undefined;
  // Whom it makes do it, or to what it does it, may stand in what is dropped.
  if (/게 한다$/.test(said) || (/(?:하여|써|면서)$/.test(manner) && /[을를] /.test(manner) && !/[을를] /.test(said)))
    return undefined;
  // Another subject would make it a statement about something else.
  return /[가-힣](?:이|가|은|는) /.test(said) ? undefined : `${topic} ${said}.`;
}

/** “Q므로 P다” as “P는 것은 Q기 때문이다” and “P는 까닭은 Q는 데 있다”. */
function invertReason(statement: string): string[] {
  const reason = readReason(statement);
  const said = reason && giveReason(reason.outcome, reason.cause);
  if (!reason || said === undefined) return [];
  const plain = closeClause(`${reason.cause}고`)?.replace(/\.$/, '');
  const cause = plain === undefined ? undefined : adnominalForm(plain);
  const outcome = said.slice(0, said.indexOf(' 것은 '));
  return cause === undefined ? [said] : [said, `${outcome} 까닭은 ${cause} 데 있다.`];
}

/** What a sentence says to be so, and the stem of the clause that says why. */
export interface Reason {
  outcome: string;
  cause: string;
}

export function readReason(statement: string): Reason | undefined {
  const match = /^(.+?)(?:(으)?므로|기 때문에),? (.+다)\.$/.exec(statement);
  if (!match?.[1] || !match[3] || /므로|때문/.test(match[3])) return undefined;
  // Within what somebody holds the reason is his as well.
  if (/[다라자냐]고 [가-힣]|[다라]는 견해/.test(match[3])) return undefined;
  const cause = match[1];
  const isPlain = !statement.includes(`${cause}기 때문에`);
  if (isPlain && !isCertainStem(cause, match[2] !== undefined)) return undefined;
  // A scene or condition at the head may belong to either half: inverted, it would come to stand too far from its verb.
  if (/^.{2,30}?(?:에서는|에서|에는|때|때에는|면|경우|경우에는|동안) /.test(cause)) return undefined;
  const topic = cutAtTopic(`${cause}.`);
  const hasOwn = match[3].split(' ').some((word) => isTopic(word) || /[가-힣][이가]$/.test(word));
  if (topic && !hasOwn) return { outcome: `${josa(topic.noun, '은/는')} ${match[3]}.`, cause: topic.rest };
  // An outcome without a subject has it in the cause, behind a particle that was not known for one.
  return !hasOwn || cause.split(' ').some(isTopic) ? undefined : { outcome: `${match[3]}.`, cause };
}

/** False: what comes of it said to be the reason. */
export function reverseReason({ outcome, cause }: Reason): string | undefined {
  // Two clauses that pull apart are no one outcome.
  if (/(?:지만|으나|는데),? /.test(cause)) return undefined;
  // A cause that has its subject in the outcome cannot stand before it: “흔적인 것은 사진이 …기 때문이다”.
  if (!/[가-힣][이가] (?!아니)/.test(cause) || /이$/.test(cause)) return undefined;
  const plainCause = closeClause(`${cause}고`);
  const stem = stemOf(outcome);
  const cut = cutAtTopic(outcome);
  if (plainCause === undefined || stem === undefined || (cut === undefined && outcome.split(' ').some(isTopic)))
    return undefined;
  const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : outcome.replace(/\.$/, '');
  const lastWord = asSubject.split(' ').at(-1) ?? '';
  const lastStem = stem.split(' ').at(-1) ?? '';
  return giveReason(plainCause, `${asSubject.slice(0, asSubject.length - lastWord.length)}${lastStem}`);
}

/** ㅂ and ㅅ are lost before 으: 어려우므로 is 어렵기 때문이다, which spelling alone does not tell. */
function isCertainStem(cause: string, hasLink: boolean): boolean {
  return hasLink
    ? endsInConsonant(cause) && !/[들걸물]$/.test(cause)
    : !/(?:[우]|도오|고오)$/.test(cause) || /(?:배|싸|채|키|세|피|태|비|메|치)우$/.test(cause);
}

/** “P는 것은 Q기 때문이다” from “P다” and the stem of “Q다”; undefined when P cannot be made to modify. */
export function giveReason(outcome: string, causeStem: string): string | undefined {
  const cut = cutAtTopic(outcome);
  const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : outcome;
  if (!cut && outcome.split(' ').some(isTopic)) return undefined;
  // What is granted on the way is no part of the reason.
  if (/(?:지만|으나),? /.test(causeStem)) return undefined;
  // “욕구는 버려야 한다”: the topic is what is done to, and no subject.
  if (cut && !/[을를] /.test(cut.rest) && /야 한다$/.test(cut.rest)) return undefined;
  const modifier = adnominalForm(asSubject.replace(/\.$/, ''));
  // “끌어올려야 한 것은” is no form of “끌어올려야 했다”.
  return modifier === undefined || /야 한$/.test(modifier) ? undefined : `${modifier} 것은 ${causeStem}기 때문이다.`;
}

/** “P로는 A와 B가 있다” as “A와 B는 P이다”. */
function nameMembers(statement: string): string | undefined {
  const match = /^(.{6,}?)(?:으로는|로는|에는) ([가-힣 ]{2,16}[와과] [가-힣 ]{2,16})[이가] 있다\.$/.exec(statement);
  if (!match?.[1] || !match[2] || !/(?:으로|로)는 /.test(statement)) return undefined;
  return `${josa(match[2], '은/는')} ${match[1]}에 해당한다.`;
}

/** “…하면” as “…할 경우”. */
function whenInsteadOfIf(statement: string): string {
  const words = statement.split(' ');
  const at = conditionAt(words);
  if (at === undefined) return statement;
  const stem = (words[at] ?? '').replace(/면,?$/, '');
  const future = stem.endsWith('으') ? `${stem.slice(0, -1)}을` : withFinalL(stem);
  return future === undefined ? statement : words.with(at, `${future} 경우`).join(' ');
}

/** “…때 A는 P” as “A는 …때 P”, when what stands between is a short noun phrase. */
function topicFirst(statement: string): string {
  const cut = cutAtTopic(statement);
  const words = cut?.before.split(' ') ?? [];
  const at = words.findLastIndex((word) => /^(?:때|동안|경우|뒤에?도?|후에?도?|다음|전에는?)$|수록,?$/.test(word));
  if (!cut || at < 1 || words.length - at > 3) return statement;
  const before = words.slice(0, at + 1);
  const topic = [...words.slice(at + 1), cut.noun.split(' ').at(-1) ?? ''];
  // What stands before the noun must belong to it alone.
  if (
    /^(?:그|이)/.test(topic[0] ?? '') ||
    topic.slice(0, -1).some((word) => /(?:[을를이가은는고며면]|에서|에게|에|로)$/.test(word))
  )
    return statement;
  return `${josa(topic.join(' '), '은/는')} ${before.join(' ')} ${cut.rest}.`;
}
