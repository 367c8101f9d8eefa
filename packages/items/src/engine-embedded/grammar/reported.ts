import { endsInConsonant } from './hangul.ts';

/** Plain sentences as parts of other sentences. */

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
