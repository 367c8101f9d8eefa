import type { Sentence } from '../../model.ts';
import { endsWithFinalN, josa } from '../grammar/hangul.ts';
import { isName, nameBefore } from '../grammar/names.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import type { Claim } from './claims.ts';
import { CONNECTIVE } from './connective.ts';
import type { ReadSentence } from './references.ts';

/** The definitions of a passage: which sentence says what a term means. */

export interface Definition {
  term: string;
  /** What it means, a noun phrase: “사건이 일어난 당시에 작성된 자료”. */
  meaning: string;
  /** The last noun of the meaning. */
  head: string;
  /** Named outright (“A란 …을 말한다”, “…을 A라고 한다”), or told by a sentence in 이다. */
  isNamed: boolean;
  /** The meaning can be understood without what stands around it. */
  isWhole: boolean;
  sentence: Sentence;
}

/** The field in which a term is so defined. */
const FIELD = /^[가-힣]+학에서는,? /;
/** “이때” leads into two terms defined side by side as well, but into one only with the sentence before. */
const THEN = /^(?:이때|이 가운데|이 중에서?),? /;

const SAYS = '(?:말|뜻|의미)(?:한다|하고|하며|하는데|하지만)|가리(?:킨다|키고|키며|키는데)|일컫(?:는다|고|으며|는데)';
const CALLS = '(?:한다|하고|하며|하는데|부른다|부르고|부르며|부르는데|일컫는다)';
const IS = '(?:이다|이고|이며|인데|이지만)';

/** A name ends at its first topic particle: “경제는 같은” is no name. */
const NAMED = new RegExp(`^(\\S{2,10}?(?: \\S{1,8}?){0,2}?)(란|은|는) (.{2,}) ?[을를] (?:${SAYS})$`);
const CALLED = new RegExp(`^((?:이|이러한 [가-힣]{2,4})|.{6,})[을를] (\\S{2,10}(?: \\S{1,8}){0,2}?라)고? ${CALLS}$`);
const IS_ONE = new RegExp(`^(\\S{2,10}?(?: \\S{1,8}?){0,2}?)(은|는) (.{6,}?)${IS}$`);
/** “A란 …인 N이다”, “A란 …인 N으로, …”. */
const NAMED_ONE = new RegExp(`^(\\S{2,10}?(?: \\S{1,8}?){0,2}?)(란) (.{6,}?)(?:${IS}|으로|로)$`);
/** “A는 P를, B는 Q를 말한다”. */
const TWO_NAMED = new RegExp(`^(\\S.{1,16}?[은는] .{6,}[을를]), (\\S.{1,16}?[은는] .{6,}[을를] (?:${SAYS}))$`);
/** “P를 A라고 하고, Q를 B라고 한다”, “P를 A, Q를 B라고 한다”. */
const AND_CALLS = '라고? (?:하고|하며|부르고|부르며)';
const TWO_CALLED = new RegExp(
  `^([^,]{4,}[을를]) (\\S{2,10}?(?: \\S{1,8}?){0,2}?)(${AND_CALLS})?, ([^,]{4,}[을를] \\S{2,10}(?: \\S{1,8}){0,2}?라고? ${CALLS})$`,
);

/** A clause that names one of two things ends, whether a comma says so or not. */
const withCommas = (said: string): string => said.replace(NAMES_NEXT, '$1, ');
const NAMES_NEXT = new RegExp(
  `(${AND_CALLS}) (?=[^,]{4,}[을를] \\S{2,10}(?: \\S{1,8}){0,2}?라고? ${CALLS}(?:$|, ))`,
  'g',
);

/** A clause that joins others: its end parts what is defined from what only leads up to it. */
const CLAUSE_WITHIN = /(?:[가-힣](?:고|며|지만|는데|은데|인데|므로|면서|나)|때문에), /;

/** Every definition of the sentences, in order. */
export function readDefinitions(sentences: readonly ReadSentence[]): Definition[] {
  const text = sentences.map(({ said }) => said).join(' ');
  return sentences.flatMap((sentence) => {
    const plain = sentence.said.replace(/\.$/, '').replace(CONNECTIVE, '').replace(FIELD, '');
    const said = plain.replace(THEN, '');
    const found = readParts(said, text).map((read): Definition => ({ ...read, sentence }));
    // What “이때” points to both share: set against each other they are understood without it.
    return said === plain || found.length > 1 ? found : found.map((one) => ({ ...one, isWhole: false }));
  });
}

type Read = Omit<Definition, 'sentence'>;

