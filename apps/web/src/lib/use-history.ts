import { useMemo, useRef, useState } from 'react';

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
  left: T | null;
}

export interface History<T> {
  value: T;
  /** The value as it is now, be it rendered or not. */
  latest: () => T;
  /** Makes a new value of the latest; changes of one `kind` in quick succession are undone together. */
  change: (edit: (before: T) => T, kind: string) => T;
  undo: () => T;
  redo: () => T;
  canUndo: boolean;
  canRedo: boolean;
  /** What the last undo or redo left behind, so that the screen can go to what differs; null after a change. */
  left: T | null;
  /** Takes the value as the server keeps it; the steps before it stay. */
  settle: (value: T) => void;
  /** Starts anew from a value: there is nothing to undo. */
  reset: (value: T) => void;
}

/** So many characters at once are no typing. */
const TYPED_MAX = 20;

/** The kind of a change of text: typing joins the typing before it, a paste or a cut is a step of its own. */
export function textKind(name: string, before: string, after: string): string {
  return Math.abs(after.length - before.length) > TYPED_MAX ? `${name} at ${Date.now()}` : name;
}

/** A value with undo and redo. Every step hands back the value it leads to, before it is rendered. */
export function useHistory<T>(initial: () => T): History<T> {
  const [shown, setShown] = useState<Timeline<T>>(() => begin(initial()));
  /** Ahead of what is shown while several steps wait for one render. */
  const latest = useRef(shown);
  const steps = useMemo(() => {
    const take = (next: Timeline<T>): T => {
      latest.current = next;
      setShown(next);
      return next.present;
    };
    return {
      latest: () => latest.current.present,
      change: (edit: (before: T) => T, kind: string) =>
        take(advance(latest.current, edit(latest.current.present), kind, Date.now())),
      undo: () => take(back(latest.current)),
      redo: () => take(forward(latest.current)),
      settle: (present: T) => take({ ...latest.current, present, kind: '', left: null }),
      reset: (value: T) => take(begin(value)),
    };
  }, []);
  return {
    ...steps,
    value: shown.present,
    canUndo: shown.past.length > 0,
    canRedo: shown.future.length > 0,
    left: shown.left,
  };
}

export function begin<T>(present: T): Timeline<T> {
  return { past: [], present, future: [], kind: '', changedAt: 0, left: null };
}

export function advance<T>(before: Timeline<T>, next: T, kind: string, now: number): Timeline<T> {
  const merges = before.past.length > 0 && before.kind === kind && now - before.changedAt < MERGE_MS;
  const past = merges ? before.past : [...before.past, before.present].slice(-DEPTH);
  return { past, present: next, future: [], kind, changedAt: now, left: null };
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
    left: timeline.present,
  };
}

export function forward<T>(timeline: Timeline<T>): Timeline<T> {
  const [next, ...future] = timeline.future;
  if (timeline.future.length === 0) return timeline;
  return {
    past: [...timeline.past, timeline.present],
    present: next as T,
    future,
    kind: '',
    changedAt: 0,
    left: timeline.present,
  };
}
