import { type AnalysedItem, type Analysis, type ItemFlag, keyLabel, SHOWN_FROM } from '@chulje/contract';

type Facts = Omit<Analysis, 'sentences'>;

/** What a teacher should know first, each sentence true of the figures that are shown. */
export function sentencesOf(facts: Facts): string[] {
  const { students } = facts;
  if (students === 0) return ['제출한 학생이 아직 없습니다.'];
  if (students < SHOWN_FROM.counts)
    return [
      `학생이 ${students}명이어서 학생별 결과만 보여 드립니다. 학급의 수치는 ${SHOWN_FROM.counts}명부터 보여 드립니다.`,
    ];
  const nothing = nothingToTell(facts);
  if (nothing) return [nothing];
  return [hardest(facts), toCheck(facts), precision(facts)].filter((sentence) => sentence !== null);
}

/** Why there is nothing to say of a class that is large enough. */
function nothingToTell({ items, students }: Facts): string | null {
  const counted = items.filter(({ isExcluded }) => !isExcluded);
  if (counted.length === 0)
    return '모든 문항을 채점에서 빼서 볼 수 있는 수치가 없습니다. 되돌리기로 다시 넣을 수 있습니다.';
  const isBlank = counted.every(({ blanks, notReached }) => (blanks ?? 0) + (notReached ?? 0) === students);
  return isBlank ? `${students}명 모두 한 문항에도 답하지 않았습니다. 답이 제대로 들어왔는지 확인해 주세요.` : null;
}

const MOST_NAMED = 3;
/** Below, scores tell students apart a little at most. */
const LOW_ALPHA = 0.5;
/** Below, an item does little to tell students apart (Ebel). */
const LOW_DISCRIMINATION = 0.2;

const named = (items: readonly { number: number }[]) =>
  items
    .slice(0, MOST_NAMED)
    .map(({ number }) => `${number}번`)
    .join(', ') + (items.length > MOST_NAMED ? ' 등' : '');

/** The items that fewest have right, without those whose key is in doubt: what is said of these is said by `toCheck`. */
function hardest({ items, students }: Facts): string | null {
  const all = items.flatMap(({ number, right, notReached, isExcluded, flags }) =>
    right === null || isExcluded
      ? []
      : [{ number, right, notReached: notReached ?? 0, isDoubted: doubtOf(flags) !== undefined }],
  );
  const known = all.filter(({ isDoubted }) => !isDoubted);
  const fewest = Math.min(...known.map(({ right }) => right));
  const those = known.filter(({ right }) => right === fewest);
  if (known.length < 2 || those.length > MOST_NAMED || those.length === known.length) return null;
  const told =
    fewest === 0
      ? '맞힌 학생이 없습니다'
      : `${those.length > 1 ? '각각 ' : ''}${students}명 중 ${fewest}명이 맞혔습니다`;
  const missed = those
    .filter(({ notReached }) => notReached > 0)
    .map(({ number, notReached }) => `${number}번까지 답하지 못한 학생이 ${notReached}명 있습니다.`);
  const leftOut = all.filter(({ isDoubted, right }) => isDoubted && right <= fewest);
  const but = leftOut.length > 0 ? `답을 확인할 ${named(leftOut)}을 빼면 ` : '';
  return [`${but}가장 적게 맞힌 문항은 ${named(those)}입니다. ${told}.`, ...missed].join(' ');
}

const doubtOf = (flags: readonly ItemFlag[]) => flags.find(({ kind }) => kind === '오답에 몰림' || kind === '키 의심');

/** Items whose key is in doubt, the strongest ground first; else those with another flag, or that there is none. */
function toCheck(facts: Facts): string | null {
  const { items, students } = facts;
  const doubted = items
    .filter(({ flags }) => doubtOf(flags))
    .toSorted((one, other) => doubtRank(other) - doubtRank(one));
  const [first, ...others] = doubted;
  if (first) {
    const more = others.slice(0, MOST_NAMED - 1).map(({ number, flags }) => {
      const flag = doubtOf(flags);
      return `${number}번 ${keyLabel(flag?.options[0] ?? 1)}`;
    });
    const rest = others.length > more.length ? ' 등' : '';
    return `${doubtSentence(first, students)}${more.length > 0 ? ` 이런 문항이 ${others.length}개 더 있습니다: ${more.join(', ')}${rest}.` : ''}`;
  }
  const flagged = items
    .filter(({ flags }) => flags.length > 0)
    .map(({ number, flags }) => ({ number, kind: mostTelling(flags) }))
    .toSorted((one, other) => Number(one.kind === LEAST) - Number(other.kind === LEAST));
  if (flagged.length > 0)
    return `살펴볼 표시가 붙은 문항이 ${flagged.length}개 있습니다: ${flagged
      .slice(0, MOST_NAMED)
      .map(({ number, kind }) => `${number}번 ${kind}`)
      .join(', ')}${flagged.length > MOST_NAMED ? ' 등' : ''}.`;
  return nothingFound(facts);
}

