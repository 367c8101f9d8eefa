import type { Operation } from '@chulje/contract';
import { adnominalForm } from '../grammar/predicate.ts';
import { countConditions, countJoints } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';

/** What holds most of the time, said to hold seldom. */

/** One plain clause that affirms. */
const isPlain = (said: string): boolean =>
  countJoints(said) === 0 &&
  countConditions(said) === 0 &&
  !said.split(' ').some(isTopic) &&
  !/[않없못]|아니|만 |반면|대신|보다 |모두|전부|일부/.test(`${said} `);

/** “T는 대개 P한다” as “T는 P하는 경우가 드물다”. */
function seldom(statement: string): string | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const topic = words.findIndex((word) => isTopic(word) && !NO_SUBJECT.test(word));
  const at = words.findIndex((word) => /^(?:대개|대체로|흔히|보통)$/.test(word));
  if (topic < 0 || at !== topic + 1 || words.filter(isTopic).length > 1) return undefined;
  const said = words.slice(at + 1).join(' ');
  if (
    !isPlain(said) ||
    /(?:나뉜다|나눈다|구분된다|구분한다|분류된다|이루어진다|부른다|한다고 한다|본다|여긴다|생각한다|알려져 있다|견해를 보인다|매우 [가-힣]+다)$/.test(
      said,
    )
  )
    return undefined;
  // Of a quality it would be said in another way.
  const modifier =
    /(?:[가-힣]진|[가-힣]한|[가-힣]된|는|[^은큰]|이루어져 있|되어 있)다$/.test(said) &&
    !/(?:있|없|같|다르|[높낮많적크작길짧]|불과하|쉽|어렵|이)다$/.test(said.replace(/(?:이루어져|되어) 있다$/, '된다'))
      ? adnominalForm(said)
      : undefined;
  return modifier === undefined ? undefined : `${words.slice(0, topic + 1).join(' ')} ${modifier} 경우가 드물다.`;
}

export const SHARES: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [seldom, 'D7'],
];
