import { countTickets, type Statistics } from '@chulje/contract';
import { weekName } from './statistics-names.ts';

const WIDTH = 264;
const HEIGHT = 140;
const TOP = 16;
const BASE = HEIGHT - 22;
const GAP = 5;

/** Tickets used a week as columns, the running week in the accent colour; every column carries its number. */
export function WeekChart({ weeks }: { weeks: Statistics['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ used }) => used));
  const step = WIDTH / weeks.length;
  const last = weeks.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`주별 사용 이용권: ${weeks.map(({ start, used }) => `${weekName(start)} 주 ${countTickets(used)}`).join(', ')}`}
      className="w-full"
    >
      <line x1="0" x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} className="stroke-line-strong" />
      {weeks.map(({ start, used }, index) => {
        const height = (used / most) * (BASE - TOP);
        const x = index * step + GAP / 2;
        const middle = x + (step - GAP) / 2;
        return (
          <g key={start}>
            {used > 0 && (
              <>
                <rect
                  x={x}
                  y={BASE - height}
                  width={step - GAP}
                  height={height}
                  rx="2"
                  className={index === last ? 'fill-accent' : 'fill-chart'}
                />
                <text
                  x={middle}
                  y={BASE - height - 4}
                  textAnchor="middle"
                  className="fill-ink text-[11px] tabular-nums"
                >
                  {used}
                </text>
              </>
            )}
            {(last - index) % 4 === 0 && (
              <text
                x={index === last ? WIDTH : middle}
                y={HEIGHT - 6}
                textAnchor={index === last ? 'end' : 'middle'}
                className="fill-ink-soft text-[11px] tabular-nums"
              >
                {index === last ? '이번 주' : weekName(start)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
