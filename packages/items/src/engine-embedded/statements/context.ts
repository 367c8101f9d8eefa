import { isPast } from '../grammar/hangul.ts';
import { definesName } from '../grammar/names.ts';
import { headOf } from '../grammar/topic.ts';
import { kindNamed, kindsOf, speaksOfKind } from './kinds.ts';
import { isOfOneOwner, ownedBySeveral } from './owners.ts';
import { findPersons, type ReadSentence, readSentences } from './references.ts';
import { readTold, type Told } from './told.ts';
import { ATTRIBUTED, FOREIGN, isView, TITLE } from './views.ts';

/** What a statement loses when it is taken from among its neighbours: the step before, the holder of a view, the time. */

/** A text sentence by sentence, and what stands around each of them. */
export interface Context {
  text: string;
  sentences: readonly ReadSentence[];
  /** Who acts in the text. */
  persons: ReadonlySet<string>;
  /** Sentences that say what they say without those before them. */
  own: ReadonlySet<ReadSentence>;
  /** Those of them that can be put alone. */
  told: readonly Told[];
  /** Nouns of which the text tells under several owners. */
  owned: ReadonlySet<string>;
}

export function readContext(text: string): Context {
  const sentences = readSentences(text);
  const persons = findActors(sentences, findPersons(sentences));
  const owned = ownedBySeveral(sentences.map(({ said }) => said));
  const own = selfContained(sentences, persons, owned);
  return { text, sentences, persons, own, told: readTold(sentences, own), owned };
}

/** A step in a row or what comes of the one before: without that it holds of nothing in particular. */
const STEP =
  /^(?:여기서(?! [^,]*이?란 )|여기에서|더욱이|더구나|게다가|즉|곧|따라서|그러므로|그 결과|그 결과로|이에 따라|이에(?! (?:비해|반해))|그래서|이로써|이로 인해|결국|마침내|이 때문에|그래야|그러자|이때|우선|다음으로|마지막으로|끝으로|그런 다음|그다음|그다음에는?|그 뒤|그 후|그 이후|이후|이어|이어서|이윽고|뒤이어|곧이어|동시에),? |^먼저(?:,| (?![가-힣]+[온난간된운진한은] ))/;

/** “둘째, 결과만 의도해야 한다”: one of the conditions of what was told before; “이처럼 요건을 정한 것은 …”: as told before. */
const ONE_OF_SEVERAL = /^(?:첫째|둘째|셋째|넷째|다섯째), .*야 한다\.$|^이처럼 .*것[은이] /;

/** “이에 대해 브라이슨은 신중한 태도를 보였다”: what somebody made of what was told. */
const REACTS = /^이에 대(?:해|하여)(?:서는)?,? (?!.*[다라자냐]고 )/;

/** Who acts in a text: whom it names as holding a view, and names of which it tells nothing but what was done. */
function findActors(sentences: readonly ReadSentence[], persons: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(persons);
  const lasting = new Set<string>();
  for (const { said } of sentences) {
    const words = headOf(said).split(' ');
    const name = words.at(-1)?.slice(0, -1) ?? '';
    if (!/^[가-힣]{1,7}$/.test(name) || /(?<!타)[자가인들진측원단국사업관부계층군민론설률법]$/.test(name)) continue;
    if (!isPast(said.split(' ').at(-1)?.replace(/\.$/, '') ?? '') && !isView(said)) lasting.add(name);
    else if (
      FOREIGN.test(name) ||
      words.slice(0, -1).some((word) => TITLE.test(word)) ||
      (isView(said) && !ATTRIBUTED.test(said))
    )
      found.add(name);
  }
  for (const name of lasting) if (!persons.has(name)) found.delete(name);
  return found;
}

/** What a doctrine says or does is said to be its own. */
const DOCTRINE =
  /^(?:[가-힣]+ ){0,2}(?!(?:추론|결론|반론|언론|여론|서론|본론|토론|건설|가설|전설|시설|해설|역설)[은는]$)[가-힣]+(?:론|설|주의|학파|이론)[은는]$/;
/** One of them by its name: no 이론, 결론 or 여론 of which it would have to be said whose. */
const NAMED_DOCTRINE =
  /(?:^| )[가-힣]{2,}(?<![은는한된인던의운린]) 이론[은는]$|(?:^| )(?!이론|결론|반론|언론|여론|서론|본론|토론|건설|가설|학설|전설|시설|해설|역설|개설)[가-힣]+(?:론|설|주의|학파)[은는]$/;

/** “다음과 같은 역설을 발견하였다”: what follows is its parts. */
const ANNOUNCES =
  /다음(?:과 같은|의)(?: (?:두|세|네|다섯))?(?: 가지)? (?:역설|모순|문제|질문|물음|가정|전제|명제|진술|주장|논증|반론|비판|예|사례|상황)/;

