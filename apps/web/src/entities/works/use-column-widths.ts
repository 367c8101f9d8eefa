import { LIMITS } from '@chulje/contract';
import { useState } from 'react';
import { RESIZABLE, type ResizableColumn } from './work-columns.ts';

const STORED_AS = 'column-widths';
export type ColumnWidths = Partial<Record<ResizableColumn, number>>;

/** A width within 60–400 px. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(LIMITS.columnWidthMax, Math.max(LIMITS.columnWidthMin, width)));
}

/** Widths as this browser remembers them; what is not a width of ours is left out. */
export function readWidths(stored: string | null): ColumnWidths {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    const entries = RESIZABLE.flatMap((column) => {
      const width = (parsed as Record<string, unknown>)[column];
      return typeof width === 'number' && Number.isFinite(width) ? [[column, clampWidth(width)]] : [];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** The widths a user gave to columns, one set for all lists, remembered in this browser. Columns without one share the room. */
export function useColumnWidths(): [ColumnWidths, (changed: ColumnWidths) => void] {
  const [widths, setWidths] = useState(() => readWidths(localStorage.getItem(STORED_AS)));
  function change(changed: ColumnWidths) {
    const next = { ...widths, ...changed };
    setWidths(next);
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  }
  return [widths, change];
}
