import type { Span } from '@chulje/contract';
import { longestCommonRun, plainLength } from '../../measure.ts';
import type { Sentence } from '../../model.ts';
import { josa } from '../grammar/hangul.ts';
import { CALLS, explainsName, nameBefore, SAYS } from '../grammar/names.ts';
import { adnominalForm, closeClause } from '../grammar/predicate.ts';
import { CLAUSE_END } from '../grammar/scope.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import { splitAttributed } from './attributed.ts';
import { splitClauses } from './clauses.ts';
import { CONNECTIVE } from './connective.ts';
import { type Context, isOfAny, lacksTopic, tellsWhen } from './context.ts';
import { lacksOwner, leavesOpen } from './leaves-open.ts';
import { leansOnParagraph } from './local.ts';
import { isOfOneOwner, losesOwner } from './owners.ts';
import { isReport } from './pairs.ts';
import type { ReadSentence } from './references.ts';
import { giveReason, type Reason, readReason, reword } from './rewording.ts';
import { isSetByName } from './scenes.ts';
import { hasSubject, lacksDoer } from './subjects.ts';
import { splitViews } from './views.ts';

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
/** A longer statement asks for two judgements at once. */
const LENGTH_MAX = 72;
const JOINTS_MAX = 2;
const JOINT = new RegExp(`(?:${CLAUSE_END}|[가-힣]수록|[아어여해려져]서),? `, 'g');
/** CSAT.md §3.1 O04. */
export const COPY_MAX = 36;

