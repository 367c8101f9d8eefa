import type { Operation } from '@chulje/contract';
import { countConditions, countJoints, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { regardlessOf } from './trend.ts';

/** What is alike said to be unlike, and the other way round. */

const isPlain = (statement: string): boolean =>
  !OTHER_CLAUSE.test(statement) &&
  countJoints(statement) === 0 &&
  // “모일 때 생기는 이익”: when it is so is part of what it is.
  countConditions(statement.replace(/ 때(?= [가-힣]+는 )/, ' ')) === 0 &&
  statement.split(' ').filter(isTopic).length <= 1;

const DIFFERENT = /(^|[가-힣] )(?:서로 다른|상이한) /;

/** “서로 다른 N” as “같은 N”. */
function alike(statement: string): string | undefined {
  if (!isPlain(statement) || statement.match(/서로 다른|상이한/g)?.length !== 1) return undefined;
  // “사물과 서로 다른 개인들”: 같은 would liken the one to the other.
  if (/[와과] (?:서로 다른|상이한)/.test(statement)) return undefined;
  // Two that are named are not one.
  if (/[와과] (?:[가-힣]+ )?[가-힣]+[은는] /.test(statement)) return undefined;
  if (/같은|동일|똑같|마찬가지|비슷|공통/.test(statement)) return undefined;
  return statement.replace(
    DIFFERENT,
    (_, before: string) => `${before}${/[이가] $/.test(before) ? '서로 같은' : '같은'} `,
  );
}

/** “A는 B와 N이 다르다” as “A는 B와 N이 같다”; “N마다 다르다”, “N에 따라 다르다” as “N와 관계없이 같다”. */
function noDifference(statement: string): string | undefined {
  if (!isPlain(statement)) return undefined;
  const [, lead = '', thing = '', by = '', past = ''] =
    /^(.+[은는]) ([가-힣]+(?: [가-힣]+)?)(마다|에 따라)(?: (?:조금|크게|서로|각기))? (?:다르다|달라(졌다))\.$/.exec(
      statement,
    ) ?? [];
  if (by !== '' && isTopic(lead.split(' ').at(-1) ?? ''))
    return `${lead} ${regardlessOf(thing)} ${past === '' ? '같다' : '일정하였다'}.`;
  const [, whole = '', sort = ''] =
    /^(.+[은는] .*[가-힣][와과](?: [가-힣]+(?:의 [가-힣]+)?[이가])?) (?:(?:조금|크게|서로|분명히|뚜렷이) )?다르(다)\.$/.exec(
      statement,
    ) ?? [];
  return sort === '' ? undefined : `${whole} 같다.`;
}

/** “N에 관계없이 V된다” as “N에 따라 다르게 V된다”. */
function dependingOn(statement: string): string | undefined {
  const [, lead = '', thing = '', verb = ''] =
    /^(.+ )([가-힣]+(?: [가-힣]+)?)(?:에|[와과]) (?:관계없이|상관없이|무관하게) (?:(?:똑같이|일정하게|동일하게|같게|모두|항상|언제나|늘) )?(적용된다|나타난다|정해진다|결정된다|주어진다|부과된다|일정하다|같다|일어난다)\.$/.exec(
      statement,
    ) ?? [];
  if (verb === '' || !lead.split(' ').some(isTopic)) return undefined;
  const tail =
    { 일정하다: '달라진다', 같다: '다르다', 정해진다: '정해진다', 결정된다: '결정된다' }[verb] ?? `다르게 ${verb}`;
  return `${lead}${thing}에 따라 ${tail}.`;
}

export const SAMENESS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [alike, 'D11'],
  [noDifference, 'D11'],
  [dependingOn, 'D11'],
];
