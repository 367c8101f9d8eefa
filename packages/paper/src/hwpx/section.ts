import { lettersWide } from '../one-row.ts';
import type { FormMark } from '../paper.ts';
import { type Run, textBefore, textBehind } from '../runs.ts';
import { scriptParts } from '../scripts.ts';
import type { StyleTable } from './header.ts';
import { columnControl, FOOTER_HEIGHT, HEADER_HEIGHT, MILLIMETRE, type PageSize, sectionProperties } from './page.ts';
import { pictureXml } from './picture.ts';
import { BORDER, type CharLook, type ParaLook, type StyleName } from './styles.ts';
import { subList, type TableSpec, tableXml } from './table.ts';
import { el, escapeXml, NAMESPACES, XML_DECLARATION } from './xml.ts';

/** What is written into a paragraph: runs, of which plain ones need not say all of their look. */
export type Words = readonly (Pick<Run, 'text'> & Partial<Run> & { tabWidth?: number })[];

/** What differs from the style. */
type ParaDifferences = Partial<ParaLook>;

/** A Latin word as long as this may be longer than a line. */
const LONG_LATIN = /[!-~]{25,}/;

/** 한글 ends no line between 1,000 and 원 where it keeps words whole. */
const NUMBER_WITH_UNIT = /\d[가-힣]/;

/** The QR of the form among the pictures of the package. */
export const FORM_QR = 'qr';
const FORM_QR_SIZE = Math.round(9 * MILLIMETRE);
const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };

/** Writes one section, which is one part of the paper, paragraph by paragraph, and its text for the preview. */
export class SectionWriter {
  private readonly paragraphs: string[] = [];
  private readonly lines: string[] = [];
  /** Page, columns, header and footer; the first paragraph carries them. */
  private opening: string;
  private serial = 0;

  constructor(
    readonly styles: StyleTable,
    readonly page: PageSize,
    columns: 1 | 2,
  ) {
    this.opening = this.run(
      'normal',
      sectionProperties(page),
      columnControl(columns),
      el('hp:ctrl', {}, el('hp:newNum', { num: 1, numType: 'PAGE' })),
    );
  }

  get text(): string {
    return this.lines.join('\r\n');
  }

  /** Adds a paragraph. */
  add(style: StyleName, words: Words, differences: ParaDifferences = {}): void {
    this.push(this.words(style, words), style, differencesOf(words, differences));
    this.lines.push(words.map(({ text }) => text).join(''));
  }

  /** Adds a table in a paragraph of its own. */
  addTable(table: TableSpec, words: string, differences: ParaDifferences = {}): void {
    this.push(this.run('figure', this.table(table), el('hp:t')), 'figure', differences);
    this.lines.push(words);
  }

  /** Puts a table over all columns of the first page. Call it before anything is added. */
  open(table: TableSpec, words: string): void {
    this.opening += this.run('figure', this.table(table), el('hp:t'));
    this.lines.push(words);
  }

  /**
   * What stands over the pages from the second on, and the number under each, with the mark of the form beside it. Call it
   * before anything is added.
   */
  furnish(header: string, footer: Words, countsAll: boolean, mark?: FormMark): void {
    const area = (name: string, height: number, vertAlign: string, content: string) =>
      el(
        'hp:ctrl',
        {},
        el(name, { id: 1, applyPageType: 'BOTH' }, subList(vertAlign, this.page.textWidth, height, content)),
      );
    const total = countsAll ? [this.words('footer', footer), this.run('footer', pageNumber('TOTAL_PAGE'))] : [];
    const number = this.wrap([this.run('footer', pageNumber('PAGE')), ...total].join(''), 'footer', {});
    const foot = mark ? this.markedFoot(number, mark) : number;
    this.opening += this.run(
      'normal',
      area('hp:header', HEADER_HEIGHT, 'TOP', header),
      area('hp:footer', FOOTER_HEIGHT, 'BOTTOM', foot),
    );
  }

  /** The QR at the left of the number, the name of the form at its right. */
  private markedFoot(number: string, { name }: FormMark): string {
    const third = Math.floor(this.page.textWidth / 3);
    const cell = { row: 0, width: third, height: FORM_QR_SIZE, border: BORDER.none, margin: NO_MARGIN };
    return this.tableParagraph({
      rows: [
        [
          { ...cell, column: 0, content: this.pictureParagraph(FORM_QR, FORM_QR_SIZE, FORM_QR_SIZE) },
          { ...cell, column: 1, content: number },
          { ...cell, column: 2, content: this.paragraph('footer', [{ text: name, bold: true }], { align: 'RIGHT' }) },
        ],
      ],
      columnCount: 3,
      width: 3 * third,
      height: FORM_QR_SIZE,
      border: BORDER.none,
      place: 'line',
    });
  }

