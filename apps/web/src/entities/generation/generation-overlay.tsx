import { lazy, Suspense, useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { GenerationWaitProps } from './generation-wait.tsx';

/** Beside the forms, which have no room for it, and there before one waits: Tab leads to its button at once. */
const fetchWait = () => import('./generation-wait.tsx');
const GenerationWait = lazy(fetchWait);

interface GenerationOverlayProps extends GenerationWaitProps {
  title: string;
  isOpen: boolean;
}

/** True progress of a generation: the stage the server is in, the time since it began, the text written so far. */
export function GenerationOverlay({ title, isOpen, ...waiting }: GenerationOverlayProps) {
  useEffect(() => {
    // Whoever cannot fetch it now fetches it when one waits.
    fetchWait().catch(() => undefined);
  }, []);
  return (
    <Dialog isOpen={isOpen} title={title} width={440}>
      <Suspense fallback={null}>
        <GenerationWait {...waiting} />
      </Suspense>
    </Dialog>
  );
}
