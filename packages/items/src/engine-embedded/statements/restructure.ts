import { isAdjectiveStem } from '../grammar/adjectives.ts';
import { isOpen, josa, withFinalL } from '../grammar/hangul.ts';
import { stemBeforeYa } from '../grammar/predicate.ts';
import { cutAtTopic, isTopic } from '../grammar/topic.ts';
import { TAKES_LEAVE } from './needs.ts';

/** Statements whose parts change places: definition and term, need and aim, clause and modifier, doer and done. */

const BUILDS: readonly ((statement: string) => string | undefined)[] = [
  nameKind,
  divide,
  members,
  needForAim,
  aimByNeed,
  changedBy,
  madeTo,
];

export const restructure = (statement: string): string[] => BUILDS.flatMap((build) => build(statement) ?? []);

/** Kinds that are told by what they do; an act, a state or a substance “that takes effect at once” is only classed. */
const KIND =
  /^(.{8,}?[는은한된인] (?:[가-힣]+ )?(?:방식|방법|기법|장치|소자|기술|제도|현상|과정|학문|이론|원리|이익|손해|오차|경향|규범|단계|조사|표집|절차|양식|장르|값|비율))이다$/;

const DEFINING = 22;

/** “A는 …하는 방식이다” as “…하는 방식을 A라고 한다”. */
function nameKind(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const meaning = KIND.exec(cut?.rest ?? '')?.[1];
  if (!cut || meaning === undefined || !/^[가-힣A-Za-z]{2,10}(?: [가-힣A-Za-z]{1,8}){0,2}$/.test(cut.noun))
    return undefined;
  if (/(?:[은는을를의던한된가이]|(?<!본|타|개|법)인)$/.test(cut.noun.split(' ').slice(0, -1).join(' ')))
    return undefined;
  // “유럽에서 전개된 운동”: where and when one of them came up is no meaning; “프랑스의” is no part of a name.
  if (
    /(?:전개|등장|제정|설립|시작|유행|성행|발달)(?:한|된) [가-힣 ]+$|(?:나타난|일어난|생겨난|만들어진|쓰인) [가-힣 ]+$/.test(
      meaning,
    ) ||
    /의 /.test(cut.noun)
  )
    return undefined;
  // So short a description fits others as well.
  if (meaning.length < DEFINING) return undefined;
  // “또 다른 방법”, “중요한 방법” classes and does not define.
  if (/(?:다른|중요한|유일한|대표적인|가장 .{2,8}) [가-힣]+$/.test(meaning)) return undefined;
  return `${josa(meaning, '을/를')} ${josa(cut.noun, '이라고/라고')} 한다.`;
}

/** “A는 X에 따라 B와 C로 나뉜다” as “B와 C는 X에 따라 A를 나눈 것이다”. */
function divide(statement: string): string | undefined {
  const [, whole = '', ground = '', first = '', second = ''] =
    /^([가-힣 ]{2,20})[은는] (.{2,30}?(?:에 따라|[을를] 기준으로)),? (?:(?:크게|대체로|흔히|보통|다시) )?([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,3})[와과] ([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,3}?)(?:(?<=[가-힣])으로|(?<!으)로) (?:나뉜다|구분된다|나눌 수 있다|구분할 수 있다|분류된다)\.$/.exec(
      statement,
    ) ?? [];
  if (whole === '' || [whole, ground, first, second].some((part) => part.split(' ').some(isTopic))) return undefined;
  // “중합 반응이라고 하며, 결합 방식에 따라”: what is said besides is said of the whole.
  if (/(?:고|며|지만|으나|는데),? /.test(ground)) return undefined;
  return `${josa(`${josa(first, '과/와')} ${second}`, '은/는')} ${ground} ${josa(whole, '을/를')} 나눈 것이다.`;
}

/** “A에는 B와 C가 있다” as “B와 C는 A에 속한다”, where all are of one name. */
function members(statement: string): string | undefined {
  const [, whole = '', first = '', second = ''] =
    /^([가-힣 ]{2,20})에는 ([가-힣 ]{2,16})[와과] ([가-힣 ]{2,16})[이가] (?:있다|포함된다)\.$/.exec(statement) ?? [];
  const name = whole.split(' ').at(-1)?.slice(-2) ?? '';
  if (whole === '' || ![first, second].every((part) => part.endsWith(name))) return undefined;
  return `${josa(`${josa(first, '과/와')} ${second}`, '은/는')} ${whole}에 속한다.`;
}

