import { dice, repeats } from '../../measure.ts';
import { type Claim, COPY_MAX } from './claims.ts';
import { AGAINST } from './connective.ts';
import type { Context } from './context.ts';
import { isOneOf } from './contrasts.ts';
import { type Definition, define, nameAs, readClaimed, readDefinitions } from './definitions.ts';
import type { ReadSentence } from './references.ts';

/** What a passage defines one term to be, said of another that it sets beside it: a definition is true of one alone. */

interface Misnaming {
  claim: Claim;
  text: string;
  /** Whose definition it is, where that is another sentence. */
  other?: Claim;
}

/** Nouns that name the same sort of thing: what is defined by one of them could be defined by another. */
const SORTS: readonly (readonly string[])[] = [
  ['과정', '현상', '작용', '반응', '활동', '행위', '작업', '단계', '공정', '변화', '운동'],
  ['방법', '방식', '기법', '기술', '전략', '제도', '정책', '절차', '규칙', '체계'],
  ['이론', '견해', '관점', '원리', '원칙', '입장', '학설', '사상', '가설'],
  ['성질', '성향', '특성', '능력', '태도', '요건'],
  ['물질', '원소', '용액', '기체', '액체', '입자', '분자'],
  ['장치', '기관', '도구', '기구'],
  ['비용', '가격', '이익', '이득', '이윤', '금액', '수입', '임금', '자원', '재산', '자본', '조세', '세금', '금전'],
  ['권리', '의무', '권한', '책임'],
  ['자료', '문서', '기록'],
  ['사람', '사람들', '주체'],
  ['이미지', '개념', '관념', '의미', '뜻', '지각'],
  ['전체', '일부', '부분', '집합', '무리', '집단'],
];
const SORT_OF: ReadonlyMap<string, string> = new Map(
  SORTS.flatMap((nouns) => nouns.map((noun): [string, string] => [noun, nouns[0] ?? noun])),
);
/** Sorts that a sentence which defines two terms side by side may exchange: neither is somebody or a body. */
const ABSTRACT = /^(?:과정|방법|이론|성질|비용|이미지|계획)$/;

/** Names of what happens. */
const EVENT = /(?:현상|효과|작용|과정|반응|편향|경향|[가-힣]{2,}화)$/;

/** “…하는 것” names what happens; “이루어 낸 것” a thing of no telling what sort; “이를 …효과라고 한다” has it in the name. */
function sortOf({ head, meaning, term }: Definition): string {
  if (head === '이') return EVENT.test(term) ? '과정' : term;
  if (head === '것') return /[가-힣](?:는|게 된) 것$/.test(meaning) ? '과정' : meaning;
  return SORT_OF.get(head) ?? head;
}

const PER_TERM = 2;
/** How near another sentence may come to what is put on a term before it might be saying it. */
const SAID_ELSEWHERE = 0.6;

/** For each defined term what others of its sort are defined to be. */
export function misname(claims: readonly Claim[], { text, sentences }: Context): Misnaming[] {
  const told = readDefinitions(sentences);
  const joined = readClaimed(claims).filter(({ term }) => !told.some((one) => one.isWhole && one.term === term));
  const definitions = [...told, ...joined];
  return definitions.flatMap((own) =>
    definitions
      .filter((other) => other.isWhole && areSetApart(own, other, sentences))
      .map((other) => ({
        claim: claimOf(own),
        text: word(own.term, other, text),
        ...(other.sentence.start !== own.sentence.start && { other: claimOf(other) }),
      }))
      .filter((made) => !sentences.some((sentence) => isSaidBy(made, sentence)))
      .slice(0, PER_TERM),
  );
}

/** The definition as it is worded, or turned round where the passage would be copied. */
const word = (term: string, other: Definition, text: string): string =>
  repeats(define(term, other), text, COPY_MAX + 1) ? nameAs(term, other) : define(term, other);

const claimOf = ({ sentence }: Definition): Claim => ({ statement: sentence.text, restatements: [], sentence });

const isSaidBy = (made: Misnaming, { start, said }: ReadSentence): boolean =>
  ![made.claim, made.other ?? made.claim].some(({ sentence }) => start >= sentence.start && start < sentence.end) &&
  dice(said, made.text) > SAID_ELSEWHERE;

