import type { PaperOptions } from '../paper.ts';
import { type Run, textBefore, textBehind } from '../runs.ts';
import type { StyleTable } from './header.ts';
import { BORDER, type ParaLook, type StyleName } from './styles.ts';
import { el, escapeXml, NAMESPACES, XML_DECLARATION } from './xml.ts';

const MILLIMETRE = 7200 / 25.4;
const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } };
const MARGIN = Math.round(15 * MILLIMETRE);
const FOOTER_HEIGHT = Math.round(10 * MILLIMETRE);
const COLUMN_GAP = Math.round(10 * MILLIMETRE);
const ROW_HEIGHT = 2000;

interface ParagraphOptions {
  /** Begins an area of so many columns. */
  columns?: 1 | 2;
  startsPage?: boolean;
  /** What differs from the style: a border, or that a column does not end behind it. */
  para?: Pick<ParaLook, 'border' | 'keepWithNext'>;
}

/** Writes Contents/section0.xml paragraph by paragraph, and the text of it for the preview. */
export class SectionWriter {
  readonly textWidth: number;
  private readonly paragraphs: string[] = [];
  private readonly lines: string[] = [];
  private readonly pageXml: string;
  private serial = 0;

  constructor(
    private readonly styles: StyleTable,
    size: PaperOptions['size'],
  ) {
    const width = Math.round(SIZES[size].width * MILLIMETRE);
    const height = Math.round(SIZES[size].height * MILLIMETRE);
    this.textWidth = width - 2 * MARGIN;
    this.pageXml = sectionProperties(width, height);
  }

  get text(): string {
    return this.lines.join('\r\n');
  }

  plain(style: StyleName, text: string, options: ParagraphOptions = {}): void {
    this.runs(style, [{ text }], options);
  }

  /** A paragraph of runs; symbols stand before what they mark. */
  runs(
    style: StyleName,
    runs: readonly (Pick<Run, 'text'> & Partial<Run>)[],
    { columns, startsPage = false, para = {} }: ParagraphOptions = {},
  ): void {
    const named = this.styles.style(style);
    const isFirst = this.paragraphs.length === 0;
    const controls = [
      ...(isFirst ? [this.pageXml] : []),
      ...(columns ? [columnControl(columns)] : []),
      ...(isFirst ? [this.footerControl()] : []),
    ];
    const texts = runs.map((run) => {
      const { bold = named.char.bold ?? false, underline = false, strike = false } = run;
      const look = { ...named.char, bold: bold || (named.char.bold ?? false), underline, strike };
      const before = 'opens' in run ? textBefore(run as Run) : '';
      const behind = 'closes' in run ? textBehind(run as Run) : '';
      return this.textRun(before, named.char) + this.textRun(run.text, look) + this.textRun(behind, named.char);
    });
    const content = [
      ...(controls.length > 0 ? [el('hp:run', { charPrIDRef: this.styles.charId(named.char) }, ...controls)] : []),
      ...texts,
    ];
    this.paragraphs.push(this.paragraph(style, content.join(''), startsPage, para));
    this.lines.push(runs.map((run) => run.text).join(''));
  }

