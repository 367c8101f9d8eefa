import type { ExportFormat } from '@chulje/contract';

/** File formats as teachers know them. */
export const FORMAT_LABELS: Record<ExportFormat, string> = {
  pdf: 'PDF',
  word: 'Word',
  hwpx: '한글',
  txt: '텍스트',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  csv: 'CSV',
};
