import {
  type AnalysedItem,
  type GradeScaleName,
  type Interval,
  type ItemFlag,
  keyLabel,
  SHOWN_FROM,
} from '@chulje/contract';

/** How figures of an analysis are written. What the server withholds is a dash, never a 0. */

export const NONE = '—';

/** Tenths of a point as points, to a tenth. */
export const pointsText = (tenths: number): string => String(Math.round(tenths) / 10);

export const percentText = (share: number): string => `${Math.round(100 * share)}%`;

export const shareInterval = ({ low, high }: Interval): string => `${Math.round(100 * low)}–${Math.round(100 * high)}%`;

/** A correlation or α to two places. */
export const twoPlaces = (value: number): string => value.toFixed(2).replace('-', '−');

export const placesInterval = ({ low, high }: Interval): string => `${twoPlaces(low)}～${twoPlaces(high)}`;

/** Points with their sign. */
export const differenceText = (tenths: number): string => signedPoints(Math.round(tenths));

/** Points with their sign, of an interval: rounded away from its middle, so that a 0 that it just holds is seen in it. */
export const differenceInterval = ({ low, high }: Interval): string =>
  `${signedPoints(Math.floor(low))} ～ ${signedPoints(Math.ceil(high))}`;

const signedPoints = (tenths: number): string =>
  `${tenths > 0 ? '+' : ''}${String(tenths / 10 + 0).replace('-', '−')}점`;

/** Of two shares, in points of a hundred, with its sign. */
export const shareDifference = (difference: number): string => signedShare(Math.round(100 * difference));

/** The same of an interval, rounded away from its middle. */
export const shareDifferenceInterval = ({ low, high }: Interval): string =>
  `${signedShare(Math.floor(100 * low))} ～ ${signedShare(Math.ceil(100 * high))}`;

const signedShare = (points: number): string => `${points > 0 ? '+' : ''}${points + 0}%p`.replace('-', '−');

export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;
}

/** 정답률 as far as so many students let one say it. */
export function facilityText({ right, facility }: Pick<AnalysedItem, 'right' | 'facility'>, students: number): string {
  if (facility !== null) return percentText(facility);
  return right === null ? NONE : `${students}명 중 ${right}명`;
}

/** A flag with the options it is about. */
export const flagText = ({ kind, options }: ItemFlag): string =>
  [kind, options.map(keyLabel).join('')].filter(Boolean).join(' ');

/** What a flag means, and what one may do. */
export const FLAG_HINTS: Record<ItemFlag['kind'], string> = {
  '오답에 몰림': '정답보다 이 선지를 고른 학생이 훨씬 많습니다. 정답이 맞는지, 왜 답으로 보이는지 확인해 보세요.',
  '키 의심':
    '이 선지를 고른 학생이 맞힌 학생보다 다른 문항을 더 잘 풀었거나, 정답을 고른 학생이 없습니다. 정답을 다시 확인해 보세요.',
  '음의 변별': '맞힌 학생들이 다른 문항을 오히려 더 못 풀었습니다. 발문과 정답을 다시 읽어 보세요.',
  '변별 없음': '맞힌 학생과 틀린 학생이 다른 문항에서 거의 다르지 않습니다.',
  '찍기 수준': '정답률이 다섯 가운데 하나를 찍은 것과 비슷하고, 잘하는 학생이라고 더 맞히지 않았습니다.',
  '너무 쉬움': '모두 또는 거의 모두 맞혔습니다. 확인 문항이 아니라면 선지를 다시 써 보세요.',
  '두 선지로 갈림': '답한 학생이 거의 두 선지로 나뉘었습니다. 두 선지의 근거를 나란히 읽어 보세요.',
  '죽은 선지': '고른 학생이 거의 없습니다. 그럴듯한 선지로 다시 써 보세요.',
  '시간 이상': '다른 문항보다 두 배 반이 넘게 걸렸습니다.',
};

/** 변별도 as it is commonly read (Ebel); nothing of so few students that it could as well be read otherwise. */
export function discriminationWord(r: number, students: number): string | null {
  if (students < SHOWN_FROM.settled) return null;
  if (r < 0) return '음의 변별';
  if (r < 0.2) return '낮음';
  if (r < 0.3) return '고칠 만함';
  return r < 0.4 ? '좋음' : '매우 좋음';
}

/** What is not said of the items of so many students, or not surely, and why. */
export function itemsWithheld(students: number): string | null {
  const { counts, shares, discrimination, settled } = SHOWN_FROM;
  if (students < counts)
    return `학생이 ${students}명이어서 문항의 수치가 학급을 말해 주지 못합니다. ${counts}명부터 보여 드립니다. 학생별 답은 ‘학생’에서 볼 수 있습니다.`;
  if (students < shares)
    return `학생이 ${students}명이어서 정답률을 수로만 보여 드립니다. 비율과 표시는 ${shares}명부터, 변별도는 ${discrimination}명부터 보여 드립니다.`;
  if (students < discrimination)
    return `변별도와 그에 따른 표시는 ${discrimination}명부터 보여 드립니다. 학생 ${students}명에서는 우연에 크게 흔들립니다.`;
  return students < settled ? `학생이 ${students}명이어서 변별도는 참고로만 보세요.` : null;
}

const LETTERS = 'ABCDEFGHI';

/** A grade as its scale calls it. */
export const gradeText = (grade: number, scale: GradeScaleName): string =>
  scale === '성취도' ? (LETTERS[grade - 1] ?? '') : `${grade}등급`;

/** Why there are no grades, where there are none. */
export function gradesWithheld(scale: GradeScaleName, students: number): string | null {
  const from = {
    없음: 0,
    성취도: 0,
    '내신 5등급': SHOWN_FROM.shares,
    '내신 9등급': SHOWN_FROM.discrimination,
    '수능 9등급': SHOWN_FROM.discrimination,
  }[scale];
  return students < from
    ? `${scale}은 ${from}명부터 보여 드립니다. 지금은 ${students}명이어서 한 사람이 등급을 크게 바꿉니다.`
    : null;
}

/** What a scale by rank does with so many best scores alike; null where it can divide them. @param grades of all students */
export function tiesAtTop(
  scale: GradeScaleName,
  seats: readonly { score: number; grade: number | null }[],
): string | null {
  const cut = { 없음: 1, 성취도: 1, '내신 5등급': 0.1, '내신 9등급': 0.04, '수능 9등급': 0.04 }[scale];
  const best = Math.max(...seats.map(({ score }) => score));
  const top = seats.filter(({ score }) => score === best).length;
  if (seats.length === 0 || top <= 2 * cut * seats.length) return null;
  const first = seats.filter(({ grade }) => grade === 1).length;
  return `최고점이 ${top}명이어서 1등급이 ${first === 0 ? '없습니다' : `${first}명입니다`}. 동점이 많아 등급으로 나누기 어려운 시험입니다.`;
}

/** Items whose key is in doubt. */
export const doubtedItems = <Each extends Pick<AnalysedItem, 'flags'>>(items: readonly Each[]): Each[] =>
  items.filter(({ flags }) => flags.some(({ kind }) => kind === '오답에 몰림' || kind === '키 의심'));

export const numbersText = (items: readonly Pick<AnalysedItem, 'number'>[]): string =>
  items.map(({ number }) => `${number}번`).join(', ');
