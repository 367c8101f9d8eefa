import type { Statistics } from '@chulje/contract';
import { fieldName } from './statistics-names.ts';

const WIDTH = 264;
const LABEL = 74;
const NUMBER = 26;
const BAR = 9;
const BAR_GAP = 2;
const ROW_GAP = 10;
const ROW = 2 * (BAR + BAR_GAP) + ROW_GAP;
const SERIES = [
  { name: '지문', count: 'passages', bar: 'fill-accent', legend: 'bg-accent' },
  { name: '문항', count: 'items', bar: 'fill-chart', legend: 'bg-chart' },
] as const;

/** Passages and items of each field as two bars with their numbers, told apart by colour and by a legend. */
export function FieldChart({ fields }: { fields: Statistics['fields'] }) {
  const most = Math.max(1, ...fields.flatMap(({ passages, items }) => [passages, items]));
  const label = fields.map(({ field, passages, items }) => `${fieldName(field)} 지문 ${passages} 문항 ${items}`);
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${fields.length * ROW}`}
        role="img"
        aria-label={`분야별 지문과 문항: ${label.join(', ')}`}
        className="w-full"
      >
        {fields.map((row, index) => (
          <g key={row.field}>
            <text x="0" y={index * ROW + (ROW - ROW_GAP) / 2 + 4} className="fill-ink text-[12px]">
              {fieldName(row.field)}
            </text>
            {SERIES.map(({ name, count, bar }, at) => {
              const value = row[count];
              const y = index * ROW + at * (BAR + BAR_GAP);
              const width = (value / most) * (WIDTH - LABEL - NUMBER);
              return (
                <g key={name}>
                  {value > 0 && <rect x={LABEL} y={y} width={width} height={BAR} rx="2" className={bar} />}
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
        ))}
      </svg>
      <p aria-hidden="true" className="flex gap-4 text-xs text-ink-soft">
        {SERIES.map(({ name, legend }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className={`size-2.5 rounded-xs ${legend}`} />
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
