const WIDTH = 320;
const LABEL = 84;
const NUMBER = 30;
const BAR = 9;
const BAR_GAP = 2;
const ROW_GAP = 10;
const COLORS = [
  { bar: 'fill-accent', legend: 'bg-accent' },
  { bar: 'fill-chart', legend: 'bg-chart' },
] as const;

export interface BarChartProps {
  label: string;
  /** What the bars of a row count, one or two things. */
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Rows of horizontal bars, each with its number; two series are told apart by colour and by a legend. */
export function BarChart({ label, series, rows }: BarChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const rowHeight = series.length * (BAR + BAR_GAP) + ROW_GAP;
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${rows.length * rowHeight}`}
        role="img"
        aria-label={`${label}: ${rows.map((row) => `${row.label} ${describe(series, row.values)}`).join(', ')}`}
        className="w-full"
      >
        {rows.map((row, index) => {
          const top = index * rowHeight;
          return (
            <g key={row.label}>
              <text x="0" y={top + (rowHeight - ROW_GAP) / 2 + 4} className="fill-ink text-[12px]">
                {row.label}
              </text>
              {row.values.map((value, at) => {
                const y = top + at * (BAR + BAR_GAP);
                const width = (value / most) * (WIDTH - LABEL - NUMBER);
                return (
                  <g key={series[at]}>
                    {value > 0 && (
                      <rect x={LABEL} y={y} width={width} height={BAR} rx="2" className={COLORS[at]?.bar} />
                    )}
                    <text
                      x={LABEL + width + (value > 0 ? 5 : 0)}
                      y={y + BAR - 0.5}
                      className="fill-ink-soft text-[10.5px] tabular-nums"
                    >
                      {value}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      {series.length > 1 && (
        <p aria-hidden="true" className="flex gap-4 text-xs text-ink-soft">
          {series.map((name, at) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span className={`size-2.5 rounded-xs ${COLORS[at]?.legend}`} />
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const describe = (series: readonly string[], values: readonly number[]) =>
  values.map((value, at) => `${series[at]} ${value}`).join(' ');
