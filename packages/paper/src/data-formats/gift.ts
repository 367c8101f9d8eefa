import type { NumberedItem, Paper, PaperOptions, PaperSection } from '../paper.ts';
import { linesHtml, optionHtml, passageHtml, questionHtml } from './html.ts';

/**
 * A paper in GIFT, Moodle's text format for questions: a passage is a description before its questions, or part of each.
 * Blank lines part questions, so each text is one line of HTML.
 */
export async function renderGift(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const blocks = [
    // Nothing is escaped in the name of a category.
    `$CATEGORY: $course$/${paper.title.replace(/[\\~=#{}:/\n]+/g, ' ')}`,
    ...paper.sections.flatMap((section, index) => sectionBlocks(section, index, options)),
  ];
  return new TextEncoder().encode(`${blocks.join('\n\n')}\n`);
}

function sectionBlocks(section: PaperSection, index: number, { passage }: PaperOptions): string[] {
  const html = passageHtml(section);
  const isRepeated = passage === 'each' && section.items.length > 0;
  return [
    ...(isRepeated ? [] : [`::지문 ${index + 1}::[html]${escapeGift(html)}`]),
    ...section.items.map((numbered) => question(numbered, isRepeated ? html : '')),
  ];
}

function question(numbered: NumberedItem, passage: string): string {
  const { number, item } = numbered;
  const answers = item.options.map((option, index) => {
    const feedback = option.reason ? `#${escapeGift(shield(linesHtml(option.reason)))}` : '';
    return `${index + 1 === item.key ? '=' : '~'}${escapeGift(shield(optionHtml(option)))}${feedback}`;
  });
  const general = item.explanation ? [`####${escapeGift(shield(linesHtml(item.explanation)))}`] : [];
  return [
    `::${String(number).padStart(2, '0')}번::[html]${escapeGift(passage + questionHtml(numbered))}{`,
    ...[...answers, ...general].map((line) => `  ${line}`),
    '}',
  ].join('\n');
}

/** A leading % would be read as a share of the points, a leading [ as the name of a text format. */
function shield(html: string): string {
  return html.replace(/^%/, '&percnt;').replace(/^\[/, '&lbrack;');
}

/** Signs that mean something in GIFT stand behind a backslash. */
function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
