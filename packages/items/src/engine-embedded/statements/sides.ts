import { withParticle } from '../grammar/hangul.ts';
import { closeClause } from '../grammar/predicate.ts';
import { isTopic, NO_SUBJECT, nounBeforeAlso } from '../grammar/topic.ts';
import { PREDICATE_OPPOSITE_OF } from './opposites.ts';
import { hasAll } from './pairs.ts';

/** Two things that a sentence sets against each other, exchanged: “A는 P지만 B는 Q다” as “B는 P지만 A는 Q다”, “A는 Q다”. */

interface Sides {
  first: string;
  firstMark: string;
  /** P with what joins it to the other side: “관측을 통해 얻을 수 있지만”. */
  clause: string;
  isOpposed: boolean;
  second: string;
  secondMark: string;
  /** Q without its full stop. */
  rest: string;
}

const OPPOSED = /(?:지만|으나|반면|반면에|데 비해|데 반해|것과 달리|것과는 달리|[았었였했찼]다면),?$/;
const COORDINATE = /(?:고|며),?$/;
const SCENE = /^(.+?)(에서는|에게는|에는)$/;
/** What stands before a noun phrase and is no part of it. */
const CLAUSAL = /(?:[가-힣][을를]|고|며|지만|는데|면|때|에서|에게|으로|로|어서|므로|더라도|따라|위해|통해|대해)$/;
const UNNAMED =
  /(?:^| )(?:어떤|어느|일부|몇몇|한|다른|또|많은|여러|대부분의|대다수의|누군가|두|세|네|모든|각|양|하나|나머지|이|그|이들|그들|이러한|그러한|이런|그런|것|경우|반대쪽|우리|가운데|중)(?: |$)/;
/** A noun that names nothing in particular, or points to what stands before. */
export const isUnnamed = (noun: string): boolean => UNNAMED.test(noun);

/** Two that are named, neither within the name of the other, and both with an owner or none. */
export const areTwoNamed = (first: string, second: string): boolean =>
  !isUnnamed(first) &&
  !isUnnamed(second) &&
  !first.includes(second) &&
  !second.includes(first) &&
  first.includes('의 ') === second.includes('의 ');

/** Words by which one side leans on the other, or holds of several things alone. */
const LEANS =
  /(?:^| )(?:이|그|이것|그것|이들|그들|이때|그때|여기|이러한|그러한|이런|그런|또한|역시|다시|나머지|또|특히|오히려|반대로|나중에|마찬가지로|각각|각자|각기|저마다|서로|물론|결국|비로소|여전히|아직)[을를은는이의에와과도]?(?:에게|에서|보다)?(?= |$)|^(?!.*보다).*(?:^| )(?:더|덜|더욱) /;
/** Of the second side this may mean “than the first”. */
const OTHER = /(?:^|(?<![와과의]) )(?:다른|같은) (?!사람)/;

/** Whether what is said of a thing points to another one. */
export const leansOn = (said: string): boolean => LEANS.test(said) || OTHER.test(said);

/**
 * The false statements that a sentence makes of its two sides exchanged; none unless what each side is said to be keeps
 * the other out. `topics` are what other sentences of the text speak of.
 */
export function exchangeSides(statement: string, topics: ReadonlySet<string> = new Set()): string[] {
  const words = statement.replace(/\.$/, '').split(' ');
  const settings = [0, ...words.slice(0, 5).flatMap((word, at) => (isSetting(word) ? [at + 1] : []))];
  for (const from of settings) {
    const sides = readSides(words.slice(from)) ?? (from === 0 ? readTwins(words) : undefined);
    const setting = words.slice(0, from);
    // Of a topic it is told where it is so and where it is not.
    const isWithin = setting.some(isTopic) && !SCENE.test(setting.at(-1) ?? '');
    if (!sides || (isWithin && !SCENE.test(`${sides.first}${sides.firstMark}`)) || !areSetApart(sides, topics))
      continue;
    return exchange(sides, setting.length > 0).map((said) => [...setting, said].join(' '));
  }
  return [];
}

/** What holds for both sides: “한국어에서는”, “칸트에 따르면”, a topic. */
const isSetting = (word: string): boolean =>
  SCENE.test(word) || /따르면,?$|^(?:가운데|중)$/.test(word) || (isTopic(word) && !NO_SUBJECT.test(word));

