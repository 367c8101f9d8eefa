import { endsInConsonant, josa } from './hangul.ts';
import { cutAtTopic } from './topic.ts';

/** Plain sentences as parts of other sentences. */

/** A clause inside another sentence has a subject, not a topic of its own, unless its topic may be its object. */
export function asClause(sentence: string): string {
  const cut = cutAtTopic(sentence);
  return cut && NEEDS_NO_OBJECT.test(cut.rest) && !HAS_CLAUSE.test(cut.rest.replace('고 있다', ''))
    ? `${josa(cut.noun, '이/가')} ${cut.rest}.`
    : sentence;
}

/** “그대로 두면 쓰일 위험이 있다”, “라우터가 다시 보내는 것이 낫다”: what is left or sent is the topic. */
const HAS_CLAUSE = /(?:면|도|고|며|서|지만|므로|니|려|[가-힣)][이가]) /;

/** Predicates without an object, or with one right before them: 한번 지키기로 한 것은 지켜야 한다 is not of this kind. */
const NEEDS_NO_OBJECT =
  /(?<!수 )(?:있다|없다)$|(?:일|될|질|날) 수 (?:있다|없다)$|왔다$|드물다$|[가-힣]졌다$|(?<!도 |안 )된다$|(?:이다|아니다|[가-힣]진다|다르다|같다|롭다|좋다|낫다|옳다|그르다|어렵다|쉽다|높다|낮다|많다|적다|크다|작다|하다|비롯한다|속한다|생긴다|난다|나온다|않다)$|[을를] [가-힣]+다$/;

/** As it is reported: …이다. → …이라고; …한다. → …한다고. */
export const quoted = (sentence: string): string => `${reported(sentence)}고`;

/** Before a noun such as 점: …이다. → …이라는; …한다. → …한다는. */
export const nominalQuote = (sentence: string): string => `${reported(sentence)}는`;

function reported(sentence: string): string {
  const body = sentence.replace(/\.$/, '');
  if (/아니다$/.test(body)) return `${body.slice(0, -1)}라`;
  // A verb in the plain present never ends so: 쌓이다 is 쌓인다.
  if (!/이다$/.test(body)) return body;
  const noun = body.slice(0, -2);
  return endsInConsonant(noun) ? `${noun}이라` : `${noun}라`;
}
