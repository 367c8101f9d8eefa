import { useCallback, useState } from 'react';

/** Steps kept; older ones are forgotten. */
const DEPTH = 200;
/** Changes of one kind that follow within this time are one step, as in a text editor. */
const MERGE_MS = 1_000;

interface Timeline<T> {
  past: T[];
  present: T;
  future: T[];
  kind: string;
  changedAt: number;
}

export interface History<T> {
  value: T;
  /** Takes a new value; changes of one `kind` in quick succession are undone together. */
  change: (next: T, kind: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Starts anew from a value: there is nothing to undo. */
  reset: (value: T) => void;
}

/** A value with undo and redo. */
export function useHistory<T>(initial: () => T): History<T> {
  const [timeline, setTimeline] = useState<Timeline<T>>(() => begin(initial()));
  const change = useCallback((next: T, kind: string) => {
    setTimeline((before) => advance(before, next, kind, Date.now()));
  }, []);
  const undo = useCallback(() => setTimeline(back), []);
  const redo = useCallback(() => setTimeline(forward), []);
  const reset = useCallback((value: T) => setTimeline(begin(value)), []);
  return {
    value: timeline.present,
    change,
    undo,
    redo,
    canUndo: timeline.past.length > 0,
    canRedo: timeline.future.length > 0,
    reset,
  };
}

export function begin<T>(present: T): Timeline<T> {
  return { past: [], present, future: [], kind: '', changedAt: 0 };
}

export function advance<T>(before: Timeline<T>, next: T, kind: string, now: number): Timeline<T> {
  const merges = before.past.length > 0 && before.kind === kind && now - before.changedAt < MERGE_MS;
  const past = merges ? before.past : [...before.past, before.present].slice(-DEPTH);
  return { past, present: next, future: [], kind, changedAt: now };
}

export function back<T>(timeline: Timeline<T>): Timeline<T> {
  const previous = timeline.past.at(-1);
  if (timeline.past.length === 0) return timeline;
  return {
    past: timeline.past.slice(0, -1),
    present: previous as T,
    future: [timeline.present, ...timeline.future],
    kind: '',
    changedAt: 0,
  };
}

export function forward<T>(timeline: Timeline<T>): Timeline<T> {
  const [next, ...future] = timeline.future;
  if (timeline.future.length === 0) return timeline;
  return { past: [...timeline.past, timeline.present], present: next as T, future, kind: '', changedAt: 0 };
}
