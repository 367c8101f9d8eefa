import type { Operation } from '@chulje/contract';
import { definesName, saysMeaning } from '../grammar/names.ts';
import { denyPredicate } from '../grammar/predicate.ts';
import { CONTRAST, countConditions, countJoints, hasFocus, isSingleClause, REASON } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { BREAKS } from './breaks.ts';
import { exchangeChanged, exchangeInstead, exchangeRoles, exchangeSteps, exchangeWithin } from './exchanges.ts';
import { flipCondition, regardlessOf } from './trend.ts';

/**
 * Turns that certainly make a statement false: direction, order, cause, condition, rank and extent. Each looks for a
 * shape that says the very thing that is turned; a sentence that only resembles it is left alone.
 */

type Turn = readonly [turn: (statement: string) => string | undefined, operation: Operation];

export function turns(statement: string): [string, Operation][] {
  // Beside a contrast only the two that are set apart may change places: one half turned would no longer be set against the other.
  return (CONTRAST.test(statement) ? EXCHANGES : TURNS).flatMap(([turn, operation]): [string, Operation][] => {
    const made = turn(statement);
    return made === undefined || made === statement ? [] : [[made, operation]];
  });
}

/** “A만을 P할 뿐 B를 Q하지 못한다” as “A뿐만 아니라 B도 Q할 수 있다”. */
function widenOnly(statement: string): string | undefined {
  const [, topic = '', only = '', other = '', verb = ''] =
    /^(.{1,24}?[은는] )(.{2,20}?)만(?:을|를)? [가-힣]+[할될을] 뿐 ([가-힣]+(?: [가-힣]+)?)[은는을를] ([가-힣]+하)지 (?:못한다|않는다)\.$/.exec(
      statement,
    ) ?? [];
  return topic === '' ? undefined : `${topic}${only}뿐만 아니라 ${other}도 ${verb.slice(0, -1)}할 수 있다.`;
}

/** A place or a multiple turned: 뒤쪽, 두 배. */
function turnPlace(statement: string): string | undefined {
  // “왼쪽에 두고 분다” is one clause.
  if (!isSingleClause(statement.replace(/에 두고 /, '에 '))) return undefined;
  if (/시계 반대 방향으로 /.test(statement)) return statement.replace('시계 반대 방향으로 ', '시계 방향으로 ');
  for (const [from, to] of PLACES) {
    // Either word named beside would be a second place.
    if (statement.split(from.slice(0, 2)).length !== 2 || statement.includes(to.slice(0, 2))) continue;
    return statement.replace(from, to);
  }
  return undefined;
}

/** “모든 N” as “일부의 N만”, “N만” widened. */
function turnExtent(statement: string): string | undefined {
  // “일부만 … 비롯되므로 …”: what follows from all does not follow from some.
  if (/(?:않|없|아니|못)|(?:^| )(?:일단|우선|먼저) /.test(statement) || countJoints(statement) > 0) return undefined;
  const all = /^(.{0,20})모든 ([가-힣]+(?: [가-힣]+)?)[은는] (.*다)\.$/.exec(statement);
  const counted = /모든 [가-힣]+(?: [가-힣]+)?[은는] /.exec(statement)?.[0].trim().split(' ').at(-1) ?? '';
  if (all?.[2] && !/[을를이가]$/.test(all[2]) && isTopic(counted) && !/[을를] /.test(`${all[2]} `))
    return `${all[1]}${all[2]} 가운데 일부만 ${all[3]}.`;
  const only = /^(.{1,30}[은는이가] )(.{2,20}?)만(?:을|를)? ([가-힣]+다)\.$/.exec(statement);
  return only?.[2] &&
    !/(?:[은는서게로며고]|에)$/.test(only[2]) &&
    /(?:통과|흡수|포함|감지|인정|보호|허용|전달|반사)/.test(only[3] ?? '')
    ? `${only[1]}${only[2]} 이외의 것도 모두 ${only[3]}.`
    : undefined;
}

/** “P해야 Q할 수 있다”, “P하지 않으면 Q할 수 없다”, “P 없이는 Q할 수 없다”: the condition said to be needless. */
function dropCondition(statement: string): string | undefined {
  if (statement.split(' ').filter((word) => /(?:면|야|없이는),?$/.test(word)).length !== 1) return undefined;
  const without = /^(.+) 없이는 (.+) 수 없다\.$/.exec(statement);
  if (without) return `${without[1]} 없이도 ${without[2]} 수 있다.`;
  const unless = /^(.+지) 않으면 (.+) 수 없다\.$/.exec(statement);
  if (unless) return `${unless[1]} 않아도 ${unless[2]} 수 있다.`;
  const only = /^(.+)(하|되|있|지|받|얻|갖추)(?:어|여|아|해)?야(?:만)? (?:비로소 )?(.+ 수 있다)\.$/.exec(statement);
  if (only && /(?:해야|되어야|있어야|하여야|받아야|얻어야|갖추어야|져야)(?:만)? /.test(statement))
    return `${only[1]}${only[2] === '하' || only[2] === '' ? '하' : only[2]}지 않아도 ${only[3]}.`;
  return undefined;
}

