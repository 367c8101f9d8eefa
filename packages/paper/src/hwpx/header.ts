import type { PaperOptions } from '../paper.ts';
import {
  BORDER,
  type CharLook,
  type NamedStyle,
  type ParaLook,
  paperStyles,
  SIDE_FILLS,
  type Side,
  type StyleName,
  sidesOf,
} from './styles.ts';
import { el, NAMESPACES, XML_DECLARATION } from './xml.ts';

const LANGUAGES = ['HANGUL', 'LATIN', 'HANJA', 'JAPANESE', 'OTHER', 'SYMBOL', 'USER'];
const forEachLanguage = (value: number) =>
  Object.fromEntries(LANGUAGES.map((language) => [language.toLowerCase(), value]));

/** The styles of a document, and every look of letters and paragraphs in use, by number. */
export class StyleTable {
  private readonly chars: string[] = [];
  private readonly paras: string[] = [];
  private readonly tabs: string[] = [tabProperties([])];
  private readonly sheet: ReturnType<typeof paperStyles>;

  /** `firstNumbers`: where the lists that count the stems begin. */
  constructor(
    look: PaperOptions['look'],
    private readonly firstNumbers: readonly number[],
  ) {
    this.sheet = paperStyles(look);
    for (const style of this.named) {
      this.charId(style.char);
      this.paraId(style.para);
    }
  }

  style(name: StyleName): NamedStyle {
    return this.sheet.styles[name];
  }

  /** The number of a look of letters; one is added when it is new. */
  charId(look: CharLook): number {
    return numberOf(this.chars, charProperties(look, this.sheet.letterSpacing));
  }

  paraId(look: ParaLook): number {
    const tabs = numberOf(this.tabs, tabProperties(look.tabs ?? []));
    return numberOf(this.paras, paraProperties(look, look.lineSpacing ?? this.sheet.lineSpacing, tabs));
  }

  /** A letter of the body, in HWPUNIT. */
  get em(): number {
    return this.sheet.em;
  }

  get lineHeight(): number {
    return (this.sheet.em * this.sheet.lineSpacing) / 100;
  }

  /** Contents/header.xml; call it last, when all looks are known. */
  toXml(sectionCount: number): string {
    const bold = this.charId({ ...this.style('stem').char, bold: true });
    const withIds = (list: readonly string[]) => list.map((xml, id) => xml.replace('id=""', `id="${id}"`));
    const styles = this.named.map((style) =>
      el('hh:style', {
        id: style.id,
        type: 'PARA',
        name: style.name,
        engName: style.engName,
        paraPrIDRef: this.paraId(style.para),
        charPrIDRef: this.charId(style.char),
        nextStyleIDRef: style.id,
        langID: 1042,
        lockForm: 0,
      }),
    );
    const refList = el(
      'hh:refList',
      {},
      el('hh:fontfaces', { itemCnt: LANGUAGES.length }, ...LANGUAGES.map((lang) => fontFace(lang, this.sheet.font))),
      listOf('hh:borderFills', BORDER_FILLS),
      listOf('hh:charProperties', withIds(this.chars)),
      listOf('hh:tabProperties', withIds(this.tabs)),
      listOf(
        'hh:numberings',
        [1, ...this.firstNumbers].map((start, at) => numbering(at, start, bold)),
      ),
      listOf('hh:paraProperties', withIds(this.paras)),
      listOf('hh:styles', styles),
    );
    return (
      XML_DECLARATION +
      el(
        'hh:head',
        { ...NAMESPACES, version: '1.4', secCnt: sectionCount },
        el('hh:beginNum', { page: 1, footnote: 1, endnote: 1, pic: 1, tbl: 1, equation: 1 }),
        refList,
        el('hh:compatibleDocument', { targetProgram: 'HWP201X' }, el('hh:layoutCompatibility')),
        el('hh:docOption', {}, el('hh:linkinfo', { path: '', pageInherit: 0, footnoteInherit: 0 })),
        el('hh:trackchageConfig', { flags: 56 }),
      )
    );
  }

