import type { Operation } from '@chulje/contract';
import { pastModifier } from '../grammar/past.ts';
import { countConditions, countJoints } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';

/** “P하기 전에 Q한다”: what is done before, said to be done after. */

/** Stems of which the past before a noun is certain: 마르 → 마른. */
const STEM =
  /(?:하|되|지|나|오|마르|치|키|리|이르|보|내|받|얻|먹|읽|끝내|시키|만들|쌓|굳|맺|태어나|일어나|들어오|들어가)$/;

/** “반죽이 마르기 전에 완성한다” as “반죽이 마른 뒤에 완성한다”. */
function afterIt(statement: string): string | undefined {
  const [, lead = '', stem = '', rest = ''] = /^(.+ )([가-힣]+)기 전에 (.+)\.$/.exec(statement) ?? [];
  if (stem === '' || !STEM.test(stem) || / 전에 /.test(rest) || / (?:뒤|후|다음)에? /.test(`${lead} ${rest} `))
    return undefined;
  if (
    /^(?:이미|벌써|먼저|미리|우선) /.test(rest) ||
    countConditions(rest.replace(/야 한다$/, '한다')) > 0 ||
    rest.split(' ').some(isTopic)
  )
    return undefined;
  if (
    /(?:지만|으나|는데|므로|며|[가-힣]고),? /.test(`${lead} ${rest} `) ||
    countJoints(lead) > 0 ||
    /점에서 |사전|미리|예방|때문이다$|[않못없]|아니/.test(rest)
  )
    return undefined;
  return `${lead}${pastModifier(stem)} 뒤에 ${rest}.`;
}

export const BEFORE: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [afterIt, 'D2'],
];
