import { josa } from '../grammar/hangul.ts';
import { denyPredicate } from '../grammar/predicate.ts';
import { isTopic } from '../grammar/topic.ts';

/** “A는 B에만 P다”: what holds of one place, time or kind alone. */

interface Exclusive {
  topic: string;
  only: string;
  said: string;
}

function readExclusive(statement: string): Exclusive | undefined {
  const [, topic = '', only = '', said = ''] =
    /^(.{1,24}?[은는]) (.{4,40}?)(?:에|에서)만 (.{4,}다)\.$/.exec(statement) ?? [];
  if (!isTopic(topic.split(' ').at(-1) ?? '') || `${only} ${said}`.split(' ').some(isTopic)) return undefined;
  // A clause between would leave open what the 만 belongs to.
  if (/[,]|(?:고|며|지만|는데|면|므로) /.test(`${only} ${said}`)) return undefined;
  // “시대에만 번성했던 생물의 화석이다”: only that creature flourished then.
  if (
    /이다$/.test(said) ||
    said
      .split(' ')
      .slice(0, -1)
      .some((word) => /[가-힣](?:던|는|한|된|운|른|진)$/.test(word))
  )
    return undefined;
  return { topic, only, said };
}

/** True: “A는 B가 아니면 P지 않다”. */
export function nothingElse(statement: string): string | undefined {
  const read = readExclusive(statement);
  // “기억 속이 아니면” names no place.
  if (read && / [속안]$/.test(read.only)) return undefined;
  // What must be here alone must not be elsewhere, and is not merely free to.
  if (read && /야 (?:한|된)다$/.test(read.said)) return undefined;
  const denied = read && denyPredicate(`${read.said}.`);
  return denied === undefined ? undefined : `${read?.topic} ${josa(read?.only ?? '', '이/가')} 아니면 ${denied}`;
}

/** False: “A는 B가 아니어도 P다”. */
export function anythingElse(statement: string): string | undefined {
  const read = readExclusive(statement);
  // “기억 속에만”: outside as well.
  if (read && / [속안]$/.test(read.only)) return `${read.topic} ${read.only.slice(0, -1)}밖에서도 ${read.said}.`;
  if (read && /야 (?:한|된)다$/.test(read.said)) return undefined;
  return read && `${read.topic} ${josa(read.only, '이/가')} 아니어도 ${read.said}.`;
}