  private get named(): NamedStyle[] {
    return Object.values(this.sheet.styles);
  }
}

function numberOf(list: string[], xml: string): number {
  const known = list.indexOf(xml);
  return known < 0 ? list.push(xml) - 1 : known;
}

function listOf(name: string, entries: readonly string[]): string {
  return el(name, { itemCnt: entries.length }, ...entries);
}

function fontFace(lang: string, face: string): string {
  return el('hh:fontface', { lang, fontCnt: 1 }, el('hh:font', { id: 0, face, type: 'TTF', isEmbedded: 0 }));
}

/** The children stand in the order the schema asks for; bold is on by being there. */
function charProperties(
  { height, bold, underline, strike, color = '#000000', script }: CharLook,
  spacing: number,
): string {
  return el(
    'hh:charPr',
    {
      id: '',
      height: Math.round(height),
      textColor: color,
      shadeColor: 'none',
      useFontSpace: 0,
      useKerning: 0,
      symMark: 'NONE',
      borderFillIDRef: BORDER.text,
    },
    el('hh:fontRef', forEachLanguage(0)),
    el('hh:ratio', forEachLanguage(100)),
    el('hh:spacing', forEachLanguage(spacing)),
    el('hh:relSz', forEachLanguage(100)),
    el('hh:offset', forEachLanguage(0)),
    bold ? el('hh:bold') : '',
    el('hh:underline', { type: underline ? 'BOTTOM' : 'NONE', shape: 'SOLID', color: '#000000' }),
    el('hh:strikeout', { shape: strike ? 'SOLID' : 'NONE', color: '#000000' }),
    el('hh:outline', { type: 'NONE' }),
    el('hh:shadow', { type: 'NONE', color: '#B2B2B2', offsetX: 10, offsetY: 10 }),
    script === 'super' ? el('hh:supscript') : '',
    script === 'sub' ? el('hh:subscript') : '',
  );
}

function paraProperties(look: ParaLook, lineSpacing: number, tabs: number): string {
  const fill = look.border ?? BORDER.text;
  const box = sidesOf(fill);
  const spacing = el('hh:lineSpacing', { type: 'PERCENT', value: lineSpacing, unit: 'HWPUNIT' });
  return el(
    'hh:paraPr',
    { id: '', tabPrIDRef: tabs, condense: 0, fontLineHeight: 0, snapToGrid: 1, suppressLineNumbers: 0, checked: 0 },
    el('hh:align', { horizontal: look.align, vertical: 'BASELINE' }),
    el('hh:heading', { type: look.numbering ? 'NUMBER' : 'NONE', idRef: look.numbering ?? 0, level: 0 }),
    el('hh:breakSetting', {
      breakLatinWord: look.cutsLatin ? 'BREAK_WORD' : 'KEEP_WORD',
      // 한글 reads it the other way round than it is called: with KEEP_WORD it cuts words at the end of a line.
      breakNonLatinWord: look.keepWords ? 'BREAK_WORD' : 'KEEP_WORD',
      widowOrphan: 1,
      keepWithNext: look.keepWithNext ? 1 : 0,
      keepLines: look.keepLines ? 1 : 0,
      pageBreakBefore: 0,
      lineWrap: 'BREAK',
    }),
    el('hh:autoSpacing', { eAsianEng: 0, eAsianNum: 0 }),
    // As 한글 itself saves it: lengths as they are for versions that know this namespace, doubled for those before.
    el(
      'hp:switch',
      {},
      el('hp:case', { 'hp:required-namespace': UNIT_CHAR }, margins(look, 1), spacing),
      el('hp:default', {}, margins(look, 2), spacing),
    ),
    el('hh:border', {
      borderFillIDRef: fill,
      offsetLeft: box.includes('left') ? 500 : 0,
      offsetRight: box.includes('right') ? 500 : 0,
      offsetTop: box.includes('top') ? 400 : 0,
      offsetBottom: box.includes('bottom') ? 400 : 0,
      // Paragraphs of one box that follow each other stand in one frame, over columns and pages.
      connect: box.length > 0 || fill === BORDER.quote ? 1 : 0,
      ignoreMargin: 0,
    }),
  );
}

