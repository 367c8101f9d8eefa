import { josa, pairOf, withParticle } from '../grammar/hangul.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { nameAs, readTwo } from './definitions.ts';
import { isUnnamed, namesItself } from './sides.ts';

/** Two things that share one verb, exchanged: “A는 P를, B는 Q를 V다”, “X를 A라고 하고 Y를 B라고 한다”, “T는 M인 A와 N인 B로 나뉜다”. */

/** The false statements that a sentence makes of two things that share its verb. */
export function exchangeGapped(statement: string): string[] {
  return [exchangeShared, exchangeNames, exchangeSorts].flatMap((exchange) => exchange(statement));
}

/** What the verb governs of both, and what it says each of. */
const GOVERNED = /^(.+?)(을|를|으로|로|이라고|라고|에|게),?$/;
const SCENE = /^(.+?)(에서는|에게는|에는|에서|에|을|를)$/;
/** What may be said of both. */
const POSSIBLE = /수 있|기도 |가능하|쉽다/;
const SUCH_AS = /등(?:을|으로|에)? |따위|처럼/;
const HELD = /(?:[다자냐라]고|[다라]는 (?:것|점|견해|주장)) /;

/** “경제 자본은 P를, 사회 자본은 Q를 말한다” with P and Q exchanged. */
function exchangeShared(statement: string): string[] {
  const words = statement
    .replace(/\.$/, '')
    .replace(/^.*[가-힣](?:고|며|는데|지만), (?=.*,)/, '')
    .split(' ');
  const comma = words.findIndex((word) => /,$/.test(word));
  return readShared(words, comma);
}

function readShared(words: readonly string[], comma: number): string[] {
  const particle = GOVERNED.exec(words[comma] ?? '')?.[2] ?? '';
  if (particle === '' || words.slice(comma + 1).some((word) => /,$/.test(word)) || words.some(joins)) return [];
  const kept = words.findLastIndex((word, at) => at < comma && markOf(word) !== undefined);
  const mark = markOf(words[kept] ?? '');
  if (mark === undefined || sameMark(mark, particle)) return [];
  const other = words.findIndex((word, at) => at > comma && sameMark(markOf(word) ?? '', mark));
  const last = words.findLastIndex((word, at) => at > other && sameMark(GOVERNED.exec(word)?.[2] ?? '', particle));
  // The verb stands right behind, with little besides.
  if (other < 0 || last < 0 || last === words.length - 1 || words.length - last > 4) return [];
  const own = words.slice(0, kept + 1);
  const from = own.findLastIndex((word, at) => at < kept && isSetting(word) && !modifies(own[at + 1] ?? '')) + 1;
  const setting = own
    .slice(0, from)
    .map((word) => `${word} `)
    .join('');
  const [first = '', second = ''] = [own.slice(from), words.slice(comma + 1, other + 1)].map((side) => side.join(' '));
  const [a = '', b = ''] = [words.slice(kept + 1, comma + 1), words.slice(other + 1, last + 1)].map(
    (said) => GOVERNED.exec(said.join(' '))?.[1],
  );
  const verb = words.slice(last + 1).join(' ');
  // “정도를 나타내는 값으로,”: the mark belongs to a verb within.
  if (mark !== '은' && /(?:는|던|한|된|킨|진|할|될|[을를]) /.test(`${a} ${b} `)) return [];
  if (a === '' || b === '' || a.includes(b) || b.includes(a)) return [];
  if (POSSIBLE.test(verb) || SUCH_AS.test(`${a} ${b} `) || HELD.test(words.join(' '))) return [];
  const [name = '', otherName = ''] = [first, second].map((side) =>
    side.replace(/(?:에서는|에게는|에는|에서|에|을|를|은|는)$/, ''),
  );
  if (isUnnamed(name) || isUnnamed(otherName) || namesItself(name, otherName, `${a} ${b}`)) return [];
  const [put, putOther] = [withParticle(b, particle), withParticle(a, particle)];
  return [
    `${setting}${first} ${put}, ${second} ${putOther} ${verb}.`,
    // What goes along with a topic or a scene is a sentence of its own.
    ...(/[은는]$/.test(first)
      ? [`${setting}${first} ${put} ${verb}.`, `${setting}${second} ${putOther} ${verb}.`]
      : []),
  ];
}

/** A clause that ends here would be parted from its own end. */
const joins = (word: string): boolean => /(?:지만|므로|는데|더라도|[가-힣]며|[하되이있없지]고|면),?$/.test(word);

/** A place or a topic that holds for both. */
const isSetting = (word: string): boolean => isTopic(word) || /(?:에서|에서는|뒤에|때|때에|에|에는)$/.test(word);

