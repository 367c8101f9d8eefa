import { keyLabel, OPTION_LABELS } from '@chulje/contract';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IBorderOptions,
  type ISectionOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx';
import { type NumberedItem, type Paper, type PaperOptions, type PaperSection, sectionHeading } from '../paper.ts';
import { materialLabel, paragraphRuns, type Run, stemRuns } from '../runs.ts';

/** Twentieths of a point. */
const MILLIMETRE = 56.7;
const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } };
const FONT = { ascii: 'Batang', eastAsia: '바탕', hAnsi: 'Batang' };
/** Width of ① and the space behind it. */
const OPTION_INDENT = 340;

const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 6, space: 6, color: '000000' };
/** Paragraph borders that follow each other join to one box, which flows over columns and pages as a table would not. */
const BOX = { top: line, bottom: line, left: line, right: line };

/** A paper as a Word document: sections, styles and paragraph borders, so that it can be edited without breaking. */
export async function renderDocx(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const shows = (part: PaperOptions['parts']) => options.parts === part || options.parts === 'all';
  const items = paper.sections.flatMap((section) => section.items);
  const sections: ISectionOptions[] = [];
  if (shows('paper')) {
    sections.push({
      ...page(options, 1),
      children: [new Paragraph({ text: paper.title, heading: HeadingLevel.TITLE })],
    });
    sections.push({
      ...page(options, options.columns, SectionType.CONTINUOUS),
      children: paper.sections.flatMap((section) => sectionParagraphs(section, options)),
    });
  }
  if (items.length > 0 && (shows('answers') || shows('explanations'))) {
    sections.push({
      ...page(options, 1, SectionType.NEXT_PAGE),
      children: [
        new Paragraph({ text: '정답과 해설', heading: HeadingLevel.HEADING_1 }),
        new Paragraph({
          children: items.flatMap(({ number, item }) => [new TextRun(`${number}. ${keyLabel(item.key)}   `)]),
        }),
        ...(shows('explanations') ? items.flatMap(explanationParagraphs) : []),
      ],
    });
  }
  const document = new Document({
    title: paper.title,
    creator: '출제공방',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 19, language: { value: 'ko-KR', eastAsia: 'ko-KR' } },
          paragraph: { spacing: { line: 300, lineRule: LineRuleType.AUTO } },
        },
        title: {
          run: { font: FONT, size: 32, bold: true },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 240 } },
        },
        heading1: {
          run: { font: FONT, size: 24, bold: true, color: '000000' },
          paragraph: { spacing: { after: 160 } },
        },
      },
      paragraphStyles: [
        {
          id: 'Passage',
          name: '지문',
          basedOn: 'Normal',
          paragraph: { alignment: AlignmentType.BOTH, indent: { firstLine: 190, left: 120, right: 120 } },
        },
        {
          id: 'Material',
          name: '보기',
          basedOn: 'Normal',
          paragraph: { alignment: AlignmentType.BOTH, indent: { left: 200, right: 200 } },
        },
        {
          id: 'Stem',
          name: '발문',
          basedOn: 'Normal',
          run: { bold: true },
          paragraph: {
            keepNext: true,
            keepLines: true,
            spacing: { before: 300, after: 80 },
            indent: { left: 300, hanging: 300 },
          },
        },
        {
          id: 'Option',
          name: '선택지',
          basedOn: 'Normal',
          paragraph: {
            keepLines: true,
            alignment: AlignmentType.BOTH,
            indent: { left: OPTION_INDENT, hanging: OPTION_INDENT },
          },
        },
      ],
    },
    sections,
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function page({ size }: PaperOptions, columns: number, type?: (typeof SectionType)[keyof typeof SectionType]) {
  const { width, height } = SIZES[size];
  const margin = Math.round(15 * MILLIMETRE);
  return {
    properties: {
      ...(type && { type }),
      page: {
        size: { width: Math.round(width * MILLIMETRE), height: Math.round(height * MILLIMETRE) },
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      },
      ...(columns === 2 && { column: { count: 2, space: 480, separate: true } }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
          }),
        ],
      }),
    },
  };
}

function textRuns(runs: readonly Run[]): TextRun[] {
  return runs.flatMap((run) => [
    ...(run.symbol ? [new TextRun({ text: run.symbol })] : []),
    new TextRun({ text: run.text, bold: run.bold, strike: run.strike, ...(run.underline && { underline: {} }) }),
  ]);
}

function sectionParagraphs(section: PaperSection, options: PaperOptions): Paragraph[] {
  const { text, format, marks } = section.passage;
  const heading = sectionHeading(section);
  return [
    ...(heading
      ? [
          new Paragraph({
            spacing: { after: 120 },
            keepNext: true,
            children: [new TextRun({ text: heading, bold: true })],
          }),
        ]
      : []),
    ...paragraphRuns(text, format, marks).map(
      (runs) => new Paragraph({ style: 'Passage', border: BOX, children: textRuns(runs) }),
    ),
    ...section.items.flatMap((numbered) => itemParagraphs(numbered, options)),
  ];
}

function itemParagraphs({ number, item }: NumberedItem, { points }: PaperOptions): Paragraph[] {
  return [
    new Paragraph({
      style: 'Stem',
      children: [
        new TextRun({ text: `${number}. `, bold: true }),
        ...textRuns(stemRuns(item)),
        ...(points && item.points === 3 ? [new TextRun({ text: ' [3점]', bold: false })] : []),
      ],
    }),
    ...(item.material
      ? [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            keepNext: true,
            children: [new TextRun(materialLabel(item.material.label))],
          }),
          ...paragraphRuns(item.material.text, []).map(
            (runs) => new Paragraph({ style: 'Material', border: BOX, children: textRuns(runs) }),
          ),
        ]
      : []),
    ...item.options.map(
      (option, index) =>
        new Paragraph({
          style: 'Option',
          keepNext: index < item.options.length - 1,
          children: [
            new TextRun(`${OPTION_LABELS[index]} `),
            ...textRuns(paragraphRuns(option.text, option.format)[0] ?? []),
          ],
        }),
    ),
  ];
}

function explanationParagraphs({ number, item }: NumberedItem): Paragraph[] {
  return [
    new Paragraph({
      style: 'Stem',
      children: [new TextRun({ text: `${number}. 정답 ${keyLabel(item.key)}`, bold: true })],
    }),
    ...item.explanation
      .split('\n')
      .filter(Boolean)
      .map((text) => new Paragraph({ children: [new TextRun(text)] })),
  ];
}
