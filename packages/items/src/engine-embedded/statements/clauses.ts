import { endsWithFinalN, isPast, josa } from '../grammar/hangul.ts';
import { CALLS, saysMeaning } from '../grammar/names.ts';
import { closeClause } from '../grammar/predicate.ts';
import { CLAUSE_END } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT, nounBeforeAlso } from '../grammar/topic.ts';
import type { Claim } from './claims.ts';
import { splitDefinitions } from './definitions.ts';
import { areSetApart, isReport, isWithinReport, readPair } from './pairs.ts';
import { readReason } from './rewording.ts';
import { hasSubject } from './subjects.ts';

/** Parts of a sentence that are true by themselves. */

type Part = Pick<Claim, 'statement' | 'rival'>;

/** “A는 P고, B는 Q다” into its halves; “A는 P고 Q다” into two statements about A. */
export function splitClauses(statement: string): Part[] {
  // A half of a reason is no reason; what somebody holds is no fact without his name.
  if (/때문이다\.$|데 있다\.$/.test(statement) && !statement.includes(', 이는 ')) return [];
  if (/(?:까닭|이유|원인|목적|목표)[은는이가] /.test(statement)) return [];
  // “P고, Q다는 것이다”: what somebody means, both halves of it.
  if (/[다라]는 것이다\.$/.test(statement)) return [];
  // “P며, Q다는 반론이 제기된다”: both are what is objected, or the limits of what stood before.
  if (
    /[다라]는 (?:반론|반박|비판|주장|우려|지적|의견|견해|입장|한계|단점|장점|문제|문제점|특징|특성|평가|전망|가설|생각)(?:[이가은는도]|에|으로|로|[을를](?! 받)) (?:\S+ ){0,2}\S+다\.$/.test(
      statement,
    )
  )
    return [];
  // A word that is meant and not used has its clauses for itself.
  if (/[‘’“”]/.test(statement)) return [];
  // Of three clauses and more nobody can tell without their sense what holds of which.
  if ((statement.match(CLAUSE_JOINT) ?? []).length > 1) return [];
  const parts = splitAny(statement);
  return parts.filter(
    (part) =>
      (!ATTRIBUTED.test(statement) || ATTRIBUTED.test(part.statement)) &&
      !doesItToItself(part.statement) &&
      // What it is more than stood in the other half.
      (!/(?:^| )더 /.test(part.statement) || /보다 |에 비해|수록/.test(part.statement)),
  );
}

const CLAUSE_JOINT = new RegExp(`${CLAUSE_END},? `, 'g');

/** “태그는 여러 개의 태그를 읽을 수 있다”: somebody else reads them. */
function doesItToItself(statement: string): boolean {
  const words = statement.split(' ');
  const noun = words.find((word) => isTopic(word))?.slice(0, -1);
  return noun !== undefined && words.some((word) => word === josa(noun, '을/를'));
}

const ATTRIBUTED = /(?:^| )\S+에 (?:따르면|의하면),? |^\S+(?:가|이) 보기에 |^\S+의 (?:관점|입장)에서 /;

function splitAny(statement: string): Part[] {
  const terms = splitDefinitions(statement);
  if (terms.length > 0) return terms;
  const pair = readPair(statement);
  if (pair) {
    const first = josa(pair.first, '은/는');
    const second = josa(pair.second, '은/는');
    if (!areSetApart(pair))
      // “민영 보험은 자유를 바탕으로 하며, 보험료는 위험에 따라 정해진다”: the second is said of the first alone.
      return [{ statement: `${first} ${pair.said}` }];
    return [
      { statement: `${first} ${pair.said}`, rival: { topic: second, predicate: pair.saidOfSecond } },
      { statement: `${second} ${pair.saidOfSecond}`, rival: { topic: first, predicate: pair.said } },
    ];
  }
  const sorted = splitSort(statement);
  if (sorted.length > 0) return sorted;
  const reason = readReason(statement);
  if (reason) {
    // A cause that shares its topic with the outcome lacks it alone.
    // “리카도에 따르면 곡물 가격이 높기 때문에 지대가 비싸다”: he does not say that it is high.
    const isOwn = statement.startsWith(reason.cause) && !ATTRIBUTED.test(statement);
    const cause = isOwn ? closeClause(`${reason.cause}고`) : undefined;
    return [reason.outcome, ...(cause === undefined ? [] : [cause])]
      .filter(
        (said) =>
          said.split(' ').some(isTopic) ||
          // Who must do it stands before.
          (!/야 한다\.$/.test(said) && hasSubject(`${reason.cause} 있다.`) && /[가-힣][이가] /.test(said)),
      )
      .map((said) => ({ statement: said }));
  }
  return splitCoordinates(statement);
}

