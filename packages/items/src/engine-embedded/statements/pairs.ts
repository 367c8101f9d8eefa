import { josa } from '../grammar/hangul.ts';
import { adnominalForm, closeClause } from '../grammar/predicate.ts';
import { isTopic, NO_SUBJECT } from '../grammar/topic.ts';
import { PREDICATE_OPPOSITE_OF } from './opposites.ts';

/** “A는 P고, B는 Q다”: two things set against each other in one sentence. */
export interface Pair {
  first: string;
  /** “P다.” */
  said: string;
  /** P as it stands, with its ending. */
  clause: string;
  second: string;
  saidOfSecond: string;
}

/** Words before a noun that leave open which of its kind is meant. */
const UNNAMED = /^(?:어떤|어느|일부|몇몇|한|다른|또|많은|여러|대부분의|대다수의|누군가)$/;
const HAS_OBJECT = /[가-힣](?:을|를|까지|만) /;
const CLAUSE_END = /(?:고|며|지만|는데|반면),?$/;
/** Words that cannot stand before a topic within its noun phrase. */
const CLAUSAL = /(?:[가-힣][이가을를]|고|며|지만|는데|면|때|에서|에게|으로|로|어서|므로|더라도)$/;

/** Undefined unless both halves have one plain topic, right at their head. */
export function readPair(statement: string): Pair | undefined {
  const words = statement.replace(/\.$/, '').split(' ');
  const head = topicAt(words, 0);
  // “어떤 것은 P고 어떤 것은 Q다” says of neither what the other is not.
  if (head === undefined || UNNAMED.test(words[0] ?? '')) return undefined;
  for (let at = head + 2; at < words.length - 2; at += 1) {
    if (!CLAUSE_END.test(words[at] ?? '')) continue;
    const second = topicAt(words, at + 1);
    const clause = words
      .slice(head + 1, at + 1)
      .join(' ')
      .replace(/,$/, '');
    const said = second === undefined ? undefined : closeClause(clause);
    const rest = words.slice((second ?? 0) + 1);
    // “A는 P를 하고 Q는 한다” has its object for a topic: the halves are of one build or they are no pair.
    if (HAS_OBJECT.test(clause) !== HAS_OBJECT.test(rest.join(' '))) continue;
    if (isWithinReport(clause, rest.join(' '))) continue;
    // “A는 P지만, Q는 것은 아니다” speaks of A alone.
    if (/^것[은이]$/.test(words[second ?? 0] ?? '') && /아니다$/.test(rest.join(' '))) continue;
    // “두 사람은” are those named before.
    if (/^(?:두|세|네|이들|그들|양|모든)$/.test(words[at + 1] ?? '')) continue;
    // “조차가 9m에 이르지만 동해안은 30cm에 그친다”: what is measured stands in the first half alone.
    if (
      /[가-힣](?<!것)[이가] /.test(`${clause} `) &&
      /\d/.test(rest.join(' ')) &&
      !/[가-힣][이가] /.test(rest.join(' '))
    )
      continue;
    // What somebody means by it is no fact of the two.
    if (/(?:다|라)는 것이다$/.test(rest.join(' '))) continue;
    if (second !== undefined && UNNAMED.test(words[at + 1] ?? '')) continue;
    if (second === undefined || said === undefined || rest.some(isTopic) || words.slice(head + 1, at).some(isTopic))
      continue;
    return {
      first: nounOf(words.slice(0, head + 1)),
      said,
      clause,
      second: nounOf(words.slice(at + 1, second + 1)),
      saidOfSecond: `${rest.join(' ')}.`,
    };
  }
  return undefined;
}

/**
 * Whether the two halves speak of things of one kind, so that what is said of one could be taken for the other's: they
 * are opposed by their connective, named alike, or said to do like or opposite things.
 */
export function areSetApart({ first, said, clause, second, saidOfSecond }: Pair): boolean {
  // What is so of all of a sort is so of the other's as well: “103°보다 먼 모든 지역”.
  if (hasAll(said) || hasAll(saidOfSecond)) return false;
  // Exchanged, the other half would speak of itself.
  if (saidOfSecond.includes(first) || said.includes(second)) return false;
  // 태양의 질량 and 태양 are no two things of a kind; “그것을” points to the other half.
  // “교사범은 …, 방조범의 형은 …”: one is somebody and the other something of his.
  if (first.includes('의 ') !== second.includes('의 ')) return false;
  if (first.startsWith(`${second}의 `) || second.startsWith(`${first}의 `)) return false;
  if (/(?:^| )(?:이것|그것|이들|그들|이|그)[을를은는이의에와과]? /.test(`${said} ${saidOfSecond}`)) return false;
  if (/반면$/.test(clause) || first.slice(-1) === second.slice(-1)) return true;
  // “자유는 기본권이지만, 보도는 명예를 훼손한다”: granted, and not set against the other; what is shared tells.
  if (/(?:지만|으나)$/.test(clause) && speakOfOne(said, saidOfSecond)) return true;
  const [a = '', b = ''] = [said, saidOfSecond].map((text) => text.replace(/\.$/, '').split(' ').at(-1) ?? '');
  // What the one is and what the other is: 체계이다, 행위이다.
  return a === b || PREDICATE_OPPOSITE_OF.get(a) === b || (IS_A_KIND.test(said) && IS_A_KIND.test(saidOfSecond));
}

/** Whether both say something of one thing: a noun or verb of two syllables or more stands in both. */
function speakOfOne(said: string, other: string): boolean {
  const stems = (text: string): string[] => text.match(/[가-힣]{2,}/g)?.map((word) => word.slice(0, 2)) ?? [];
  const held = new Set(stems(said));
  return stems(other).some((stem) => held.has(stem));
}

