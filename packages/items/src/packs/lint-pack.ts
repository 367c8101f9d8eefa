import { longestCommonRun, mean, plainLength, stripText } from '../measure.ts';
import { factsOf, few, finding, isTrue, optionsOf, type PackFinding, repeated } from './pack-findings.ts';
import {
  type Option,
  PASSAGE_LENGTH,
  type Pack,
  type Passage,
  POOL_NEEDS,
  type Pools,
  passageText,
  SERIES,
} from './schema.ts';
import { untoldWords } from './topic-entry.ts';

/** What form alone cannot say of a pack. It sees neither truth nor good Korean: those are the author's and the readers'. */

/** An option may repeat this many characters of its passage in one run, spaces aside (real items: at most 29). */
const LONGEST_RUN = 24;

/** Everything the linter has to say of a pack; empty when it may be offered to readers. */
export function lintPack(pack: Pack): PackFinding[] {
  return [
    ...repeated(pack.passages.map(({ id }) => id)).map((id) => finding('pack', `two passages are called ${id}`)),
    ...repeated([pack.topic, ...pack.aliases, ...pack.near].map(stripText)).map((name) =>
      finding('pack', `${name} stands twice among its names`),
    ),
    ...lintUntold(pack),
    ...lintShares(pack),
    ...lintRepeats(pack),
    ...pack.passages.flatMap((passage) => [
      ...lintProse(passage),
      ...lintReferences(passage),
      ...lintQuotes(passage),
      ...lintPools(passage),
      ...lintWords(passage),
      ...lintInferences(passage),
      ...lintViews(passage),
      ...lintNames(passage, pack.terms),
      ...lintWording(passage),
    ]),
  ];
}

/** A name promises what some passage tells: each word of it stands in one, or is noted as said in other words. */
function lintUntold(pack: Pack): PackFinding[] {
  const untold = untoldWords(pack);
  return [
    ...untold
      .filter((word) => !pack.saidOtherwise.includes(word))
      .map((word) => finding('names', `no passage says ${word}: the name is near, or the word is said otherwise`)),
    ...pack.saidOtherwise
      .filter((word) => !untold.includes(word))
      .map((word) => finding('names', `${word} is said by a passage, or is of no name`)),
  ];
}

/** Two passages share less than half of their facts. */
function lintShares({ passages }: Pack): PackFinding[] {
  return passages.flatMap((one, at) =>
    passages.slice(at + 1).flatMap((other) => {
      const [mine, theirs] = [factsOf(one), factsOf(other)];
      const shared = mine.filter((fact) => theirs.includes(fact)).length;
      return shared * 2 >= Math.min(mine.length, theirs.length)
        ? [finding(`${one.id}, ${other.id}`, `share ${shared} facts, half or more`)]
        : [];
    }),
  );
}

/** No text that a reader may see as an option stands twice in the pack. */
function lintRepeats({ passages }: Pack): PackFinding[] {
  const texts = passages.flatMap((passage) => [
    ...optionsOf(passage).map(({ option }) => option.say),
    ...passage.pools.questions.map(({ say }) => say),
    ...passage.pools.judgements.map(({ say }) => say),
    ...passage.pools.senses.flatMap(({ same, others }) => [same, ...others.map(({ say }) => say)]),
  ]);
  return repeated(texts.map(stripText)).map((text) => finding('pack', `an option stands twice: ${text}`));
}

function lintProse(passage: Passage): PackFinding[] {
  const [shortest, longest] = PASSAGE_LENGTH[passage.items];
  const length = plainLength(passageText(passage));
  return [
    ...(length < shortest || length > longest
      ? [finding(passage.id, `${length} characters; ${passage.items} items need ${shortest}–${longest}`)]
      : []),
    ...passage.paragraphs
      .flatMap(({ sentences }) => sentences)
      .filter(({ say }) => !/(?:다|하자)\.$/.test(say) || /[?!]|습니다|다\. /.test(say))
      .map(({ say }) => finding(passage.id, `not one plain sentence in -다: ${say}`)),
    ...repeated(factsOf(passage)).map((fact) => finding(passage.id, `states ${fact} twice`)),
    ...(CLOSING_FORMULA.test(passageText(passage))
      ? [finding(passage.id, 'ends on what would have to be done (…려면 … 해야 한다)')]
      : []),
  ];
}

/** One passage may end so; every third did, and readers knew ours by it. */
const CLOSING_FORMULA = /려면[^.]*야 한다\.$/;

