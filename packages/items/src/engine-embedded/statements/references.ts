import { type Sentence, splitSentences } from '../../model.ts';
import { withParticle } from '../grammar/hangul.ts';
import { CALLS, nameBefore } from '../grammar/names.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { attribute } from './attribution.ts';
import { CONNECTIVE } from './connective.ts';
import { ATTRIBUTED, FOREIGN, isView, SAYING, TITLE } from './views.ts';

/**
 * Sentences as they would stand alone: glosses and quotation marks around terms taken away, and 이/그/이러한 replaced by
 * what they point to where the sentence before leaves no doubt.
 */

/** A sentence of the text; `said` is what it says where nothing stands before it. */
export interface ReadSentence extends Sentence {
  said: string;
}

/** Sentences in order, their pointers replaced where that is certain. */
export function readSentences(text: string): ReadSentence[] {
  const sentences = splitSentences(text);
  const persons = findPersons(sentences);
  let before: ReadSentence | undefined;
  /** Whom the paragraph has named so far. */
  let named = new Set<string>();
  return sentences.map((sentence) => {
    const plain = withoutGlosses(sentence.text);
    const near = before?.paragraph === sentence.paragraph ? before.said : undefined;
    if (near === undefined) named = new Set();
    const said =
      near === undefined
        ? plain
        : attribute(resolveThing(resolvePerson(plain, near, persons, named), near), near, persons);
    for (const name of persons) if (names(said, name)) named.add(name);
    before = { ...sentence, said };
    return before;
  });
}

const names = (sentence: string, name: string): boolean =>
  new RegExp(`(?<![가-힣])${name}(?![가-힣]{3})`).test(sentence);

/** “계약(契約)” as 계약, “‘흑체’라고” as 흑체라고; the marks of ‘놈’은 tell that the word is meant, and stay. */
export const withoutGlosses = (text: string): string =>
  text
    .replace(/(?<=[가-힣A-Za-z’])\([^()]{1,24}\)/g, '')
    .replace(/‘([^‘’]{0,15}[^‘’다])’(?=(?:이?라(?:고)?|이?란) )/g, '$1');

/** What is done by somebody, or happens of itself: told of a name that sounds like one alone. */
const DOING = /(?:밝혔|밝혀냈|보였|나누었)다\.$/;
/** Topics of verbs of saying that are no names. */
const NO_PERSON =
  /(?:^[것그]|론|그녀|정부|법원|재판소|위원회|의회|국가|기업|은행|회사|단체|기구|시민|국민|주민|농민|귀족|양반|왕실|조정|법관|판사|장관|기관|교관|교회|실험|조사|논문|보고서|책|글|작품|소설|시인들|사람들|사상|철학|과학|학문|종교|시대|이후|당시|대부분|일부|모두|누구|여기|해석|모형|영화|방법|원칙|원리|학파|학자|연구자|저자|독자|주의자|론자|학자들|사람|이론|관점|입장|견해|결과|주의|전쟁|예술|언어|사회|자연|인간|이성|감정|도덕|정의|자유|평등|진리|지식|마음|본성|행위|책임|욕망|연구|[유법도묵작화상론술평문]가|악가|축가|비평가|철학가|역사가|들|계|설|법)$/;

/** Names: topics of what is thought or said, and whom “…에 따르면” names. */
export function findPersons(sentences: readonly Sentence[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text } of sentences) {
    const name = holderOf(text);
    // What “X에 따르면” a thing is makes the thing no person.
    const acts = SAYING.test(text) || isView(text) || (FOREIGN.test(name ?? '') && DOING.test(text));
    if (name !== undefined && acts && !ATTRIBUTED.test(text)) found.add(name);
    for (const [, other = ''] of text.matchAll(/(?:^|\s)([가-힣]{2,5})(?:에 따르면|에게 있어)/g))
      if (!NO_PERSON.test(other)) found.add(other);
  }
  return found;
}

/** Who acts in a sentence: its topic, when that is one word like a name. */
function holderOf(sentence: string): string | undefined {
  const words = sentence.replace(CONNECTIVE, '').split(' ');
  const topics = words.flatMap((word, at) => (isTopic(word) && !NO_SUBJECT.test(word) ? [at] : []));
  // “법관은 … 해야 하는데, 드워킨은 … 비유하였다”: one of two says it.
  if (topics.length > 1 && words.slice(0, topics[1]).some((word) => /(?:고|며|지만|으나|는데|면서),$/.test(word)))
    return undefined;
  const first = topics[0] ?? -1;
  // “촘스키는” looks like a verb before its noun: the sentence has no other topic, and the name sounds foreign.
  const at = first < 0 && isForeignTopic(words[0] ?? '') ? 0 : first;
  const name = words[at]?.slice(0, -1) ?? '';
  const isNear = at < 4 || TITLE.test(words[at - 1] ?? '');
  return at >= 0 && isNear && /^(?:[가-힣]{2,5}|흄|쿤|밀|융)$/.test(name) && !NO_PERSON.test(name) && name !== '우리'
    ? name
    : undefined;
}

const isForeignTopic = (word: string): boolean => /^[가-힣]{2,5}[은는]$/.test(word) && FOREIGN.test(word);

const PERSONAL = /(?<=^|[\s,])그(는|가|의|에 따르면|에게)(?=[\s,])/;
const POINTED =
  /(?<=^|[\s,])(?:이|그|이러한|그러한|이런) ([가-힣]{2,6})(은|는|이|가|을|를|과|와|으로|로|의|에|에서|에서는|에는|도)(?=[\s,.])/;