/** True where what is said takes in everything of a sort. */
export const hasAll = (said: string): boolean =>
  /(?:^| )모든 (?:지역|곳|범위|구간|때|경우)|(?:^| )(?:어디서나|어디에서나|언제나) /.test(said);

const IS_A_KIND = /[가-힣](?:는|은|한|된|인|던|의|적|적인) [가-힣]{2,}이다\.$/;

/** “A는 P고 Q다고 보았다”: the first clause is as much the holder's word as the second, and is no statement of its own. */
export const isWithinReport = (clause: string, rest: string): boolean =>
  (REPORT.test(rest) && !REPORT.test(clause)) || (ASKED.test(rest) && !ASKED.test(clause));

/** “어떤 것이 높고 어떤 것이 낮은지를”: neither half is said to be so. */
const ASKED = /^[^,]*[가-힣](?:[은는인한른린큰운]지|[을를]지)(?:를|는|가|에|도|조차)? /;

/** “이를 X라고 한다” names and reports nothing. */
/** What somebody says or holds. */
export const isReport = (text: string): boolean => REPORT.test(text);

const REPORT = /(?:[다자냐]고|라고(?! (?:한다|하고|하며|부르|부른|불린|일컫))),? [가-힣]|[다라]는 견해/;

/** Where the topic word of a noun phrase stands that begins here, at most four words on. */
function topicAt(words: readonly string[], from: number): number | undefined {
  for (let at = from; at < Math.min(words.length, from + 4); at += 1) {
    const word = words[at] ?? '';
    // “에서는”, “에는”, “때는” set a scene and name no thing.
    if (isTopic(word)) return NO_SUBJECT.test(word) ? undefined : at;
    if (CLAUSAL.test(word.replace(/,$/, ''))) return undefined;
  }
  return undefined;
}

const nounOf = (words: readonly string[]): string => words.join(' ').slice(0, -1);

/** “P는 A와 달리, B는 Q다” and its counterpart, both true. */
export function contrastively({ first, said, second, saidOfSecond }: Pair): string[] {
  return [unlike(said, first, second, saidOfSecond), unlike(saidOfSecond, second, first, said)].flatMap(
    (text) => text ?? [],
  );
}

/** The same with the two things exchanged: both halves are false. */
export function exchanged({ first, said, clause, second, saidOfSecond }: Pair): string[] {
  return [
    ...(unlike(said, second, first, saidOfSecond) === undefined
      ? []
      : [unlike(said, second, first, saidOfSecond) ?? '']),
    `${josa(second, '은/는')} ${clause}, ${josa(first, '은/는')} ${saidOfSecond}`,
  ];
}

function unlike(said: string, of: string, other: string, saidOfOther: string): string | undefined {
  const modifier = adnominalForm(said.replace(/\.$/, ''));
  if (modifier === undefined || modifier.length > 34) return undefined;
  // “주주는 경영을 맡기고, 의뢰인은 소송을 맡긴다”: two cases of one thing are no contrast.
  if (said.split(' ').at(-1) === saidOfOther.split(' ').at(-1)) return undefined;
  // “화강암과 반려암과 달리, 현무암과 유문암은” leaves open what is set against what.
  if (/[와과] /.test(`${of} ${other}`)) return undefined;
  // “무효인 행위와 취소할 수 있는 행위”: what is told of one would stand on top of what tells which it is.
  if (/[가-힣](?:는|은|한|된|인|던|있는|없는) /.test(`${of} `) && of.includes(' ')) return undefined;
  return `${modifier} ${josa(of, '과/와')} 달리, ${josa(other, '은/는')} ${saidOfOther}`;
}

/** “A에서는 P고, B에서는 Q다” with the two scenes exchanged: false. */
/** A scene that is a time. */
const IS_TIME =
  /(?:평소|처음|나중|이후|이전|당시|초기|후기|말기|시대|세기|때|동안|낮|밤|여름|겨울|전|뒤|후|오늘날|현재|과거)$/;

export function exchangeScenes(statement: string): string | undefined {
  const [, first = '', firstMark = '', said = '', second = '', secondMark = '', rest = ''] =
    /^(.{1,24}?)(에는|에서는|에서|때는|때에는) (.{4,}?(?:고|지만|며|는데)), (.{1,16}?)(에는|에서는|때는|때에는) (.{4,}다)\.$/.exec(
      statement,
    ) ?? [];
  if (first === '' || second === '') return undefined;
  // “간에서 만들어지며, 평소에는”: a place and a time do not change places.
  if (firstMark.slice(0, 1) !== secondMark.slice(0, 1) || IS_TIME.test(first) !== IS_TIME.test(second))
    return undefined;
  if (firstMark === '에서' && secondMark === '에는') return undefined;
  const lead = first.split(' ');
  const scene = second.split(' ');
  // The scene is as long before the first clause as before the second; what stands before it is the topic of both.
  const own = lead.slice(-scene.length);
  const isWhole = own.length === lead.length;
  if (
    (own.length < scene.length && !isWhole) ||
    own.join(' ') === second ||
    !/^[가-힣 ]+$/.test(own.join(' ') + second)
  )
    return undefined;
  // “얕은 단계에서 깊은 단계로” names the other scene itself.
  if (said.includes(second)) return undefined;
  if ([...own, ...scene].some(isTopic) || [...own, ...(isWhole ? [] : scene)].some((word) => /[이가을를]$/.test(word)))
    return undefined;
  const head = lead.slice(0, -scene.length).join(' ');
  return `${head === '' ? '' : `${head} `}${second}${firstMark} ${said}, ${own.join(' ')}${secondMark} ${rest}.`;
}
