import type { Operation } from '@chulje/contract';
import { josa } from '../grammar/hangul.ts';
import { denyPredicate } from '../grammar/predicate.ts';
import { countConditions, countJoints, isSingleClause, REASON } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { conditionAt, isRegular } from './conditions.ts';
import { PREDICATE_OPPOSITE_OF } from './opposites.ts';

/** Statements made false in a count, a figure, a likeness or a condition that they name. */

type Break = readonly [turn: (statement: string) => string | undefined, operation: Operation];

const NEXT: Readonly<Record<string, string>> = { 두: '세', 세: '두', 네: '세', 다섯: '네' };

const NUMERAL: Readonly<Record<string, string>> = { 두: '[이양]', 세: '삼', 네: '사', 다섯: '오' };

/** “세 가지로” as “두 가지로”. */
function miscount(statement: string): string | undefined {
  const counts = [
    ...statement.matchAll(/(?<=^|\s)(두|세|네|다섯) (?=(?:가지|단계|종류|부분|갈래|유형|시기)[가-힣]*(?:[ ,.]|$))/g),
  ];
  const [count] = counts;
  if (!count || counts.length > 1 || !isSingleClause(statement)) return undefined;
  // What is listed beside the number tells it as well: “0과 1의 두 가지”.
  if (/이상|이하|[않없못]|아니|중 하나|가운데|때문|[,·:]|[가-힣\d](?:와|과|나) |및 |또는 /.test(statement))
    return undefined;
  // “세 가지를 삼원법으로”: the name counts them too.
  if (
    new RegExp(`(?:^| )${NUMERAL[count[1] ?? ''] ?? '-'}[가-힣]{1,3}(?:법|론|설|원|강|단|분|대|성|주의)`).test(
      statement,
    )
  )
    return undefined;
  const { index } = count;
  return statement.slice(0, index) + statement.slice(index).replace(count[1] ?? '', NEXT[count[1] ?? ''] ?? '');
}

const DIVIDED: Readonly<Record<string, string>> = { 둘: '셋', 셋: '둘', 넷: '셋' };

/** “둘로 나뉜다” as “셋으로 나뉜다”, where the parts are not named. */
function misdivide(statement: string): string | undefined {
  const [, whole = '', count = '', rest = ''] =
    /^([^,·]{4,30}[은는]) (?:크게 )?(둘|셋|넷)(?:으로|로) (나뉜다|나눌 수 있다|구분된다|나누어진다)\.$/.exec(
      statement,
    ) ?? [];
  const other = DIVIDED[count];
  return other === undefined || !isSingleClause(statement) ? undefined : `${whole} ${josa(other, '으로/로')} ${rest}.`;
}

/** “A는 10년, B는 5년이” with the figures exchanged. */
function exchangeFigures(statement: string): string | undefined {
  const [, lead = '', first = '', unit = '', between = '', second = '', again = '', rest = ''] =
    /^(.*[은는] )(\d+)(년|개월|일|시간|%|도|℃|회|명)(, .*[은는] )(\d+)(년|개월|일|시간|%|도|℃|회|명)(\D+)$/.exec(
      statement,
    ) ?? [];
  return unit !== '' && unit === again && first !== second && !/\d/.test(lead + between)
    ? `${lead}${second}${unit}${between}${first}${unit}${rest}`
    : undefined;
}

/** Nouns that are alike or not. */
const ALIKE_IN =
  '(?:방향|방식|상태|크기|값|시기|속도|모양|방법|비율|정도|수준|성질|종류|시점|위치|순서|선율|리듬|조건|결과|의미|기준|원리|양|온도|재료|단위|규칙)';

