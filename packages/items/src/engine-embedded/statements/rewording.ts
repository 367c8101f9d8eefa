import { endsInConsonant, isPast, josa, withFinalL } from '../grammar/hangul.ts';
import { CALLS, nameBefore, SAYS } from '../grammar/names.ts';
import { adnominalForm, closeClause, VERB_IN_U } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic, nounBeforeAlso } from '../grammar/topic.ts';
import { converse } from './comparison.ts';
import { conditionAt } from './conditions.ts';
import { drawTogether, exchangePhrases } from './everywhere.ts';
import { nothingElse } from './exclusives.ts';
import { reframe } from './frames.ts';
import { areSetApart, contrastively, readPair } from './pairs.ts';
import { recast } from './recast.ts';
import { refit } from './refit.ts';
import { settingFirst, topicFirst } from './reorder.ts';
import { restructure } from './restructure.ts';
import { SAME_AS } from './same-words.ts';
import { verbSameAs } from './synonyms.ts';
import { flipBothEnds } from './trend.ts';

/** The statement in other words, by rules that cannot change its sense; those furthest from its wording first. */
export function reword(statement: string): string[] {
  const read = readPair(statement);
  const pair = read && areSetApart(read) ? read : undefined;
  const rebuilt = [
    ...(pair ? contrastively(pair) : []),
    ...[converse, nothingElse, invertReason, invertDefinition, nameMembers, nameKinds, flipBothEnds].flatMap(
      (rule) => rule(statement) ?? [],
    ),
  ];
  const built = [...restructure(statement), ...reframe(statement), ...rebuilt, statement];
  const bases = [...new Set([...built.flatMap(recast), ...built].flatMap((base) => [...reorder(base), base]))];
  const wordings = bases.flatMap((base) => [
    rewordLightly(base),
    refit(exchangeWords(base)),
    exchangeWords(base),
    base,
  ]);
  return [...new Set(wordings)].filter((wording) => wording !== statement);
}

/** What stands first put behind, or the other way. */
const reorder = (statement: string): string[] =>
  [topicFirst, settingFirst].flatMap((move) => move(whenInsteadOfIf(statement)) ?? move(statement) ?? []);

/** The statement with words and joints put otherwise, and its build kept. */
export const rewordLightly = (statement: string): string =>
  refit(caseInsteadOfTime(exchangeWords(whenInsteadOfIf(statement))));

/** A verb that leans on the one before it: 정해 둔, 남아 있는. The two are one and are not exchanged apart. */
const AUXILIARY =
  /^(?:있|없|두|둔|둘|놓|보[다며면고]|본다|버리|버린|버릴|주|준|줄|가는|간다|오는|온다|나가|나간|내는|낸|낼|내지)/;

/** Whole words and set phrases exchanged for others of the same sense. */
function exchangeWords(statement: string): string {
  const words = exchangePhrases(statement).split(' ');
  // What a phrase was exchanged for is not exchanged again.
  const told = new Set(statement.split(' '));
  return words
    .map((word, at) => {
      const [, bare = word, mark = ''] = /^(.*?)([.,]?)$/.exec(word) ?? [];
      if (!told.has(word) || AUXILIARY.test(words[at + 1] ?? '')) return word;
      // “과도하게 과열되는” says it twice.
      if (bare === '지나치게' && /^과/.test(words[at + 1] ?? '')) return word;
      const before = words[at - 1] ?? '';
      return (SAME_AS.get(bare) ?? verbSameAs(bare, before) ?? drawTogether(bare, before) ?? bare) + mark;
    })
    .join(' ');
}

/** “P를 X라 한다” and “X란 P를 말한다” say one thing. */
export function invertDefinition(statement: string): string | undefined {
  const [, called = '', name = ''] = CALLED.exec(statement) ?? [];
  // “A를 X, B를 Y라고 한다”: two names in one.
  if (called !== '' && !/라고? (?:하|부르)[가-힣]*,? |[을를] \S+, /.test(called)) {
    const term = nameBefore(name);
    if (term !== undefined && !called.split(' ').some(isTopic))
      return `${josa(term, '은/는')} ${josa(called, '을/를')} 가리킨다.`;
  }
  const [, named = '', meaning = ''] = EXPLAINED.exec(statement) ?? [];
  // “A란 P를 말하고, B란 Q를 말한다”: two names in one.
  const isOne = meaning !== '' && !/(?:하|뜻하|키)[고며], |이?란 /.test(meaning);
  const term = isOne ? nameBefore(named) : undefined;
  return term === undefined ? undefined : `${josa(meaning, '을/를')} ${josa(term, '이라고/라고')} 한다.`;
}

const TERM = '([가-힣]{2,8}(?: [가-힣]{2,8})?)';
const CALLED = new RegExp(`^(.{8,})[을를] ${TERM}라고? ${CALLS}\\.$`);
const EXPLAINED = new RegExp(`^${TERM}란 (.{8,})[을를] ${SAYS}\\.$`);

