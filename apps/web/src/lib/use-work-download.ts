import type { ExportFormat } from '@chulje/contract';
import { useState } from 'react';
import { downloadWork, downloadWorks } from './download.ts';

interface Downloadable {
  pasCode: string;
  title: string;
}

/** State of the format chooser for one work, or several as a ZIP; the dialog itself belongs to the screen. */
export function useWorkDownload() {
  const [works, setWorks] = useState<readonly Downloadable[]>([]);
  return {
    open: (...chosen: Downloadable[]) => setWorks(chosen),
    dialogProps: {
      isOpen: works.length > 0,
      onClose: () => setWorks([]),
      onChoose: async (format: ExportFormat) => {
        const [first, ...others] = works;
        if (!first) return;
        if (others.length === 0) await downloadWork(first.pasCode, format, first.title);
        else
          await downloadWorks(
            works.map((work) => work.pasCode),
            format,
          );
        setWorks([]);
      },
    },
  };
}
