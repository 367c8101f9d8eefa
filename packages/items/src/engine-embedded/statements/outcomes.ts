import type { Operation } from '@chulje/contract';
import { denyPredicate } from '../grammar/predicate.ts';
import { CONTRAST, countConditions, countJoints, REASON } from '../grammar/scope.ts';
import { type Bare, bareOf } from './bare.ts';
import { conditionAt } from './conditions.ts';
import { reversePredicate } from './opposite-words.ts';
import { withinReport } from './reports.ts';
import { turnManner } from './turns.ts';

/** “C면 R므로 X는 Q다”: what comes of C said the other way, without what lies between. */

/** What leads from the condition to its outcome. */
const LEADS =
  /(?:므로|때문에|까닭에|[아어여해져]서|하여|되어|[해져켜려워]|달라|빨라|커|작아|많아|적어|높아|낮아|넓어|좁아|깊어|있어|없어|[늘줄]어나|줄어들어|끊어|떨어),?$/;
/** What is granted or set beside: the outcome may not be that of the condition. */
const BESIDE = new RegExp(`${CONTRAST.source}|[가-힣](?:거나|다가|려고|도록|고자),? |대신|뿐|보다 `);
/** A measure alone is that of something named before. */
const MEASURE =
  /^(?:양|수|크기|속도|비율|정도|길이|값|폭|세기|효과|능력|위치|거리|온도|압력|높이|무게|질량|밀도|농도|비용|성능|효율|시간|횟수|빈도|강도|면적|부피)$/;

/** Where the one condition ends. */
function conditionEnd(words: readonly string[]): number | undefined {
  const graded = words.flatMap((word, at) => (/[가-힣]수록,?$/.test(word) ? [at] : []));
  if (graded.length === 0) return conditionAt(words);
  return graded.length === 1 && !words.some((word) => /[가-힣]면,?$/.test(word)) ? graded[0] : undefined;
}

/** “온도가 올라가면 진동이 격렬해져 저항은 커진다” as “온도가 올라가면 저항은 커진다”. */
function outcomeOf(sentence: string): string | undefined {
  if (BESIDE.test(sentence)) return undefined;
  const words = sentence.replace(/\.$/, '').split(' ');
  const end = conditionEnd(words);
  const joint = words.findLastIndex((word, at) => at < words.length - 1 && LEADS.test(word));
  if (end === undefined || joint <= end) return undefined;
  const condition = words.slice(0, end + 1);
  const outcome = words.slice(joint + 1);
  const said = outcome.join(' ');
  if (countJoints(condition.join(' ')) > 0 || countJoints(said) > 0 || countConditions(said) > 0) return undefined;
  const [, subject = ''] =
    /^((?:[가-힣A-Za-z]+ ){0,3}[가-힣A-Za-z]+)[은는이가] (?:[가-힣]+ ){0,2}[가-힣]+다$/.exec(said) ?? [];
  if (subject === '' || MEASURE.test(subject)) return undefined;
  // What stands before must be owners and names, and nothing else a subject.
  const before = subject.split(' ').slice(0, -1);
  if (before.some((word) => /(?:[은는이가을를와과아어여려져해고며서]|에게|에|로)$/.test(word))) return undefined;
  return `${condition.join(' ').replace(/,$/, '')} ${said}.`;
}

/** “C면 R므로 X는 커진다” as “C면 X는 작아진다”. */
function turnOutcome(sentence: string): string | undefined {
  const said = outcomeOf(sentence);
  return said === undefined ? undefined : reversePredicate(said);
}

/** A subject of its own must be but a side of what is spoken of, in whatever case. */
const isSideOf = ({ topic, said }: Bare): boolean =>
  countConditions(`${topic} ${said}`) === 0 &&
  !/(?:때|경우|뒤|후|전)(?:에|에는)? /.test(topic) &&
  // “담합은 …므로 당국이 증거를 확보하기 어렵다”: somebody else does that.
  !/[가-힣][이가] (?:\S+ )*\S+[을를] /.test(said) &&
  !/[가-힣][이가] /.test(said.replace(/^(?:[가-힣]+ ){0,2}?[가-힣]+[이가] /, ''));

/** “T는 R므로 Q하다” as “T는 Q하지 않다”, where one word says the contrary. */
function turnBare(sentence: string): string | undefined {
  const bare = bareOf(sentence);
  if (bare === undefined || /[가-힣]보다 /.test(sentence) || /[와과] /.test(bare.said) || !isSideOf(bare))
    return undefined;
  return (
    reversePredicate(`${bare.topic} ${bare.said}`) ??
    (REASON.test(bare.said) ? undefined : turnManner(`${bare.topic} ${bare.said}`))
  );
}

/** What a thing may do or serve for. */
const SERVES = /(?:수 있다|쓰인다|사용된다|적합하다|유용하다|알맞다)\.$/;

/** “T는 R므로 Q할 수 있다” as “T는 Q할 수 없다”, “C면 R므로 X는 Q한다” as “C면 X는 Q하지 않는다”. */
function denyOutcome(sentence: string): string | undefined {
  const outcome = outcomeOf(sentence);
  if (outcome !== undefined)
    return /[가-힣]진다\.$|바뀐다\.$|사라진다\.$|나타난다\.$|일어난다\.$|생긴다\.$/.test(outcome)
      ? denyPredicate(outcome)
      : undefined;
  const bare = bareOf(sentence);
  return bare === undefined ||
    !SERVES.test(bare.said) ||
    !isSideOf(bare) ||
    countJoints(bare.said) > 0 ||
    /점에서 |[다라]고 /.test(bare.said)
    ? undefined
    : denyPredicate(`${bare.topic} ${bare.said}`);
}

export const OUTCOMES: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [withinReport([turnOutcome]), 'D11'],
  [withinReport([turnBare]), 'D11'],
  [withinReport([denyOutcome]), 'D4'],
];
