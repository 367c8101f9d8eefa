import { type Analysis, keyLabel, SHOWN_FROM } from '@chulje/contract';

/** What a teacher should know first, each sentence true of the figures that are shown. */
export function sentencesOf(facts: Omit<Analysis, 'sentences'>): string[] {
  const { students } = facts;
  if (students === 0) return ['제출한 학생이 아직 없습니다.'];
  if (students < SHOWN_FROM.counts)
    return [
      `학생이 ${students}명이어서 학생마다의 결과만 보여 드립니다. 학급의 수치는 ${SHOWN_FROM.counts}명부터 보여 드립니다.`,
    ];
  return [hardest(facts), toCheck(facts), precision(facts)].filter((sentence) => sentence !== null);
}

const MOST_NAMED = 3;

/** The items that fewest have right. */
function hardest({ items, students }: Omit<Analysis, 'sentences'>): string | null {
  const known = items.flatMap(({ number, right, isExcluded }) =>
    right === null || isExcluded ? [] : [{ number, right }],
  );
  const fewest = Math.min(...known.map(({ right }) => right));
  const named = known.filter(({ right }) => right === fewest);
  if (known.length < 2 || named.length > MOST_NAMED) return null;
  if (named.length === known.length) return null;
  const numbers = named.map(({ number }) => `${number}번`).join(', ');
  const told =
    fewest === 0
      ? '맞힌 학생이 없습니다'
      : `${named.length > 1 ? '각각 ' : ''}${students}명 중 ${fewest}명이 맞혔습니다`;
  return `가장 어려웠던 문항은 ${numbers}입니다. ${told}.`;
}

/** Items whose key is in doubt, else how many have another flag. */
function toCheck({ items, students }: Omit<Analysis, 'sentences'>): string | null {
  const doubted = items.flatMap(({ number, flags }) =>
    flags.flatMap(({ kind, options }) => (kind === '키 의심' ? [{ number, option: options[0] ?? 1 }] : [])),
  );
  const [first] = doubted;
  if (first)
    return `${first.number}번은 ${keyLabel(first.option)} 선지를 고른 학생들이 다른 문항을 더 잘 풀었습니다. 정답을 다시 확인해 보세요.${doubted.length > 1 ? ` 이런 문항이 모두 ${doubted.length}개입니다.` : ''}`;
  const flagged = items.filter(({ flags }) => flags.length > 0);
  if (flagged.length > 0)
    return `살펴볼 표시가 붙은 문항이 ${flagged.length}개 있습니다: ${flagged
      .slice(0, MOST_NAMED)
      .map(({ number, flags }) => `${number}번 ${flags[0]?.kind}`)
      .join(', ')}${flagged.length > MOST_NAMED ? ' 등' : ''}.`;
  return students < SHOWN_FROM.shares ? null : '살펴볼 표시가 붙은 문항이 없습니다.';
}

/** How far scores would come out otherwise, or from how many students on that can be said. */
function precision({ students, reliability }: Omit<Analysis, 'sentences'>): string | null {
  if (!reliability)
    return `학생이 ${students}명이어서 변별도와 신뢰도는 보이지 않습니다. ${SHOWN_FROM.discrimination}명부터 보여 드립니다.`;
  const { error } = reliability;
  if (error === null) return null;
  return `같은 실력이라도 다시 보면 점수가 ±${roundedPoints(error)}점쯤 흔들립니다.`;
}

/** Tenths of a point as points: whole ones from ten on. */
function roundedPoints(tenths: number): string {
  const points = tenths / 10;
  return points < 10 ? points.toFixed(1) : String(Math.round(points));
}