/** Nouns that a demonstrative before them makes point to a whole statement and not to a thing. */
const VAGUE =
  /^(?:경우|때|과정|점|때문|결과|까닭|이유|시기|무렵|밖|후|뒤|문제|사실|일|상황|차이|비판|가운데|중|변화|조건|관계)$/;

/** What names no view, law or thing that was given a name before. */
const PEOPLE = /^(?:사람|사람들|이들|자|쪽|회사|아이|환자|가입자|학생|작가|화가|학자|나라|국가)$/;

function resolvePerson(
  sentence: string,
  before: string,
  persons: ReadonlySet<string>,
  earlier: ReadonlySet<string>,
): string {
  const match = PERSONAL.exec(sentence);
  if (!match || sentence.split(PERSONAL).length !== 3) return sentence;
  const name = personMeant(sentence.slice(0, match.index), before, persons, earlier);
  if (name === undefined) return sentence;
  const particle = match[1] ?? '';
  return sentence.replace(PERSONAL, withParticle(name, particle));
}

/** Whom 그 means behind these words. */
function personMeant(
  lead: string,
  before: string,
  persons: ReadonlySet<string>,
  earlier: ReadonlySet<string>,
): string | undefined {
  // “사진가는 …지만, 그가 …”: who is named in the sentence itself.
  if (lead.split(' ').some((word) => isTopic(word) && !NO_SUBJECT.test(word))) return undefined;
  const named = [...persons].filter((name) => names(before, name));
  // With two names in the sentence before, its topic is meant.
  const words = before.split(' ');
  const at = words.findIndex((word) => isTopic(word));
  const topic = words[at]?.slice(0, -1) ?? '';
  // “흄과 리드는”: the two are one topic.
  if (/[와과]$/.test(words[at - 1] ?? '')) return undefined;
  // “기대승은 이황을 비판하였다”: the one it begins with is meant, though his name may not be known for one.
  const [only = ''] = named.length === 1 ? named : [];
  const begins = new RegExp(
    `^(?:[가-힣A-Za-z0-9]+(?<![은는]) ){0,3}${only}(?:은|는|에 따르면|에게 있어|의 [가-힣]+[은는]) `,
  );
  if (persons.has(topic)) return wholeName(topic, before);
  if (only !== '' && begins.test(before)) return wholeName(only, before);
  // Nobody else was named in the paragraph, nobody in this sentence, and the one before goes on about what he holds.
  const [alone] = earlier.size === 1 ? earlier : [];
  return named.length === 0 && HELD.test(words[at] ?? '') ? alone : undefined;
}

/** 반 게넵 of 게넵. */
const wholeName = (name: string, before: string): string =>
  new RegExp(`(?:^| )(?:반|폰|판|드|데|디|르|엘|알|생) ${name}(?![가-힣]{3})`).exec(before)?.[0].trim() ?? name;

/** What somebody holds, as the topic of a sentence. */
const HELD = /(?:이론|론|설|주의|주장|견해|입장|생각|관점|개념|원리|방식|방법)[은는]$/;

function resolveThing(sentence: string, before: string): string {
  const match = POINTED.exec(sentence);
  const [whole = '', noun = '', particle = ''] = match ?? [];
  if (!match || VAGUE.test(noun)) return sentence;
  // “각 가입자의 보험료는 그 사람이 …”: the one meant stands in the sentence itself.
  if (PEOPLE.test(noun) && sentence.slice(0, match.index).split(' ').length > 2) return sentence;
  const thing = antecedent(before, noun);
  return thing === undefined || sentence.includes(thing)
    ? sentence
    : sentence.replace(whole, withParticle(thing, particle));
}

const NAMED = new RegExp(
  `(?:[을를은는]|은데|는데,) ([가-힣]{2,8}(?: [가-힣]{2,8}){0,2}?)라고? (?:${CALLS}|불린다)\\.$`,
);

/** What “이 N” means after this sentence. */
function antecedent(before: string, noun: string): string | undefined {
  const named = NAMED.exec(before)?.[1];
  if (named !== undefined) {
    const term = nameBefore(named, before);
    // “그 비용” is no effect that was named, unless the cost is what was.
    const isNamed = new RegExp(`${noun}[을를은는] ${named}`).test(before);
    return term === undefined || (!term.endsWith(noun) && (PEOPLE.test(noun) || !isNamed)) ? undefined : term;
  }
  const words = before.replace(CONNECTIVE, '').split(' ');
  const at = words.findIndex((word) => isTopic(word));
  const topics = words.filter((word) => isTopic(word)).length;
  if (at < 0 || at > 3 || topics > 1) return undefined;
  const head = words
    .slice(0, at + 1)
    .join(' ')
    .slice(0, -1);
  if (
    /(?:에서|에게|에|로|때|만|이|가|을|를)$/.test(head.split(' ').at(-1) ?? '') ||
    /[가-힣](?:[을를이가]|에서|에|고|며) /.test(head)
  )
    return undefined;
  // Its topic is of that name, or is said to be one of that sort.
  if (head.endsWith(noun) && head !== noun) return head;
  const sorts = new RegExp(`(?:는|은|한|된|인|던|의|적) ${noun}(?:이다\\.$|(?:으로|로), )`);
  return sorts.test(before) ? head : undefined;
}
