import type { ExportFormat } from '@chulje/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Fetched when the first file is asked for. */
const FormatChooserDialog = lazy(async () => ({
  default: (await import('../ui/format-chooser-dialog.tsx')).FormatChooserDialog,
}));

interface Downloadable {
  pasCode: string;
  title: string;
}

/** Asks for the format of a file, for one work, or several as a ZIP; the dialog is to be put somewhere on the screen. */
export function useWorkDownload(): { open: (...works: Downloadable[]) => void; dialog: ReactNode } {
  const [works, setWorks] = useState<readonly Downloadable[]>([]);
  const [isAsked, setAsked] = useState(false);
  async function download(format: ExportFormat) {
    const { downloadWork, downloadWorks } = await import('./download.ts');
    const [first, ...others] = works;
    if (!first) return;
    if (others.length === 0) await downloadWork(first.pasCode, format, first.title);
    else
      await downloadWorks(
        works.map((work) => work.pasCode),
        format,
      );
    setAsked(false);
  }
  return {
    open(...chosen) {
      setWorks(chosen);
      setAsked(true);
    },
    dialog: works.length > 0 && (
      <Suspense>
        <FormatChooserDialog isOpen={isAsked} onClose={() => setAsked(false)} onChoose={download} />
      </Suspense>
    ),
  };
}
