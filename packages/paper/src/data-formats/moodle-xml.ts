import { type NumberedItem, type Paper, type PaperOptions, type PaperSection, pointsOf } from '../paper.ts';
import { feedbackOf } from './feedback.ts';
import { linesHtml, optionHtml, passageHtml, questionHtml } from './html.ts';

/** A paper in Moodle XML: a passage is a description before its questions, or part of each. */
export async function renderMoodleXml(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const questions = [
    element(
      'question',
      { type: 'category' },
      element('category', {}, text(`$course$/${paper.title.replace(/\//g, '∕')}`)),
    ),
    ...paper.sections.flatMap((section, index) => sectionQuestions(section, index, options)),
  ];
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>\n`);
}

function sectionQuestions(section: PaperSection, index: number, options: PaperOptions): string[] {
  const html = passageHtml(section);
  const isRepeated = options.passage === 'each' && section.items.length > 0;
  return [
    ...(isRepeated ? [] : [description(`지문 ${index + 1}`, html)]),
    ...section.items.map((numbered) => multichoice(numbered, isRepeated ? html : '', options)),
  ];
}

function description(name: string, html: string): string {
  return element(
    'question',
    { type: 'description' },
    element('name', {}, text(name)),
    richText('questiontext', html),
    richText('generalfeedback', ''),
    element('defaultgrade', {}, '0'),
    element('penalty', {}, '0'),
    element('hidden', {}, '0'),
  );
}

function multichoice(numbered: NumberedItem, passage: string, options: PaperOptions): string {
  const { number, item } = numbered;
  const told = feedbackOf(item, options);
  return element(
    'question',
    { type: 'multichoice' },
    element('name', {}, text(`${String(number).padStart(2, '0')}번`)),
    richText('questiontext', passage + questionHtml(numbered)),
    richText('generalfeedback', linesHtml(told.general)),
    element('defaultgrade', {}, pointsOf(numbered)),
    element('penalty', {}, '0'),
    element('hidden', {}, '0'),
    element('single', {}, 'true'),
    // The order is the paper's: options often follow the text or stand from short to long.
    element('shuffleanswers', {}, 'false'),
    element('answernumbering', {}, '123'),
    ...item.options.map((option, index) =>
      element(
        'answer',
        { fraction: index + 1 === item.key ? '100' : '0', format: 'html' },
        text(optionHtml(option)),
        richText('feedback', linesHtml(told.options[index] ?? '')),
      ),
    ),
  );
}

function element(name: string, attributes: Record<string, string>, ...content: string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}>${content.join('')}</${name}>`;
}

function richText(name: string, html: string): string {
  return element(name, { format: 'html' }, text(html));
}

function text(value: string): string {
  return element('text', {}, `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
}
