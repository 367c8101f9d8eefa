import { type ReactNode, useState } from 'react';
import { type Downloadable, WorkDownload } from './work-download.tsx';

/** Asks what file is wanted, of one work or several; the dialog is to be put somewhere on the screen. */
export function useWorkDownload(): { open: (...works: Downloadable[]) => void; dialog: ReactNode } {
  const [works, setWorks] = useState<readonly Downloadable[] | null>(null);
  return {
    open: (...chosen) => setWorks(chosen),
    dialog: <WorkDownload works={works} onClose={() => setWorks(null)} />,
  };
}
