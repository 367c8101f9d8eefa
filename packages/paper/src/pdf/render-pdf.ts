import { keyLabel, OPTION_LABELS } from '@chulje/contract';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Paper, type PaperOptions, sectionHeading } from '../paper.ts';
import { materialLabel, paragraphRuns, stemRuns } from '../runs.ts';
import { paperFonts } from './fonts.ts';
import { TEMPLATE } from './template.ts';

let compiler: NodeCompiler | undefined;
/** Memoized layouts older than so many papers are let go. */
const CACHE_AGE = 5;

/** A paper as PDF. The content goes in as JSON data, never as source text. */
export function renderPdf(paper: Paper, options: PaperOptions): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: paperFonts() }] });
  const compiled = compiler.compile({
    mainFileContent: TEMPLATE,
    inputs: { data: JSON.stringify(toData(paper, options)) },
  });
  const document = compiled.result;
  if (!document) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`the paper could not be set: ${JSON.stringify(diagnostics?.shortDiagnostics ?? [])}`);
  }
  const bytes = compiler.pdf(document, { creationTimestamp: 0 });
  compiler.evictCache(CACHE_AGE);
  return bytes;
}

function toData(paper: Paper, options: PaperOptions) {
  const shows = (part: PaperOptions['parts']) => options.parts === part || options.parts === 'all';
  return {
    title: paper.title,
    size: options.size,
    columns: options.columns,
    showsPaper: shows('paper'),
    showsAnswers: shows('answers') || shows('explanations'),
    showsExplanations: shows('explanations'),
    sections: paper.sections.map((section) => ({
      heading: sectionHeading(section),
      passage: paragraphRuns(section.passage.text, section.passage.format, section.passage.marks),
      items: section.items.map(({ number, item }) => ({
        number,
        stem: stemRuns(item),
        points: options.points && item.points === 3 ? '[3점]' : '',
        material: item.material && {
          label: materialLabel(item.material.label),
          paragraphs: paragraphRuns(item.material.text, []),
        },
        options: item.options.map((option, index) => ({
          label: OPTION_LABELS[index],
          runs: paragraphRuns(option.text, option.format)[0] ?? [],
        })),
        key: keyLabel(item.key),
        explanation: item.explanation.split('\n'),
      })),
    })),
  };
}
