import { type ExportOptions, ExportOptionsSchema, exportOptionsQuery } from '@chulje/contract';
import { useState } from 'react';

const STORED_AS = 'chulje.paperOptions';

/** What was chosen of the last paper is chosen of the next one, in this browser. */
export function usePaperOptions(): [ExportOptions, (change: Partial<ExportOptions>) => void] {
  const [options, setOptions] = useState(() => readOptions(localStorage.getItem(STORED_AS)));
  function change(part: Partial<ExportOptions>) {
    const next = { ...options, ...part };
    setOptions(next);
    try {
      localStorage.setItem(STORED_AS, JSON.stringify(exportOptionsQuery(next)));
    } catch {
      // A full or forbidden storage is no reason to disturb the user.
    }
  }
  return [options, change];
}

const STORED_KIND_AS = 'chulje.bulkKind';

/** Whether several works become one paper or a file each, as chosen the last time in this browser. */
export function useBulkKind(): ['paper' | 'zip', (kind: 'paper' | 'zip') => void] {
  const [kind, setKind] = useState<'paper' | 'zip'>(() =>
    localStorage.getItem(STORED_KIND_AS) === 'zip' ? 'zip' : 'paper',
  );
  function change(next: 'paper' | 'zip') {
    setKind(next);
    try {
      localStorage.setItem(STORED_KIND_AS, next);
    } catch {
      // A full or forbidden storage is no reason to disturb the user.
    }
  }
  return [kind, change];
}

function readOptions(stored: string | null): ExportOptions {
  try {
    return ExportOptionsSchema.parse(JSON.parse(stored ?? '{}'));
  } catch {
    return ExportOptionsSchema.parse({});
  }
}
