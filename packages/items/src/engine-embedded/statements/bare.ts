import { hasFocus } from '../grammar/scope.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';

/** A sentence cut to its topic and its last clause. */

export interface Bare {
  topic: string;
  /** What is left to be said of the topic. */
  said: string;
}

const WITH_REASON =
  /^([^,]{1,24}?[은는]) (?:[^,은는]{2,16}[와과] 달리,? )?(.+(?:[가-힣]므로|때문에|(?:어|아|여|라|커)서|있어|없어|높아|낮아|많아|적어|약해|강해|약하여|강하여|쉬워|어려워)),? (.+\.)$/;
const WITH_CONTRAST = /^([^,]{1,24}?[은는]) ([^,]+(?:지만|으나)),? ([^,]+\.)$/;
/** Clauses that would say more than one thing of the topic, or when it is so. */
const HELD_BACK = /[가-힣](?:면|수록),? |(?:때|경우)(?:에는|에|는)?,? |면서|[을ㄹ할될] 뿐 |반면|[와과] 달리/;
const SEVERAL = / [가-힣]+(?:고|며),? /;

/** “T는 P므로 Q다” and “T는 P지만, Q다” as T and Q, where nothing else has a topic. */
export function bareOf(sentence: string): Bare | undefined {
  const found = WITH_CONTRAST.exec(sentence) ?? WITH_REASON.exec(sentence);
  const [, topic = '', before = '', said = ''] = found ?? [];
  if (!isTopic(topic.split(' ').at(-1) ?? '') || NO_SUBJECT.test(topic) || topic.split(' ').filter(isTopic).length > 1)
    return undefined;
  if (`${before} ${said}`.split(' ').some(isTopic) || HELD_BACK.test(`${before} `)) return undefined;
  // Beside a contrast the first clause may say several things: all of it goes.
  if (!/(?:지만|으나)$/.test(before) && (SEVERAL.test(` ${before} `) || /[가-힣](?:지만|으나|는데),? /.test(before)))
    return undefined;
  return { topic, said: said.replace(/ 수도 없다\.$/, ' 수 없다.') };
}

/** Whether somebody or something beside the topic does what is said: “대상이 되다” and “문제가 없다” name none. */
export const hasOwnSubject = (said: string): boolean =>
  said
    .split(' ')
    .some((word, at, all) => /[가-힣][이가]$/.test(word) && !/^(?:되|된|될|아니|없)/.test(all[at + 1] ?? '')) ||
  hasFocus(said);
