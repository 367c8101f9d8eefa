import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { GenerationWaitProps } from './generation-wait.tsx';

/** Fetched when one waits: the forms have no room for it. */
const GenerationWait = lazy(() => import('./generation-wait.tsx'));

interface GenerationOverlayProps extends GenerationWaitProps {
  title: string;
  isOpen: boolean;
}

/** True progress of a generation: the stage the server is in, the time since it began, the text written so far. */
export function GenerationOverlay({ title, isOpen, ...waiting }: GenerationOverlayProps) {
  return (
    <Dialog isOpen={isOpen} title={title} width={440}>
      <Suspense fallback={null}>
        <GenerationWait {...waiting} />
      </Suspense>
    </Dialog>
  );
}