/** “A는 … 방식으로, Q다” as “A는 Q다”. */
function splitSort(statement: string): Part[] {
  const [, topic = '', sort = '', rest = ''] =
    /^(.{1,24}?[은는]) (.{4,}?[는은한된인던의적] [가-힣]{2,4}?)(?:으로|로), (.{6,}다)\.$/.exec(statement) ?? [];
  if (topic.split(' ').filter(isTopic).length !== 1 || !isTopic(topic.split(' ').at(-1) ?? '')) return [];
  // “북반구에서는 오른쪽으로, 남반구에서는 왼쪽으로 작용한다”: the verb behind is that of both.
  const scenes = [...sort.split(' '), ...rest.split(' ').slice(0, 2)];
  if (scenes.some((word) => NO_SUBJECT.test(word)) || DIRECTION.test(sort)) return [];
  if (sort.split(' ').some(isTopic) || /[므으]$/.test(sort)) return [];
  // “방조범은 돕는 사람으로, 정신적 방조도 방조에 해당한다”: the rest has another subject.
  if (
    rest
      .split(' ')
      .some((word) => /(?<!에|에서|게|서|로|[아어여해라더])도$/.test(word) && nounBeforeAlso(word) !== undefined)
  )
    return [];
  // What sort it is leaves out of what: “기체를 사용하는 방식으로, …” of etching.
  if (hasSubject(rest)) return rest.split(' ').some(isTopic) ? [] : splitCoordinates(`${topic} ${rest}.`).slice(1);
  return [{ statement: `${topic} ${rest}.` }];
}

const DIRECTION = /(?:쪽|방향|형태|모습|모양|정도|수준|상태|비율|순서)$/;

const BOUNDARY = /(?:고|며|지만|으나|는데|은데|인데|면서도),?$/;
const TRANSITIVE_TAIL = /[을를] /;
/** Last predicates that need no object. */
const INTRANSITIVE =
  /(?:진다|된다|있다|없다|이다|높다|낮다|많다|적다|크다|작다|쉽다|어렵다|다르다|같다|하다|난다|졌다|되었다|(?<!하)였다|났다|남는다|떠난다|모인다|흐른다|움직인다|변한다|보인다|생긴다|쓰인다|속한다)$/;