/** “같은 방향으로” as “서로 다른 방향으로”, and the other way round. */
function turnLikeness(statement: string): string | undefined {
  if (countJoints(statement) > 0 || /[않없못]|아니|보다 |에 비해|(?:면|때|경우|수록),? /.test(statement))
    return undefined;
  const same = new RegExp(`(?<![와과]) (?:똑같은|같은|동일한) (?=${ALIKE_IN}(?:으로|로|에|의)[ .])`);
  if (same.test(statement) && !/다른/.test(statement)) return statement.replace(same, ' 서로 다른 ');
  // What all or two of them have may differ among them; what one thing has may not.
  const shared = new RegExp(`(?<=(?:모든|두|각) .*)(?<![와과]) (?:같은|동일한) (?=${ALIKE_IN}[을를] )`);
  if (shared.test(statement) && !/다른/.test(statement)) return statement.replace(shared, ' 서로 다른 ');
  const beside = new RegExp(`(?<=[와과]) (?:같은|동일한) (?=${ALIKE_IN}(?:으로|로)[ .])`);
  if (beside.test(statement) && !/다른/.test(statement)) return statement.replace(beside, ' 다른 ');
  return undefined;
}

/** “P하면 Q한다” as “P하더라도 Q하지 않는다”. */
function concede(statement: string): string | undefined {
  const words = statement.split(' ');
  const at = conditionAt(words);
  const stem = (words[at ?? 0] ?? '').replace(/,$/, '').replace(/으?면$/, '');
  if (at === undefined || stem === '' || !isRegular(words[at] ?? '', stem)) return undefined;
  // “그대로여도 … 오르더라도” yields twice.
  if (/[어아여]도 |더라도 /.test(statement)) return undefined;
  // “영양분이 되기 때문에 흘러들면 …”: the reason would speak for what is denied.
  if (REASON.test(statement)) return undefined;
  // Another topic behind the consequence has its own share in it.
  const rest = words.slice(at + 1).join(' ');
  if (
    /에도 /.test(`${rest} `) ||
    rest.split(' ').filter(isTopic).length > 1 ||
    countConditions(statement) > 1 ||
    countJoints(rest) > 0 ||
    // “표를 찾아 … 바꾼다”: two things that follow.
    /(?:^| )(?:찾|모|쌓|잡|막|담)아 /.test(rest) ||
    // “광택이 우아하나 햇빛에 오래 두면 변한다”: what it yields to stands before.
    /[가-힣](?:나|지만|고|며|데),? /.test(
      words
        .slice(0, at)
        .join(' ')
        .replace(/(?:이|그|누구|무엇)나 /g, ' '),
    ) ||
    /(?:고|며|지만|는데|으나|거나|므로|수록|때문에),? /.test(rest)
  )
    return undefined;
  // “오히려 낮아지는 일도 생기지 않는다” takes back a surprise, and says nothing.
  if (/(?:^| )(?:오히려|도리어) |(?:일|경우|때)도 (?:생긴다|있다)\.$/.test(rest)) return undefined;
  // What a name stands for holds of all that it is a condition in.
  if (/(?:가리킨|말한|뜻한|의미한)다\.$/.test(rest)) return undefined;
  const denied = denyPredicate(statement);
  return denied?.split(' ').with(at, `${stem}더라도`).join(' ');
}

/** “A는 흔하지만, B는 드물다” as “A는 드물지만, B는 흔하다”. */
function exchangeOpposites(statement: string): string | undefined {
  const [, lead = '', first = '', joint = '', rest = '', last = ''] =
    /^(.+ )(\S+?)(지만|고),? (.+ )(\S+)다\.$/.exec(statement) ?? [];
  if (first === '' || PREDICATE_OPPOSITE_OF.get(`${first}다`) !== `${last}다`) return undefined;
  // Each of the two has a topic of its own, and nothing else is said of either.
  const topics = [lead, rest].map((half) => half.split(' ').filter(isTopic).length);
  return topics.every((count) => count === 1) && !/(?:고|며|지만|는데|면|때|수록|므로),? /.test(lead + rest)
    ? `${lead}${last}${joint}, ${rest}${first}다.`
    : undefined;
}

export const BREAKS: readonly Break[] = [
  [miscount, 'D11'],
  [misdivide, 'D11'],
  [exchangeFigures, 'D9'],
  [turnLikeness, 'D11'],
  [concede, 'D7'],
  [exchangeOpposites, 'D9'],
];