/** “Q므로 P다” as “P는 것은 Q기 때문이다” and “P는 까닭은 Q는 데 있다”. */
function invertReason(statement: string): string[] {
  const reason = readReason(statement);
  const said = reason && giveReason(reason.outcome, reason.cause);
  if (!reason || said === undefined) return [];
  const plain = closeClause(`${reason.cause}고`)?.replace(/\.$/, '');
  const cause = plain === undefined ? undefined : adnominalForm(plain);
  const outcome = said.slice(0, said.indexOf(' 것은 '));
  // “고르지 않는 데”: whether what is denied is a verb its form does not tell.
  return cause === undefined || /지 (?:않|못)|(?:이는|인)$/.test(cause)
    ? [said]
    : [said, `${outcome} 까닭은 ${cause} 데 있다.`];
}

/** What anybody does, or does in some case, and not what was spoken of. */
const ANYBODY =
  /[가-힣]면,? |(?:얻을|구할|알|알아낼|볼|찾을|막을|줄일|만들|쓸|이용할|사용할|활용할|예측할|확인할|판단할|측정할|계산할|구별할|추론할|설명할|제거할|제외할) 수 (?:있|없)다$/;

const SCENE_FIRST = /^(?:\S+ ){0,3}\S+(?:에서는|에는|에게는|에서|에게|으로는) /;

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
  // What is named or granted on the way is no part of the cause.
  if (/(?:는데|은데|인데|지만|으나),? /.test(cause)) return undefined;
  // “작을수록 …므로 높아진다”, “드나들 뿐 변하지 않으므로 되풀이한다”: what is measured or set aside belongs to the outcome.
  if (/수록|[ㄹ을할될] 뿐(?:이어서|이며|이고)?,? |뿐 /.test(cause)) return undefined;
  // “슬라이버는 고르지 않으므로 여러 가닥을 합친 다음 잡아 늘인다”: that is what is drawn, and not who draws.
  if (/[을를] (?:\S+ )*?\S+ (?:다음|뒤|후),? [^을를]*$/.test(match[3]) && !/[이가] |된다\.?$|진다\.?$/.test(match[3]))
    return undefined;
  const topic = cutAtTopic(`${cause}.`);
  // “신호는 약하므로 증배관으로 신호를 증폭한다”: who does it is not said.
  const noun = topic?.noun.split(' ').at(-1);
  if (noun !== undefined && match[3].split(' ').includes(josa(noun, '을/를'))) return undefined;
  const hasOwn = match[3]
    .split(' ')
    .some((word) => isTopic(word) || /[가-힣][이가]$/.test(word) || nounBeforeAlso(word) !== undefined);
  // “극자외선은 잘 흡수되므로 장비에서는 거울을 사용한다”: who does it there is not said.
  if (topic && !hasOwn && SCENE_FIRST.test(match[3])) return undefined;
  // “소금은 증발하지 않으므로 수증기를 모으면 물을 얻을 수 있다”: who does the last is not said.
  if (topic && !hasOwn && (ANYBODY.test(match[3]) || /야 한다$/.test(match[3]))) return undefined;
  // “유리는 물에 녹으므로 석회석을 함께 넣어 녹지 않게 한다”: somebody else does that to it.
  if (topic && !hasOwn && /(?:게|도록) 한다$/.test(match[3])) return undefined;
  if (topic && !hasOwn) return { outcome: `${josa(topic.noun, '은/는')} ${match[3]}.`, cause: topic.rest };
  // An outcome without a subject has it in the cause, behind a particle that was not known for one.
  return !hasOwn || cause.split(' ').some(isTopic) ? undefined : { outcome: `${match[3]}.`, cause };
}

/** ㅂ and ㅅ are lost before 으: 어려우므로 is 어렵기 때문이다, which spelling alone does not tell. */
function isCertainStem(cause: string, hasLink: boolean): boolean {
  return hasLink
    ? endsInConsonant(cause) && !/[들걸물]$/.test(cause)
    : !/(?:[우]|도오|고오)$/.test(cause) || VERB_IN_U.test(cause);
}

/** Verbs that are done to something. */
const DONE_TO =
  /(?:더하|더한|빼|뺀|넣|쓴다|쓰지|계산|측정|사용하|사용한|이용하|이용한|적용하|적용한|인정하|인정한|포함하|포함한|제외하|제외한|고려하|고려한|처리하|처리한|검출하|검출한|감지하|감지한|관찰하|관찰한|확인하|확인한|발견하|발견한|구별하|구별한)[가-힣]*(?: [않못][가-힣]+)?$/;

