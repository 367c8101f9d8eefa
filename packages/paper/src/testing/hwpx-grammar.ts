/**
 * The part of OWPML (KS X 6101) that our writer uses: what each element must carry, may carry and may hold, and in what
 * order. Where the standard and the files 한글 itself saves differ (`grid` before `startNum`, `trackchageConfig` spelt so,
 * `autoSpacing` before the margins), what 한글 saves is the rule here: its files are what it opens.
 */

export interface ElementRule {
  /** Attributes and what their values look like; a name that ends in `?` may be missing. */
  attributes: Record<string, RegExp>;
  /** Names of the children in their order, each followed by a space. */
  children: RegExp;
  /** Whether text may stand in it. */
  hasText?: boolean;
}

const INTEGER = /^-?\d{1,9}$/;
const COUNT = /^\d{1,9}$/;
const POSITIVE = /^[1-9]\d{0,8}$/;
const FLAG = /^[01]$/;
const ID = /^\d{1,10}$/;
const TEXT = /^[\s\S]*$/;
const COLOR = /^#[0-9A-F]{6}$/i;
const COLOR_OR_NONE = /^(#[0-9A-F]{6}|none)$/i;
const LINE =
  /^(NONE|SOLID|DOT|DASH|DASH_DOT|DASH_DOT_DOT|LONG_DASH|CIRCLE|DOUBLE_SLIM|SLIM_THICK|THICK_SLIM|SLIM_THICK_SLIM)$/;
/** With the blank before the unit: without it 한글 draws no line. */
const WIDTH = /^(0\.1|0\.12|0\.15|0\.2|0\.25|0\.3|0\.4|0\.5|0\.6|0\.7|1\.0|1\.5|2\.0|3\.0|4\.0|5\.0) mm$/;
const UNIT = /^HWPUNIT$/;
const LANGUAGE = /^(HANGUL|LATIN|HANJA|JAPANESE|OTHER|SYMBOL|USER)$/;
const NOTHING = /^$/;
const SIDE = { type: LINE, width: WIDTH, color: COLOR };
const SIDES = { left: COUNT, right: COUNT, top: COUNT, bottom: COUNT };
const eachLanguage = (value: RegExp) =>
  Object.fromEntries(['hangul', 'latin', 'hanja', 'japanese', 'other', 'symbol', 'user'].map((name) => [name, value]));
const listOf = (name: string): ElementRule => ({
  attributes: { itemCnt: POSITIVE },
  children: new RegExp(`^(${name} )+$`),
});
const leaf = (attributes: ElementRule['attributes']): ElementRule => ({ attributes, children: NOTHING });
const LENGTH = leaf({ value: INTEGER, unit: UNIT });
const POINT = leaf({ x: INTEGER, y: INTEGER });
const MATRIX = leaf(Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`e${at}`, /^-?\d+(\.\d+)?$/])));
const optional = (rules: Record<string, RegExp>) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [`${name}?`, value]));
const PARAGRAPHS = /^(hp:p )+$/;
const NOTE: ElementRule = {
  attributes: {},
  children: /^hp:autoNumFormat hp:noteLine hp:noteSpacing hp:numbering hp:placement $/,
};

