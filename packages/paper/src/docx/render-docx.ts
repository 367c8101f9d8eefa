import { OPTION_LABELS } from '@chulje/contract';
import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';
import { ANSWERS_A_ROW, answerGroups, type Explanation, explain } from '../explanation.ts';
import {
  CLOSING_WORDS,
  itemsOf,
  materialLabel,
  type NumberedItem,
  type Paper,
  type PaperOptions,
  type PaperSection,
  pointsLabel,
  sectionHeading,
  shownParts,
} from '../paper.ts';
import { boxedParagraphs, lineRuns, paragraphRuns, type Run, stemRuns, textBefore, textBehind } from '../runs.ts';
import {
  BOX,
  boxPart,
  HEADER_RULE,
  OPTION_NUMBERING,
  pageOf,
  paperNumbering,
  paperStyles,
  QUOTE_RULE,
  TITLE_RULE,
} from './styles.ts';

const NAME_FIELDS = '___학년 ___반 ___번  이름 __________';

/** A paper as a Word document of styles, numbering, columns and borders, so that it can be edited without breaking. */
export async function renderDocx(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const shows = shownParts(paper, options);
  const sections = [
    ...(shows.paper ? paperSections(paper, options) : []),
    ...(shows.omr ? [omrSection(paper, options)] : []),
    ...(shows.answers ? answerSections(paper, options, shows.explanations) : []),
  ];
  const document = new Document({
    title: paper.title,
    creator: '출제공방',
    lastModifiedBy: '출제공방',
    styles: paperStyles(options.look),
    numbering: paperNumbering(options.look),
    // Sections behind the first take their header and footer from it.
    sections: sections.map((section, index) => (index === 0 ? { ...section, ...furniture(paper, options) } : section)),
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function paperSections(paper: Paper, options: PaperOptions): ISectionOptions[] {
  const head = bandParagraphs(paper, options, NAME_FIELDS);
  const body = [
    ...paper.sections.flatMap((section) => sectionParagraphs(section, options, itemsOf(paper).length)),
    ...(itemsOf(paper).length > 0 ? [new Paragraph({ style: 'Closing', border: BOX, text: CLOSING_WORDS })] : []),
  ];
  return [pageSection(options, SectionType.NEXT_PAGE, 1, head), columnSection(options, body)];
}

function answerSections(paper: Paper, options: PaperOptions, showsExplanations: boolean): ISectionOptions[] {
  const items = itemsOf(paper);
  const head = [...bandParagraphs(paper, options, '정답과 해설'), answerTable(paper, options)];
  const body = showsExplanations ? items.flatMap((item) => explanationParagraphs(explain(item))) : [];
  // Word needs a paragraph behind a table; the section that follows gives it one.
  return [
    pageSection(options, SectionType.NEXT_PAGE, 1, head),
    columnSection(options, body.length > 0 ? body : [new Paragraph({})]),
  ];
}

/** A sheet to mark the answers on: an item a row, its numbers to be crossed. */
function omrSection(paper: Paper, options: PaperOptions): ISectionOptions {
  const { textWidth } = pageOf(options.size);
  const widths = [0.2, 0.8].map((share) => Math.floor((share * textWidth) / 2));
  const row = (texts: string[], isHead: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead,
      children: texts.map((text, index) => answerCell(text, widths[index] ?? 0, isHead)),
    });
  return pageSection(options, SectionType.NEXT_PAGE, 1, [
    ...bandParagraphs(paper, options, `답안지   ${NAME_FIELDS}`),
    new Paragraph({}),
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: widths,
      rows: [
        row(['문항', '답란'], true),
        ...itemsOf(paper).map(({ number }) => row([String(number), OPTION_LABELS.join('    ')], false)),
      ],
    }),
    new Paragraph({}),
  ]);
}

function columnSection(options: PaperOptions, children: Paragraph[]): ISectionOptions {
  return pageSection(options, SectionType.CONTINUOUS, options.columns, children);
}

function pageSection(
  { size }: PaperOptions,
  type: (typeof SectionType)[keyof typeof SectionType],
  columns: number,
  children: ISectionOptions['children'],
): ISectionOptions {
  return {
    properties: {
      type,
      page: pageOf(size).page,
      titlePage: type === SectionType.NEXT_PAGE,
      ...(columns === 2 && { column: { count: 2, space: 560, separate: true } }),
    },
    children,
  };
}

/** What stands over and under each page; over the first page of a part stands its band. */
function furniture({ title, header: { subject } }: Paper, { size }: PaperOptions) {
  const { textWidth } = pageOf(size);
  const running = new Paragraph({
    style: 'Running',
    border: HEADER_RULE,
    tabStops: [{ type: TabStopType.CENTER, position: Math.round(textWidth / 2) }],
    children: [new TextRun(title), new TextRun({ children: [new Tab(), subject], bold: true })],
  });
  const pageNumber = () =>
    new Footer({
      children: [
        new Paragraph({
          style: 'Cell',
          children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
        }),
      ],
    });
  return {
    headers: { default: new Header({ children: [running] }), first: new Header({ children: [] }) },
    footers: { default: pageNumber(), first: pageNumber() },
  };
}