function exchange({ first, firstMark, clause, second, secondMark, rest }: Sides, isWithin: boolean): string[] {
  const said = closeSide(clause);
  // “한국어에서는 …의 차이가”: behind a setting a subject stays one.
  const alone = firstMark !== '이/가' ? secondMark : isWithin ? '이/가' : '은/는';
  const told = said === undefined ? [] : [`${withParticle(second, alone)} ${said}`];
  if (DENIES_THAT.test(rest)) return told;
  return [
    `${withParticle(second, firstMark)} ${clause}, ${withParticle(first, secondMark)} ${rest}.`,
    ...(DENIES.test(rest) ? [] : [`${withParticle(first, alone)} ${rest}.`]),
    ...told,
  ];
}

/** “…지만 B는 그렇지 않다” denies of B what A is said to be, whatever that is. */
const DENIES = /^그렇지 (?:않다|못하다)$/;
/** “…지만 B에서는 그러한 변형이 일어나지 않는다” does so too. */
const DENIES_THAT =
  /(?:^| )(?:그러한|이러한|그런|이런) [가-힣]+(?:[이가] (?:[가-힣]+ )?(?:(?:일어나|나타나|생기)지 않는다|없다)|[을를] (?:[가-힣]+ )?(?:낳|지니|가지|보이)지 (?:않는다|못한다))$/;

/** The first side as a sentence; undefined when its form does not tell how it ends. */
function closeSide(clause: string): string | undefined {
  // “누르는 힘이고”: a noun of one syllable behind its modifier.
  if (/[는은한된인던] [가-힣]이(?:고|며|지만)$/.test(clause)) return clause.replace(/이(?:고|며|지만)$/, '이다.');
  const [, verb, mark = ''] = /^(.*?)(는|은|인) (?:반면에?|데 (?:비해|반해)|것과는? 달리)$/.exec(clause) ?? [];
  if (verb === undefined) return closeClause(clause);
  if (mark === '인') return `${verb}이다.`;
  // “받은” tells of what was, “짧은” of what is.
  if (mark === '은') return /(?:높|낮|많|적|작|짧|넓|좁|깊|얕|굵|얇|좋|옳)$/.test(verb) ? `${verb}다.` : undefined;
  return closeClause(`${verb}고`);
}

/** Undefined unless both sides open with one plain noun phrase, and nothing else is a topic. */
function readSides(words: readonly string[]): Sides | undefined {
  const head = nounAt(words, 0, true);
  if (!head) return undefined;
  for (let at = head.at + 1; at < words.length - 2; at += 1) {
    const clause = words.slice(head.at + 1, at + 1).join(' ');
    const isOpposed = OPPOSED.test(clause);
    if (!isOpposed && !COORDINATE.test(clause)) continue;
    const other = nounAt(words, at + 1, false);
    if (!other) continue;
    const inner = words.slice(head.at + 1, at + 1);
    const rest = words.slice(other.at + 1);
    if ([...inner, ...rest].some((word) => isTopic(word.replace(/,$/, '')) || SCENE.test(word))) return undefined;
    // A subject on the one side and a topic on the other go together only where they are opposed.
    if (head.particle !== other.particle && !(head.particle === '이/가' && isOpposed && other.particle === '은/는'))
      return undefined;
    return {
      first: head.noun,
      firstMark: head.particle,
      clause: clause.replace(/,$/, ''),
      isOpposed,
      second: other.noun,
      secondMark: other.particle,
      rest: rest.join(' '),
    };
  }
  return undefined;
}

/** “고위도에서 만들어진 기단은 차고, 저위도에서 만들어진 기단은 따뜻하다”: two phrases with one word between them that differs. */
function readTwins(words: readonly string[]): Sides | undefined {
  const head = words.findIndex((word) => isTopic(word) && !NO_SUBJECT.test(word));
  const joint = words.findIndex((word, at) => at > head && /(?:고|며|지만|으나|반면),$/.test(word));
  const other = joint + 1 + head;
  if (head < 1 || joint < 0 || words[other] !== words[head] || other >= words.length - 1) return undefined;
  const [first, second] = [words.slice(0, head), words.slice(joint + 1, other)];
  const clause = words.slice(head + 1, joint + 1).join(' ');
  const rest = words.slice(other + 1);
  if (first.filter((word, at) => word !== second[at]).length !== 1) return undefined;
  if ([...words.slice(head + 1, joint), ...rest].some((word) => isTopic(word.replace(/,$/, '')))) return undefined;
  const noun = (words[head] ?? '').slice(0, -1);
  return {
    first: [...first, noun].join(' '),
    firstMark: '은/는',
    clause: clause.replace(/,$/, ''),
    isOpposed: true,
    second: [...second, noun].join(' '),
    secondMark: '은/는',
    rest: rest.join(' '),
  };
}

