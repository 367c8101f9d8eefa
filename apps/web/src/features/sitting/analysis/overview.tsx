import { type Analysis, SHOWN_FROM } from '@chulje/contract';
import { NONE, placesInterval, pointsText, twoPlaces } from './figures.ts';
import { Histogram } from './histogram.tsx';
import { Figures } from './parts.tsx';

/** 한눈에: what a teacher should know first. */
export function Overview({ analysis }: { analysis: Analysis }) {
  const { students, excluded, fullScore, scores, reliability, sentences } = analysis;
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
            value: scores ? `${pointsText(scores.high)} · ${pointsText(scores.low)}` : NONE,
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
      {scores && <Histogram parts={scores.histogram} />}
    </div>
  );
}