  /** A paragraph for a cell. */
  paragraph(style: StyleName, words: Words, differences: ParaDifferences = {}): string {
    return this.wrap(this.words(style, words), style, differencesOf(words, differences));
  }

  /** A table for a paragraph or cell. */
  tableParagraph(table: TableSpec): string {
    return this.wrap(this.run('figure', this.table(table), el('hp:t')), 'figure', {});
  }

  /** A picture of the package in a paragraph of its own. */
  pictureParagraph(name: string, width: number, height: number): string {
    return this.wrap(this.run('figure', pictureXml(this.nextId(), name, width, height), el('hp:t')), 'figure', {});
  }

  toXml(): string {
    return XML_DECLARATION + el('hs:sec', NAMESPACES, ...this.paragraphs);
  }

  private push(content: string, style: StyleName, differences: ParaDifferences): void {
    this.paragraphs.push(this.wrap(this.opening + content, style, differences));
    this.opening = '';
  }

  private wrap(content: string, style: StyleName, differences: ParaDifferences): string {
    const { id, para } = this.styles.style(style);
    return el(
      'hp:p',
      {
        id: this.nextId(),
        paraPrIDRef: this.styles.paraId({ ...para, ...differences }),
        styleIDRef: id,
        pageBreak: 0,
        columnBreak: 0,
        merged: 0,
      },
      content || this.run(style, el('hp:t')),
    );
  }

  private run(style: StyleName, ...content: string[]): string {
    return el('hp:run', { charPrIDRef: this.styles.charId(this.styles.style(style).char) }, ...content);
  }

  /** Symbols before what they mark, powers raised, tabs as elements. */
  private words(style: StyleName, words: Words): string {
    const { char } = this.styles.style(style);
    return words
      .map((run) => {
        const { bold = char.bold ?? false, underline = false, strike = false } = run;
        const look = { ...char, bold: bold || (char.bold ?? false), underline, strike };
        const before = 'opens' in run ? textBefore(run as Run) : '';
        const behind = 'closes' in run ? textBehind(run as Run) : '';
        return this.textRuns(before, char) + this.textRuns(run.text, look, run.tabWidth) + this.textRuns(behind, char);
      })
      .join('');
  }

  private textRuns(text: string, look: CharLook, tabWidth?: number): string {
    return scriptParts(text)
      .map((part) => {
        const charPrIDRef = this.styles.charId({ ...look, ...(part.script && { script: part.script }) });
        return el(
          'hp:run',
          { charPrIDRef },
          el('hp:t', {}, part.text.split('\t').map(escapeXml).join(this.tab(tabWidth))),
        );
      })
      .join('');
  }

  /** 한글 sets a tab anew; until then, and in other programs, it is as wide as told. */
  private tab(width = Math.round(2 * this.styles.em)): string {
    return el('hp:tab', { width, leader: 0, type: 1 });
  }

  private table(table: TableSpec): string {
    return tableXml(this.nextId(), table);
  }

  private nextId(): number {
    this.serial += 1;
    return this.serial;
  }
}

/** A line ends neither behind a symbol nor behind a number where words are whole; and a Latin word that no line holds is cut. */
function differencesOf(words: Words, differences: ParaDifferences): ParaDifferences {
  return {
    ...differences,
    ...(words.some(({ text, symbols }) => symbols || NUMBER_WITH_UNIT.test(text)) && { keepWords: true }),
    ...(words.some(({ text }) => LONG_LATIN.test(text)) && { cutsLatin: true }),
  };
}

function pageNumber(numType: 'PAGE' | 'TOTAL_PAGE'): string {
  return el(
    'hp:ctrl',
    {},
    el(
      'hp:autoNum',
      { num: 1, numType },
      el('hp:autoNumFormat', { type: 'DIGIT', userChar: '', prefixChar: '', suffixChar: '', supscript: 0 }),
    ),
  );
}

/** How high so much text stands in lines of a width, as a guess; 한글 measures it anew, but makes no cell lower than told. */
export function heightOf(styles: StyleTable, texts: readonly string[], width: number): number {
  const { keepWords = false } = styles.style('material').para;
  const lines = texts.map((text) => {
    const lost = keepWords || NUMBER_WITH_UNIT.test(text) ? LOST_TO_WORDS : LOST_TO_LETTERS;
    return Math.max(1, Math.ceil((drawnWidth(text) + 1.5) / (width / styles.em - lost)));
  });
  return Math.round(lines.reduce((sum, count) => sum + count, 0) * styles.lineHeight);
}

/** What a line has left over on average, in letters: half a word where words stay whole, else half a letter. */
const LOST_TO_WORDS = 1.7;
const LOST_TO_LETTERS = 0.5;

/** How wide 함초롬바탕 draws a text, in letters: its blanks are half a letter wide. */
export const drawnWidth = (text: string) => lettersWide(text.replaceAll(' ', '')) + 0.5 * (text.split(' ').length - 1);
