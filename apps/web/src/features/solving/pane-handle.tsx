/** @jsxImportSource preact */
const STEP = 5;
const MIN = 15;
const MAX = 85;
const within = (percent: number) => Math.round(Math.min(MAX, Math.max(MIN, percent)));

/** Between passage and items on a phone: dragged, or moved by the arrow keys. */
export function PaneHandle({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no line
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label="지문과 문항의 나눔"
      aria-valuenow={percent}
      aria-valuemin={MIN}
      aria-valuemax={MAX}
      class="solve-handle"
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : 0;
        if (by === 0) return;
        event.preventDefault();
        onChange(within(percent + by));
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        const panes = event.currentTarget.parentElement;
        if (!panes || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { top, height } = panes.getBoundingClientRect();
        onChange(within(((event.clientY - top) / height) * 100));
      }}
    />
  );
}
