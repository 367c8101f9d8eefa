import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Fetched when the first file is asked for. */
const FormatChooserDialog = lazy(async () => ({
  default: (await import('./format-chooser-dialog.tsx')).FormatChooserDialog,
}));

interface Downloadable {
  pasCode: string;
  title: string;
}

/** Asks what file is wanted, of one work or several; the dialog is to be put somewhere on the screen. */
export function useWorkDownload(): { open: (...works: Downloadable[]) => void; dialog: ReactNode } {
  const [works, setWorks] = useState<readonly Downloadable[]>([]);
  const [isAsked, setAsked] = useState(false);
  return {
    open(...chosen) {
      setWorks(chosen);
      setAsked(true);
    },
    dialog: works.length > 0 && (
      <Suspense>
        <FormatChooserDialog
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          works={works}
          onChoose={async (choice, signal) => {
            await (await import('./download.ts')).downloadFile(choice, signal);
            if (!signal.aborted) setAsked(false);
          }}
          onCheck={async (chosen) => (await import('./download.ts')).checkFiles(chosen.map(({ pasCode }) => pasCode))}
          onPreview={async (choice, page, signal) => (await import('./download.ts')).previewFile(choice, page, signal)}
        />
      </Suspense>
    ),
  };
}
