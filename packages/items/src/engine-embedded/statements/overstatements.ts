import type { Operation } from '@chulje/contract';
import { closeModifier, ifForm } from '../grammar/affirm.ts';
import { dropFinal, josa } from '../grammar/hangul.ts';
import { pastStem } from '../grammar/past.ts';
import { stemOf } from '../grammar/predicate.ts';
import { countJoints, OTHER_CLAUSE } from '../grammar/scope.ts';
import { isTopic } from '../grammar/topic.ts';
import { withinReport } from './reports.ts';

/** “모든 N이 P는 것은 아니다”, “N이라고 해서 반드시 P는 것은 아니다”: said without the reserve. */

const NOT_SO = /^(.*[가-힣]) 것은 아니다\.$/;
const ALL = /(?:^| )(?:모든|언제나|항상|늘|반드시|모두|전부) /;

/** The clause before 것 as a plain sentence; what was proved or shown is so in the present beside a condition. */
function closed(clause: string): string | undefined {
  if (/ (?:참|거짓)인$/.test(clause)) return `${clause.slice(0, -1)}이다`;
  if (/[가-힣]{2,}된$/.test(clause)) return `${clause}다`;
  return closeModifier(clause);
}

/** So short a statement stands out among others. */
const SHORT = 20;

/** “옥신이 언제나 P는 것은 아니다” as “옥신은 언제나 P다”. */
function takeAll(sentence: string): string | undefined {
  const clause = NOT_SO.exec(sentence)?.[1];
  if (clause === undefined || !ALL.test(clause) || OTHER_CLAUSE.test(clause) || countJoints(clause) > 0)
    return undefined;
  // “거치더라도 모두 제거되는 것은 아니다”: what is granted would be no condition of it.
  if (/고 해(?:서|도)|된$|더라도 |[아어여해]도 /.test(clause)) return undefined;
  const said = closeModifier(clause);
  if (said === undefined) return undefined;
  const words = said.split(' ');
  const at = words.findIndex((word) => /^(?:언제나|항상|늘|반드시|모두|전부)$/.test(word));
  const subject = /^(.*[가-힣])[이가]$/.exec(words[at - 1] ?? '')?.[1];
  const topical = subject === undefined ? words : words.with(at - 1, josa(subject, '은/는'));
  // What is said of so little is said with all weight.
  const told = topical.map((word) => (/^(?:언제나|항상)$/.test(word) ? `예외 없이 ${word}` : word));
  return `${(topical.join(' ').length < SHORT ? told : topical).join(' ')}.`;
}

/** The past of what stands before 것 as done: 추구한 → 추구하였다. */
function happened(clause: string): string | undefined {
  const [, lead = '', form = ''] = /^(.* )([가-힣]+)$/.exec(clause) ?? [];
  const done = DONE.find(([end]) => form.endsWith(end));
  return done === undefined || form.length < 2 ? undefined : `${lead}${form.slice(0, -done[0].length)}${done[1]}`;
}
const DONE: readonly (readonly [modifier: string, plain: string])[] = [
  ['려 한', '려 하였다'],
  ['한', '하였다'],
  ['된', '되었다'],
  ['사라진', '사라졌다'],
  ['없앤', '없앴다'],
  ['버린', '버렸다'],
  ['바뀐', '바뀌었다'],
  ['나타난', '나타났다'],
  ['생겨난', '생겨났다'],
  ['받아들인', '받아들였다'],
];

/** “H가 객관성을 추구한 것은 아니다” as “H는 객관성을 추구하였다”. */
function takeAsDone(sentence: string): string | undefined {
  const clause = NOT_SO.exec(sentence)?.[1];
  if (clause === undefined || OTHER_CLAUSE.test(clause) || /[다라]고 해(?:서|도) /.test(clause)) return undefined;
  const words = clause.split(' ');
  const at = words.findIndex((word) => /[가-힣]{2,}[이가]$/.test(word));
  const subject = /^(.*)[이가]$/.exec(words[at] ?? '')?.[1];
  if (subject === undefined || at > 3 || words.some(isTopic)) return undefined;
  if (
    countJoints(clause) > 0 ||
    /(?:^| )(?:단순히|단지|다만|그저) |[가-힣](?:도|만|뿐|까지)(?: |[을를이가] )/.test(clause)
  )
    return undefined;
  const said = happened(words.with(at, josa(subject, '은/는')).join(' '));
  return said === undefined ? undefined : `${said}.`;
}

/** “N이라고” → “N은”, “P라고” → “P이면”, “P한다고” → “P하면”. */
function asCondition(clause: string): string | undefined {
  const noun = /^(.*[가-힣])라고$/.exec(clause)?.[1];
  if (noun !== undefined) {
    const bare = noun.endsWith('이') ? noun.slice(0, -1) : noun;
    if (/아니$/.test(bare)) return undefined;
    return /[가-힣][이가] /.test(bare) ? `${bare}이면` : josa(bare, '은/는');
  }
  const said = /^(.*[가-힣])다고$/.exec(clause)?.[1];
  if (said === undefined) return undefined;
  if (/지 (?:않는|못한|못했|못하였|않았)$/.test(said))
    return `${said.replace(/않(?:는|았)$/, '않으').replace(/못(?:한|했|하였)$/, '못하')}면`;
  const stem = pastStem(said) ?? (/[을를] 준$/.test(said) ? dropFinal(said) : stemOf(`${said}다.`));
  return stem === undefined ? undefined : ifForm(stem);
}

/** “N이라고 해서 반드시 P는 것은 아니다” as “N은 반드시 P다”; of a contrast the last half alone. */
function takeAsFollowing(sentence: string): string | undefined {
  const last = sentence.replace(/^.*(?:지만|으나|는데), /, '');
  const [, clause = '', rest = ''] = /^(.*[가-힣][다라]고) 해(?:서|도),? (.*[가-힣]) 것은 아니다\.$/.exec(last) ?? [];
  if (clause === '' || OTHER_CLAUSE.test(`${clause} ${rest}`) || countJoints(rest) > 0) return undefined;
  // What stood in the first half may be missing in the second.
  if (last !== sentence && !/라고$/.test(clause)) return undefined;
  const happened = pastStem(clause.replace(/다고$/, ''));
  // What did happen is no condition: “받아들여지면서 … 부정되었다”.
  if (happened !== undefined && /[가-힣]{2,}된$/.test(rest)) return `${happened}면서 ${rest.slice(0, -1)}되었다.`;
  const condition = asCondition(clause);
  const said = closed(rest);
  return condition === undefined || said === undefined ? undefined : `${condition} ${said}.`;
}

/** “A에서만 P는 것이 아니다” as “A에서만 P다”. */
function takeAsOnly(sentence: string): string | undefined {
  const clause = /^(.* [가-힣]+에(?:서|게)?만 .*[가-힣]) 것[이은] 아니다\.$/.exec(sentence)?.[1];
  if (clause === undefined || OTHER_CLAUSE.test(clause) || countJoints(clause) > 0) return undefined;
  const said = closeModifier(clause);
  return said === undefined ? undefined : `${said}.`;
}

export const OVERSTATEMENTS: readonly (readonly [
  turn: (statement: string) => string | undefined,
  operation: Operation,
])[] = [[withinReport([takeAsFollowing, takeAll, takeAsOnly, takeAsDone]), 'D7']];
