import { lazy, Suspense, useRef } from 'react';
import type { GivenSet } from './give-set-dialog.tsx';

/** Fetched when the first set is given. */
const GiveSetDialog = lazy(async () => ({ default: (await import('./give-set-dialog.tsx')).GiveSetDialog }));

/** 학생에게 내기 of a set, open as long as there is one. */
export function GiveSet({ set, onClose }: { set: GivenSet | null; onClose: () => void }) {
  // Once opened it stays, closed: it gives the focus back.
  const wasOpen = useRef(false);
  wasOpen.current ||= set !== null;
  return <Suspense>{wasOpen.current && <GiveSetDialog set={set} onClose={onClose} />}</Suspense>;
}
