import type { NumberedItem, Paper, PaperOptions, PaperSection } from '../paper.ts';
import { feedbackOf } from './feedback.ts';
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

function sectionBlocks(section: PaperSection, index: number, options: PaperOptions): string[] {
  const html = passageHtml(section);
  const isRepeated = options.passage === 'each' && section.items.length > 0;
  return [
    ...(isRepeated ? [] : [`::지문 ${index + 1}::[html]${escapeGift(html)}`]),
    ...section.items.map((numbered) => question(numbered, isRepeated ? html : '', options)),
  ];
}

function question(numbered: NumberedItem, passage: string, options: PaperOptions): string {
  const { number, item } = numbered;
  const told = feedbackOf(item, options);
  const answers = item.options.map((option, index) => {
    const reason = told.options[index];
    const feedback = reason ? `#${escapeGift(shield(linesHtml(reason)))}` : '';
    return `${index + 1 === item.key ? '=' : '~'}${escapeGift(shield(optionHtml(option)))}${feedback}`;
  });
  const general = told.general ? [`####${escapeGift(shield(linesHtml(told.general)))}`] : [];
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
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return line.replace(/[\\~=#{}:]/g, '\\$&');
}