/** “A는 B에 비례한다” as “반비례한다”; “A에 따라 결정된다” as “A와 관계없이 결정된다”. */
function turnDependence(statement: string): string | undefined {
  if (/에 (?:반)?비례(?!(?:한다|하였다)\.$)/.test(statement)) return undefined;
  if (/ 반비례/.test(statement)) return statement.replace(/에 반비례(?=[하한])/, '에 비례');
  if (/ 비례[하한]|에 비례[하한]/.test(statement)) return statement.replace(/에 비례(?=[하한])/, '에 반비례');
  const match =
    /^(.* )?([가-힣]+(?: [가-힣]+)?)(?:에 의해|에 따라) ((?:[가-힣]+[이가] )?(?:결정된다|정해진다|달라진다|좌우된다))\.$/.exec(
      statement,
    );
  const [, lead = '', thing = '', said = ''] = match ?? [];
  if (!match || (/[은는이가]$/.test(thing.split(' ')[0] ?? '') && thing.includes(' '))) return undefined;
  return `${lead}${regardlessOf(thing)} ${said.replace('달라진다', '일정하다').replace('좌우된다', '정해진다')}.`;
}

/** A manner right before the last predicate, or a rank, turned: 높게 나타난다, 먼저 도착한다, 가장 높은. */
export function turnManner(statement: string): string | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const at = words.length - 2;
  // “강하게 비판하였다”: what is said is not said 약하게.
  if (
    /^(?:강|약)하게$/.test(words[at] ?? '') &&
    /^(?:비판|반대|반발|주장|부정|지지|강조|요구|옹호|반박|거부|비난)/.test(words[at + 1] ?? '')
  )
    return undefined;
  const opposite = MANNER_OPPOSITE_OF.get(words[at] ?? '');
  if (!isSingleClause(statement) || /[가-힣][되하지]자,? /.test(statement)) return undefined;
  // “가장 크게 조인다” is 가장 작게 of what is left open.
  if (/^(?:조이|조였|조인|좁|닫|열)/.test(words[words.indexOf('가장') + 2] ?? '')) return undefined;
  // What can be done more can be done less; an end is drawn long, and never short.
  if (ALLOWS.test(statement) || (/^[길짧]게$/.test(words[at] ?? '') && /^(?:늘|끊)/.test(words[at + 1] ?? '')))
    return undefined;
  // The opposite named beside it makes a comparison: “지방은 밝게, 물은 어둡게”.
  if (
    opposite !== undefined &&
    at > 1 &&
    !/[않없못]/.test(words[at + 1] ?? '') &&
    !statement.includes(opposite.replace(/[게에]$/, ''))
  )
    return `${words.with(at, opposite).join(' ')}.`;
  // “가장 많은 표를 얻은 후보를 뽑는 제도를 X라고 한다”: a meaning is not ranked anew.
  if (saysMeaning(statement) || definesName(statement)) return undefined;
  const rank = words.findIndex((word, index) => word === '가장' && RANK_OPPOSITE_OF.has(words[index + 1] ?? ''));
  // “가장 널리 쓰이는 종이는 …”: of the rarest kind nothing is told.
  if (rank < 0 || (words.findLastIndex(isTopic) > rank && !/[가-힣]이다$/.test(words.at(-1) ?? ''))) return undefined;
  // “가장 큰 걸림돌은 …이다” names what stands in the way.
  if (isTopic(words[rank + 2] ?? '') && /이다$/.test(words.at(-1) ?? '')) return undefined;
  return `${words.with(rank + 1, RANK_OPPOSITE_OF.get(words[rank + 1] ?? '') ?? '').join(' ')}.`;
}

const ALLOWS = /(?:수 있다|가능하다)\.$/;

const both = (pairs: readonly (readonly [string, string])[]): Map<string, string> =>
  new Map(
    pairs.flatMap(([a, b]): [string, string][] => [
      [a, b],
      [b, a],
    ]),
  );
const MANNER_OPPOSITE_OF = both([
  ['높게', '낮게'],
  ['많이', '적게'],
  ['빠르게', '느리게'],
  ['강하게', '약하게'],
  ['넓게', '좁게'],
  ['깊게', '얕게'],
  ['길게', '짧게'],
  ['밝게', '어둡게'],
  ['두껍게', '얇게'],
  ['먼저', '나중에'],
  ['일찍', '늦게'],
]);
const PLACES = both([
  ['뒤쪽에 ', '앞쪽에 '],
  ['안쪽에 ', '바깥쪽에 '],
  ['위쪽에 ', '아래쪽에 '],
  ['왼쪽에 ', '오른쪽에 '],
  ['왼쪽으로 ', '오른쪽으로 '],
  ['두 배이다', '절반이다'],
  ['절반으로 줄', '두 배로 늘'],
]);
const RANK_OPPOSITE_OF = both([
  ['높은', '낮은'],
  ['큰', '작은'],
  ['많은', '적은'],
  ['빠른', '느린'],
  ['강한', '약한'],
  ['먼', '가까운'],
  ['높게', '낮게'],
  ['크게', '작게'],
  ['많이', '적게'],
  ['긴', '짧은'],
  ['널리', '드물게'],
]);