/** Words that point outside the sentence. */
const POINTING =
  /(?:^|[\s‘“(])(?:이|그|저|이들|그들|이것|그것|이것들|그것들|저것들|그래서|이를|그를|이는|그는|이에|그에|이와|그와|이로|그로|이보다|그보다|이로부터|그로부터|이만큼|이뿐|그뿐|이때|그때|여기|거기|이러한|그러한|이런|그런|이렇게|그렇게|이처럼|그처럼|앞의|앞선|뒤의|위의|후자|그중|그동안|이들과|그들과|이들에|그들에|이들로|이들보다|그들보다|어느 쪽|반대의|이것이|그것이|이곳|그곳|이로써)(?=[\s,은는이가을를의에도]|$)/g;
/** Words that do so at the head of a sentence. */
const POINTING_FIRST =
  /^(?:그러면|그래도|그렇더라도|그렇지|그럼에도|그러다|그러자|그러니|그렇다고|그렇다면|이러면|왜냐하면|둘|다음|이후|이전|당시|다른|같은|나머지|또 다른|두|세|첫|첫째|둘째|셋째|처음|마지막|이어서?|그래야|전자|양자|실제로|하나(?!의 )|더|덜|반대쪽|반대편|맞은편|한편에서)[\s은는이의에]/;

/** What 그, 이를 and 여기 point to may stand in the clause before, when that clause has a subject of its own. */
export function pointsOutside(statement: string): boolean {
  if (POINTING_FIRST.test(statement)) return true;
  // “둘을 같은 사람이라고 한다”, where no two are named.
  if (/^(?!.*[와과] ).*(?:^|\s)둘(?:은|이|을|의|에게|도) /.test(statement)) return true;
  // “그렇다고 믿었다”, of what was asked before.
  if (
    /(?:^|\s)(?:그렇다고|그렇지|그러하|그랬)/.test(statement) &&
    !/(?:지만|으나|는데|고|며|면|나),? .*그[렇러랬]/.test(statement)
  )
    return true;
  // 전자 may be an electron, but nothing belongs to one.
  if (/(?:^| )전자에 (?:해당|속)|전자이다\.$/.test(statement)) return true;
  if (leavesOpen(statement)) return true;
  // “다른 각도에서” than one named before.
  if (/^[^와과]*(?:^| )다른 (?:각도|방향|측면|길|까닭|이유|방식|방법)(?:에서|으로|을|를|은|는|이|가) /.test(statement))
    return true;
  // “같은 방식으로” with nothing that it is like.
  if (
    /(?<![와과] )(?<![가-힣])(?:같은|동일한|비슷한|유사한) (?:방식|방법|이유|까닭|원리|점|맥락|과정|기준|규정|절차|결과|효과|취지|의미|문제|현상|일)/.test(
      statement,
    )
  )
    return true;
  return [...statement.matchAll(POINTING)].some(({ index, 0: word }) => {
    const before = statement.slice(0, index);
    const isNear =
      /^\s?(?:그|이를|여기|이것을)$/.test(word) && /(?:[고며면데로지만],?|데도,?|다음,|뒤,?)$/.test(before);
    // “어떤 사람이 … 그 사람에게”.
    const [, noun = ''] =
      /^ ([가-힣]{2,}?)(?:에게|은|는|이|가|을|를|의|에|으로|로|에서|와|과) /.exec(
        statement.slice(index + word.length),
      ) ?? [];
    if (/^\s?그$/.test(word) && noun !== '' && isNamedIn(before, noun)) return false;
    // “움직임 그 자체”, “공정성이 그 자체로”.
    if (/^\s?그$/.test(word) && /^ 자체(?:[는가를로]|로는)? /.test(statement.slice(index + word.length)))
      return !/[가-힣]{2}[이가은는]?$/.test(before.trimEnd());
    // “주가가 오르면 그는 …”: who is meant must be somebody.
    if (/^\s?그$/.test(word) && /^[는가의]/.test(statement.slice(index + word.length)) && !PERSON.test(before))
      return true;
    return !isNear || !hasSubject(`${before} 있다.`) || !/[이가을를] /.test(before);
  });
}

/** Somebody who does something. */
const PERSON = /(?:사람|아이|[가-힣](?:자|인|(?<![주물원단평대정고추])가|사|원|생))[은는이가] /;

/** “일정한 권리를 가진 사람이 … 그 권리를”: what is meant stands in the sentence itself. */
const isNamedIn = (before: string, noun: string): boolean =>
  new RegExp(`(?:^| )(?:[가-힣]+ )?${noun}(?:을|를|이|가|은|는|의|에|에게|과|와|으로|로|에서)(?= |,)`).test(before);

/** “이처럼 P를 X라고 한다”, with all that P needs to be understood; “이처럼 보는 입장” leans on what was said. */
function isDefinedWhole(statement: string): boolean {
  if (explainsName(statement)) return true;
  const meaning =
    /^(.{14,})[을를] [가-힣]{2,}(?: [가-힣]+){0,2}(?:이라|라)고 (?:한다|부른다)\.$/.exec(statement)?.[1] ?? '';
  const cases = meaning.split(' ').filter((word) => /[가-힣](?:[이가을를]|에서|에|으로|로|에 따라|와|과)$/.test(word));
  return cases.length > 1 && !/(?:고|며|지만|는데), /.test(meaning);
}

/** Claims of a passage in order. `alternatives` gives other wordings of a sentence where its author wrote them. */
export function readClaims(
  { text, sentences, persons, own, told, owned }: Context,
  alternatives: (sentence: string) => readonly string[] = () => [],
): Claim[] {
  const single = told.flatMap(({ sentence, statement, isFirst }) => {
    // What leans on the sentence before and names no topic of its own says too little alone.
    const leans =
      CONNECTIVE.test(sentence.said) &&
      !isDefinedWhole(statement) &&
      !statement.split(' ').some((word) => isTopic(word) && !/적으로는$/.test(word)) &&
      !isOfAny(statement, persons);
    // “따라서 원자들은 …”: those of which it was said before.
    const concludes = /^(?:따라서|그러므로|그래서|그 결과),? [가-힣]+들은 /.test(sentence.said);
    const written = alternatives(sentence.text)
      .map((wording) => wording.replace(CONNECTIVE, ''))
      .filter((wording) => wording !== statement && standsAlone(wording));
    return [{ statement }, ...splitClauses(statement), ...splitAttributed(statement), ...splitViews(statement)]
      .filter(
        (part) =>
          standsAlone(part.statement, persons) &&
          tellsWhen(part.statement, persons) &&
          !((leans || concludes) && part.statement === statement) &&
          !leansOnParagraph(part.statement, sentence, sentences) &&
          !(!isFirst && lacksTopic(part.statement, persons) && !isSetByName(part.statement, sentence, sentences)) &&
          !(
            part.statement !== statement &&
            (lacksOwner(statement) ||
              pointsBehind(statement, part.statement) ||
              isOfOneOwner(part.statement, owned) ||
              losesOwner(statement, part.statement, owned))
          ),
      )
      .map((part): Claim => {
        const reason = readReason(part.statement);
        return {
          ...part,
          restatements: fitting(
            [...(part.statement === statement ? written : []), ...reword(part.statement), part.statement],
            text,
          ),
          sentence,
          ...(reason && { reason }),
        };
      });
  });
  const joined = [...readReasons(text, sentences, own), ...readNames(text, sentences, own)];
  return [...single, ...joined.filter(({ statement }) => tellsWhen(statement, persons))];
}

/** What ends a sentence leans on what begins it: a pointer there is not mended by leaving it out. */
const pointsBehind = (whole: string, part: string): boolean =>
  whole.endsWith(part.slice(-8)) && pointsOutside(whole.slice(0, -part.slice(-8).length));

/** Names of what happens, and of nothing that takes part in it. */
const EVENT = /(?:현상|효과|작용|과정|반응|변화|운동|편향|[가-힣]{2,}화)$/;

const NAMING = new RegExp(
  `^(?:(.+는데), )?(이를|이러한 (?:현상|과정|작용|변화|반응)을) ([가-힣]{2,8}(?: [가-힣]{2,8}){0,2})라고? ${CALLS}\\.$`,
);

/** “P는데, 이를 X라고 한다” and “P다. 이를 X라고 한다” as one claim: “X는 P는 것을 가리킨다”. */
function readNames(text: string, sentences: readonly ReadSentence[], own: ReadonlySet<ReadSentence>): Claim[] {
  return sentences.flatMap((sentence, at): Claim[] => {
    const [, clause, pointer, name = ''] = NAMING.exec(sentence.said) ?? [];
    const term = nameBefore(name);
    const before = sentences[at - 1];
    if (!term || (clause === undefined && before?.paragraph !== sentence.paragraph)) return [];
    const place = clause === undefined ? before : sentence;
    if (!place || !own.has(place)) return [];
    const said = (clause === undefined ? before?.said : closeClause(clause.replace(/는데$/, '고')))?.replace(
      CONNECTIVE,
      '',
    );
    if (said === undefined || !standsAlone(said)) return [];
    if (/(?:^| )(?:먼저|다음으로|이어서) |(?:경우|때|일|것)[이가] (?:있|많|없)다\.$/.test(said)) return [];
    // What is named is what they hold or hold up, and not their doing so.
    if (/(?:주장|견해|이론|생각|입장|관점|가설|방법|방식|제도|원칙|방안)[을를] \S+\.$/.test(said) || isReport(said))
      return [];
    // Of what is set against something else the last alone is named.
    if (/(?:지만|으나|는데),? /.test(said)) return [];
    const cut = cutAtTopic(said);
    const asSubject = cut ? `${josa(cut.noun, '이/가')} ${cut.rest}` : said.replace(/\.$/, '');
    const modifier = cut || !said.split(' ').some(isTopic) ? adnominalForm(asSubject) : undefined;
    if (modifier === undefined) return [];
    if (/야 하는$|기도 하는$/.test(modifier)) return [];
    // “줄무늬가 나타나는데, 이를 엽리라고 한다”: what is named may be a thing in it; an event is all of it.
    if (pointer === '이를' && !EVENT.test(term) && !modifier.endsWith(' 경향이 있는')) return [];
    // “경향이 있는 것” is the 경향 itself.
    const meaning = modifier.endsWith(' 경향이 있는') ? modifier.slice(0, -4) : `${modifier} 것`;
    const statement = `${josa(term, '은/는')} ${josa(meaning, '을/를')} 가리킨다.`;
    const { start } = place;
    const told = { ...sentence, start, text: text.slice(start, sentence.end) };
    return [{ statement, restatements: fitting([statement, ...reword(statement)], text), sentence: told }];
  });
}

/** “P다. Q기 때문이다.” as one claim: “P는 것은 Q기 때문이다”. */
function readReasons(text: string, sentences: readonly ReadSentence[], own: ReadonlySet<ReadSentence>): Claim[] {
  return sentences.flatMap((reason, at): Claim[] => {
    const within = /^(.+(?:는데|은데|인데|며|지만)), 이는 (.+)기 때문이다\.$/.exec(reason.said);
    const outcome = within ? reason : sentences[at - 1];
    const cause = within?.[2] ?? /^(?:이는 |이것은 |왜냐하면 )?(.+)기 때문이다\.$/.exec(reason.said)?.[1];
    if (!outcome || cause === undefined || outcome.paragraph !== reason.paragraph || !own.has(outcome)) return [];
    // “P는 것은 Q기 때문이다” has its outcome in itself.
    if (/(?:^| )(?:것|까닭|이유|원인)[은도] /.test(cause)) return [];
    const said = (within ? closeClause(within[1] ?? '') : outcome.said)?.replace(CONNECTIVE, '') ?? '';
    // Why somebody says so is not why it is so, and what a thing is has no cause.
    if (/[가-힣]이다\.$/.test(said)) return [];
    if (!standsAlone(said) || pointsOutside(cause) || isReport(said)) return [];
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

/** “P하는 요인을 X라고 한다”: whoever calls it so. */
const NAMES = new RegExp(
  `^[^,]+[을를] [가-힣]{2,}(?: [가-힣]+){0,2}라고 ${CALLS}\\.$|^[가-힣]{2,}(?: [가-힣]+){0,2}이?란 .{10,}${SAYS}\\.$|^\\S+에 따르면 (?:.* )?[가-힣]{2,}도 `,
);

const ALIKE = /(?:다르다|같지 않다|같다|비슷하다|유사하다|차이가 있다|차이를 보인다|마찬가지이다)\.$/;
const COMPARED = /[와과] |마다|에 따라|서로|보다|에 비해|모두|똑같|저마다|각기/;

/** True for a plain declarative sentence with a subject and nothing that points outside it. */
export function standsAlone(statement: string, persons: ReadonlySet<string> = new Set()): boolean {
  const length = plainLength(statement);
  return (
    length >= LENGTH_MIN &&
    length <= 130 &&
    /[가-힣]다\.$/.test(statement) &&
    !/[?!"“”‘’:;…(){}[\]<>〈〉]/.test(statement) &&
    // A reason alone says nothing: its outcome stands in the sentence before.
    !/(?:기|은|는|인) 때문이다\.$/.test(statement) &&
    !/(?:라는|다는|라는) (?:것|점|뜻|말|셈)이다\.$/.test(statement) &&
    // What explains the sentence before.
    !(/[는던은한된난린운] 것이(?:었)?다\.$/.test(statement) && !/것[은도이] /.test(statement)) &&
    // “더 많이 담을 수 있다”, than what and by whom?
    !(
      /(?:^| )더 /.test(statement) &&
      !statement.split(' ').some(isTopic) &&
      !/보다|에 비해|수록|면,? |때|경우/.test(statement)
    ) &&
    // What it is like or unlike was named before.
    !(ALIKE.test(statement) && !COMPARED.test(statement)) &&
    !/(?:사정|상황|양상)[이은] (?:[가-힣]+ )?(?:다르|달라)/.test(statement) &&
    // What it is like stands before, what it comes to behind.
    !/(?:(?:그러하|이러하|그렇)다|(?<![와과] )마찬가지이다|다음과 같다)\.$|한 걸음 (?:더 )?나아[가간]/.test(
      statement,
    ) &&
    // What it is an example of stands before.
    !(
      /[이가] (?:대표적|전형적|(?:좋은|한|그|대표적인) 예)이다\.$/.test(statement) &&
      !statement.split(' ').some((word) => isTopic(word))
    ) &&
    // What it differs from, or is like, stands in the clause before.
    !/^[^와과]*점에서 (?:[가-힣]+ )?(?:다르다|같다|비슷하다|유사하다|구별된다|차이가 있다|차이를 보인다)\.$/.test(
      statement,
    ) &&
    !/(?:하자|보자|왔다|아 보았다|살펴보|알아보)\.?$/.test(statement) &&
    !pointsOutside(statement) &&
    // A name may look like a verb before its particle: 쇠라는.
    (hasSubject(statement) || NAMES.test(statement) || isOfAny(statement, persons)) &&
    !lacksDoer(statement)
  );
}

function fitting(wordings: readonly string[], text: string): string[] {
  return [...new Set(wordings)].filter(
    (wording) => isReadable(wording) && !pointsOutside(wording) && longestCommonRun(wording, text) <= COPY_MAX,
  );
}

/** True for a statement that can be taken in at one reading. */
export function isReadable(statement: string): boolean {
  const length = plainLength(statement);
  return length >= LENGTH_MIN && length <= LENGTH_MAX && (statement.match(JOINT)?.length ?? 0) <= JOINTS_MAX;
}

/** Where a claim is said, for people. */
export const paragraphOf = (claim: Claim): string => `${claim.sentence.paragraph + 1}문단`;
export const spanOf = (claim: Claim): Span => ({ start: claim.sentence.start, end: claim.sentence.end });