/** “A는 P고 Q다” as “A는 P다” and “A는 Q다”; a second half with a topic of its own is left as it is. */
function splitCoordinates(statement: string): Part[] {
  // “시간이 P고 Q다는 사실을 알아냈다”: both are what was found out, and both are of the time.
  if (/[다라]는 (?:사실|점|것|결론|결과|원리|법칙|조건|전제|뜻|의미|말)(?!에서)/.test(statement)) return [];
  // All of “기판력이란 P고 Q는 효력을 말한다” belongs to what is named at its end.
  if (/^.{2,24}?란 /.test(statement) || saysMeaning(statement)) return [];
  const words = statement.replace(/\.$/, '').split(' ');
  const head = words.findIndex(
    (word, at) => isTopic(word) && !(word === '수는' && /[을할될일올갈릴킬칠줄볼같]을?$/.test(words[at - 1] ?? '')),
  );
  for (let at = Math.max(1, head + 1); at < words.length - 2; at += 1) {
    const word = words[at] ?? '';
    if (!BOUNDARY.test(word)) continue;
    const clause = words
      .slice(0, at + 1)
      .join(' ')
      .replace(/,$/, '');
    const rest = words.slice(at + 1);
    // “…고, 아니리는 …”: a topic that looks like a modifier.
    if (/,$/.test(word) && /^[가-힣]{2,}[은는]$/.test(rest[0] ?? '') && !isTopic(rest[0] ?? '')) return [];
    if (joinsNouns(word, clause, rest) || isWithinReport(clause, rest.join(' '))) continue;
    // “감정을 담고, 감상자가 감염될 때 예술이 성립한다”, “줄이고 늘리려고 한다”: the first may belong to the case or the aim.
    const isBound = rest.some((next) =>
      /(?:면|때|경우|야|수록|려면|려고|고자|도록|동안|[은는]데),?$|^(?:때|경우|데에|데서)/.test(next),
    );
    const first = isBound ? undefined : closeClause(clause);
    // What yields to the main clause may be left out.
    if (first === undefined && /(?:지만|으나|는데|면서도),?$/.test(word) && rest.slice(0, 2).some(isTopic))
      return tailOf(words, head, at, rest);
    if (first === undefined || first.split(' ').filter(isTopic).length > 1) continue;
    // What was done is told by the last verb for both: “벗어 던지고 추었다” is no “벗어 던진다”.
    const isToldLater = isPast(words.at(-1) ?? '') && !isPast(first.replace(/\.$/, ''));
    // What begins with its object has its subject elsewhere.
    const lead = words.find((word) => /[가-힣][을를이가]$/.test(word)) ?? '';
    const parts: Part[] =
      !isToldLater && ((hasSubject(words.slice(0, at).join(' ')) && /[이가]$/.test(lead)) || head >= 0)
        ? [{ statement: first }]
        : [];
    return [...parts, ...tailOf(words, head, at, rest)];
  }
  return [];
}

const CONDITION = /[가-힣](?:면|수록),? |(?:때|경우)(?:에|에는|에도|는)?,? |(?:에는|에서는) /;
const NAMES = new RegExp(`[을를] \\S+(?: \\S+){0,2}라고? ${CALLS}$`);

/** What is always that of something named before. */
const OWNED =
  /^(?:양|수|크기|속도|비용|값|정도|비율|폭|구조|범위|능력|모양|성능|효과|가격|무게|길이|수명|용량|품질)[은는]$/;

/** A measure that is that of something. */
const MEASURE =
  /^(?:거리|면적|넓이|크기|길이|높이|온도|압력|속도|질량|무게|부피|농도|밀도|세기|양|수|비용|가격|시간)(?:에|를|을|이|가|와|과) /;

