import { materialLabel, type NumberedItem, type PaperSection, sectionHeading } from '../paper.ts';
import { lineRuns, paragraphRuns, type Run, stemRuns, textBefore, textBehind } from '../runs.ts';

/** Text as learning platforms take it: HTML of paragraphs, bold, underline and strikethrough, nothing else. */

const BOX = 'border:1px solid #000;padding:0.6em 0.8em;margin:0.6em 0';

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Several lines of plain text. */
export function linesHtml(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>');
}

export function optionHtml({ text, format }: NumberedItem['item']['options'][number]): string {
  return runsHtml(lineRuns(text, format));
}

/** What a question asks: stem and boxed material. */
export function questionHtml({ item }: NumberedItem): string {
  const stem = `<p>${runsHtml(stemRuns(item))}</p>`;
  if (!item.material) return stem;
  const label = `<p style="text-align:center">${escapeHtml(materialLabel(item.material.label))}</p>`;
  return `${stem}<div style="${BOX}">${label}${paragraphsHtml(paragraphRuns(item.material.text, []))}</div>`;
}

/** The passage with what it is for. */
export function passageHtml(section: PaperSection): string {
  const { text, format, marks } = section.passage;
  const heading = sectionHeading(section);
  const passage = `<div style="${BOX}">${paragraphsHtml(paragraphRuns(text, format, marks))}</div>`;
  return heading ? `<p><strong>${escapeHtml(heading)}</strong></p>${passage}` : passage;
}

function paragraphsHtml(paragraphs: readonly Run[][]): string {
  return paragraphs.map((runs) => `<p>${runsHtml(runs)}</p>`).join('');
}

function runsHtml(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      let html = escapeHtml(run.text);
      if (run.bold) html = `<strong>${html}</strong>`;
      if (run.strike) html = `<s>${html}</s>`;
      if (run.underline) html = `<u>${html}</u>`;
      return escapeHtml(textBefore(run)) + html + escapeHtml(textBehind(run));
    })
    .join('');
}