/** The noun phrase that begins here, with its particle, at most five words on. */
export function nounAt(
  words: readonly string[],
  from: number,
  takesSubject: boolean,
): { noun: string; particle: string; at: number } | undefined {
  for (let at = from; at < Math.min(words.length, from + 5); at += 1) {
    const word = words[at] ?? '';
    const before = words.slice(from, at);
    const [, place = '', particle = ''] = SCENE.exec(word) ?? [];
    if (place !== '') return { noun: [...before, place].join(' '), particle, at };
    if (isTopic(word))
      return NO_SUBJECT.test(word)
        ? undefined
        : { noun: [...before, word.slice(0, -1)].join(' '), particle: '은/는', at };
    if (/[가-힣]{2,}[이가]$/.test(word))
      return takesSubject ? { noun: [...before, word.slice(0, -1)].join(' '), particle: '이/가', at } : undefined;
    if (CLAUSAL.test(word.replace(/,$/, '')) || /,$/.test(word)) return undefined;
  }
  return undefined;
}

/** Whether what is said of the one is denied of the other by being said of the first alone. */
function areSetApart(sides: Sides, topics: ReadonlySet<string>): boolean {
  const { first, second, clause, rest, isOpposed } = sides;
  if (!areTwoNamed(first, second) || LEANS.test(clause)) return false;
  if (hasAll(clause) || hasAll(rest)) return false;
  // “운은 되풀이된다는 보장이 없다” speaks of what luck does.
  if (/다는 (?:보장|법|뜻|말)[이가은]/.test(`${clause} ${rest}`)) return false;
  // “물적 자본이 대상에, 인적 자본이 개인에게 깃들어 있는 것과 달리”: two share one verb.
  if (/, .*[가-힣][이가] /.test(clause)) return false;
  if (leansOn(rest) && !DENIES_THAT.test(rest)) return false;
  if (first.length > 24 || second.length > 24) return false;
  if (namesItself(first, second, `${clause} ${rest}`)) return false;
  // “P고, Q다고 보았다”: who holds it stands before both.
  if (
    REPORTS.test(clause) !== REPORTS.test(rest) ||
    /(?:때문|것|셈|뿐)이다$/.test(rest) !== /(?:때문|것|셈|뿐)이(?:고|며)$/.test(clause)
  )
    return false;
  if ([...clause.split(' '), ...rest.split(' ')].some((word) => nounBeforeAlso(word) !== undefined)) return false;
  if (DENIES.test(rest) || DENIES_THAT.test(rest)) return isOpposed;
  const isDenied = deniesSame(clause, rest);
  if (mayBeSo(rest) || POSSIBLE_CLAUSE.test(clause)) return isOpposed && (isDenied || isOnlyOnce(clause, rest));
  const isOneFrame = isDenied || areParallel(clause, rest) || sayKinds(clause, rest);
  if (/(?:반면에?|데 (?:비해|반해)|것과는? 달리|다면)$/.test(clause) && areBothDoers(sides, topics)) return true;
  if (isOpposed) return isOneFrame || haveOneEnd(clause, rest) || areAlike(first, second);
  return (
    areParallel(clause, rest) ||
    kindsOf(clause, rest).isSame ||
    ((isOneFrame || haveOneEnd(clause, rest)) && areAlike(first, second))
  );
}

/** “A가 P를 …하는 것과 달리 B는 Q를 …한다”, two views, two things that the text speaks of: neither is a part of the other. */
const areBothDoers = ({ second, secondMark, clause, rest }: Sides, topics: ReadonlySet<string>): boolean =>
  [HAS_OBJECT, REPORTS].some((form) => form.test(clause) && form.test(rest)) ||
  (secondMark === '은/는' && topics.has(second) && !MEASURE.test(second));

