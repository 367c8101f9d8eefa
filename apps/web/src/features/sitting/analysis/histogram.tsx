import type { Analysis } from '@chulje/contract';
import { pointsText } from './figures.ts';

const WIDTH = 560;
const HEIGHT = 160;
const TOP = 18;
const BASE = HEIGHT - 22;
const GAP = 6;

/** How many have which score, as columns that carry their numbers, and as a table for who does not see them. */
export function Histogram({ parts }: { parts: NonNullable<Analysis['scores']>['histogram'] }) {
  const most = Math.max(1, ...parts.map(({ students }) => students));
  const step = WIDTH / parts.length;
  // A column for each score.
  const isEach = parts.every(({ from, to }) => from === to);
  return (
    <figure className="panel flex flex-col gap-3">
      <figcaption className="field-label">점수 분포</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-3xl">
        <line x1="0" x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-line-strong" />
        {parts.map(({ from, students }, index) => {
          const height = (students / most) * (BASE - TOP);
          return (
            <g key={from}>
              {students > 0 && (
                <>
                  <rect
                    x={index * step + GAP / 2}
                    y={BASE - height}
                    width={step - GAP}
                    height={height}
                    rx="2"
                    className="fill-accent"
                  />
                  <text
                    x={(index + 0.5) * step}
                    y={BASE - height - 5}
                    textAnchor="middle"
                    className="fill-ink text-[12px] tabular-nums"
                  >
                    {students}
                  </text>
                </>
              )}
              <text
                x={isEach ? (index + 0.5) * step : index * step}
                y={HEIGHT - 6}
                textAnchor={isEach ? 'middle' : 'start'}
                className="fill-ink-soft text-[12px] tabular-nums"
              >
                {pointsText(from)}
              </text>
            </g>
          );
        })}
        {!isEach && (
          <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="fill-ink-soft text-[12px] tabular-nums">
            {pointsText(parts.at(-1)?.to ?? 0)}
          </text>
        )}
      </svg>
      <table className="sr-only">
        <caption>점수별 학생 수</caption>
        <thead>
          <tr>
            <th scope="col">점수</th>
            <th scope="col">학생</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ from, to, students }, index) => (
            <tr key={from}>
              <th scope="row">
                {from === to
                  ? `${pointsText(from)}점`
                  : `${pointsText(from)}점 이상 ${pointsText(to)}점 ${index === parts.length - 1 ? '이하' : '미만'}`}
              </th>
              <td>{students}명</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