/** What follows holds in the case supposed. */
const SUPPOSES =
  /(?:[다라]고 (?:하|가정하|치|생각해 보|해 보)|(?:경우|상황|예|사례)[을를] (?:[가-힣]+ )?(?:보|들어 보|생각해 보|가정해 보|떠올려 보)|가정해 보)자\.$/;

/** “아데닌(A)”: a letter that stands for a name. */
const GLOSSED = /[가-힣]\(([A-Za-z])\)/g;

/** “A는 T와 결합한다”, where the letters were given in brackets. */
const usesSymbol = (said: string, symbols: ReadonlySet<string>): boolean =>
  [...said.matchAll(/(?<![A-Za-z0-9])[A-Za-z](?![A-Za-z0-9])/g)].some(([letter]) => symbols.has(letter));

/** “이러한 입장에서 …”: the paragraph goes on in somebody’s name. */
const GOES_ON =
  /^(?:이|그|이러한|그러한|이런|그런) (?:입장|관점|견해|생각|이론|시각|주장)(?:에서|에 따르면|에 의하면|대로라면)/;

/** Sentences that say what they say without those before them: no step in a row, and no view whose holder stands before. */
function selfContained(
  sentences: readonly ReadSentence[],
  persons: ReadonlySet<string>,
  owned: ReadonlySet<string>,
): ReadonlySet<ReadSentence> {
  const found = new Set<ReadSentence>();
  const kinds = kindsOf(sentences);
  const symbols = new Set(
    sentences.flatMap(({ text }) => [...text.matchAll(GLOSSED)].map(([, letter = '']) => letter)),
  );
  let kind: string | undefined;
  let paragraph = -1;
  let isWithinView = false;
  let isListed = false;
  for (const sentence of sentences) {
    if (sentence.paragraph !== paragraph) {
      isWithinView = false;
      isListed = false;
      kind = undefined;
    }
    // Theses that are listed to be weighed are not what the text says.
    if (isListed) continue;
    paragraph = sentence.paragraph;
    isListed ||= ANNOUNCES.test(sentence.said) || SUPPOSES.test(sentence.said);
    // “대통령제에서는 … 국민은 둘을 각각 선출한다”: so it is under the one kind that the paragraph goes on about.
    kind = kindNamed(sentence.said, kinds) ?? kind;
    const isOfKind = kind === undefined || speaksOfKind(sentence.said, kinds);
    if (!isOfKind && !definesName(sentence.said) && !isOfAny(sentence.said, persons)) continue;
    if (usesSymbol(sentence.said, symbols) || REACTS.test(sentence.text)) continue;
    if (isOfOneOwner(sentence.said, owned) && !definesName(sentence.said)) continue;
    const own = isView(sentence.said);
    const isOfHolder: boolean =
      isOfAny(sentence.said, persons) || (isWithinView && DOCTRINE.test(headOf(sentence.said)));
    if (
      isOfHolder ||
      (!STEP.test(sentence.text) &&
        !ONE_OF_SEVERAL.test(sentence.text) &&
        (own || !isWithinView || definesName(sentence.said)))
    )
      found.add(sentence);
    isWithinView ||= own || isOfHolder || GOES_ON.test(sentence.text);
  }
  return found;
}

/** “압축률을 높일수록 윤곽이 흐려진다” goes on about what the sentences before spoke of; a name given stands by itself. */
export const lacksTopic = (statement: string, persons: ReadonlySet<string>): boolean =>
  headOf(statement) === '' && !definesName(statement) && !isOfAny(statement, persons);

/** A name may look like a verb before its particle: 벤담은, 소쉬르는. */
export const isOfAny = (statement: string, names: ReadonlySet<string>): boolean =>
  [...names].some((name) =>
    new RegExp(
      `^(?:[가-힣]+(?<![은는]) ){0,4}${name}(?:[은는]|[와과] [가-힣]+[은는]|[이가] |의 [가-힣]+[은는]|에 따르면)`,
    ).test(statement),
  );

const DATED =
  /\d+(?:세기|년|월)|세기|시대|고대|중세|근대|근세|초기의|[가-힣]주의자들|[가-힣]주의 [가-힣]{2,3}들|고려|조선|신라|백제|고구려|로마|르네상스|대전|혁명|전쟁|왕조|한때/;

/** What was done once was done by somebody or at some time: the statement names either. */
export function tellsWhen(statement: string, persons: ReadonlySet<string>): boolean {
  const last = statement.replace(/\.$/, '').split(' ').at(-1) ?? '';
  return (
    !isPast(last) || DATED.test(statement) || isOfAny(statement, persons) || NAMED_DOCTRINE.test(headOf(statement))
  );
}