/** What a claim defines that was put together from two sentences: “X는 P는 것을 가리킨다”. */
export function readClaimed(claims: readonly Claim[]): Definition[] {
  return claims
    .filter(({ statement, sentence }) => !sentence.text.endsWith(statement))
    .flatMap(({ statement, sentence }) => {
      const read = readNamed(statement.replace(/\.$/, ''), '');
      return read ? [{ ...read, sentence }] : [];
    });
}

/** The definitions in the clauses of a sentence: each runs from one comma to another. */
function readParts(said: string, text: string): Read[] {
  const pieces = withCommas(said).split(', ');
  const found: Read[] = [];
  let leans = false;
  for (let from = 0; from < pieces.length; ) {
    let till = pieces.length;
    let read: Read[] = [];
    for (; till > from && read.length === 0; till -= 1) read = readOne(pieces.slice(from, till).join(', '), text);
    if (read.length === 0) {
      leans = true;
      from += 1;
      continue;
    }
    // Behind another clause “P를 A라고 한다” may speak of what that one does; a term that opens its clause does not.
    const opens = read.every(({ term }) => pieces[from]?.startsWith(term));
    const first = found[0];
    found.push(
      ...read.map((one) => ({
        ...one,
        isWhole: one.isWhole && (opens || !leans) && (!first || hasDoer(one.meaning) || !hasDoer(first.meaning)),
      })),
    );
    from = till + 1;
  }
  return found;
}

function readOne(clause: string, text: string): Read[] {
  const two = readTwoCalled(clause, text);
  if (two) return [two.first, two.second];
  const [, firstNamed = '', secondNamed = ''] = TWO_NAMED.exec(clause) ?? [];
  if (firstNamed !== '') {
    const pair = [readNamed(`${firstNamed} 말한다`, text), readNamed(secondNamed, text)].flatMap((one) => one ?? []);
    if (pair.length === 2) return pair;
  }
  const one = readNamed(clause, text) ?? readCalled(clause, text) ?? readIsOne(clause);
  return one ? [one] : [];
}

/** Two things that a sentence names side by side. */
interface Two {
  first: Read;
  second: Read;
  /** “P를 A, Q를 B라고 한다”: one verb for both. */
  isBrief: boolean;
}

function readTwoCalled(clauses: string, text: string): Two | undefined {
  const [, meaning = '', name = '', joint, called = ''] = TWO_CALLED.exec(clauses) ?? [];
  if (called === '') return undefined;
  const isBrief = joint === undefined;
  const first = isBrief ? makeRead(name, meaning.slice(0, -1), true) : readCalled(`${meaning} ${name}${joint}`, text);
  const second = readCalled(called, text);
  if (!first || !second) return undefined;
  // What the first has said the second may leave out.
  const isEven = isBrief ? saysAsMuch(second, first) : hasDoer(second.meaning) || !hasDoer(first.meaning);
  return { first, second: { ...second, isWhole: second.isWhole && isEven }, isBrief };
}

/** “P를 A라고 하고, Q를 B라고 한다” and “P를 A, Q를 B라고 한다”, whatever stands before and behind. */
export function readTwo(statement: string): Two | undefined {
  const pieces = withCommas(statement.replace(/\.$/, '')).split(', ');
  for (const at of pieces.keys()) {
    const two = readTwoCalled(pieces.slice(at, at + 2).join(', '), '');
    if (two && at === 0) return two;
    // Behind another clause they may speak of what that one does.
    if (two) return { ...two, first: { ...two.first, isWhole: false }, second: { ...two.second, isWhole: false } };
  }
  return undefined;
}

/** “물의 접촉각이 90°보다 작은 표면을 A, 90°보다 큰 표면을 B라고 한다”: the second leaves out what the first has said. */
const saysAsMuch = (second: Read, first: Read): boolean =>
  cases(second.meaning) >= cases(first.meaning) && (hasDoer(second.meaning) || !hasDoer(first.meaning));
/** “지층이 만들어진 순서”, and “만들어진 시기” of nothing. */
const hasDoer = (meaning: string): boolean => /[가-힣][이가] /.test(meaning);
const cases = (text: string): number =>
  text.split(' ').filter((word) => /[가-힣](?:[이가을를의에]|에서|보다)$/.test(word)).length;

function readNamed(clause: string, text: string): Read | undefined {
  const [, name = '', mark = '', meaning = ''] = NAMED.exec(clause) ?? NAMED_ONE.exec(clause) ?? [];
  return mark === '란' ? makeRead(nameBefore(name, text), meaning, true) : readTopic(name, mark, meaning, true);
}