  /** A real table of columns as wide as told. */
  table(rows: readonly { cells: readonly string[]; isHead: boolean }[], widths: readonly number[]): void {
    const cells = rows.map((row, rowIndex) =>
      el(
        'hp:tr',
        {},
        ...row.cells.map((text, index) => this.cell(text, rowIndex, index, widths[index] ?? 0, row.isHead)),
      ),
    );
    const table = el(
      'hp:tbl',
      {
        id: this.nextId(),
        zOrder: 0,
        numberingType: 'TABLE',
        textWrap: 'TOP_AND_BOTTOM',
        textFlow: 'BOTH_SIDES',
        lock: 0,
        dropcapstyle: 'None',
        pageBreak: 'CELL',
        repeatHeader: 0,
        rowCnt: rows.length,
        colCnt: widths.length,
        cellSpacing: 0,
        borderFillIDRef: BORDER.cell,
        noAdjust: 0,
      },
      el('hp:sz', {
        width: widths.reduce((sum, width) => sum + width, 0),
        widthRelTo: 'ABSOLUTE',
        height: ROW_HEIGHT * rows.length,
        heightRelTo: 'ABSOLUTE',
        protect: 0,
      }),
      el('hp:pos', {
        treatAsChar: 1,
        affectLSpacing: 0,
        flowWithText: 1,
        allowOverlap: 0,
        holdAnchorAndSO: 0,
        vertRelTo: 'PARA',
        horzRelTo: 'PARA',
        vertAlign: 'TOP',
        horzAlign: 'LEFT',
        vertOffset: 0,
        horzOffset: 0,
      }),
      el('hp:outMargin', { left: 283, right: 283, top: 283, bottom: 283 }),
      el('hp:inMargin', { left: 283, right: 283, top: 141, bottom: 141 }),
      ...cells,
    );
    const { char } = this.styles.style('normal');
    const run = el('hp:run', { charPrIDRef: this.styles.charId(char) }, table, el('hp:t'));
    this.paragraphs.push(this.paragraph('normal', run, false));
    this.lines.push(...rows.map((row) => row.cells.join(' ')));
  }

  toXml(): string {
    return XML_DECLARATION + el('hs:sec', NAMESPACES, ...this.paragraphs);
  }

  private cell(text: string, row: number, column: number, width: number, isHead: boolean): string {
    const { char } = this.styles.style('cell');
    const run = this.textRun(text, { ...char, bold: isHead }) || this.emptyRun('cell');
    return el(
      'hp:tc',
      {
        name: '',
        header: isHead ? 1 : 0,
        hasMargin: 0,
        protect: 0,
        editable: 0,
        dirty: 0,
        borderFillIDRef: isHead ? BORDER.headCell : BORDER.cell,
      },
      subList('CENTER', 0, 0, this.paragraph('cell', run, false)),
      el('hp:cellAddr', { colAddr: column, rowAddr: row }),
      el('hp:cellSpan', { colSpan: 1, rowSpan: 1 }),
      el('hp:cellSz', { width, height: ROW_HEIGHT }),
      el('hp:cellMargin', { left: 283, right: 283, top: 141, bottom: 141 }),
    );
  }

  /** Page n / N at the foot of every page. */
  private footerControl(): string {
    const { char } = this.styles.style('footer');
    const charPrIDRef = this.styles.charId(char);
    const number = (numType: string) =>
      el(
        'hp:ctrl',
        {},
        el(
          'hp:autoNum',
          { num: 1, numType },
          el('hp:autoNumFormat', { type: 'DIGIT', userChar: '', prefixChar: '', suffixChar: '', supscript: 0 }),
        ),
      );
    const runs = [
      el('hp:run', { charPrIDRef }, number('PAGE')),
      el('hp:run', { charPrIDRef }, el('hp:t', {}, ' / ')),
      el('hp:run', { charPrIDRef }, number('TOTAL_PAGE')),
    ];
    return el(
      'hp:ctrl',
      {},
      el(
        'hp:footer',
        { id: 1, applyPageType: 'BOTH' },
        subList('BOTTOM', this.textWidth, FOOTER_HEIGHT, this.paragraph('footer', runs.join(''), false)),
      ),
    );
  }

  private paragraph(
    style: StyleName,
    content: string,
    startsPage: boolean,
    differences: NonNullable<ParagraphOptions['para']> = {},
  ): string {
    const { id, para } = this.styles.style(style);
    return el(
      'hp:p',
      {
        id: this.nextId(),
        paraPrIDRef: this.styles.paraId({ ...para, ...differences }),
        styleIDRef: id,
        pageBreak: startsPage ? 1 : 0,
        columnBreak: 0,
        merged: 0,
      },
      content || this.emptyRun(style),
    );
  }

  private textRun(text: string, look: Parameters<StyleTable['charId']>[0]): string {
    if (text === '') return '';
    // A tab is an element of its own here.
    return el('hp:run', { charPrIDRef: this.styles.charId(look) }, el('hp:t', {}, escapeXml(text.replace(/\t/g, ' '))));
  }

