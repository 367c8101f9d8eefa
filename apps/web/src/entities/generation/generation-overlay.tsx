import { type ComponentType, useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { GenerationWaitProps } from './generation-wait.tsx';

interface GenerationOverlayProps extends GenerationWaitProps {
  title: string;
  isOpen: boolean;
}

/**
 * True progress of a generation: the stage the server is in, the time since it began, the text written so far. What it shows
 * is fetched beside the form, which has no room for it, and stands in the dialog as soon as that opens: Tab leads to its
 * button at once (a lazy component would be held back for a third of a second).
 */
export function GenerationOverlay({ title, isOpen, ...waiting }: GenerationOverlayProps) {
  const [Wait, setWait] = useState<ComponentType<GenerationWaitProps>>();
  const [failure, setFailure] = useState<unknown>();
  const isMissing = !Wait;
  useEffect(() => {
    if (!isMissing) return;
    import('./generation-wait.tsx').then(
      (module) => setWait(() => module.default),
      // Who cannot have it beside the form asks for it again when one waits.
      (error: unknown) => isOpen && setFailure(error),
    );
  }, [isMissing, isOpen]);
  if (failure) throw failure;
  return (
    <Dialog isOpen={isOpen} title={title} width={440}>
      {Wait && <Wait {...waiting} />}
    </Dialog>
  );
}
