import { josa } from '../grammar/hangul.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';

/** “A는 P라고 보았다”: who holds what, and how that is said. */

export interface Report {
  holder: string;
  /** What is held, as a sentence of its own. */
  held: string;
  verb: string;
}

/** Verbs of holding a view; what is criticised or pointed out is held to be so as well, but in another tone. */
const HOLDS =
  '(?:보았|본|주장하였|주장했|주장한|생각하였|생각했|생각한|여겼|여긴|말하였|말했|믿었|지적하였|지적했|설명하였|설명했|설명한|강조하였|강조했|판단하였|판단했|판단한|비판하였|비판했|반박하였|반박했|해석하였|해석했|답하였)다';

const REPORT = new RegExp(`^(.{1,24}?[은는]) (.+[가-힣])고 (${HOLDS})\\.$`);

export function readReport(statement: string): Report | undefined {
  const [, holder = '', said = '', verb = ''] = REPORT.exec(statement) ?? [];
  if (!isTopic(holder.split(' ').at(-1) ?? '') || holder.split(' ').length > 4) return undefined;
  const noun = /^(.*[가-힣])라$/.exec(said)?.[1];
  const held =
    noun === undefined ? said : /아니$/.test(noun) ? `${noun}다` : noun.endsWith('이') ? `${noun}다` : `${noun}이다`;
  return /다$/.test(held) ? { holder, held: `${held}.`, verb } : undefined;
}

/** What was pointed out or stressed was so; its opposite is only held. */
const NEUTRAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:지적|강조|비판|반박|답)하였다$/, '주장하였다'],
  [/^(?:지적|강조|비판|반박)했다$/, '주장했다'],
];

/** The report with something else held. */
export function tellReport({ holder, verb }: Report, held: string): string {
  const body = held.replace(/\.$/, '');
  const noun = /^(.*[가-힣])이다$/.exec(body)?.[1];
  const quoted = /아니다$/.test(body)
    ? `${body.slice(0, -1)}라고`
    : noun === undefined
      ? `${body}고`
      : josa(noun, '이라고/라고');
  const said = NEUTRAL.find(([pattern]) => pattern.test(verb))?.[1] ?? verb;
  return `${holder} ${quoted} ${said}.`;
}

/** “A는 P며 X는 Q라고 보았다” as “A는 X는 Q라고 보았다”: the last thing held, where it has a topic of its own. */
function lastHeld({ holder, held, verb }: Report): Report | undefined {
  const [, before = '', last = ''] = /^(.+[가-힣](?:으며|며|고|지만|으나)),? (.+)$/.exec(held) ?? [];
  const [topic = '', ...rest] = last.split(' ');
  return before === '' || !isTopic(topic) || NO_SUBJECT.test(topic) || rest.length < 2 || rest.some(isTopic)
    ? undefined
    : { holder, held: last, verb };
}

/** “신은 관여한다” as “신이 관여한다”, behind the topic of who holds it. */
function subjectFirst(held: string): string {
  const [topic = '', ...rest] = held.split(' ');
  return isTopic(topic) ? [josa(topic.slice(0, -1), '이/가'), ...rest].join(' ') : held;
}

/** The first of the turns that fits what is said, or what somebody is said to hold. */
export function withinReport(
  turns: readonly ((sentence: string) => string | undefined)[],
): (statement: string) => string | undefined {
  return (statement) => {
    const report = readReport(statement);
    for (const turn of turns) {
      const made = turn(report?.held ?? statement);
      if (made !== undefined) return report ? tellReport(report, made) : made;
    }
    const last = report && lastHeld(report);
    for (const turn of last ? turns : []) {
      const made = turn(last?.held ?? '');
      if (made !== undefined && last) return tellReport(last, subjectFirst(made));
    }
    return undefined;
  };
}