/** The form before 수: 하 → 할. */
const future = (stem: string): string | undefined => (isOpen(stem) ? withFinalL(stem) : undefined);

/** “P하려면 Q해야 한다” as “Q하지 않으면 P할 수 없다”. */
export function needForAim(statement: string): string | undefined {
  const [, topic = '', aim = '', need = ''] =
    /^(.{1,20}[은는] )?(.{3,}(?:하|되|지|시키|리|이|내|키|기|추))(?:려면|기 위해서는|고자 한다면) (.+)야 한다\.$/.exec(
      statement,
    ) ?? [];
  const stem = stemBeforeYa(need);
  const goal = future(aim);
  if (aim === '' || stem === undefined || goal === undefined) return undefined;
  // Without a leave one may do other things, or do it and have it undone.
  if (TAKES_LEAVE.test(need)) return undefined;
  // “실행되는 동안 저장하려면”: the time would be parted from its verb.
  if (/(?:^| )(?:동안|때|경우|뒤|후|전에) /.test(`${aim} `)) return undefined;
  if (topic !== '' && !isTopic(topic.trim().split(' ').at(-1) ?? '')) return undefined;
  if (aim.split(' ').some(isTopic) || /(?:[고며면]|지만|여|므로),? /.test(`${need} `)) return undefined;
  // A topic behind the aim comes first.
  const [, own = '', done = stem] = /^(\S+[은는]) (.+)$/.exec(stem) ?? [];
  if (own !== '' && (topic !== '' || !isTopic(own))) return undefined;
  if (done.split(' ').some(isTopic)) return undefined;
  return `${own === '' ? topic : `${own} `}${done}지 않으면 ${goal} 수 없다.`;
}

/** “P하지 않으면 Q할 수 없다” and “P해야 Q할 수 있다” as “Q하려면 P해야 한다”. */
export function aimByNeed(statement: string): string | undefined {
  const unless = /^(.{1,20}[은는] )?(.{3,}하)지 않으면 (.{3,}[할될]) 수 없다\.$/.exec(statement);
  const only = unless
    ? undefined
    : /^(.{1,20}[은는] )?(.{3,})해야(?:만)? (?:비로소 )?(.{3,}[할될]) 수 있다\.$/.exec(statement);
  const [, topic = '', need = '', goal = ''] = unless ?? only ?? [];
  if (need === '' || `${need} ${goal}`.split(' ').some(isTopic) || /(?:고|며|면|지만),? /.test(`${need} ${goal} `))
    return undefined;
  const stem = goal.endsWith('할') ? `${goal.slice(0, -1)}하` : `${goal.slice(0, -1)}되`;
  return `${topic}${stem}려면 ${unless ? `${need.slice(0, -1)}해야` : `${need}해야`} 한다.`;
}

const CHANGES: Readonly<Record<string, string>> = {
  바꾼다: '바뀐다',
  변환한다: '변환된다',
  전환한다: '전환된다',
  분해한다: '분해된다',
  나눈다: '나뉜다',
  바꾸었다: '바뀌었다',
  변환하였다: '변환되었다',
  분류하였다: '분류되었다',
  분해하였다: '분해되었다',
};

/** “A는 B를 C로 바꾼다” as “B는 A에 의해 C로 바뀐다”. */
function changedBy(statement: string): string | undefined {
  const cut = cutAtTopic(statement);
  const [, object = '', to = '', verb = ''] =
    /^([가-힣A-Za-z]+(?: [가-힣A-Za-z]+){0,3})[을를] (.{2,24}(?:으로|로)) (\S+)$/.exec(cut?.rest ?? '') ?? [];
  const passive = CHANGES[verb];
  if (cut?.before !== '' || passive === undefined || cut.noun.length > 14) return undefined;
  if (/(?:[을를이가]|에서|에|여|고|며)(?: |$)/.test(`${object} `.slice(0, -1)) || /[을를이가] /.test(to))
    return undefined;
  return `${josa(object, '은/는')} ${cut.noun}에 의해 ${to} ${passive}.`;
}

/** “…게 한다” as “…도록 만든다”. */
function madeTo(statement: string): string | undefined {
  return /(?:하|되|지|닿|오르|내리|리|이|나|가|오|얻|갖|느끼)게 한다\.$/.test(statement) &&
    !isAdjectiveStem(
      statement
        .replace(/게 한다\.$/, '')
        .split(' ')
        .at(-1) ?? '',
    )
    ? statement.replace(/게 한다\.$/, '도록 만든다.')
    : undefined;
}
