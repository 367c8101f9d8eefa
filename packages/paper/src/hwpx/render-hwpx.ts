import { explanationsOf } from '../explanation.ts';
import { readLogo } from '../logo.ts';
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
import { writeAnswerSheet, writeAnswers, writeExplanation } from './answers.ts';
import { StyleTable } from './header.ts';
import { writeItem } from './items.ts';
import { hwpxPackage } from './package.ts';
import { pageOf } from './page.ts';
import { writePassage } from './passage.ts';
import type { HwpxPicture } from './picture.ts';
import { LOGO, SCHOOL_HEAD_HEIGHT, schoolHead } from './school-head.ts';
import { FORM_QR, SectionWriter } from './section.ts';
import { BORDER, sidesFill } from './styles.ts';
import type { TableSpec } from './table.ts';

const NAME_FIELDS = '___학년 ___반 ___번  이름 __________';

/** A part of the paper: a section with pages of its own count, so that it can be handed out alone. */
interface Part {
  /** What the header over its later pages says. */
  name: string;
  /** At the right of its band. */
  fields: string;
  columns: 1 | 2;
  write: (section: SectionWriter) => void;
}

/** A paper for 한글 (HWPX: OWPML, KS X 6101), with its own styles, columns, boxes and tables, to be edited there. */
export async function renderHwpx(paper: Paper, options: PaperOptions): Promise<Uint8Array> {
  const parts = partsOf(paper, options);
  const styles = new StyleTable(options.look, firstNumbers(paper));
  const sections = parts.map(({ name, fields, columns, write }) => {
    const section = new SectionWriter(styles, pageOf({ size: options.size, columns }), columns);
    section.furnish(runningHead(section, paper, name), [{ text: ' / ' }], parts.length === 1, paper.mark);
    writeBand(section, paper, fields, name === '');
    write(section);
    return section;
  });
  const sectionsXml = sections.map((section) => section.toXml());
  return hwpxPackage(
    {
      title: paper.title,
      header: styles.toXml(sections.length),
      sections: sectionsXml,
      text: sections.map(({ text }) => text).join('\r\n'),
      pictures: picturesOf(paper),
    },
    options.createdAt,
  );
}

function picturesOf({ header, mark }: Paper): HwpxPicture[] {
  const logo = readLogo(header.logo);
  return [
    ...(logo ? [{ name: LOGO, bytes: logo.bytes }] : []),
    ...(mark ? [{ name: FORM_QR, bytes: qrPng(mark.address) }] : []),
  ];
}

function partsOf(paper: Paper, options: PaperOptions): Part[] {
  const shows = shownParts(paper, options);
  const { columns } = options;
  const parts: Part[] = [];
  if (shows.paper)
    parts.push({ name: '', fields: NAME_FIELDS, columns, write: (section) => writePaper(section, paper, options) });
  if (shows.omr)
    parts.push({
      name: '답안지',
      fields: `답안지   ${NAME_FIELDS}`,
      columns: 1,
      write: (section) => writeAnswerSheet(section, paper),
    });
  if (shows.answers) {
    const name = shows.explanations ? '정답과 해설' : '정답';
    const explanations = shows.explanations ? explanationsOf(paper, options) : [];
    parts.push({
      name,
      fields: name,
      columns,
      write: (section) => {
        writeAnswers(section, paper, options);
        for (const each of explanations) writeExplanation(section, each);
      },
    });
  }
  return parts;
}

function writePaper(section: SectionWriter, paper: Paper, options: PaperOptions): void {
  const items = itemsOf(paper);
  for (const part of paper.sections) {
    const heading = sectionHeading(part);
    // Another passage does not touch the items before it.
    const gap = part === paper.sections[0] ? {} : { before: 2 * section.styles.em };
    if (heading) section.add('range', [{ text: heading }], gap);
    writePassage(section, part);
    for (const numbered of part.items)
      writeItem(section, numbered, options, { isLast: numbered === items.at(-1), list: listOf(paper, numbered) });
  }
  if (items.length > 0) section.add('closing', [{ text: CLOSING_WORDS }]);
}

const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };

/** The band over the first page of a part: a table over all columns, which begin below it. */
function writeBand(section: SectionWriter, { title, header }: Paper, fields: string, isQuestions: boolean): void {
  const name = [header.round, ...(header.subject ? [title] : [])].filter(Boolean).join('  ·  ');
  const subject = header.subject || title;
  const { textWidth } = section.page;
  const left = Math.floor(textWidth / 3);
  const cell = { column: 0, margin: NO_MARGIN };
  const wide = { ...cell, columnSpan: 2, width: textWidth, border: BORDER.blank };
  const heights = [1600, 3800, 1900] as const;
  const whose = isQuestions && hasSchoolHead(header) ? schoolHead(section, header) : '';
  const first = heights[0] + (whose === '' ? 0 : SCHOOL_HEAD_HEIGHT);
  section.open(
    {
      rows: [
        [{ ...wide, row: 0, height: first, content: whose + section.paragraph('name', [{ text: name }]) }],
        [{ ...wide, row: 1, height: heights[1], content: section.paragraph('subject', [{ text: subject }]) }],
        [
          {
            ...cell,
            row: 2,
            width: left,
            height: heights[2],
            border: BORDER.rule,
            content: section.paragraph('head', [{ text: header.period, bold: true }]),
          },
          {
            ...cell,
            row: 2,
            column: 1,
            width: textWidth - left,
            height: heights[2],
            border: BORDER.rule,
            content: section.paragraph('head', [{ text: fields }], { align: 'RIGHT' }),
          },
        ],
      ],
      columnCount: 2,
      width: textWidth,
      height: first + heights[1] + heights[2],
      border: BORDER.blank,
      place: 'page',
    },
    [name, subject, [header.period, fields].filter(Boolean).join('  ')].join('\r\n'),
  );
}

/** Title, subject and part beside each other, over a line. */
function runningHead(section: SectionWriter, { title, header }: Paper, name: string): string {
  const third = Math.floor(section.page.textWidth / 3);
  const cells = [
    { text: title, align: 'LEFT' },
    { text: header.subject, align: 'CENTER', bold: true },
    { text: name, align: 'RIGHT' },
  ] as const;
  const table: TableSpec = {
    rows: [
      cells.map(({ align, ...words }, column) => ({
        row: 0,
        column,
        width: third,
        height: 1500,
        border: sidesFill('bottom'),
        margin: NO_MARGIN,
        content: section.paragraph('running', [words], { align }),
      })),
    ],
    columnCount: 3,
    width: 3 * third,
    height: 1500,
    border: BORDER.none,
    place: 'line',
  };
  return section.tableParagraph(table);
}