/** What is named by an id exists. */
function lintReferences(passage: Passage): PackFinding[] {
  const { id, marks, pools, views } = passage;
  const facts = new Set(factsOf(passage));
  const markIds = marks.map((mark) => mark.id);
  const viewIds = views.map((view) => view.id);
  const used = [
    ...optionsOf(passage).map(({ option }) => option.facts),
    ...pools.questions.map((question) => question.facts),
    ...pools.judgements.map((judgement) => judgement.facts),
    ...views.map((view) => view.facts),
  ].flat();
  return [
    ...[...new Set(used)].filter((fact) => !facts.has(fact)).map((fact) => finding(id, `no sentence states ${fact}`)),
    ...repeated(markIds).map((mark) => finding(id, `two marks are called ${mark}`)),
    ...pools.marked.flatMap((group) => [
      ...group.marks.filter((mark) => !markIds.includes(mark)).map((mark) => finding(id, `no mark is called ${mark}`)),
      ...group.options.flatMap(({ say, reason, trap = '' }) =>
        [...`${say}${reason}${trap}`.matchAll(/\{(.*?)\}/g)]
          .filter(([, mark = '']) => !group.marks.includes(mark))
          .map(([mark]) => finding(id, `${mark} is no mark of its group: ${say}`)),
      ),
    ]),
    ...pools.marked
      .filter(({ ask, by }) => (ask === '평가') !== (by !== undefined) || (by !== undefined && !viewIds.includes(by)))
      .map(({ marks: [mark = ''] }) =>
        finding(id, `평가 needs a view that judges, and no other asks for one: ${mark}`),
      ),
    ...pools.criticisms
      .filter(({ of }) => !viewIds.includes(of))
      .map(({ of }) => finding(id, `no view is called ${of}`)),
    ...pools.judgements
      .filter(({ accepted }) => Object.keys(accepted).sort().join() !== [...viewIds].sort().join())
      .map(({ say }) => finding(id, `not every view judges it, or one that is not there: ${say}`)),
  ];
}

/** Quotes of marks and words stand exactly once, and never in the middle of a word; a word that is asked for goes on to its last letter. */
function lintQuotes(passage: Passage): PackFinding[] {
  const text = passageText(passage).replaceAll('\n', ' ');
  const unknown = (passage.pools.concepts ?? []).filter(({ term }) => !text.includes(term));
  const words = [passage.pools.substitutes, passage.pools.senses].flat().map(({ quote }) => quote);
  const quotes = [...passage.marks.map(({ quote }) => quote), ...words].flatMap((quote) => {
    const parts = text.split(quote);
    const [before = '', after = ''] = parts;
    if (parts.length !== 2) return [finding(passage.id, `stands ${parts.length - 1} times in the passage: ${quote}`)];
    const cut = /[가-힣]$/.test(before) || (words.includes(quote) && /^[가-힣]/.test(after));
    return cut ? [finding(passage.id, `is half a word: ${quote}`)] : [];
  });
  return [...quotes, ...unknown.map(({ term }) => finding(passage.id, `the passage does not say ${term}`))];
}

/** Beside an item on any marked group there are words enough that stand in none of its phrases. */
function lintWords(passage: Passage): PackFinding[] {
  const text = passageText(passage);
  const placeOf = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
  return passage.pools.marked.flatMap(({ marks }) => {
    const phrases = passage.marks
      .filter(({ id, symbol }) => marks.includes(id) && symbol !== '[A]')
      .map(({ quote }) => placeOf(quote));
    const outside = passage.pools.substitutes.filter(({ quote }) => {
      const word = placeOf(quote);
      return !phrases.some(({ start, end }) => start < word.end && word.start < end);
    });
    return few(
      `${passage.id} substitutes`,
      `words outside ${marks.join(', ')}`,
      outside.length,
      POOL_NEEDS.substitutes,
    );
  });
}