/** “P는 것은 Q기 때문이다” from “P다” and the stem of “Q다”; undefined when P cannot be made to modify. */
export function giveReason(outcome: string, causeStem: string): string | undefined {
  const cut = cutAtTopic(outcome);
  const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : outcome;
  if (!cut && outcome.split(' ').some(isTopic)) return undefined;
  // “쿼드콥터는 조종하기는 어렵다”: a topic of its own does not stand within what is said to be so.
  if (/[가-힣]기는 /.test(outcome)) return undefined;
  // “밀가루의 가치는 더하지 않는다”: the topic is what is done to.
  if (cut && !/[을를] /.test(cut.rest.replace(/[을를] 통(?:해|하여) /g, ' ')) && DONE_TO.test(cut.rest))
    return undefined;
  // What is granted on the way is no part of the reason.
  if (/(?:지만|으나),? /.test(causeStem)) return undefined;
  // “아닌 것은 p값은 …”: a topic of its own does not stand within the cause.
  if (causeStem.split(' ').some(isTopic)) return undefined;
  // “욕구는 버려야 한다”, “권리는 양도할 수 없다”, “사실은 채무자가 증명해야 한다”: the topic is what is done to, and no subject.
  if (cut && !/[을를] /.test(cut.rest) && /(?:야 한다|[가-힣] 수 [있없]다)$/.test(cut.rest)) return undefined;
  const modifier = adnominalForm(asSubject.replace(/\.$/, ''));
  // “끌어올려야 한 것은” is no form of “끌어올려야 했다”.
  return modifier === undefined || /야 한$/.test(modifier) ? undefined : `${modifier} 것은 ${causeStem}기 때문이다.`;
}

/** “X는 크게 A와 B로 나뉜다” as “A와 B는 모두 X에 속한다”, of kinds told by what parts them or as a whole. */
function nameKinds(statement: string): string | undefined {
  const { before = '', noun = '', rest = '' } = cutAtTopic(statement) ?? {};
  const kinds =
    /^(?:[^,]+에 따라 |크게 )+([가-힣A-Za-z]{2,}(?: [가-힣A-Za-z]{2,})?[와과] [가-힣A-Za-z]{2,}?(?: [가-힣A-Za-z]{2,}?)?)(?:으로|로) (?:나뉜다|구분된다|나눌 수 있다)$/.exec(
      rest,
    )?.[1] ?? '';
  // “고층 건물에서 운반하는 엘리베이터”: what one does with most of them need not be so of each.
  if (/[가-힣](?:하는|되는|쓰는|쓰이는) /.test(noun)) return undefined;
  // “무손실 압축과 손실 압축은 모두 압축에 속한다” is known by the names.
  const isInName = kinds.split(/[와과] | /).includes(noun.split(' ').at(-1) ?? '');
  return kinds === '' || isInName || /에 따라|[을를]$/.test(before) || /[은는한된] /.test(kinds)
    ? undefined
    : `${josa(kinds, '은/는')} 모두 ${noun}에 속한다.`;
}

/** “P로는 A와 B가 있다” as “A와 B는 P이다”. */
function nameMembers(statement: string): string | undefined {
  const match = /^(.{6,}?)(?:으로는|로는|에는) ([가-힣 ]{2,16}[와과] [가-힣 ]{2,16})[이가] 있다\.$/.exec(statement);
  if (!match?.[1] || !match[2] || !/(?:으로|로)는 /.test(statement)) return undefined;
  return `${josa(match[2], '은/는')} ${match[1]}에 해당한다.`;
}

/** Another case or time, beside which “…할 경우” would be one too many. */
const OTHER_CASE = /^(?:때|경우)(?:$|[가-힣,])|수록,?$|[가-힣](?:라면|다면),?$/;
/** “…하면 된다”, “…하면 좋다” say what is enough, and no case. */
const ENOUGH = /^(?:된|되|될|됨|좋|족하|충분|그만|안|어떨|어떠)/;
/** Words in 면 that state no condition, or one that time alone fulfils. */
const SET_PHRASE =
  /^(?:비하|비유하|요약하|정리하|왜냐하|어쩌|자칫하|웬만하|가능하|되도록이|미루어보|끝나|지나|마치|다하)면,?$/;

/** Forms before 때 of what lasts, and their forms before 경우. */
const LASTING: Readonly<Record<string, string>> = {
  있을: '있는',
  없을: '없는',
  않을: '않는',
  모를: '모르는',
  높을: '높은',
  낮을: '낮은',
  많을: '많은',
  적을: '적은',
  클: '큰',
  작을: '작은',
  같을: '같은',
  다를: '다른',
};

/** “산소가 있을 때” as “산소가 있는 경우”, of what is so at any time. */
function caseInsteadOfTime(statement: string): string {
  if (isPast(statement.replace(/\.$/, '')) || / 경우/.test(statement)) return statement;
  return statement.replace(
    /([이가을를지]) (있을|없을|않을|모를|높을|낮을|많을|적을|클|작을|같을|다를) 때 /,
    (_, before: string, form: string) => `${before} ${LASTING[form]} 경우 `,
  );
}

/** “…하면” as “…할 경우”. */
function whenInsteadOfIf(statement: string): string {
  const words = statement.split(' ');
  const at = conditionAt(words);
  if (at === undefined || words.some((word) => OTHER_CASE.test(word))) return statement;
  if (ENOUGH.test(words[at + 1] ?? '') || SET_PHRASE.test(words[at] ?? '')) return statement;
  const stem = (words[at] ?? '').replace(/면,?$/, '');
  const future = stem.endsWith('으') ? `${stem.slice(0, -1)}을` : withFinalL(stem);
  return future === undefined ? statement : words.with(at, `${future} 경우`).join(' ');
}
