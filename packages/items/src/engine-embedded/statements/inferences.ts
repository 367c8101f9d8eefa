import { josa } from '../grammar/hangul.ts';
import { denyPredicate } from '../grammar/predicate.ts';
import { isTopic } from '../grammar/topic.ts';
import { converse, readComparison } from './comparison.ts';
import { nothingElse } from './exclusives.ts';
import { aimByNeed, needForAim } from './restructure.ts';
import { flipBothEnds, joinTrends } from './trend.ts';

/**
 * What certainly follows from one statement, or from two, without standing there: the other end of a trend or a
 * comparison, what a needed condition or an exclusive place shuts out, what sets one thing apart from another.
 */

/** What follows from the statement alone. */
export function inferFrom(statement: string): string[] {
  return RULES.flatMap((rule) => rule(statement) ?? []).filter((said) => said !== statement);
}

/** What follows from the two together, said by neither. */
export function inferFromBoth(first: string, second: string): string | undefined {
  return chain(first, second) ?? joinTrends(first, second);
}

const RULES: readonly ((statement: string) => string | undefined)[] = [
  flipBothEnds,
  converse,
  nothingElse,
  needForAim,
  aimByNeed,
  withoutNeed,
  neededThing,
  unlike,
];

const FUTURE = '[가-힣]*[할될낼킬릴질일칠길날얻을]을?';

/** “P해야 Q할 수 있다” as “P하지 않으면 Q할 수 없다”. */
function withoutNeed(statement: string): string | undefined {
  const match = new RegExp(
    `^(.{1,24}?[은는] )?(.{4,}?)(하여|해|되어|돼|있어|받아|얻어|갖추어|거쳐|져)야(?:만)? (?:비로소 )?(.{3,} ${FUTURE}) 수 있다\\.$`,
  ).exec(statement);
  const [, topic = '', need = '', ending = '', goal = ''] = match ?? [];
  const stem = STEMS[ending];
  if (stem === undefined || (topic !== '' && !isTopic(topic.trim().split(' ').at(-1) ?? ''))) return undefined;
  if (`${need} ${goal}`.split(' ').some(isTopic) || JOINTS.test(`${need} ${goal} `)) return undefined;
  return `${topic}${need}${stem}지 않으면 ${goal} 수 없다.`;
}

const STEMS: Readonly<Record<string, string>> = {
  하여: '하',
  해: '하',
  되어: '되',
  돼: '되',
  있어: '있',
  받아: '받',
  얻어: '얻',
  갖추어: '갖추',
  거쳐: '거치',
  져: '지',
};

/** Joints that would leave open what belongs to what. */
const JOINTS = /(?:[고며]|지만|으나|는데|면|므로|어도|아도|더라도),? /;

/** “P 없이는 Q할 수 없다” as “Q하려면 P가 필요하다”. */
function neededThing(statement: string): string | undefined {
  const [, topic = '', thing = '', goal = '', stem = ''] =
    /^(.{1,24}?[은는] )?([가-힣]+(?: [가-힣]+){0,3}) 없이는 (.{3,} [가-힣]*)([할될]) 수 없다\.$/.exec(statement) ?? [];
  if (thing === '' || (topic !== '' && !isTopic(topic.trim().split(' ').at(-1) ?? ''))) return undefined;
  if (`${thing} ${goal}`.split(' ').some(isTopic) || JOINTS.test(`${goal} `)) return undefined;
  return `${topic}${goal}${stem === '할' ? '하' : '되'}려면 ${josa(thing, '이/가')} 필요하다.`;
}

/**
 * “A와 달리 B는 P” as “A는 P지 않다”: only of one plain thing that is so or not, since of a longer saying any part may
 * be what differs.
 */
function unlike(statement: string): string | undefined {
  const [, other = '', topic = '', said = ''] =
    /^([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2})[와과] 달리,? ([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,2}[은는]) ((?:[가-힣]+ )?[가-힣]+[이가] (?:있다|없다|필요하다|필요하지 않다|인정된다|인정되지 않는다|적용된다|적용되지 않는다|허용된다|허용되지 않는다|[가-힣]+[할될] 수 [있없]다))\.$/.exec(
      statement,
    ) ?? [];
  if (other === '' || other.split(' ').some(isTopic) || !isTopic(topic.split(' ').at(-1) ?? '')) return undefined;
  const denied = denyPredicate(`${said}.`);
  return denied === undefined
    ? undefined
    : `${josa(other, '은/는')} ${josa(topic.slice(0, -1), '과/와')} 달리 ${denied}`;
}

/** A above B and B above C, measured alike: A above C. */
function chain(first: string, second: string): string | undefined {
  const a = readComparison(first);
  const b = readComparison(second);
  if (!a || !b || a.setting !== '' || b.setting !== '' || a.said !== b.said || a.standard !== b.subject)
    return undefined;
  if (a.subject === b.standard || !MEASURED.test(a.said)) return undefined;
  return `${josa(a.subject, '은/는')} ${b.standard}보다 ${a.said}.`;
}

/** Only what is more or less can be passed on. */
const MEASURED =
  /^(?:(?:[가-힣]+ )?[가-힣]+[이가] )?(?:더 )?(?:높|낮|크|작|많|적|빠르|느리|길|짧|강하|약하|넓|좁|무겁|가볍|두껍|얇)다$/;
