import { isSubject, isTopic } from '../grammar/topic.ts';

/** Whether a statement says who or what it speaks of. */

/** True for “며칠이 지나면 애벌레에게 먹이를 준다”: a condition has a subject, and who does the rest is not said. */
export function lacksDoer(statement: string): boolean {
  const words = statement.replace(/\.$/, '').split(' ');
  if (words.some(isTopic) || GENERAL.test(statement)) return false;
  const at = words.findLastIndex((word) =>
    /(?:[가-힣]면|^때(?:에)?|^경우(?:에)?|^뒤(?:에)?|^다음(?:에)?),?$/.test(word),
  );
  if (at < 1 || !hasSubject(words.slice(0, at + 1).join(' '))) return false;
  const rest = words.slice(at + 1);
  return (
    !rest.some((word) => isSubject(word) || /[가-힣A-Za-z0-9]도$/.test(word)) &&
    /[을를]$|[가-힣](?:에게)$|^(?:밖|안)으로$/m.test(rest.join('\n'))
  );
}

/** What one says or must do is said of anybody. */
const GENERAL =
  /(?:야 한다|수 있다|수 없다|된다|어렵다|쉽다|좋다|[이]?라고? (?:한다|부른다)|가리킨다|말한다|뜻한다)\.$/;

/** “지금은 …로 쓰인다”: when, and not what. */
const TIME = /^(?:지금|현재|오늘날|이제|최근|요즘|당시|처음|나중|원래|본래|예전|옛날|과거)(?:에|에서)?[은는]$/;

/** True when a word before the predicate is a subject or a topic. */
export function hasSubject(statement: string): boolean {
  return statement
    .split(' ')
    .slice(0, -1)
    .some((word) => (/[가-힣A-Za-z0-9](?:이|가)$/.test(word) ? word.length > 1 : isTopic(word) && !TIME.test(word)));
}