/** An option that nobody takes is the least of all. */
const LEAST = '죽은 선지';
const mostTelling = (flags: readonly ItemFlag[]) => flags.find(({ kind }) => kind !== LEAST)?.kind ?? LEAST;

/** By how many more chose the option than the key, the plainest ground; then by how far these are ahead. */
function doubtRank({ flags, options, right }: AnalysedItem): number {
  const flag = doubtOf(flags);
  const ahead = (options[(flag?.options[0] ?? 1) - 1]?.count ?? 0) - (right ?? 0);
  return ahead > 0 ? ahead : (flag?.lead ?? 0) / 1_000_000 - 1;
}

/** Who chose what, and what may be behind it. */
function doubtSentence({ number, flags, options, keys, right }: AnalysedItem, students: number): string {
  const flag = doubtOf(flags);
  const option = flag?.options[0] ?? 1;
  const [rival, key] = [keyLabel(option), keys.map(keyLabel).join('')];
  const [count, known] = [options[option - 1]?.count ?? 0, right ?? 0];
  const lead = flag?.lead ?? 0;
  const points = Math.abs(lead / 10).toFixed(1);
  const check = '정답을 다시 확인해 보세요.';
  if (count <= known)
    return `${number}번은 ${rival} 선지를 고른 ${count}명이 맞힌 ${known}명보다 다른 문항에서 평균 ${points}점 높았습니다. ${check}`;
  const chosen = `${number}번은 ${students}명 중 ${count}명이 ${rival} 선지를 골랐고 정답 ${key} 선지는`;
  if (known === 0) return `${chosen} 고른 학생이 없습니다. ${check}`;
  const counted = `${chosen} ${known}명이 골랐습니다.`;
  if (lead > 0) return `${counted} ${rival} 선지를 고른 학생이 다른 문항에서 평균 ${points}점 높았습니다. ${check}`;
  return lead < 0
    ? `${counted} 정답을 고른 학생이 다른 문항에서 평균 ${points}점 높았으므로 정답보다 오개념을 의심할 만합니다.`
    : `${counted} 정답이 맞는지, ${rival} 선지가 왜 답으로 보이는지 확인해 보세요.`;
}

function nothingFound({ items, students, reliability }: Facts): string | null {
  if (students < SHOWN_FROM.shares) return null;
  if (students < SHOWN_FROM.discrimination)
    return `살펴볼 표시가 붙은 문항이 없습니다. 변별도에 따른 표시는 ${SHOWN_FROM.discrimination}명부터 붙습니다.`;
  const low = items.filter(({ discrimination }) => discrimination !== null && discrimination < LOW_DISCRIMINATION);
  if (students < SHOWN_FROM.settled || low.length === 0 || !isTellingApart(reliability))
    return '살펴볼 표시가 붙은 문항이 없습니다.';
  return `살펴볼 표시가 붙은 문항은 없지만 변별도가 0.20에 못 미치는 문항이 ${low.length}개 있습니다: ${named(low)}.`;
}

/** Whether α is surely above 0. */
const isTellingApart = (reliability: Facts['reliability']) => (reliability?.interval?.low ?? 0) > 0;

/** How far scores can be trusted, or from how many students on that can be said. */
function precision({ students, reliability, scores, items }: Facts): string | null {
  if (!reliability) return `변별도와 신뢰도는 ${SHOWN_FROM.discrimination}명부터 보여 드립니다(지금 ${students}명).`;
  const { alpha, error } = reliability;
  if (alpha === null || error === null) {
    if (scores?.deviation === 0) return '점수가 모두 같아 변별도와 신뢰도를 낼 수 없습니다.';
    return items.filter(({ isExcluded }) => !isExcluded).length === 1
      ? '채점하는 문항이 하나여서 변별도와 신뢰도를 낼 수 없습니다.'
      : null;
  }
  const told = alpha.toFixed(2).replace('-', '−');
  if (!isTellingApart(reliability))
    return `이 시험의 점수 차이는 우연과 구별되지 않습니다(신뢰도 ${told}). 석차, 등급, 표준점수, 변별도로 판단하지 마세요.`;
  if (alpha < LOW_ALPHA) return `신뢰도(${told})가 낮아 점수 몇 점 차이로 학생을 가르기 어렵습니다.`;
  const remark = students < SHOWN_FROM.settled ? ' 참고로만 보세요.' : '';
  return `점수 하나에는 ±${roundedPoints(error)}점쯤 오차가 있습니다. 셋 중 둘은 이 안에 듭니다.${remark}`;
}

/** Tenths of a point as points: whole ones from ten on. */
function roundedPoints(tenths: number): string {
  const points = tenths / 10;
  return points < 10 ? points.toFixed(1) : String(Math.round(points));
}