/** “더 많은 비용이 든다” as “더 적은 비용이 든다”; a quality of what the last predicate speaks of. */
function turnQuality(statement: string): string | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const places = words.flatMap((word, at) => (RANK_OPPOSITE_OF.has(word) ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1 || at < words.length - 4 || at < 2) return undefined;
  if (!isSingleClause(statement)) return undefined;
  // “더 크게 줄었다” has no “더 작게 줄었다”.
  if (words[at] === '크게' || ALLOWS.test(statement)) return undefined;
  if (words[at - 1] === '가장' || /[가-힣](?:이|가)$/.test(words[at - 1] ?? '')) return undefined;
  // Only of what is there to a degree: 더 많은 빛을, 높은 값을.
  if (
    words[at - 1] !== '더' &&
    !/(?:값|비율|속도|온도|압력|효율|가격|비용|금액|수치|점수)[을를이가]$/.test(words[at + 1] ?? '')
  )
    return undefined;
  if (words.slice(at).some((word) => /(?:면|경우|때|수록|려면|야|[않없못].*)$/.test(word))) return undefined;
  return `${words.with(at, RANK_OPPOSITE_OF.get(words[at] ?? '') ?? '').join(' ')}.`;
}

/** What one holds turned within what is said: “A는 P다고 보았다” as “A는 P지 않다고 보았다”. */
function turnHeld(statement: string): string | undefined {
  const [, holder = '', told = '', verb = ''] =
    /^(.{1,24}?[은는]) (.+다)((?:고 (?:보았|본|주장하였|주장한|생각하였|생각한|여겼|여긴|말하였|믿었|지적하였|설명하였|강조하였)|는 견해를 보(?:였|인))다)\.$/.exec(
      statement,
    ) ?? [];
  if (holder === '' || !isTopic(holder.split(' ').at(-1) ?? '')) return undefined;
  // “공리주의를 계승하면서도”: what is granted on the way is left out.
  const held = told.replace(/^[^,]*[을를] [가-힣]+면서도,? (?=.*[가-힣][이가] )/, '');
  if (
    held.split(' ').filter((word) => isTopic(word) && !NO_SUBJECT.test(word)).length > 1 ||
    /(?:고|며|지만|는데|으나),? /.test(held)
  )
    return undefined;
  // Turned beside its reason it would be absurd.
  if (hasFocus(held.replace(OF_ONE, '')) || countJoints(held) > 0 || countConditions(held) > 1 || REASON.test(held))
    return undefined;
  const denied = denyHeld(held);
  return denied === undefined ? undefined : `${holder} ${denied}${verb}.`;
}

/** “어떤 사람이 … 그 사람에게”: one and the same. */
const OF_ONE = /어떤 (?=([가-힣]+)[이가] .* 그 \1)/;

const HELD: readonly (readonly [RegExp, string])[] = [
  [/선하다$/, '악하다'],
  [/악하다$/, '선하다'],
  [/([가-힣]) 수 있다$/, '$1 수 없다'],
  [/([가-힣]) 수 없다$/, '$1 수 있다'],
  [/지고 있다$/, '지고 있지 않다'],
  [/고 있다$/, '고 있지 않다'],
  [/에 있다$/, '에 있지 않다'],
  [/무의미하다$/, '유의미하다'],
  [/([이가]) 있다$/, '$1 없다'],
  [/([이가]) 없다$/, '$1 있다'],
];

function denyHeld(held: string): string | undefined {
  const denied = denyPredicate(`${held}.`)?.replace(/\.$/, '');
  const turned = HELD.find(([pattern, _to]) => pattern.test(held));
  if (turned) return held.replace(turned[0], turned[1]);
  // “…가 아니다고” is reported as “…가 아니라고”.
  return denied?.replace(/아니다$/, '아니라');
}

const EXCHANGES: readonly Turn[] = BREAKS;

const TURNS: readonly Turn[] = [
  ...EXCHANGES,
  [exchangeChanged, 'D2'],
  [exchangeWithin, 'D2'],
  [exchangeInstead, 'D1'],
  [widenOnly, 'D7'],
  [turnPlace, 'D11'],
  [exchangeSteps, 'D2'],
  [exchangeRoles, 'D2'],
  [turnExtent, 'D7'],
  [dropCondition, 'D7'],
  [turnDependence, 'D7'],
  [turnManner, 'D11'],
  [turnQuality, 'D11'],
  [turnHeld, 'D4'],
];

/** What is said to grow or to depend, turned: for what is said within a longer sentence. */
export const TRENDS: readonly Turn[] = [
  [(statement) => (isSingleClause(statement) ? flipCondition(statement) : undefined), 'D11'],
  [(statement) => (isSingleClause(statement) ? turnDependence(statement) : undefined), 'D11'],
];
