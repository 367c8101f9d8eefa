import type { ExportFormat } from '@chulje/contract';
import { useState } from 'react';
import { downloadWork } from './download.ts';

interface Downloadable {
  pasCode: string;
  title: string;
}

/** State of the format chooser for one work at a time; the dialog itself belongs to the screen. */
export function useWorkDownload() {
  const [work, setWork] = useState<Downloadable | null>(null);
  return {
    open: (chosen: Downloadable) => setWork(chosen),
    dialogProps: {
      isOpen: work !== null,
      onClose: () => setWork(null),
      onChoose: async (format: ExportFormat) => {
        if (!work) return;
        await downloadWork(work.pasCode, format, work.title);
        setWork(null);
      },
    },
  };
}
