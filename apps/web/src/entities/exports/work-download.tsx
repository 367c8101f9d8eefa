import { lazy, Suspense, useRef } from 'react';

/** Fetched when the first file is asked for. */
const FormatChooserDialog = lazy(async () => ({
  default: (await import('./format-chooser-dialog.tsx')).FormatChooserDialog,
}));

export interface Downloadable {
  pasCode: string;
  title: string;
}

/** Asks what file is wanted, open as long as there are works; the same list means the same works. */
export function WorkDownload({ works, onClose }: { works: readonly Downloadable[] | null; onClose: () => void }) {
  // Once opened it stays, closed: it gives the focus back.
  const last = useRef(works);
  if (works) last.current = works;
  if (!last.current) return null;
  return (
    <Suspense>
      <FormatChooserDialog
        isOpen={works !== null}
        onClose={onClose}
        works={last.current}
        onChoose={async (choice, signal) => {
          await (await import('./download.ts')).downloadFile(choice, signal);
          if (!signal.aborted) onClose();
        }}
        onCheck={async (chosen) => (await import('./download.ts')).checkFiles(chosen.map(({ pasCode }) => pasCode))}
        onPreview={async (choice, page, signal) => (await import('./download.ts')).previewFile(choice, page, signal)}
      />
    </Suspense>
  );
}
