import { type Analysis, SHOWN_FROM } from '@chulje/contract';
import { NONE, placesInterval, pointsText, twoPlaces } from './figures.ts';
import { Histogram } from './histogram.tsx';
import { Figures } from './parts.tsx';

/** From so many on there is a 지문 묶음 α. */
const FEWEST_PASSAGES = 3;

/** 한눈에: what a teacher should know first. */
export function Overview({ analysis }: { analysis: Analysis }) {
  const { students, excluded, fullScore, scores, reliability, sentences } = analysis;
  const passages = new Set(analysis.items.flatMap(({ isExcluded, pasCode }) => (isExcluded ? [] : [pasCode]))).size;
  const remark = students < SHOWN_FROM.settled ? ' (참고)' : '';
  return (
    <div className="flex flex-col gap-5">
      <ul className="panel flex flex-col gap-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Figures
        of={[
          { name: '풀이', value: `${students}개`, note: excluded > 0 ? `집계에서 뺀 풀이 ${excluded}개` : undefined },
          {
            name: '평균',
            value: scores ? `${pointsText(scores.mean)}점` : NONE,
            note: `${pointsText(fullScore)}점 만점`,
          },
          { name: '중앙값', value: scores ? `${pointsText(scores.median)}점` : NONE },
          {
            name: '표준편차',
            value: scores?.deviation == null ? NONE : `${pointsText(scores.deviation)}점`,
          },
          {
            name: '최고 · 최저',
            value: scores ? `${pointsText(scores.high)} · ${pointsText(scores.low)}점` : NONE,
          },
          {
            name: `신뢰도 α${reliability ? remark : ''}`,
            value: reliability?.alpha == null ? NONE : twoPlaces(reliability.alpha),
            note: reliability
              ? [
                  reliability.interval && `95% 구간 ${placesInterval(reliability.interval)}`,
                  reliability.passageAlpha !== null && `지문 묶음 ${twoPlaces(reliability.passageAlpha)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')
              : `${SHOWN_FROM.discrimination}명부터 보여 드립니다`,
          },
        ]}
      />
      {reliability && passages < FEWEST_PASSAGES && (
        <p className="text-sm text-ink-soft">
          {passages === 1 ? '모든 문항이 한 지문에' : '문항이 두 지문에'} 딸려 있어 신뢰도가 실제보다 높게 나올 수
          있습니다.
        </p>
      )}
      {scores && <Histogram parts={scores.histogram} />}
    </div>
  );
}