function tailOf(words: readonly string[], head: number, at: number, rest: readonly string[]): Part[] {
  const said = rest.join(' ');
  // What comes of the first half does not hold without it.
  if (
    /^(?:마침내|결국|그 결과|그래서|따라서|이에|이로써|비로소|그러면|반대로|오히려|나아가|또|또한|다시),? /.test(said)
  )
    return [];
  // “A는 기관이며, 침샘, 위샘 등이 있다”: of the kinds of A no sentence with A for its topic.
  if (/(?:등|따위)[이도]? 있다$/.test(said) || /^[가-힣]+, /.test(said)) return [];
  // “두 지점의 기압 차에 비례하고 거리에 반비례한다”: whose distance it is stands in the first half.
  if (/[가-힣]의 /.test(words.slice(head + 1, at + 1).join(' ')) && MEASURE.test(said)) return [];
  // “순자는 P는데, 여기서 인위란 Q를 뜻한다”: the name is explained, and not by him.
  if (/^(?:여기서|이때|단|다만) |(?:^| )[가-힣]+이?란 /.test(said)) return [];
  // “장치를 이용하여 확인하고, 구조를 추정한다”: both are done by it.
  if (
    /[을를] (?:이용|사용|활용|통)(?:하여|해) /.test(words.slice(head + 1, at + 1).join(' ')) &&
    /고,?$/.test(words[at] ?? '')
  )
    return [];
  // “간결하고 체계적인 제품을 선보였다”: two qualities of one thing.
  if (
    /^\S+(?:적인|[은한된]) \S+(?:을|를|이|가|에|로|으로|의|이다)(?: |$)/.test(said) &&
    /(?:하|되|있|없|[높낮크작많적같])고,?$/.test(words[at] ?? '')
  )
    return [];
  // “각 요소에 …”: of what was named in the first half.
  if (/^각(?:각의)? /.test(said)) return [];
  // “일치하면 Q”: what agrees stands before.
  if (/^(?:너무 |매우 |더 |아주 )?[가-힣]+면,? /.test(said)) return [];
  // “선비라 하더라도 Q”: whom it yields is the one that Q is said of.
  if (/^\S+라(?:고)? (?:하더라도|해도|할지라도) |^\S+(?:라도|일지라도) /.test(said)) return [];
  // “A는 P는데, Q를 X라고 한다”: people name it, and not A.
  if (NAMES.test(said)) return /데,?$/.test(words[at] ?? '') ? [{ statement: `${said}.` }] : [];
  // Two topics in a row say of neither what is said of the other.
  if (rest.filter(isTopic).length > 1 && !/(?:고|며|지만|는데|으나),? /.test(said)) return [];
  const own = rest.slice(0, 5).findIndex(isTopic);
  // “Q는 것은 아니다” is said of what stands before.
  if (/것은 아니다$/.test(said)) return [];
  const hasOwn = own >= 0 || /^(?:\S+ ){0,7}\S*[가-힣](?:[이가]|(?<![아어여해라에서기])도) /.test(`${said} `);
  if (hasOwn) {
    // “그는 P고 보았으며, 습관이 없다면 우리는 Q고 하였다”: who said so stands before.
    if (isReport(said)) return [];
    // What looks like a topic may be the object brought to the front.
    if (own >= 0 && !TRANSITIVE_TAIL.test(`${rest.slice(own + 1).join(' ')} `) && !INTRANSITIVE.test(said)) return [];
    // “A는 P며, B는 Q다” may say of B what holds for A alone, unless the two are of a kind.
    if (
      own === 0 &&
      head >= 0 &&
      /[고며],?$/.test(words[at] ?? '') &&
      words[head]?.slice(-2, -1) !== rest[0]?.slice(-2, -1)
    )
      return [];
    // Under the condition of the first half stands the second, unless it has one of its own.
    if (CONDITION.test(words.slice(0, at).join(' ')) && !CONDITION.test(said)) return [];
    // “캐시는 빠르지만 저장할 수 있는 자료의 양은 적다”: the amount is that of the cache.
    if (own >= 0 && head >= 0 && OWNED.test(rest[own] ?? '')) return [];
    // “A는 P고 B가 Q다”: of A it is said that its B is so.
    if (own < 0 && head >= 0) return [];
    return [{ statement: `${said}.` }, ...splitCoordinates(`${said}.`)];
  }
  if (head < 0 || head > 4 || rest.slice(5).some(isTopic)) return [];
  // The object may be that of the first verb.
  const before = `${words.slice(head + 1, at + 1).join(' ')} `;
  if (TRANSITIVE_TAIL.test(before) && !TRANSITIVE_TAIL.test(said) && !INTRANSITIVE.test(said)) return [];
  const topic = words.slice(0, head + 1);
  if (topic.some((word) => /(?:때|면|경우|에서는|에는|므로|수록),?$/.test(word))) return [];
  // “산화막은 전류가 새는 …”: what looks like a topic closes a clause.
  if (topic.slice(0, -1).some((word) => /[가-힣][을를이가]$/.test(word))) return [];
  // “악단의 규모는 곡에 따라 달라지는데, 보통 열 명으로 이루어진다”: what is told on the way may be of something else.
  if (/데,?$/.test(words[at] ?? '')) return [];
  // A scene between the topic and the first verb may hold for both.
  if (words.slice(head + 1, at).some((word) => /(?:때|면|경우|동안|때에|전에|뒤에|후에),?$/.test(word))) return [];
  const tail = `${topic.join(' ')} ${said}.`;
  return [{ statement: tail }, ...splitCoordinates(tail).slice(1)];
}