function lintPools({ id, pools, views }: Passage): PackFinding[] {
  const dispute = views.length > 0;
  const lacks = (pool: string, options: readonly Option[], need: { true: number; false: number }) => [
    ...few(`${id} ${pool}`, 'true options', options.filter(isTrue).length, need.true),
    ...few(`${id} ${pool}`, 'false options', options.filter((option) => !isTrue(option)).length, need.false),
    ...lintLengths(`${id} ${pool}`, options),
  ];
  const answered = pools.questions.filter((question) => question.answered).length;
  return [
    ...lacks('facts', pools.facts, POOL_NEEDS.facts),
    ...lacks('inferences', pools.inferences, POOL_NEEDS.inferences),
    ...lacks('manner', pools.manner, POOL_NEEDS.manner),
    ...(dispute ? lacks('views', pools.views, POOL_NEEDS.views) : []),
    ...(dispute ? few(`${id} criticisms`, 'criticised views', pools.criticisms.length, 1) : []),
    ...(pools.judgements.length > 0
      ? few(`${id} judgements`, 'statements', pools.judgements.length, POOL_NEEDS.judgements)
      : []),
    ...(pools.judgements.length > 0 && !pools.judgements.some(divides)
      ? [finding(`${id} judgements`, 'none divides the views')]
      : []),
    ...pools.criticisms.flatMap(({ options }) => lacks('criticisms', options, POOL_NEEDS.criticisms)),
    ...few(`${id} questions`, 'answered', answered, POOL_NEEDS.questions.answered),
    ...few(`${id} questions`, 'unanswered', pools.questions.length - answered, POOL_NEEDS.questions.unanswered),
    ...few(`${id} marked`, 'groups', pools.marked.length, POOL_NEEDS.marked),
    ...pools.marked.flatMap(({ options }) => lintLengths(`${id} marked`, options)),
    ...pools.marked
      .filter(({ marks, options }) => marks.length < SERIES.marks && !makesAnItem(options))
      .map(({ marks }) => finding(`${id} marked`, `${marks.join(', ')}: neither 1 true and 4 false nor 4 and 1`)),
    ...pools.marked
      .filter((group) => group.marks.length > 3 && !isSeries(group))
      .map(({ marks }) =>
        finding(`${id} marked`, `${marks.join(', ')}: not a true option of each, and ${SERIES.false} false`),
      ),
    ...(pools.concepts ?? []).flatMap(({ term, options }) => [
      ...lacks(`concepts ${term}`, options, POOL_NEEDS.concept),
      ...(makesAnItem(options) ? [] : [finding(`${id} concepts`, `${term}: neither 1 true and 4 false nor 4 and 1`)]),
    ]),
    ...(pools.reading ? lacks('reading', pools.reading, POOL_NEEDS.reading) : []),
    ...(pools.headings ? lacks('headings', pools.headings, POOL_NEEDS.headings) : []),
    ...few(`${id} substitutes`, 'words', pools.substitutes.length, POOL_NEEDS.substitutes),
    ...few(`${id} senses`, 'words', pools.senses.length, POOL_NEEDS.senses),
    ...few(`${id} cases`, 'cases', pools.cases.length, POOL_NEEDS.cases),
    ...pools.cases.flatMap(({ options }) => lacks('cases', options, POOL_NEEDS.case)),
  ];
}

function divides({ accepted }: Pools['judgements'][number]): boolean {
  return new Set(Object.values(accepted)).size > 1;
}

/** True and false options are alike in length: else the length tells the key. */
function lintLengths(place: string, options: readonly Option[]): PackFinding[] {
  const lengths = (right: boolean) =>
    options.filter((option) => isTrue(option) === right).map(({ say }) => say.replaceAll(/\{.*?\}/g, '㉠').length);
  const ratio = mean(lengths(true)) / mean(lengths(false));
  return ratio < 0.8 || ratio > 1.25
    ? [finding(place, `true options are ${ratio.toFixed(2)} times as long as false ones`)]
    : [];
}

/** Whether each option speaks of one mark, each mark has a true one, and enough of them a false one. */
function isSeries({ marks, options }: Pools['marked'][number]): boolean {
  const markOf = (option: Option) => [...new Set([...option.say.matchAll(/\{(.*?)\}/g)].map(([, mark]) => mark))];
  const of = (right: boolean) => new Set(options.filter((option) => isTrue(option) === right).flatMap(markOf));
  return (
    marks.length === SERIES.marks &&
    options.every((option) => markOf(option).length === 1) &&
    marks.every((mark) => of(true).has(mark)) &&
    of(false).size >= SERIES.false
  );
}

function makesAnItem(options: readonly Option[]): boolean {
  const right = options.filter(isTrue).length;
  const wrong = options.length - right;
  return (right >= 1 && wrong >= 4) || (right >= 4 && wrong >= 1);
}

