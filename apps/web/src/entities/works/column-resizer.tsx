import { LIMITS } from '@chulje/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clampWidth } from './use-column-widths.ts';

const STEP = 10;
const LARGE_STEP = 50;

export interface ColumnResizerProps {
  /** The column's heading. */
  label: string;
  /** The width it is drawn with at the moment. */
  measure: () => number;
  width: number | undefined;
  onChange: (width: number) => void;
}

/** The edge of a column: dragged with the pointer, or moved with the arrow keys, Home and End. */
export function ColumnResizer({ label, measure, width, onChange }: ColumnResizerProps) {
  const drag = useRef<{ x: number; width: number } | null>(null);

  function start(event: PointerEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: measure() };
  }
  function move(event: PointerEvent) {
    if (drag.current) onChange(clampWidth(drag.current.width + event.clientX - drag.current.x));
  }
  function step(event: KeyboardEvent) {
    const size = event.shiftKey ? LARGE_STEP : STEP;
    const now = measure();
    const next = {
      ArrowLeft: now - size,
      ArrowRight: now + size,
      Home: LIMITS.columnWidthMin,
      End: LIMITS.columnWidthMax,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(clampWidth(next));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no hr
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`${label} 열 너비`}
      aria-valuemin={LIMITS.columnWidthMin}
      aria-valuemax={LIMITS.columnWidthMax}
      aria-valuenow={width ?? LIMITS.columnWidthMax}
      aria-valuetext={width === undefined ? '자동' : `${width}픽셀`}
      title="끌어서 열 너비 조절"
      className="absolute inset-y-1 -right-2 z-10 flex w-4 cursor-col-resize touch-none justify-center before:w-px before:bg-line-strong hover:before:w-0.5 hover:before:bg-accent focus-visible:before:bg-accent"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onKeyDown={step}
    />
  );
}