  private emptyRun(style: StyleName): string {
    return el('hp:run', { charPrIDRef: this.styles.charId(this.styles.style(style).char) }, el('hp:t'));
  }

  private nextId(): number {
    this.serial += 1;
    return this.serial;
  }
}

function subList(vertAlign: string, textWidth: number, textHeight: number, content: string): string {
  return el(
    'hp:subList',
    {
      id: '',
      textDirection: 'HORIZONTAL',
      lineWrap: 'BREAK',
      vertAlign,
      linkListIDRef: 0,
      linkListNextIDRef: 0,
      textWidth,
      textHeight,
      hasTextRef: 0,
      hasNumRef: 0,
    },
    content,
  );
}

function columnControl(count: 1 | 2): string {
  const line = count === 2 ? el('hp:colLine', { type: 'SOLID', width: '0.12 mm', color: '#000000' }) : '';
  const sameGap = count === 2 ? COLUMN_GAP : 0;
  return el(
    'hp:ctrl',
    {},
    el('hp:colPr', { id: '', type: 'NEWSPAPER', layout: 'LEFT', colCount: count, sameSz: 1, sameGap }, line),
  );
}

function sectionProperties(width: number, height: number): string {
  const note = (name: string, place: string) =>
    el(
      name,
      {},
      el('hp:autoNumFormat', { type: 'DIGIT', userChar: '', prefixChar: '', suffixChar: ')', supscript: 0 }),
      el('hp:noteLine', { length: -1, type: 'SOLID', width: '0.12 mm', color: '#000000' }),
      el('hp:noteSpacing', { betweenNotes: 283, belowLine: 567, aboveLine: 850 }),
      el('hp:numbering', { type: 'CONTINUOUS', newNum: 1 }),
      el('hp:placement', { place, beneathText: 0 }),
    );
  const pageBorder = (type: string) =>
    el(
      'hp:pageBorderFill',
      { type, borderFillIDRef: BORDER.none, textBorder: 'PAPER', headerInside: 0, footerInside: 0, fillArea: 'PAPER' },
      el('hp:offset', { left: 1417, right: 1417, top: 1417, bottom: 1417 }),
    );
  return el(
    'hp:secPr',
    {
      id: '',
      textDirection: 'HORIZONTAL',
      spaceColumns: COLUMN_GAP,
      tabStop: 8000,
      tabStopVal: 4000,
      tabStopUnit: 'HWPUNIT',
      outlineShapeIDRef: 1,
      memoShapeIDRef: 0,
      textVerticalWidthHead: 0,
      masterPageCnt: 0,
    },
    el('hp:grid', { lineGrid: 0, charGrid: 0, wonggojiFormat: 0 }),
    el('hp:startNum', { pageStartsOn: 'BOTH', page: 0, pic: 0, tbl: 0, equation: 0 }),
    el('hp:visibility', {
      hideFirstHeader: 0,
      hideFirstFooter: 0,
      hideFirstMasterPage: 0,
      border: 'SHOW_ALL',
      fill: 'SHOW_ALL',
      hideFirstPageNum: 0,
      hideFirstEmptyLine: 0,
      showLineNumber: 0,
    }),
    el('hp:lineNumberShape', { restartType: 0, countBy: 0, distance: 0, startNumber: 0 }),
    el(
      'hp:pagePr',
      { landscape: 'WIDELY', width, height, gutterType: 'LEFT_ONLY' },
      el('hp:margin', {
        header: 0,
        footer: FOOTER_HEIGHT,
        gutter: 0,
        left: MARGIN,
        right: MARGIN,
        top: MARGIN,
        bottom: Math.round(MARGIN / 2),
      }),
    ),
    note('hp:footNotePr', 'EACH_COLUMN'),
    note('hp:endNotePr', 'END_OF_DOCUMENT'),
    ...['BOTH', 'EVEN', 'ODD'].map(pageBorder),
  );
}
