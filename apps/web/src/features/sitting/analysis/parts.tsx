import type { Interval } from '@chulje/contract';
import type { ReactNode } from 'react';

const FRAME = 'relative overflow-x-auto rounded-lg border border-line bg-surface';

/** A table that scrolls on its own where it is wider than the screen, and what is for screen readers in it with it. */
export function ScrollTable({
  label,
  heads,
  children,
}: {
  label: string;
  heads: readonly ReactNode[];
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={label} tabIndex={0} className={FRAME}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="border-line border-b bg-sunken text-left text-muted text-xs">
          <tr>{heads}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Head({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <th scope="col" className={`py-2 font-medium whitespace-nowrap ${isNarrow ? 'px-1 text-center' : 'px-3'}`}>
      {children}
    </th>
  );
}

const WIDTH = 100;

/** A share as a bar with its interval as a line across its end. What it says stands beside it as text. */
export function ShareBar({
  share,
  interval,
  isMuted = false,
}: {
  share: number;
  interval: Interval | null;
  isMuted?: boolean;
}) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-3 w-full min-w-20 rounded-xs bg-line"
    >
      <rect width={WIDTH * share} height="12" className={isMuted ? 'fill-chart' : 'fill-accent'} />
      {interval && (
        <line
          x1={WIDTH * interval.low}
          x2={WIDTH * interval.high}
          y1="6"
          y2="6"
          vectorEffect="non-scaling-stroke"
          strokeWidth="2"
          className="stroke-warning"
        />
      )}
    </svg>
  );
}

/** Names and figures in a row of boxes. */
export function Figures({ of }: { of: readonly { name: string; value: string; note?: string | undefined }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {of.map(({ name, value, note }) => (
        <div key={name} className="rounded border border-line bg-surface px-3 py-2">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          {note && <dd className="text-xs text-ink-soft tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
