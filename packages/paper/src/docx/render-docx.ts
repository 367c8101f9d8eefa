import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { explanationsOf } from '../explanation.ts';
import {
  CLOSING_WORDS,
  firstNumbers,
  hasSchoolHead,
  itemsOf,
  listOf,
  type Paper,
  type PaperOptions,
  sectionHeading,
  shownParts,
} from '../paper.ts';
import { qrPng } from '../qr.ts';
import { answerTable, explanationParagraphs, omrTable } from './answers.ts';
import { itemBlocks } from './items.ts';
import { docxPackage } from './package.ts';
import { passageBlocks } from './passage.ts';
import { picture, schoolHead, square } from './school-head.ts';
import { BOX, COLUMN_GAP, HEADER_RULE, pageOf, paperNumbering, paperStyles, TITLE_RULE } from './styles.ts';

const QR_MILLIMETRES = 9;
const NAME_FIELDS = '___학년 ___반 ___번  이름 __________';

/** A part of the paper, with pages of its own count, so that it can be handed out alone. */
interface Part {
  /** What the header over its later pages says. */
  name: string;
  /** Over the band. */
  above?: ISectionOptions['children'];
  band: string;
  /** Below the band, over all columns. */
  head: ISectionOptions['children'];
  /** In columns; a part may have none. */
  body?: ISectionOptions['children'];
}

/** A paper as a Word document of styles, numbering, columns and borders, so that it can be edited without breaking. */
export async function renderDocx(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const shows = shownParts(paper, options);
  const parts = [
    ...(shows.paper ? [questionPart(paper, options)] : []),
    ...(shows.omr ? [answerSheetPart(paper, options)] : []),
    ...(shows.answers ? [answerPart(paper, options, shows.explanations)] : []),
  ];
  const document = new Document({
    title: paper.title,
    creator: '출제공방',
    lastModifiedBy: '출제공방',
    styles: paperStyles(options.look),
    numbering: paperNumbering(options.look, firstNumbers(paper)),
    sections: parts.flatMap((part) => partSections(paper, options, part, parts.length === 1)),
  });
  return docxPackage(document);
}

function questionPart(paper: Paper, options: PaperOptions): Part {
  const items = itemsOf(paper);
  const body = paper.sections.flatMap((section) => {
    const heading = sectionHeading(section);
    return [
      ...(heading ? [new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading })] : []),
      ...passageBlocks(section, options),
      ...section.items.flatMap((numbered) =>
        itemBlocks(numbered, options, {
          isLast: numbered === items.at(-1),
          list: listOf(paper, numbered),
        }),
      ),
    ];
  });
  const closing = items.length > 0 ? [new Paragraph({ style: 'Closing', border: BOX, text: CLOSING_WORDS })] : [];
  const above = hasSchoolHead(paper.header) ? [schoolHead(paper.header, pageOf(options.size).textWidth)] : [];
  return { name: '', above, band: NAME_FIELDS, head: [], body: [...body, ...closing] };
}

function answerSheetPart(paper: Paper, options: PaperOptions): Part {
  return {
    name: '답안지',
    band: `답안지   ${NAME_FIELDS}`,
    head: [new Paragraph({}), omrTable(paper, options), new Paragraph({})],
  };
}

function answerPart(paper: Paper, options: PaperOptions, showsExplanations: boolean): Part {
  const name = showsExplanations ? '정답과 해설' : '정답';
  const body = showsExplanations ? explanationsOf(paper, options).flatMap(explanationParagraphs) : [];
  // Word needs a paragraph behind a table; the section that follows gives it one.
  return { name, band: name, head: [answerTable(paper, options)], body: body.length > 0 ? body : [new Paragraph({})] };
}

function partSections(paper: Paper, options: PaperOptions, part: Part, isOnly: boolean): ISectionOptions[] {
  const { page } = pageOf(options.size, paper.mark !== undefined);
  return [
    {
      properties: { type: SectionType.NEXT_PAGE, page: { ...page, pageNumbers: { start: 1 } }, titlePage: true },
      ...furniture(paper, options, part.name, isOnly),
      children: [...(part.above ?? []), ...bandParagraphs(paper, options, part.band), ...part.head],
    },
    // It takes header and footer from the section before.
    ...(part.body
      ? [
          {
            properties: {
              type: SectionType.CONTINUOUS,
              page,
              ...(options.columns === 2 && { column: { count: 2, space: COLUMN_GAP, separate: true } }),
            },
            children: part.body,
          },
        ]
      : []),
  ];
}

/**
 * What stands over and under each page; over the first page of a part stands its band. Word counts the pages of a
 * document and of a section, not of a part: how many there are is said where the part is the whole file.
 */
function furniture({ title, header: { subject }, mark }: Paper, { size }: PaperOptions, name: string, isOnly: boolean) {
  const { textWidth } = pageOf(size);
  const running = new Paragraph({
    style: 'Running',
    border: HEADER_RULE,
    tabStops: [
      { type: TabStopType.CENTER, position: Math.round(textWidth / 2) },
      { type: TabStopType.RIGHT, position: textWidth },
    ],
    children: [
      new TextRun(title),
      new TextRun({ children: [new Tab(), subject], bold: true }),
      new TextRun({ children: [new Tab(), name] }),
    ],
  });
  const number = [PageNumber.CURRENT, ...(isOnly ? [' / ', PageNumber.TOTAL_PAGES] : [])];
  const foot = mark
    ? {
        style: 'Running',
        tabStops: [
          { type: TabStopType.CENTER, position: Math.round(textWidth / 2) },
          { type: TabStopType.RIGHT, position: textWidth },
        ],
        children: [
          picture(qrPng(mark.address), square(QR_MILLIMETRES)),
          new TextRun({ children: [new Tab(), ...number] }),
          new TextRun({ children: [new Tab(), mark.name], bold: true }),
        ],
      }
    : { style: 'Cell', children: [new TextRun({ children: number })] };
  const pageNumber = () => new Footer({ children: [new Paragraph(foot)] });
  return {
    headers: { default: new Header({ children: [running] }), first: new Header({ children: [] }) },
    footers: { default: pageNumber(), first: pageNumber() },
  };
}

/** What stands under 결재란 does not touch it. */
const BELOW_BOXES = { spacing: { before: 120 } };

/** Small what the paper is called, large its subject; without a subject the title is what stands out. */
function bandParagraphs({ title, header }: Paper, { size }: PaperOptions, rightSide: string): Paragraph[] {
  const head = header.subject || title;
  const name = [header.round, ...(header.subject ? [title] : [])].filter(Boolean).join('  ·  ');
  return [
    ...(name ? [new Paragraph({ style: 'PaperName', text: name, ...(hasSchoolHead(header) && BELOW_BOXES) })] : []),
    new Paragraph({ heading: HeadingLevel.TITLE, text: head }),
    new Paragraph({
      style: 'Head',
      border: TITLE_RULE,
      tabStops: [{ type: TabStopType.RIGHT, position: pageOf(size).textWidth }],
      children: [new TextRun({ text: header.period, bold: true }), new TextRun({ children: [new Tab(), rightSide] })],
    }),
  ];
}