const MEASURE = /(?:[도률율성량력수값폭]|비용|가격|크기|길이|시간|효과|속력|능력|범위|용량|품질|이자|이익|구조)$/;
const HAS_OBJECT = /[가-힣][을를] /;
const REPORTS = /(?:[다자냐라]고|[다라]는 (?:것|점|견해|주장|비판|지적|사실)[을를이]) /;
/** “…에게만 주장할 수 있지만, 누구에게나 주장할 수 있다”. */
function isOnlyOnce(clause: string, rest: string): boolean {
  const verb = rest.split(' ').slice(-2).join(' ');
  return (
    clause.includes(verb.replace(/다$/, '지만')) &&
    /[에게서]만 /.test(clause) &&
    /(?:누구|어디|언제)[가-힣]*나 /.test(rest)
  );
}

/** What may be so of the one may be so of the other. */
export const mayBeSo = (said: string): boolean => POSSIBLE.test(said);

const POSSIBLE = /(?:수 있다|기도 한다|쉽다|경우가 (?:있다|많다)|가능하다|모른다|수도 있다|것이다|듯하다)$/;
const POSSIBLE_CLAUSE = /(?:수 있|기도 하|기 쉽|경우가 [있많]|가능하)[가-힣]*(?: [가-힣]+)?$/;

/** Named by one head: 겉보기 등급 and 절대 등급, 압축력 and 인장력. */
export const areAlike = (first: string, second: string): boolean =>
  first.slice(-1) === second.slice(-1) && first.length > 1 && second.length > 1;

/** A name told again in what is said: “직접 선거는 … 직접 투표한다” is known by the name. */
export function namesItself(first: string, second: string, said: string): boolean {
  if (said.includes(first) || said.includes(second)) return true;
  const tail = commonTail(first, second);
  const [a = [], b = []] = [first, second].map((name) => name.slice(0, name.length - tail).split(' '));
  return [...a.filter((word) => !b.includes(word)), ...b.filter((word) => !a.includes(word))]
    .map((word) => word.replace(/(?:적인|에서|적|의|한|된|은|는|와|과|에|을|를|이|가|로)$/, ''))
    .some((word) => word.length > 1 && said.includes(word));
}

function commonTail(first: string, second: string): number {
  let length = 0;
  while (length < Math.min(first.length, second.length) && first.at(-1 - length) === second.at(-1 - length))
    length += 1;
  return length;
}

const KIND = /(?:는|은|한|된|인|던|의|적|적인|른|긴|큰|린|난|운) ([가-힣]+?)이(?:고|며|지만|다)?$/;

/** What sort of thing the one and the other are said to be. */
function kindsOf(clause: string, rest: string): { areGiven: boolean; isSame: boolean } {
  const [a, b] = [clause.replace(/인 (?:반면에?|데 (?:비해|반해)|것과는? 달리)$/, '이고'), rest].map(
    (text) => KIND.exec(text)?.[1],
  );
  return { areGiven: a !== undefined && b !== undefined, isSame: a !== undefined && a === b };
}
const sayKinds = (clause: string, rest: string): boolean => kindsOf(clause, rest).areGiven;

/** “…를 구별하지만”, “…를 구별하지 못한다”; “…할 수 있지만”, “…할 수 없다”. */
function deniesSame(clause: string, rest: string): boolean {
  const verb = /(\S+)지 (?:않는다|못한다|않다)$/.exec(rest)?.[1];
  const stem = (clause.split(' ').at(-1) ?? '').replace(/(?:지만|으나|고|며)$/, '');
  return (verb !== undefined && verb === stem) || (/수 있지만$/.test(clause) && /수 없다$/.test(rest));
}

/** Both end in one verb, or in opposite ones. */
function haveOneEnd(clause: string, rest: string): boolean {
  const [said, told = ''] = [closeSide(clause)?.replace(/\.$/, ''), rest].map((text) => text?.split(' ').at(-1));
  return said !== undefined && (said === told || PREDICATE_OPPOSITE_OF.get(said) === told);
}

/** Word for word the same but for what is set apart: “한 장의 리드를 떨게 하여 소리를 내고”, “두 장의 …”. */
function areParallel(clause: string, rest: string): boolean {
  const [a = [], b = []] = [closeSide(clause)?.replace(/\.$/, ''), rest].map((text) => text?.split(' '));
  return (
    a.length > 1 &&
    a.length === b.length &&
    haveOneEnd(clause, rest) &&
    a.filter((word, at) => word === b[at]).length * 2 >= a.length
  );
}
