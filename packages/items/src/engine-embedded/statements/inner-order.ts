import { isTopic } from '../grammar/topic.ts';

/** Two neighbours within a sentence that change places; the verb has them both, in whichever order they stand. */

/** How a thing is done, and never how much or which of several. */
const HOW =
  /^(?:끊임없이|직접|정확히|정확하게|빠르게|천천히|서서히|차츰|점차|계속|꾸준히|자유롭게|자연스럽게|효율적으로|효과적으로|안정적으로|쉽게|바로|즉시|곧바로|한꺼번에|미리|사전에)$/;

/** What is done with a thing and a place alike: put in, spread on, sent to. */
const DONE_TO_PLACE =
  /^(?:넣|담|섞|칠하|칠한|칠해|바르|바른|발라|붙이|붙인|붙여|보내|보낸|저장하|저장한|저장해|옮기|옮긴|옮겨|공급하|공급한|제공하|제공한|배치하|배치한|배치해|전달하|전달한|전한)/;

/** “끊임없이 노폐물을 만든다” as “노폐물을 끊임없이 만든다”, and the other way. */
export const adverbByObject = (statement: string): string =>
  exchangeNext(
    statement,
    (word, next, verb) => ((HOW.test(word) && isObject(next)) || (isObject(word) && HOW.test(next))) && isVerb(verb),
  );

/** “소석회에 모래를 섞는다” as “모래를 소석회에 섞는다”. */
export const placeByObject = (statement: string): string =>
  exchangeNext(
    statement,
    (word, next, verb) => /^[가-힣]{2,}(?:에|에게)$/.test(word) && isObject(next) && DONE_TO_PLACE.test(verb),
  );

/** The first word that fits what comes behind it, exchanged with the next. */
function exchangeNext(statement: string, fits: (word: string, next: string, verb: string) => boolean): string {
  const words = statement.split(' ');
  const at = words.findIndex(
    (word, index) => isFree(words[index - 1]) && fits(word, words[index + 1] ?? '', words[index + 2] ?? ''),
  );
  return (at < 0 ? words : [...words.slice(0, at), words[at + 1], words[at], ...words.slice(at + 2)]).join(' ');
}

const isObject = (word: string): boolean => /^[가-힣]{2,}[을를]$/.test(word);
/** The one verb, at the end. */
/** The one verb, at the end; “자유롭게 한다” is one predicate. */
const isVerb = (word = ''): boolean =>
  /^[가-힣]+다\.$/.test(word) && !/^(?:한|만든|둔|된|하였|했|만들었|되었)다\.$/.test(word);
/** What stands before has ended with its particle: it belongs to neither of the two. */
const isFree = (word: string | undefined): boolean =>
  word !== undefined && (isTopic(word) || /[가-힣](?:이|가|에서|에게),?$/.test(word));
