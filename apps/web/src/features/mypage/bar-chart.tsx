const WIDTH = 264;
const LABEL = 74;
const NUMBER = 26;
const BAR = 9;
const BAR_GAP = 2;
const ROW_GAP = 10;
const COLORS = {
  지문: { bar: 'fill-accent', legend: 'bg-accent' },
  문항: { bar: 'fill-chart', legend: 'bg-chart' },
};
type Series = keyof typeof COLORS;

export interface BarChartProps {
  label: string;
  /** What the bars of a row count, one or two things. */
  series: readonly Series[];
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
              {series.map((name, at) => {
                const value = row.values[at] ?? 0;
                const y = top + at * (BAR + BAR_GAP);
                const width = (value / most) * (WIDTH - LABEL - NUMBER);
                return (
                  <g key={name}>
                    {value > 0 && (
                      <rect x={LABEL} y={y} width={width} height={BAR} rx="2" className={COLORS[name].bar} />
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
          {series.map((name) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <span className={`size-2.5 rounded-xs ${COLORS[name].legend}`} />
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const describe = (series: readonly Series[], values: readonly number[]) =>
  values.map((value, at) => `${series[at]} ${value}`).join(' ');
