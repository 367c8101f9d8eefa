import type { Operation } from '@chulje/contract';
import { countConditions, countJoints, hasFocus } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';

/** “T는 P하기도 한다”: what happens at times, said never to. */

/** Naming and dividing are no happenings; what is done in turn is told by its neighbour. */
const NO_HAPPENING = /(?:나누|나뉘|구분하|구분되|부르|불리|일컫|[ 라고]하|보)기도 한다\.$|도 .*기도 한다\.$/;

/** What leads up to it, done by the same. */
const BY_WAY = / [가-힣]+[을를] [가-힣]+(?:하여|해|여|어|아)(?= )/;

/** “변이는 유전자의 차이로 나타나기도 한다” as “…나타나는 경우가 없다”. */
function neverSo(sentence: string): string | undefined {
  const [, lead = '', verb = ''] = /^(.+ )([가-힣]+)기도 한다\.$/.exec(sentence) ?? [];
  const plain = `${lead}${verb}는다.`;
  if (verb === '' || NO_HAPPENING.test(sentence) || hasFocus(plain)) return undefined;
  if (
    countJoints(plain.replace(BY_WAY, ' ')) > 0 ||
    countConditions(plain) > 0 ||
    plain.split(' ').filter(isTopic).length !== 1
  )
    return undefined;
  return /[않못없]|아니|때로|가끔|종종|간혹/.test(plain) ? undefined : `${lead}${verb}는 경우가 없다.`;
}

export const OCCASIONS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] =
  [[neverSo, 'D4']];