/** The mark that both halves share: a topic, a scene, an object. */
function markOf(word: string): string | undefined {
  if (/,$/.test(word)) return undefined;
  if (isTopic(word) && !NO_SUBJECT.test(word)) return '은';
  return SCENE.exec(word)?.[2];
}

const sameMark = (a: string, b: string): boolean => a === b || (pairOf(a) !== undefined && pairOf(a) === pairOf(b));

/** “X를 A라고 하고, Y를 B라고 한다”, “X를 A, Y를 B라고 한다” with A and B exchanged. */
function exchangeNames(statement: string): string[] {
  const { first, second, isBrief } = readTwo(statement) ?? {};
  if (!first || !second || namesItself(first.term, second.term, `${first.meaning} ${second.meaning}`)) return [];
  return [
    `${josa(first.meaning, '을/를')} ${isBrief ? second.term : `${josa(second.term, '이라고/라고')} 하고`}, ${nameAs(first.term, second)}`,
    ...(first.isWhole ? [nameAs(second.term, first)] : []),
    ...(second.isWhole ? [nameAs(first.term, second)] : []),
  ];
}

/** “T는 M인 A와 N인 B로 나뉜다” with A and B exchanged. */
function exchangeSorts(statement: string): string[] {
  const [, before = '', after = '', verb = ''] =
    /^(.+[가-힣])[와과] (.+?)(?:으로|로) ((?:크게 )?(?:나뉜다|나누어진다|구분된다|분류된다|나눌 수 있다|구분할 수 있다|분류할 수 있다))\.$/.exec(
      statement,
    ) ?? [];
  if (before === '') return [];
  // “A와 B의 크기를 비교하여 세 가지로”: no two sorts.
  if (/[을를] [가-힣]+(?:하여|해|[아어여]서?) /.test(`${before} ${after} `) || /가지$/.test(after)) return [];
  const [first, second] = [before.split(' '), after.split(' ')] as const;
  const [a, b] = [first, second].map((words) => words.findLastIndex((word) => modifies(word)));
  const topic = first.findIndex(isTopic);
  if (a === undefined || b === undefined || b < 0 || topic < 0 || a <= topic) return [];
  const [named, called] = [first.slice(a + 1).join(' '), second.slice(b + 1).join(' ')];
  const rest = `${first.slice(topic + 1, a + 1).join(' ')} ${second.slice(0, b + 1).join(' ')}`;
  if (
    named === '' ||
    called === '' ||
    named === called ||
    namesItself(named, called, rest) ||
    /그렇지/.test(rest) ||
    /[와과,] |,/.test(`${named} ${called}`)
  )
    return [];
  const put = josa(called, '과/와');
  return [
    ...tellSorts([first.slice(topic + 1, a + 1).join(' '), named], [second.slice(0, b + 1).join(' '), called]),
    `${first.slice(0, a + 1).join(' ')} ${put} ${second.slice(0, b + 1).join(' ')} ${withParticle(named, '로')} ${verb}.`,
  ];
}

type Sort = readonly [meaning: string, name: string];

/** “M인 통제 조건”, “N인 인식 조건” as “인식 조건은 M인 조건이다”: only where both are named by one noun. */
function tellSorts([meaning, name]: Sort, [other, otherName]: Sort): string[] {
  const [kind = '', otherKind] = [name, otherName].map((words) => words.split(' ').slice(1).at(-1) ?? '');
  if (kind === '' || kind !== otherKind || namesItself(name, otherName, `${meaning} ${other}`)) return [];
  const tell = (sort: string, said: string): string[] =>
    /(?:^| )(?:다른|같은|그|이|그렇지|이를) /.test(`${said} `) || said.split(' ').length < 3
      ? []
      : [`${josa(sort, '은/는')} ${said} ${kind}이다.`];
  return [...tell(otherName, meaning), ...tell(name, other)];
}

/** “하나는 M인 A이고, 다른 하나는 N인 B이다” as “B는 M인 것이다”. */
export function exchangeOneAndOther(statement: string): string[] {
  const [, first = '', second = ''] = /^하나는 (.+)이(?:고|며), 다른 하나는 (.+)이다\.$/.exec(statement) ?? [];
  // “…다는 공정한 기회균등의 원칙”: how much of it is the name cannot be told.
  if (/다는 [가-힣]+[한은된인] /.test(`${first} ${second}`)) return [];
  const [a, b] = [first, second].map((said): Sort => {
    const words = said.split(' ');
    const at = words.findLastIndex(modifies) + 1;
    return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  });
  return first === '' || !a || !b || a[0] === '' || b[0] === '' ? [] : tellSorts(a, b);
}

const MODIFIES = /(?:는|은|한|된|인|던|진|난|른|긴|큰|린|운|킨|친)$/;

const modifies = (word: string): boolean => MODIFIES.test(word) && !isTopic(word);
