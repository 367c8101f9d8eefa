import { EXPORT_EXTENSIONS, type ExportFormat } from '@chulje/contract';
import { renderDocx } from './docx/render-docx.ts';
import { DEFAULT_OPTIONS, type Paper, type PaperOptions, printablePaper } from './paper.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { renderTxt } from './txt/render-txt.ts';

export interface RenderedPaper {
  bytes: Uint8Array;
  mimeType: string;
  extension: string;
}

const RENDERERS: Record<
  ExportFormat,
  { mimeType: string; render: (paper: Paper, options: PaperOptions) => Promise<Uint8Array> }
> = {
  pdf: { mimeType: 'application/pdf', render: renderPdf },
  word: { mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', render: renderDocx },
  txt: { mimeType: 'text/plain; charset=utf-8', render: renderTxt },
};

/** Renders a paper in one format. Throws when the content cannot be set, which no content should cause. */
export async function render(
  format: ExportFormat,
  paper: Paper,
  options: Partial<PaperOptions> = {},
): Promise<RenderedPaper> {
  const { mimeType, render: renderer } = RENDERERS[format];
  const bytes = await renderer(printablePaper(paper), { ...DEFAULT_OPTIONS, ...options });
  return { bytes, mimeType, extension: EXPORT_EXTENSIONS[format] };
}