/** Whether the text sets the two terms against each other, of one sort and neither of them a kind of the other. */
function areSetApart(own: Definition, other: Definition, sentences: readonly ReadSentence[]): boolean {
  const isTogether = own.sentence.start === other.sentence.start;
  const [sort, sortOfOther] = [sortOf(own), sortOf(other)];
  if (sort !== sortOfOther && !(isTogether && ABSTRACT.test(sort) && ABSTRACT.test(sortOfOther))) return false;
  if (isWithin(own.term, other.term) || isWithin(other.term, own.term)) return false;
  if (other.meaning.includes(own.term) || own.head === other.term) return false;
  if (isOneOf(own.term, other.term, sentences) || isOther(own.term, other.term, sentences)) return false;
  return (
    isTogether ||
    sentences.some(({ said }) => areListed(said, own.term, other.term)) ||
    areOpposed(own, other, sentences) ||
    OPPOSED.some(([a, b]) => own.term === other.term.replace(b, a) || other.term === own.term.replace(b, a))
  );
}

/** 발화 행위 within 발화 수반 행위, 재산권 within 지식 재산권. */
const isWithin = (a: string, b: string): boolean =>
  b.includes(a) || a.split(' ').every((word) => b.split(' ').includes(word));

const bothWays = (a: string, b: string): [string, string][] => [
  [a, b],
  [b, a],
];

/** Named side by side: “A와 B”, “A, C, B의 세 단계”, “A가 B보다”, “A와 달리 B는”. */
export function areListed(said: string, a: string, b: string): boolean {
  // “산화, 노광, 증착 등으로 이루어진다”, of 산화 공정 and 증착 공정.
  const [short, shortOther] = [a, b].map((name) => name.replace(/ \S+$/, ''));
  const isShort = short !== a && a.replace(short ?? '', '') === b.replace(shortOther ?? '', '');
  return (
    bothWays(a, b).some(([first, second]) =>
      new RegExp(
        `(?:^|[ ,])${first}(?:(?:[와과] (?:달리,? )?|, ${BETWEEN})${second}(?![가-힣]{3})|[이가은는] ${second}보다 )`,
      ).test(said),
    ) ||
    (isShort &&
      bothWays(short ?? '', shortOther ?? '').some(([first, second]) =>
        new RegExp(`(?:^|[ ,])${first}, ${BETWEEN}${second}[ ,]`).test(said),
      ))
  );
}
const BETWEEN = '(?:[^ ,]+(?: [^ ,]+)?(?:, |[와과] )){0,2}';

/** Defined in neighbouring sentences of which the second is set against the first. */
const areOpposed = (a: Definition, b: Definition, sentences: readonly ReadSentence[]): boolean =>
  [
    [a, b],
    [b, a],
  ].some(([first, second]) => {
    const at = sentences.findIndex(({ start }) => start === second?.sentence.start);
    const [before, after] = [sentences[at - 1], sentences[at]];
    return (
      before?.start === first?.sentence.start &&
      before?.paragraph === after?.paragraph &&
      AGAINST.test(after?.text ?? '')
    );
  });

/** Beginnings of names that tell two kinds apart. */
const OPPOSED: readonly (readonly [string, string])[] = [
  ['1차', '2차'],
  ['일차', '이차'],
  ['제1', '제2'],
  ['외적', '내적'],
  ['직접', '간접'],
  ['절대', '상대'],
  ['고정', '변동'],
  ['능동', '수동'],
  ['수평', '수직'],
  ['거시', '미시'],
  ['선천', '후천'],
  ['적극', '소극'],
  ['정적', '동적'],
  ['양적', '질적'],
  ['명목', '실질'],
  ['순행', '역행'],
  ['탄성', '소성'],
];

/** Two names of one thing, or one that is said to be the other. */
const isOther = (a: string, b: string, sentences: readonly ReadSentence[]): boolean =>
  bothWays(a, b).some(([first, second]) => {
    const naming = new RegExp(
      `${first}(?:,? 즉|인| 또는|이?라고도|이자).{0,12}${second}|${first}[은는이가] (?:[^,]{0,12} )?${second}(?:이[다며고지]|에 (?:속|해당)|의 (?:한|하나|일종))`,
    );
    return sentences.some(({ said }) => naming.test(said));
  });