const UNIT_CHAR = 'http://www.hancom.co.kr/hwpml/2016/HwpUnitChar';

function margins({ indent = 0, left = 0, right = 0, before = 0, after = 0 }: ParaLook, times: 1 | 2): string {
  const length = (name: string, value: number) => el(name, { value: times * Math.round(value), unit: 'HWPUNIT' });
  return el(
    'hh:margin',
    {},
    length('hc:intent', indent),
    length('hc:left', left),
    length('hc:right', right),
    length('hc:prev', before),
    length('hc:next', after),
  );
}

/** Where tabs stop; lengths as they are and doubled, as for margins. */
function tabProperties(stops: readonly number[]): string {
  const item = (pos: number, unit = {}) => el('hh:tabItem', { pos, type: 'LEFT', leader: 'NONE', ...unit });
  return el(
    'hh:tabPr',
    { id: '', autoTabLeft: 0, autoTabRight: 0 },
    ...stops.map((stop) =>
      el(
        'hp:switch',
        {},
        el('hp:case', { 'hp:required-namespace': UNIT_CHAR }, item(stop, { unit: 'HWPUNIT' })),
        el('hp:default', {}, item(2 * stop)),
      ),
    ),
  );
}

/** A list that counts from `start`. The first is the outline that 한글 expects even in a document that uses none. */
function numbering(at: number, start: number, bold: number): string {
  return el(
    'hh:numbering',
    { id: at + 1, start: at === 0 ? 0 : start },
    ...[1, 2, 3, 4, 5, 6, 7].map((level) =>
      el(
        'hh:paraHead',
        {
          start: level === 1 ? start : 1,
          level,
          align: 'LEFT',
          useInstWidth: 1,
          autoIndent: 1,
          widthAdjust: 0,
          textOffsetType: 'PERCENT',
          textOffset: 50,
          numFormat: 'DIGIT',
          charPrIDRef: at === 0 ? 4294967295 : bold,
          checkable: 0,
        },
        `^${level}.`,
      ),
    ),
  );
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

function borderFill(
  id: number,
  sides: readonly Side[],
  { width = '0.12 mm', color = '#000000', type = 'SOLID', fill = '' } = {},
): string {
  return el(
    'hh:borderFill',
    { id, threeD: 0, shadow: 0, centerLine: 'NONE', breakCellSeparateLine: 0 },
    el('hh:slash', { type: 'NONE', Crooked: 0, isCounter: 0 }),
    el('hh:backSlash', { type: 'NONE', Crooked: 0, isCounter: 0 }),
    ...SIDES.map((side) =>
      el(`hh:${side}Border`, {
        type: sides.includes(side) ? type : 'NONE',
        width,
        color,
      }),
    ),
    el('hh:diagonal', { type: 'SOLID', width: '0.1 mm', color: '#000000' }),
    fill ? el('hc:fillBrush', {}, el('hc:winBrush', { faceColor: fill, hatchColor: '#999999', alpha: 0 })) : '',
  );
}

const BORDER_FILLS = [
  borderFill(BORDER.none, []),
  borderFill(BORDER.text, [], { fill: 'none' }),
  borderFill(BORDER.box, SIDES),
  borderFill(BORDER.rule, ['bottom'], { width: '0.7 mm', type: 'SLIM_THICK', fill: '#FFFFFF' }),
  borderFill(BORDER.quote, ['left'], { width: '0.4 mm', color: '#AAAAAA' }),
  borderFill(BORDER.cell, SIDES),
  borderFill(BORDER.headCell, SIDES, { fill: '#EBEBEB' }),
  // White, as the band of a part covers the line between the columns.
  borderFill(BORDER.blank, [], { fill: '#FFFFFF' }),
  ...SIDE_FILLS.map((sides, at) => borderFill(BORDER.blank + 1 + at, sides)),
];