export const HEAD_RULES: Record<string, ElementRule> = {
  'hh:head': {
    attributes: { version: /^1\.\d+$/, secCnt: POSITIVE },
    children: /^hh:beginNum hh:refList hh:compatibleDocument hh:docOption hh:trackchageConfig $/,
  },
  'hh:beginNum': leaf({
    page: POSITIVE,
    footnote: POSITIVE,
    endnote: POSITIVE,
    pic: POSITIVE,
    tbl: POSITIVE,
    equation: POSITIVE,
  }),
  'hh:refList': {
    attributes: {},
    children:
      /^hh:fontfaces hh:borderFills hh:charProperties hh:tabProperties hh:numberings hh:paraProperties hh:styles $/,
  },
  'hh:fontfaces': listOf('hh:fontface'),
  'hh:fontface': { attributes: { lang: LANGUAGE, fontCnt: POSITIVE }, children: /^(hh:font )+$/ },
  'hh:font': leaf({ id: ID, face: /\S/, type: /^(REP|TTF|HFT)$/, isEmbedded: FLAG }),
  'hh:borderFills': listOf('hh:borderFill'),
  'hh:borderFill': {
    attributes: {
      id: POSITIVE,
      threeD: FLAG,
      shadow: FLAG,
      centerLine: /^(NONE|VERTICAL|HORIZONTAL|CROSS)$/,
      breakCellSeparateLine: FLAG,
    },
    children:
      /^hh:slash hh:backSlash hh:leftBorder hh:rightBorder hh:topBorder hh:bottomBorder hh:diagonal (hc:fillBrush )?$/,
  },
  'hh:slash': leaf({ type: /^(NONE|CENTER|CENTER_BELOW|CENTER_ABOVE|ALL)$/, Crooked: FLAG, isCounter: FLAG }),
  'hh:backSlash': leaf({ type: /^(NONE|CENTER|CENTER_BELOW|CENTER_ABOVE|ALL)$/, Crooked: FLAG, isCounter: FLAG }),
  'hh:leftBorder': leaf(SIDE),
  'hh:rightBorder': leaf(SIDE),
  'hh:topBorder': leaf(SIDE),
  'hh:bottomBorder': leaf(SIDE),
  'hh:diagonal': leaf(SIDE),
  'hc:fillBrush': { attributes: {}, children: /^hc:winBrush $/ },
  'hc:winBrush': leaf({ faceColor: COLOR_OR_NONE, hatchColor: COLOR, alpha: /^\d(\.\d+)?$/ }),
  'hh:charProperties': listOf('hh:charPr'),
  'hh:charPr': {
    attributes: {
      id: ID,
      // One to 4,096 points.
      height: /^[1-9]\d{2,5}$/,
      textColor: COLOR,
      shadeColor: COLOR_OR_NONE,
      useFontSpace: FLAG,
      useKerning: FLAG,
      symMark: /^NONE$/,
      borderFillIDRef: POSITIVE,
    },
    children:
      /^hh:fontRef hh:ratio hh:spacing hh:relSz hh:offset (hh:italic )?(hh:bold )?hh:underline hh:strikeout hh:outline hh:shadow (hh:supscript |hh:subscript )?$/,
  },
  'hh:fontRef': leaf(eachLanguage(ID)),
  'hh:ratio': leaf(eachLanguage(/^([5-9]\d|1\d\d|200)$/)),
  'hh:spacing': leaf(eachLanguage(/^-?([0-4]?\d|50)$/)),
  'hh:relSz': leaf(eachLanguage(/^([1-9]\d|1\d\d|2[0-4]\d|250)$/)),
  'hh:offset': leaf(eachLanguage(/^-?(\d?\d|100)$/)),
  'hh:bold': leaf({}),
  'hh:underline': leaf({ type: /^(NONE|BOTTOM|CENTER|TOP)$/, shape: LINE, color: COLOR }),
  'hh:strikeout': leaf({ shape: LINE, color: COLOR }),
  'hh:supscript': leaf({}),
  'hh:subscript': leaf({}),
  'hh:outline': leaf({ type: /^(NONE|SOLID|DOT|THICK|DASH|DASH_DOT|DASH_DOT_DOT)$/ }),
  'hh:shadow': leaf({ type: /^(NONE|DROP|CONTINUOUS)$/, color: COLOR, offsetX: INTEGER, offsetY: INTEGER }),
  'hh:tabProperties': listOf('hh:tabPr'),
  'hh:tabPr': { attributes: { id: ID, autoTabLeft: FLAG, autoTabRight: FLAG }, children: /^(hp:switch )*$/ },
  'hh:tabItem': leaf({
    pos: COUNT,
    type: /^(LEFT|RIGHT|CENTER|DECIMAL)$/,
    leader: LINE,
    'unit?': UNIT,
  }),
  'hh:numberings': listOf('hh:numbering'),
  'hh:numbering': { attributes: { id: POSITIVE, start: INTEGER }, children: /^(hh:paraHead ){7,10}$/ },
  'hh:paraHead': {
    attributes: {
      start: COUNT,
      level: /^([1-9]|10)$/,
      align: /^(LEFT|CENTER|RIGHT)$/,
      useInstWidth: FLAG,
      autoIndent: FLAG,
      widthAdjust: INTEGER,
      textOffsetType: /^(PERCENT|HWPUNIT)$/,
      textOffset: INTEGER,
      numFormat: /^(DIGIT|CIRCLED_DIGIT|ROMAN_CAPITAL|LATIN_CAPITAL|HANGUL_SYLLABLE)$/,
      charPrIDRef: ID,
      checkable: FLAG,
    },
    children: NOTHING,
    hasText: true,
  },
  'hh:paraProperties': listOf('hh:paraPr'),
  'hh:paraPr': {
    attributes: {
      id: ID,
      tabPrIDRef: ID,
      condense: /^([0-6]?\d|7[0-5])$/,
      fontLineHeight: FLAG,
      snapToGrid: FLAG,
      suppressLineNumbers: FLAG,
      checked: FLAG,
    },
    children: /^hh:align hh:heading hh:breakSetting hh:autoSpacing hp:switch hh:border $/,
  },
  'hh:align': leaf({
    horizontal: /^(JUSTIFY|LEFT|RIGHT|CENTER|DISTRIBUTE|DISTRIBUTE_SPACE)$/,
    vertical: /^(BASELINE|TOP|CENTER|BOTTOM)$/,
  }),
  'hh:heading': leaf({ type: /^(NONE|OUTLINE|NUMBER|BULLET)$/, idRef: ID, level: /^\d$/ }),
  'hh:breakSetting': leaf({
    breakLatinWord: /^(KEEP_WORD|HYPHENATION|BREAK_WORD)$/,
    breakNonLatinWord: /^(KEEP_WORD|BREAK_WORD)$/,
    widowOrphan: FLAG,
    keepWithNext: FLAG,
    keepLines: FLAG,
    pageBreakBefore: FLAG,
    lineWrap: /^(BREAK|SQUEEZE|KEEP)$/,
  }),
  'hh:autoSpacing': leaf({ eAsianEng: FLAG, eAsianNum: FLAG }),
  'hp:switch': { attributes: {}, children: /^hp:case hp:default $/ },
  'hp:case': {
    attributes: { 'hp:required-namespace': /^http:\/\/www\.hancom\.co\.kr\/hwpml\/2016\/HwpUnitChar$/ },
    children: /^(hh:margin hh:lineSpacing |hh:tabItem )$/,
  },
  'hp:default': { attributes: {}, children: /^(hh:margin hh:lineSpacing |hh:tabItem )$/ },
  'hh:margin': { attributes: {}, children: /^hc:intent hc:left hc:right hc:prev hc:next $/ },
  'hc:intent': LENGTH,
  'hc:left': LENGTH,
  'hc:right': LENGTH,
  'hc:prev': LENGTH,
  'hc:next': LENGTH,
  'hh:lineSpacing': leaf({ type: /^PERCENT$/, value: /^([1-4]?\d?\d|500)$/, unit: UNIT }),
  'hh:border': leaf({
    borderFillIDRef: POSITIVE,
    offsetLeft: INTEGER,
    offsetRight: INTEGER,
    offsetTop: INTEGER,
    offsetBottom: INTEGER,
    connect: FLAG,
    ignoreMargin: FLAG,
  }),
  'hh:styles': listOf('hh:style'),
  'hh:style': leaf({
    id: ID,
    type: /^(PARA|CHAR)$/,
    name: /\S/,
    engName: /\S/,
    paraPrIDRef: ID,
    charPrIDRef: ID,
    nextStyleIDRef: ID,
    langID: COUNT,
    lockForm: FLAG,
  }),
  'hh:compatibleDocument': { attributes: { targetProgram: /^HWP201X$/ }, children: /^hh:layoutCompatibility $/ },
  'hh:layoutCompatibility': leaf({}),
  'hh:docOption': { attributes: {}, children: /^hh:linkinfo $/ },
  'hh:linkinfo': leaf({ path: TEXT, pageInherit: FLAG, footnoteInherit: FLAG }),
  'hh:trackchageConfig': leaf({ flags: COUNT }),
};