const BOUND_VERB =
  /[ㄹ-힣] 수(?:도|는)? (?:있|없)|야 (?:하|한|했)|게 (?:되|된|하|한|만들)|려(?:고)? (?:하|한)|고자 |도록 /;

/** Both verbs belong to what follows: “저장하고 꺼내는 작용이다”, “하지 않고 바로 할 수 있다”, “낮추고 높여야 한다”. */
function joinsNouns(word: string, clause: string, rest: readonly string[]): boolean {
  const said = rest.join(' ');
  // “독촉하고, 이행하지 않아야 해제할 수 있다”: both are needed.
  if (/[고며],?$/.test(word) && /[아어여해]야(?:만)? (?![하한했])/.test(`${said} `)) return true;
  const isKind = /이다$/.test(said) && !/이(?:고|며|지만)$/.test(clause);
  // “사람들이 보험료를 내고, … 받는 제도이다”.
  if (/,$/.test(word)) return isKind && !rest.some(isTopic) && /[은는한된인던] [가-힣]+이다$/.test(said);
  if (isKind) return true;
  // “전달되고 다시 내부로 전도되는 방식으로”: both tell of the way.
  if (
    /[는은한된] (?:방식|방법|과정|원리|구조|제도|장치)(?:으로|로|을|를|이|가|에|에서) /.test(said) &&
    !rest.some(isTopic)
  )
    return true;
  // “은행에 담보를 받고 돈을 빌려준다”: one takes it from whom one lends to.
  if (/[가-힣]에게? [가-힣]+[을를] 받고,?$/.test(clause)) return true;
  // “탐사하고 개발하며 보존할 수 있는 권리를 가진다”: all three are what one has a right to.
  if (/[가-힣] 수 [있없]는 /.test(said) && !rest.some(isTopic)) return true;
  if (/(?:수(?:도|는)? 있|수(?:도|는)? 없|야 한|도 된|려 한|고자 한|기 때문이|것이|셈이)다$/.test(said)) return true;
  // “얻고 나면”, “일하고 싶어 하는”, “하고 있다”: the second verb only helps the first.
  if (/고$/.test(word) && /^(?:나[면서자니]|있|싶|보[면니]|난 |말)/.test(said)) return true;
  // “옳고 그름”, “크고 작은” are one word each.
  if (
    /고$/.test(word) &&
    /^(?:그[른름]|작[은음]|낮[은음]|짧|적[은음]|나쁜|나쁨|악한|악함|틀린|얇|좁|얕|느린|약한|먼 )/.test(said)
  )
    return true;
  // “가리키며 논쟁할 수 있게 되었고”: what the next verb is bound by binds the first as well.
  const end = rest.findIndex((next) => BOUNDARY.test(next));
  const next = rest.slice(0, end < 0 ? rest.length : end + 1).join(' ');
  if (BOUND_VERB.test(next)) return true;
  // “소재를 취하고 정확한 소묘를 갖춘 그림을 평가하였다”: whether the first is of the picture nobody can tell.
  if (/고$/.test(word) && rest.slice(0, 7).some((next, at) => at > 0 && endsWithFinalN(next) && !/[은는]$/.test(next)))
    return true;
  // The verb behind modifies a noun and takes the first along with it.
  if (
    /고$/.test(word) &&
    /[가-힣](?:는|은|한|된|을|할|던|운|른) [가-힣]+(?:[을를이가은는의]|에서|에|로|으로|이고,?|이며,?|이지만,?) /.test(
      `${said.split(' ').slice(0, 3).join(' ')} `,
    ) &&
    !isTopic(rest[0] ?? '')
  )
    return true;
  return (
    /(?:라고|다고|려고|고자|하고자|보고|수록|까지고)$|^(?:두고|놓고|가지고|그리고)$/.test(word) ||
    /지 (?:않|못하)고$/.test(clause)
  );
}