/** Small what the paper is called, large its subject; without a subject the title is what stands out. */
function bandParagraphs({ title, header }: Paper, { size }: PaperOptions, rightSide: string): Paragraph[] {
  const head = header.subject || title;
  const name = [header.round, ...(header.subject ? [title] : [])].filter(Boolean).join('  ·  ');
  return [
    ...(name ? [new Paragraph({ style: 'PaperName', text: name })] : []),
    new Paragraph({ heading: HeadingLevel.TITLE, text: head }),
    new Paragraph({
      style: 'Head',
      border: TITLE_RULE,
      tabStops: [{ type: TabStopType.RIGHT, position: pageOf(size).textWidth }],
      children: [new TextRun({ text: header.period, bold: true }), new TextRun({ children: [new Tab(), rightSide] })],
    }),
  ];
}

function textRuns(runs: readonly Run[]): TextRun[] {
  return runs.flatMap((run) => {
    const { text, bold, strike, underline } = run;
    const before = textBefore(run);
    const behind = textBehind(run);
    return [
      ...(before ? [new TextRun(before)] : []),
      new TextRun({ text, ...(bold && { bold }), ...(strike && { strike }), ...(underline && { underline: {} }) }),
      ...(behind ? [new TextRun(behind)] : []),
    ];
  });
}

function sectionParagraphs(section: PaperSection, options: PaperOptions, lastNumber: number): Paragraph[] {
  const { text, format, marks } = section.passage;
  const heading = sectionHeading(section);
  return [
    ...(heading ? [new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading })] : []),
    ...boxedParagraphs(text, format, marks).map(
      ({ runs, edges }) => new Paragraph({ style: 'Passage', border: boxPart(edges), children: textRuns(runs) }),
    ),
    ...section.items.flatMap((numbered) => itemParagraphs(numbered, options, numbered.number === lastNumber)),
  ];
}

/** The last item takes the closing box along, which would look lost on a page of its own. */
function itemParagraphs({ number, item }: NumberedItem, options: PaperOptions, isLast: boolean): Paragraph[] {
  const points = pointsLabel(item, options);
  return [
    new Paragraph({
      style: 'Stem',
      children: [
        new TextRun({ text: `${number}.`, bold: true }),
        new TextRun({ children: [new Tab()] }),
        ...textRuns(stemRuns(item)),
        ...(points ? [new TextRun(` ${points}`)] : []),
      ],
    }),
    ...(item.material
      ? [
          new Paragraph({ style: 'MaterialLabel', border: BOX, text: materialLabel(item.material.label) }),
          ...paragraphRuns(item.material.text, []).map(
            (runs) => new Paragraph({ style: 'Material', border: BOX, children: textRuns(runs) }),
          ),
          // Sets the options apart from the box.
          new Paragraph({ keepNext: true, spacing: { line: 120 } }),
        ]
      : []),
    ...item.options.map(
      (option, index) =>
        new Paragraph({
          style: 'Option',
          // Each item counts from ① again.
          numbering: { reference: OPTION_NUMBERING, level: 0, instance: number },
          keepNext: isLast || index < item.options.length - 1,
          children: textRuns(lineRuns(option.text, option.format)),
        }),
    ),
  ];
}

function answerTable(paper: Paper, options: PaperOptions): Table {
  const rows = answerGroups(paper, options).flat();
  const columnWidth = Math.floor(pageOf(options.size).textWidth / (ANSWERS_A_ROW + 1));
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: Array.from({ length: rows[0]?.cells.length ?? 0 }, () => columnWidth),
    rows: rows.map(
      ({ cells, isHead }) =>
        new TableRow({ cantSplit: true, children: cells.map((text) => answerCell(text, columnWidth, isHead)) }),
    ),
  });
}

function answerCell(text: string, width: number, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: 'dxa' },
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'EBEBEB', color: 'auto' } }),
    children: [new Paragraph({ style: 'Cell', children: [new TextRun({ text, bold: isHead })] })],
  });
}

function explanationParagraphs({ number, key, kind, lines }: Explanation): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [
        new TextRun({ text: `${number}. 정답 ${key}`, bold: true }),
        new TextRun({ text: `   ${kind}`, style: 'Kind' }),
      ],
    }),
    ...lines.flatMap(({ label, text, quotes }) => [
      label
        ? new Paragraph({
            style: 'OptionExplanation',
            keepNext: quotes.length > 0,
            children: [new TextRun(label), new TextRun({ children: [new Tab(), text] })],
          })
        : new Paragraph({ style: 'Explanation', text }),
      ...quotes.map(
        ({ source, words }) => new Paragraph({ style: 'Evidence', border: QUOTE_RULE, text: `${source} “${words}”` }),
      ),
    ]),
  ];
}
