import { definesName, saysMeaning } from '../grammar/names.ts';
import { headOf, isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import type { ReadSentence } from './references.ts';

/** Things that a paragraph brings up and goes on about: nowhere else is told which is meant. */

/** The noun of a topic or a subject of one word: “용수철은”, “주소가 없으면”. */
const bareNoun = (word: string): string | undefined =>
  (isTopic(word) && !NO_SUBJECT.test(word)) || /^[가-힣]{2,}[이가]$/.test(word)
    ? /^([가-힣]{2,5}?)(?:들)?[은는이가]$/.exec(word)?.[1]
    : undefined;

const named = (noun: string): RegExp =>
  new RegExp(
    `(?<![가-힣])${noun}(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|으로|로|와|과|도|만|이란|란|이라|라)?[ ,.]`,
  );

/** A noun without a particle, as it stands before another. */
const isName = (word: string): boolean =>
  !/(?:[은는을를이가의에도만며고서면게해히로와과적인된한던]|에서|에게|까지|부터|보다|처럼|같이|대로|이나|거나|[른린난운든긴진킨산친론])$/.test(
    word,
  );

/** Where at least one in so many carries its longer name, the short one is but short for it. */
const SHARE = 2;

/** “곡선의 기울기는” where the text speaks first of a “입찰 지대 곡선” and mostly of that: it leaves open which. */
function isShort(statement: string, sentences: readonly ReadSentence[]): boolean {
  const noun = /^([가-힣]{2,4})(?:의 [가-힣]+[은는]|[은는이가]) /.exec(statement)?.[1];
  if (noun === undefined) return false;
  const place = new RegExp(
    `(?:^|(?<![가-힣])([가-힣]{2,}) )${noun}(?:은|는|이|가|을|를|의|에|으로|로|와|과|이?라고?|이?란)[ ,.]`,
    'g',
  );
  const found = sentences.flatMap(({ said }) => [...said.matchAll(place)].map(([, owner]) => owner ?? ''));
  const longer = found.filter((owner) => owner !== '' && isName(owner));
  return longer.length * SHARE >= found.length && longer.length > 1 && longer[0] === found[0];
}

/**
 * True for a statement whose topic stands in a sentence before of its paragraph and in no other paragraph; true as well
 * for one that opens with a condition of which the sentence before speaks: “주소가 없으면 …”.
 */
export function leansOnParagraph(
  statement: string,
  sentence: ReadSentence,
  sentences: readonly ReadSentence[],
): boolean {
  const before = sentences.filter(({ paragraph, start }) => paragraph === sentence.paragraph && start < sentence.start);
  const last = before.at(-1);
  // A definition says itself what it is of.
  if (definesName(sentence.said) || saysMeaning(statement) || /^\S+(?: \S+)*이?란 /.test(sentence.said)) return false;
  const [first = '', second = ''] = statement.split(' ');
  const condition = /^(?:있으|없으|많으|적으|높으|낮으|크|작으|같으|다르|맞으|옳으)면,?$/.test(second);
  const supposed = /[이가]$/.test(first) && condition ? bareNoun(first) : undefined;
  if (supposed !== undefined && last !== undefined && named(supposed).test(last.text)) return true;
  const topic = headOf(statement);
  const noun = topic.includes(' ') ? undefined : bareNoun(topic);
  if (isShort(statement, sentences)) return true;
  return (
    noun !== undefined &&
    before.some(({ text }) => named(noun).test(text)) &&
    // What is brought up as a topic, or named, says itself what it is.
    !before.some(({ said }) => new RegExp(`(?<![가-힣])${noun}(?:은|는|이란|란|이?라고?) `).test(said)) &&
    !sentences.some(({ paragraph, text }) => paragraph !== sentence.paragraph && named(noun).test(text))
  );
}