function readCalled(clause: string, text: string): Read | undefined {
  const [, meaning = '', name = ''] = CALLED.exec(clause) ?? [];
  return name === '' || CLAUSE_WITHIN.test(meaning) || /라(?:고)? (?:하|부르)/.test(meaning)
    ? undefined
    : makeRead(nameBefore(name.slice(0, -1), text), meaning, true);
}

function readIsOne(clause: string): Read | undefined {
  const [, name = '', mark = '', meaning = ''] = IS_ONE.exec(clause) ?? [];
  // What is granted, needed or best tells something of a thing, and not what it is.
  return /지만|(?:꼭|가장|바로|대표적인|중요한|필요한|유일한) /.test(meaning)
    ? undefined
    : readTopic(name, mark, meaning, false);
}

const readTopic = (name: string, mark: string, meaning: string, isNamed: boolean): Read | undefined =>
  name === '' || NO_SUBJECT.test(`${name}${mark}`) || !isTopic(`${name.split(' ').at(-1)}${mark}`)
    ? undefined
    : makeRead(name, meaning, isNamed);

function makeRead(term: string | undefined, meaning: string, isNamed: boolean): Read | undefined {
  const words = meaning.split(' ');
  const head = words.at(-1) ?? '';
  if (term === undefined || !isName(term) || !/^[가-힣]{1,6}$/.test(head)) return undefined;
  // Whose meaning has a topic of its own, or is what somebody says.
  if (
    words.some((word) => isTopic(word) || NO_SUBJECT.test(word) || /(?:이란|[가-힣]란)$/.test(word)) ||
    /[다라자냐]는 것$/.test(meaning)
  )
    return undefined;
  if (/^이$|^이러한 /.test(meaning)) return { term, meaning, head, isNamed, isWhole: false };
  if (/^[이그]$/.test(head)) return undefined;
  // “풍속을 줄이고” is no “줄 + 이고”.
  if (!isNamed && head.length < 2 && !/^[힘값법음뜻양병선점면막층곳글말실]$/.test(head)) return undefined;
  // What it means is told by a clause before the noun.
  if (
    !words.slice(0, -1).some(modifies) ||
    (!/(?:[의적]|적인)$/.test(words.at(-2) ?? '') && !modifies(words.at(-2) ?? ''))
  )
    return undefined;
  const isWhole = words.length >= 3 && !POINTS.test(meaning) && !CLAUSE_WITHIN.test(meaning);
  return { term, meaning, head, isNamed, isWhole };
}

/** A verb or adjective before a noun. */
const modifies = (word: string): boolean => /(?:[는은인]|[을할될질릴킬])$/.test(word) || endsWithFinalN(word);

/** Words that point to what stands before. */
const POINTS =
  /(?:^|\s)(?:이|그|저|이를|그를|이것|그것|이러한|그러한|이런|그런|이들|그들|이에|그에|이때|그때|그렇지|그렇게|이렇게|전자|후자|앞의|뒤의|다른 하나|나머지|자신|또 다른|같은|두|세)(?=[\s의은는이가을를에])/;

/** “A는 …을 가리킨다” or “A는 …이다”, as the definition is worded. */
export const define = (term: string, { meaning, isNamed }: Definition): string =>
  isNamed ? `${josa(term, '은/는')} ${josa(meaning, '을/를')} 가리킨다.` : `${josa(term, '은/는')} ${meaning}이다.`;

/** “…을 A라고 한다”. */
export const nameAs = (term: string, { meaning }: Pick<Definition, 'meaning'>): string =>
  `${josa(meaning, '을/를')} ${josa(term, '이라고/라고')} 한다.`;

/** “P를 A라 하고, Q를 B라 한다” into two definitions. */
export function splitDefinitions(
  statement: string,
): { statement: string; rival?: { topic: string; predicate: string } }[] {
  const { first, second } = readTwo(statement) ?? {};
  if (!first?.isWhole || !second?.isWhole) return [];
  // “A는 1년 동안 새로 생긴 수를, B는 사라진 수를”: the time is that of both.
  if (/(?:동안|마다|[가-힣]당) /.test(first.meaning) && !/(?:동안|마다|[가-힣]당) /.test(second.meaning)) return [];
  const halves = [first, second].map(({ term, meaning }) => ({
    topic: josa(term, '은/는'),
    predicate: `${josa(meaning, '을/를')} 가리킨다.`,
  }));
  return halves.map((own, at) => ({
    statement: `${own.topic} ${own.predicate}`,
    ...(halves[1 - at] && { rival: halves[1 - at] }),
  }));
}
