import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper, PaperOptions } from '../paper.ts';
import { fontFolder, readPaperFonts } from './fonts.ts';
import { printableGlyphs } from './glyphs.ts';
import { pagePicture } from './page-picture.ts';
import { toPaperData } from './paper-data.ts';
import { TEMPLATE } from './template.ts';

let compiler: NodeCompiler | undefined;
/** Layouts remembered from papers before the last five are let go. */
const CACHE_AGE = 5;

/** A paper as PDF, tagged for screen readers. The content goes in as JSON data, never as source text. */
export async function renderPdf(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  return makePdf(TEMPLATE, toPaperData(paper, options));
}

/** What a template makes of its data, as PDF. */
export function makePdf(template: string, data: object): Uint8Array {
  return typeset(template, data, (typst, document) => {
    try {
      return typst.pdf(document, { pdfStandard: PdfStandard.UA_1 });
    } catch {
      // PDF/UA has no words for a few things, such as underlined and struck at once: tagged all the same.
      return typst.pdf(document);
    }
  });
}

/** A page, the first unless told and the last when there are fewer, as a picture (SVG, letters as outlines). */
export async function renderPreview(
  paper: Paper,
  options: PaperOptions,
): Promise<{ bytes: Uint8Array; pages: number }> {
  return typeset(TEMPLATE, toPaperData(paper, options), (typst, document) => {
    const pages = document.numOfPages;
    const picture = pagePicture(typst.plainSvg(document), Math.min(options.page ?? 1, pages));
    return { bytes: new TextEncoder().encode(picture), pages };
  });
}

function typeset<T>(template: string, data: object, write: (typst: NodeCompiler, document: NodeTypstDocument) => T): T {
  compiler ??= NodeCompiler.create({ workspace: fontFolder(), fontArgs: [{ fontBlobs: readPaperFonts().all }] });
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: {
      data: JSON.stringify(data, (_, value) => (typeof value === 'string' ? printableGlyphs(value) : value)),
    },
  });
  const document = compiled.result;
  if (!document) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`the paper could not be set: ${JSON.stringify(diagnostics?.shortDiagnostics ?? [])}`);
  }
  const written = write(compiler, document);
  compiler.evictCache(CACHE_AGE);
  return written;
}
