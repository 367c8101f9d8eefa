import type { Operation } from '@chulje/contract';
import { josa } from '../grammar/hangul.ts';
import { isTopic } from '../grammar/topic.ts';

/** “T는 A, B, C로 이루어진다”: one of the parts left out, two that follow each other exchanged. */

const NAME = '[가-힣A-Za-z0-9]+(?: [가-힣A-Za-z0-9]+)?';
const LIST = `(${NAME})(?:[와과]|,) (${NAME})(?:[와과],?|,)(?: 그리고)? (${NAME})`;
const DIVIDES = '(?:이루어진다|이루어져 있다|구성된다|구성되어 있다|나뉜다|나누어진다|구분된다|분류된다)';
const PARTED = new RegExp(`^(.+[은는] (?:.+ )?)${LIST}(?:으로|(?<!으)로) (${DIVIDES})\\.$`);
const COUNTED = new RegExp(
  `^(.+[은는] (?:.+ )?)${LIST}(?:의|라는|이라는) 세 (단계|부분|가지|종류|요소)로 (${DIVIDES})\\.$`,
);
const ORDERED = new RegExp(`^(.+[은는] (?:.+ )?)${LIST}의 순서로 ([가-힣]+다)\\.$`);
const AMONG = new RegExp(`^(.+에는 (?:크게 )?)${LIST}[이가] 있다\\.$`);

/** A list with nothing before its first name that the name might belong to, and no word that leaves it open. */
const isWhole = (lead: string, names: readonly string[]): boolean =>
  (isTopic(lead.trim().split(' ').at(-1) ?? '') ||
    / (?:에 따라|따라|크게|보통|에는|기준으로) $/.test(` ${lead}`) ||
    /에는(?: 크게)? $/.test(lead)) &&
  lead.trim().split(' ').filter(isTopic).length <= 1 &&
  !names.some((name) => / 등으?$|(?:[은는이가을를의]|에서|에게|하고|하며|하는|[한된])(?: |$)/.test(name)) &&
  names.every((name) => name.length >= 2);

function leaveOut(statement: string): string | undefined {
  const [, lead = '', a = '', b = '', c = '', verb = ''] = PARTED.exec(statement) ?? [];
  if (a === '' || !isWhole(lead, [a, b, c])) return undefined;
  return `${lead}${josa(a, '과/와')} ${josa(b, '으로/로')}만 ${verb}.`;
}

function leaveOutCounted(statement: string): string | undefined {
  const [, lead = '', a = '', b = '', c = '', unit = '', verb = ''] = COUNTED.exec(statement) ?? [];
  if (a === '' || !isWhole(lead, [a, b, c])) return undefined;
  return `${lead}${josa(a, '과/와')} ${b}의 두 ${unit}로만 ${verb}.`;
}

function exchangeOrdered(statement: string): string | undefined {
  const [, lead = '', a = '', b = '', c = '', verb = ''] = ORDERED.exec(statement) ?? [];
  if (a === '' || !isWhole(lead, [a, b, c])) return undefined;
  return `${lead}${b}, ${a}, ${c}의 순서로 ${verb}.`;
}

function leaveOutOfKinds(statement: string): string | undefined {
  const [, lead = '', a = '', b = '', c = ''] = AMONG.exec(statement) ?? [];
  if (a === '' || !isWhole(lead, [a, b, c])) return undefined;
  return `${lead}${josa(a, '과/와')} ${b}만 있다.`;
}

/** What the parts of a thing differ in. */
const GROUND =
  '(?:방식|방법|과정|위치|크기|종류|성질|형태|모양|목적|시기|정도|주체|대상|범위|구조|원리|재료|원인|특성|성분|기능)';
const DIVIDED = new RegExp(
  `^([가-힣A-Za-z0-9]+?(?: [가-힣A-Za-z0-9]+?)??)[은는] ((?:[가-힣]+ ){0,5}[가-힣]*${GROUND})에 따라(?:서)? (?:크게 )?(${NAME})(?:[와과]|,) (${NAME})(?:(?:[와과],?|,) (${NAME}))?(?:으로|(?<!으)로) (?:나뉜다|구분된다|분류된다|나눌 수 있다|구분할 수 있다|분류할 수 있다)\\.$`,
);

/** “T는 N에 따라 A와 B로 나뉜다” as “A와 B는 N이 같다”. */
function sameGround(statement: string): string | undefined {
  const [, whole = '', ground = '', a = '', b = '', c] = DIVIDED.exec(statement) ?? [];
  if (
    whole === '' ||
    !isWhole(`${whole}는 에 따라 `, c === undefined ? [a, b] : [a, b, c]) ||
    ground.split(' ').some((word) => isTopic(word) || /^(?:이|그|다음|여러)$/.test(word))
  )
    return undefined;
  return `${josa(a, '과/와')} ${josa(b, '은/는')} ${josa(ground, '이/가')} 같다.`;
}

const TWO = new RegExp(
  `^((?:[가-힣A-Za-z0-9]+ ){0,2}?[가-힣A-Za-z0-9]+?)[은는] (?:(?:[가-힣]+ ){0,5}[가-힣]+에 따라(?:서)? )?(?:(?:크게|다시|대체로|보통) )?(${NAME})[와과] (${NAME})(?:으로|(?<!으)로) (?:나뉜다|구분된다|분류된다|나눌 수 있다|구분할 수 있다)\\.$`,
);

/** How names are told apart by opposites. */
const OPPOSED =
  /^(?:내|외|능동|수동|직접|간접|적극|소극|긍정|부정|주관|객관|공적|사적|양|음|상|하|남|북|동|서|전기|후기|유|무|비|불|선천|후천|자연|인공|순|역|고|저|대|소|장|단|명시|묵시|통사)/;

/** “T는 A와 B로 나뉜다” as “T 가운데 A는 B에 속한다”. */
function withinTheOther(statement: string): string | undefined {
  const [, whole = '', a = '', b = ''] = TWO.exec(statement) ?? [];
  if (
    whole === '' ||
    !isWhole(`${whole}는 에 따라 `, [a, b]) ||
    whole.split(' ').some((word) => isTopic(word) || /(?:[이가을를]|에서|에게|에|[는한된던])$/.test(word))
  )
    return undefined;
  // Names that are told apart by a number or an opposite say themselves that neither is the other.
  if (/\d/.test(a + b) || OPPOSED.test(a) || OPPOSED.test(b) || (a.length <= 3 && a.at(-1) === b.at(-1)))
    return undefined;
  return a.includes(b) || b.includes(a) || /^(?:이|그|나머지|그렇지|기타)/.test(b)
    ? undefined
    : `${whole} 가운데 ${josa(a, '은/는')} ${b}에 속한다.`;
}

export const PARTS: readonly (readonly [turn: (statement: string) => string | undefined, operation: Operation])[] = [
  [sameGround, 'D11'],
  [withinTheOther, 'D2'],
  [leaveOut, 'D7'],
  [leaveOutCounted, 'D7'],
  [exchangeOrdered, 'D2'],
  [leaveOutOfKinds, 'D7'],
];