export const SECTION_RULES: Record<string, ElementRule> = {
  'hs:sec': { attributes: {}, children: PARAGRAPHS },
  'hp:p': {
    attributes: {
      id: ID,
      paraPrIDRef: ID,
      styleIDRef: ID,
      pageBreak: FLAG,
      columnBreak: FLAG,
      merged: FLAG,
    },
    children: /^(hp:run )+$/,
  },
  'hp:run': { attributes: { charPrIDRef: ID }, children: /^((hp:secPr )?(hp:ctrl )*|((hp:tbl|hp:pic) )?(hp:t )*)$/ },
  'hp:t': { attributes: {}, children: /^(hp:tab )*$/, hasText: true },
  'hp:tab': leaf({ width: COUNT, leader: /^0$/, type: /^1$/ }),
  'hp:ctrl': { attributes: {}, children: /^(hp:colPr|hp:newNum|hp:header|hp:footer|hp:autoNum) $/ },
  'hp:newNum': leaf({ num: POSITIVE, numType: /^PAGE$/ }),
  'hp:header': { attributes: { id: ID, applyPageType: /^(BOTH|EVEN|ODD)$/ }, children: /^hp:subList $/ },
  'hp:colPr': {
    attributes: {
      id: TEXT,
      type: /^(NEWSPAPER|BALANCED_NEWSPAPER|PARALLEL)$/,
      layout: /^(LEFT|RIGHT|MIRROR)$/,
      colCount: /^([1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/,
      sameSz: /^1$/,
      sameGap: COUNT,
    },
    children: /^(hp:colLine )?$/,
  },
  'hp:colLine': leaf(SIDE),
  'hp:footer': { attributes: { id: ID, applyPageType: /^(BOTH|EVEN|ODD)$/ }, children: /^hp:subList $/ },
  'hp:autoNum': {
    attributes: { num: POSITIVE, numType: /^(PAGE|TOTAL_PAGE)$/ },
    children: /^hp:autoNumFormat $/,
  },
  'hp:autoNumFormat': leaf({
    type: /^DIGIT$/,
    userChar: TEXT,
    prefixChar: TEXT,
    suffixChar: TEXT,
    supscript: FLAG,
  }),
  'hp:subList': {
    attributes: {
      id: TEXT,
      textDirection: /^(HORIZONTAL|VERTICAL|VERTICALALL)$/,
      lineWrap: /^(BREAK|SQUEEZE|KEEP)$/,
      vertAlign: /^(TOP|CENTER|BOTTOM)$/,
      linkListIDRef: COUNT,
      linkListNextIDRef: COUNT,
      textWidth: COUNT,
      textHeight: COUNT,
      hasTextRef: FLAG,
      hasNumRef: FLAG,
    },
    children: PARAGRAPHS,
  },
  'hp:secPr': {
    attributes: {
      id: TEXT,
      textDirection: /^HORIZONTAL$/,
      spaceColumns: COUNT,
      tabStop: POSITIVE,
      tabStopVal: POSITIVE,
      tabStopUnit: UNIT,
      outlineShapeIDRef: POSITIVE,
      memoShapeIDRef: COUNT,
      textVerticalWidthHead: FLAG,
      masterPageCnt: /^0$/,
    },
    children:
      /^hp:grid hp:startNum hp:visibility hp:lineNumberShape hp:pagePr hp:footNotePr hp:endNotePr (hp:pageBorderFill ){3}$/,
  },
  'hp:grid': leaf({ lineGrid: COUNT, charGrid: COUNT, wonggojiFormat: FLAG }),
  'hp:startNum': leaf({ pageStartsOn: /^(BOTH|EVEN|ODD)$/, page: COUNT, pic: COUNT, tbl: COUNT, equation: COUNT }),
  'hp:visibility': leaf({
    hideFirstHeader: FLAG,
    hideFirstFooter: FLAG,
    hideFirstMasterPage: FLAG,
    border: /^(HIDE_FIRST|SHOW_FIRST|SHOW_ALL)$/,
    fill: /^(HIDE_FIRST|SHOW_FIRST|SHOW_ALL)$/,
    hideFirstPageNum: FLAG,
    hideFirstEmptyLine: FLAG,
    showLineNumber: FLAG,
  }),
  'hp:lineNumberShape': leaf({ restartType: COUNT, countBy: COUNT, distance: COUNT, startNumber: COUNT }),
  'hp:pagePr': {
    // WIDELY is a page that stands, whatever the standard's table says.
    attributes: { landscape: /^WIDELY$/, width: POSITIVE, height: POSITIVE, gutterType: /^LEFT_ONLY$/ },
    children: /^hp:margin $/,
  },
  'hp:margin': leaf({ ...SIDES, header: COUNT, footer: COUNT, gutter: COUNT }),
  'hp:footNotePr': NOTE,
  'hp:endNotePr': NOTE,
  'hp:noteLine': leaf({ length: INTEGER, ...SIDE }),
  'hp:noteSpacing': leaf({ betweenNotes: COUNT, belowLine: COUNT, aboveLine: COUNT }),
  'hp:numbering': leaf({ type: /^(CONTINUOUS|ON_SECTION|ON_PAGE)$/, newNum: POSITIVE }),
  'hp:placement': leaf({ place: /^(EACH_COLUMN|END_OF_DOCUMENT)$/, beneathText: FLAG }),
  'hp:pageBorderFill': {
    attributes: {
      type: /^(BOTH|EVEN|ODD)$/,
      borderFillIDRef: POSITIVE,
      textBorder: /^(CONTENT|PAPER)$/,
      headerInside: FLAG,
      footerInside: FLAG,
      fillArea: /^(PAPER|PAGE|BORDER)$/,
    },
    children: /^hp:offset $/,
  },
  // Of a page border its four sides, of a picture where it begins.
  'hp:offset': leaf({ ...optional(SIDES), 'x?': INTEGER, 'y?': INTEGER }),
  'hp:tbl': {
    attributes: {
      id: ID,
      zOrder: INTEGER,
      numberingType: /^(NONE|PICTURE|TABLE|EQUATION)$/,
      textWrap: /^(SQUARE|TIGHT|THROUGH|TOP_AND_BOTTOM|BEHIND_TEXT|IN_FRONT_OF_TEXT)$/,
      textFlow: /^(BOTH_SIDES|LEFT_ONLY|RIGHT_ONLY|LARGEST_ONLY)$/,
      lock: FLAG,
      dropcapstyle: /^(None|DoubleLine|TripleLine|Margin)$/,
      pageBreak: /^(TABLE|CELL|NONE)$/,
      repeatHeader: FLAG,
      rowCnt: POSITIVE,
      colCnt: POSITIVE,
      cellSpacing: COUNT,
      borderFillIDRef: POSITIVE,
      noAdjust: FLAG,
    },
    children: /^hp:sz hp:pos hp:outMargin hp:inMargin (hp:tr )+$/,
  },
  'hp:pic': {
    attributes: {
      id: ID,
      zOrder: INTEGER,
      numberingType: /^PICTURE$/,
      textWrap: /^TOP_AND_BOTTOM$/,
      textFlow: /^BOTH_SIDES$/,
      lock: FLAG,
      dropcapstyle: /^None$/,
      href: TEXT,
      groupLevel: COUNT,
      instid: ID,
      reverse: FLAG,
    },
    children:
      /^hp:offset hp:orgSz hp:curSz hp:flip hp:rotationInfo hp:renderingInfo hc:img hp:imgRect hp:imgClip hp:inMargin hp:imgDim hp:effects hp:sz hp:pos hp:outMargin $/,
  },
  'hp:orgSz': leaf({ width: POSITIVE, height: POSITIVE }),
  'hp:curSz': leaf({ width: POSITIVE, height: POSITIVE }),
  'hp:flip': leaf({ horizontal: FLAG, vertical: FLAG }),
  'hp:rotationInfo': leaf({ angle: COUNT, centerX: COUNT, centerY: COUNT, rotateimage: FLAG }),
  'hp:renderingInfo': { attributes: {}, children: /^hc:transMatrix hc:scaMatrix hc:rotMatrix $/ },
  'hc:transMatrix': MATRIX,
  'hc:scaMatrix': MATRIX,
  'hc:rotMatrix': MATRIX,
  'hc:img': leaf({
    binaryItemIDRef: /^\w+$/,
    bright: INTEGER,
    contrast: INTEGER,
    effect: /^(REAL_PIC|GRAY_SCALE|BLACK_WHITE)$/,
    alpha: COUNT,
  }),
  'hp:imgRect': { attributes: {}, children: /^hc:pt0 hc:pt1 hc:pt2 hc:pt3 $/ },
  'hc:pt0': POINT,
  'hc:pt1': POINT,
  'hc:pt2': POINT,
  'hc:pt3': POINT,
  'hp:imgClip': leaf(SIDES),
  'hp:imgDim': leaf({ dimwidth: POSITIVE, dimheight: POSITIVE }),
  'hp:effects': leaf({}),
  'hp:sz': leaf({
    width: POSITIVE,
    widthRelTo: /^(PAPER|PAGE|COLUMN|PARA|ABSOLUTE)$/,
    height: POSITIVE,
    heightRelTo: /^(PAPER|PAGE|ABSOLUTE)$/,
    protect: FLAG,
  }),
  'hp:pos': leaf({
    treatAsChar: FLAG,
    affectLSpacing: FLAG,
    flowWithText: FLAG,
    allowOverlap: FLAG,
    holdAnchorAndSO: FLAG,
    vertRelTo: /^(PAPER|PAGE|PARA)$/,
    horzRelTo: /^(PAPER|PAGE|COLUMN|PARA)$/,
    vertAlign: /^(TOP|CENTER|BOTTOM|INSIDE|OUTSIDE)$/,
    horzAlign: /^(LEFT|CENTER|RIGHT|INSIDE|OUTSIDE)$/,
    vertOffset: INTEGER,
    horzOffset: INTEGER,
  }),
  'hp:outMargin': leaf(SIDES),
  'hp:inMargin': leaf(SIDES),
  'hp:tr': { attributes: {}, children: /^(hp:tc )+$/ },
  'hp:tc': {
    attributes: {
      name: TEXT,
      header: FLAG,
      hasMargin: FLAG,
      protect: FLAG,
      editable: FLAG,
      dirty: FLAG,
      borderFillIDRef: POSITIVE,
    },
    children: /^hp:subList hp:cellAddr hp:cellSpan hp:cellSz hp:cellMargin $/,
  },
  'hp:cellAddr': leaf({ colAddr: COUNT, rowAddr: COUNT }),
  'hp:cellSpan': leaf({ colSpan: POSITIVE, rowSpan: POSITIVE }),
  'hp:cellSz': leaf({ width: POSITIVE, height: POSITIVE }),
  'hp:cellMargin': leaf(SIDES),
};