/** An inference rests on two facts or more; of the true ones, half on facts two paragraphs apart. */
function lintInferences(passage: Passage): PackFinding[] {
  const paragraphOf = new Map(
    passage.paragraphs.flatMap(({ sentences }, at) =>
      sentences.flatMap(({ facts }) => facts.map((fact) => [fact, at] as const)),
    ),
  );
  const distance = (option: Option): number => {
    const places = option.facts.map((fact) => paragraphOf.get(fact) ?? 0);
    return Math.max(...places) - Math.min(...places);
  };
  const { inferences } = passage.pools;
  const keys = inferences.filter(isTrue);
  const far = keys.filter((option) => distance(option) >= 2).length;
  return [
    ...inferences
      .filter(({ facts }) => new Set(facts).size < 2)
      .map(({ say }) => finding(`${passage.id} inferences`, `rests on one fact: ${say}`)),
    ...(far * 2 < keys.length
      ? [finding(`${passage.id} inferences`, `${far} of ${keys.length} true ones join places two paragraphs apart`)]
      : []),
  ];
}

/** A view is held by somebody the passage names, and an option about views says who. */
function lintViews(passage: Passage): PackFinding[] {
  const text = passageText(passage);
  const owners = passage.views.map(({ owner }) => owner);
  return [
    ...owners
      .filter((owner) => !text.includes(owner))
      .map((owner) => finding(`${passage.id} views`, `the passage never names ${owner}`)),
    ...passage.pools.views
      .filter(({ say }) => !owners.some((owner) => say.includes(owner)))
      .map(({ say }) => finding(`${passage.id} views`, `names no holder: ${say}`)),
    // The stem names them all, and an item speaks of each.
    ...owners
      .filter((owner) => ![true, false].every((right) => speaksOf(passage.pools.views, owner, right)))
      .map((owner) => finding(`${passage.id} views`, `no true and false option of ${owner}`)),
  ];
}

const speaksOf = (options: readonly Option[], owner: string, right: boolean): boolean =>
  options.some((option) => isTrue(option) === right && option.say.includes(owner));

/** Terms of the topic and words in quotation marks are known to who has only the passage and the 〈보기〉. */
function lintNames(passage: Passage, terms: readonly string[]): PackFinding[] {
  const text = passageText(passage);
  return [
    ...optionsOf(passage).map(({ pool, option, box = '' }) => ({ pool, say: option.say, known: `${text}\n${box}` })),
    ...passage.pools.questions.map(({ say }) => ({ pool: 'questions', say, known: text })),
    ...passage.pools.judgements.map(({ say }) => ({ pool: 'judgements', say, known: text })),
  ].flatMap(({ pool, say, known }) =>
    [...terms.filter((term) => say.includes(term)), ...[...say.matchAll(/‘(.+?)’/g)].map(([, term = '']) => term)]
      .filter((term) => !known.includes(term))
      .map((term) => finding(`${passage.id} ${pool}`, `${term} stands neither in the passage nor in 〈보기〉: ${say}`)),
  );
}

function lintWording(passage: Passage): PackFinding[] {
  const text = passageText(passage);
  return [
    ...optionsOf(passage).flatMap(({ pool, option, box = '' }) => [
      ...(isTrue(option) === (option.trap === undefined)
        ? []
        : [finding(`${passage.id} ${pool}`, `a false option has a trap, a true one none: ${option.say}`)]),
      ...(longestCommonRun(option.say, `${text}${box}`) > LONGEST_RUN
        ? [finding(`${passage.id} ${pool}`, `copies the passage: ${option.say}`)]
        : []),
      // Symbols are read 기역, 니은 …: what follows one takes the particle of a final consonant.
      ...(/\}(?:는|가|를|와|라는|로)(?=[\s,])/.test(option.say)
        ? [finding(`${passage.id} ${pool}`, `a particle does not fit the symbol: ${option.say}`)]
        : []),
      ...(pool === 'headings' && !/ – /.test(option.say)
        ? [finding(`${passage.id} headings`, `no ‘ – ’ between heading and what stands under it: ${option.say}`)]
        : []),
      ...(pool !== 'cases' && pool !== 'headings' && !/다\.$/.test(option.say)
        ? [finding(`${passage.id} ${pool}`, `does not end in -다: ${option.say}`)]
        : []),
    ]),
    ...passage.pools.questions
      .filter(({ say }) => !/는가\?$|은가\?$|ㄴ가\?$|[인한]가\?$|까\?$/.test(say))
      .map(({ say }) => finding(`${passage.id} questions`, `is no question: ${say}`)),
  ];
}
