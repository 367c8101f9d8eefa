import { REASON } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import type { Claim } from './claims.ts';
import { splitClauses } from './clauses.ts';

/** “X에 따르면 A는 P지만, B는 Q다”: what X holds in each clause is held by him in that clause alone as well. */

const HELD = /^((?:[가-힣]+(?<![은는]) ){0,3}[가-힣]+에 따르면),? (.{12,}다\.)$/;
/** The last of several clauses, set against those before or beside them. */
const LAST = /^.+(?:지만|으나|이고|이며|[하되지]고|[하되지]며), ([^,]+\.)$/;
/** What leans on the clauses before. */
const LEANS =
  /^(?:이는|그것은|이것은|이들은|이를|그 |이 )|(?:^| )(?:따라서|그래서|반대로|오히려|또한|역시|결국|그 결과|나머지|그중) /;

export function splitAttributed(statement: string): Pick<Claim, 'statement' | 'rival'>[] {
  const [, holder = '', body = ''] = HELD.exec(statement) ?? [];
  if (holder === '' || / [^ ]+에 따르면/.test(body)) return [];
  // “곡물 가격이 높기 때문에 지대가 비싸다”: he does not hold that it is high.
  const clauses = REASON.test(body) ? [] : splitClauses(body);
  const parts = clauses.map(({ statement: said }) => ({ statement: `${holder} ${said}` }));
  const last = LAST.exec(body)?.[1] ?? '';
  const words = last.split(' ');
  const at = words.findIndex((word) => isTopic(word));
  // It has a topic of its own, and says one thing of it.
  const isWhole =
    at >= 0 && at < 4 && !NO_SUBJECT.test(words[at] ?? '') && words.filter(isTopic).length === 1 && !LEANS.test(last);
  return [...parts, ...(isWhole ? [{ statement: `${holder} ${last}` }] : [])].filter(
    ({ statement: said }, index, all) => all.findIndex((other) => other.statement === said) === index,
  );
}
