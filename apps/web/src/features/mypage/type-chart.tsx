import type { Statistics } from '@chulje/contract';

/** Rows that can be read at a glance; the rest is one line, and in the table. */
const MOST = 7;

/** The question types with the most items as bars, each under its name and number. `types` has the most first. */
export function TypeChart({ types }: { types: Statistics['types'] }) {
  const shown = types.slice(0, MOST);
  const rest = types.slice(MOST);
  const most = Math.max(1, ...types.map(({ items }) => items));
  const label = types.map(({ type, items }) => `${type} ${items}`).join(', ');
  if (types.length === 0) return <p className="text-sm text-muted">아직 만든 문항이 없습니다.</p>;
  return (
    <div className="flex flex-col gap-2">
      <div role="img" aria-label={`유형별 문항: ${label}`} className="flex flex-col gap-2">
        {shown.map(({ pattern, type, items }) => (
          <div key={`${pattern} ${type}`} className="flex flex-col gap-1">
            <div className="flex items-baseline gap-2 text-xs">
              <span className="truncate">{type}</span>
              <span className="shrink-0 text-muted">{pattern}</span>
              <span className="ml-auto shrink-0 text-ink-soft tabular-nums">{items}</span>
            </div>
            <div className="h-2 rounded-xs bg-sunken">
              <div className="h-full rounded-xs bg-chart" style={{ width: `${(items / most) * 100}%` }} />
            </div>
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <p className="text-xs text-ink-soft">
          그 밖의 유형 {rest.length}가지, {rest.reduce((sum, { items }) => sum + items, 0)}문항
        </p>
      )}
    </div>
  );
}
