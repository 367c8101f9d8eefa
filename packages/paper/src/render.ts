import { EXPORT_EXTENSIONS, type ExportFormat, type Unprintable } from '@chulje/contract';
import { renderCsv } from './data-formats/csv.ts';
import { renderGift } from './data-formats/gift.ts';
import { renderMoodleXml } from './data-formats/moodle-xml.ts';
import { DEFAULT_OPTIONS, type Paper, type PaperOptions, printablePaper } from './paper.ts';
import { unprintableOf } from './pdf/unprintable.ts';
import { paperForm } from './shuffle.ts';
import { renderTxt } from './txt/render-txt.ts';

/** A file format, or `preview`: a picture of one page. */
export type RenderTarget = ExportFormat | 'preview';

export interface RenderedPaper {
  bytes: Uint8Array;
  mimeType: string;
  extension: string;
  /** Letters that could not be printed; only a PDF carries its own fonts and can lack some. */
  unprintable: Unprintable[];
  /** How many pages the paper has of which a preview shows one. */
  pages?: number;
}

interface Renderer {
  mimeType: string;
  extension: string;
  render: (paper: Paper, options: PaperOptions) => Promise<Uint8Array>;
}

/** Typst and the library of Word files are large: each comes with the first file that needs it. */
const loadPdf = () => import('./pdf/render-pdf.ts');
const loadDocx = () => import('./docx/render-docx.ts');
const loadHwpx = () => import('./hwpx/render-hwpx.ts');

const RENDERERS: Record<ExportFormat, Renderer> = {
  pdf: {
    mimeType: 'application/pdf',
    extension: EXPORT_EXTENSIONS.pdf,
    render: async (paper, options) => (await loadPdf()).renderPdf(paper, options),
  },
  word: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: EXPORT_EXTENSIONS.word,
    render: async (paper, options) => (await loadDocx()).renderDocx(paper, options),
  },
  hwpx: {
    mimeType: 'application/hwp+zip',
    extension: EXPORT_EXTENSIONS.hwpx,
    render: async (paper, options) => (await loadHwpx()).renderHwpx(paper, options),
  },
  txt: { mimeType: 'text/plain; charset=utf-8', extension: EXPORT_EXTENSIONS.txt, render: renderTxt },
  gift: { mimeType: 'text/plain; charset=utf-8', extension: EXPORT_EXTENSIONS.gift, render: renderGift },
  moodle: { mimeType: 'application/xml; charset=utf-8', extension: EXPORT_EXTENSIONS.moodle, render: renderMoodleXml },
  csv: { mimeType: 'text/csv; charset=utf-8', extension: EXPORT_EXTENSIONS.csv, render: renderCsv },
};

/** Renders a paper in one format. Throws when the content cannot be set, which no content should cause. */
export async function render(
  target: RenderTarget,
  paper: Paper,
  options: Partial<PaperOptions> = {},
): Promise<RenderedPaper> {
  const whole = { ...DEFAULT_OPTIONS, ...options };
  const printable = printablePaper(paper);
  const ordered = whole.form === undefined ? printable : paperForm(printable, whole.form);
  const unprintable = target === 'pdf' || target === 'preview' ? unprintableOf(ordered, whole) : [];
  if (target === 'preview') {
    const { renderPreview } = await loadPdf();
    return { ...(await renderPreview(ordered, whole)), mimeType: 'image/svg+xml', extension: 'svg', unprintable };
  }
  const { mimeType, extension, render: renderer } = RENDERERS[target];
  return { bytes: await renderer(ordered, whole), mimeType, extension, unprintable };
}
