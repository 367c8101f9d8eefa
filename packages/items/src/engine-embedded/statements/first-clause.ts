import { closeClause } from '../grammar/predicate.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { isView } from './views.ts';

/** The first clause of a sentence: what is granted or given as a reason is said to be so, whatever follows. */

/** Endings of a clause that is said for itself; what 고 or 며 joins may share what decides it. */
const ENDS = /^([^,]+?[가-힣](?:지만|으나|므로|기 때문에|는데)),? (.+\.)$/;
/** Who or what does it; “대상이 되다” and “문제가 없다” name none. */
const SUBJECT = /[가-힣][이가] (?!되|된|될|아니|없)/;
/** Two things said before it, or a case in which alone it is so. */
const SEVERAL = /[가-힣](?:고|며|면서|지만|으나|는데),? |므로,? |때문에,? |[않없있][아어] |[와과] 달리|반면|대신|뿐 /;

/** “T는 P지만 Q다” and “T는 P므로 Q다” as “T는 P다”; undefined where it is not certain that P is said of T. */
export function firstClauseOf(sentence: string): string | undefined {
  const [, clause = '', rest = ''] = ENDS.exec(sentence) ?? [];
  if (clause === '' || isView(sentence)) return undefined;
  const words = clause.split(' ');
  const topics = words.filter(isTopic);
  if (topics.length !== 1 || NO_SUBJECT.test(topics[0] ?? '') || SEVERAL.test(`${clause.replace(/\S+$/, '')}`))
    return undefined;
  // “휴지 전위는 이온의 분포가 고르지 않기 때문에 나타난다”: what has a subject of its own is not said of the topic.
  const said = words.slice(words.findLastIndex((word) => isTopic(word) || /(?:수록|[으하되]면),?$/.test(word)) + 1);
  if (/(?:므로|때문에)$/.test(clause) && SUBJECT.test(said.join(' '))) return undefined;
  return rest === '' ? undefined : close(clause);
}

/** The clause as a sentence of its own. */
function close(clause: string): string | undefined {
  if (/지 않는데$/.test(clause)) return `${clause.slice(0, -1)}다.`;
  if (/고르지 않/.test(clause)) return undefined;
  if (/지 못하(?:므로|지만|는데)$/.test(clause)) return `${clause.replace(/하(?:므로|지만|는데)$/, '한')}다.`;
  if (/기 어려우(?:므로|나)$/.test(clause)) return `${clause.replace(/어려우(?:므로|나)$/, '어렵다')}.`;
  const stem = /^(.*[가-힣])(?:므로|기 때문에)$/.exec(clause)?.[1];
  if (stem === undefined) return closeClause(clause);
  return closeClause(/[있없]으$/.test(stem) ? `${stem}며` : /[있없]$/.test(stem) ? `${stem}으며` : `${stem}며`);
}
