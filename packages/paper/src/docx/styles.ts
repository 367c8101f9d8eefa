import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type IBorderOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';

/** 바탕 is the 명조 that every Korean Word has; the Latin name serves programs that know no other. */
const FONT = { ascii: 'Batang', hAnsi: 'Batang', cs: 'Batang', eastAsia: '바탕' };
/** Half points. */
const SIZE = { body: 19, small: 17, subject: 22, title: 34 };
const GREY = '555555';

/** Twentieths of a point. */
const STEM_INDENT = 360;
const OPTION_INDENT = { left: 520, hanging: 340 };
const BOX_INDENT = { left: 140, right: 140 };

export const OPTION_NUMBERING = 'options';

const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 6, space: 6, color: '000000' };
/** Paragraph borders that follow each other join to one box, which flows over columns and pages as a table would not. */
export const BOX = { top: line, bottom: line, left: line, right: line };
export const TITLE_RULE = { bottom: { style: BorderStyle.THIN_THICK_SMALL_GAP, size: 12, space: 6, color: '000000' } };
export const QUOTE_RULE = { left: { style: BorderStyle.SINGLE, size: 12, space: 6, color: 'AAAAAA' } };

/** A style of our own: Korean lines may break within a word, as in print. */
function style(options: IParagraphStyleOptions & { id: string; name: string }) {
  return {
    basedOn: 'Normal',
    quickFormat: true,
    ...options,
    paragraph: { wordWrap: true, ...options.paragraph },
  };
}

/** ①–⑤ as Word counts them, so that options can be moved, added and taken away. */
export const NUMBERING = {
  config: [
    {
      reference: OPTION_NUMBERING,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL_ENCLOSED_CIRCLE,
          text: '%1',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: OPTION_INDENT } },
        },
      ],
    },
  ],
};

/** The styles a teacher finds in Word, named in Korean. */
export const PAPER_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: SIZE.body, language: { value: 'ko-KR', eastAsia: 'ko-KR' } },
      paragraph: { spacing: { line: 312, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font: FONT, size: SIZE.title, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 40, after: 240 } },
    },
    heading1: {
      run: { font: FONT, size: SIZE.body, bold: true, color: '000000' },
      paragraph: { keepNext: true, spacing: { before: 240, after: 160 } },
    },
    heading2: {
      run: { font: FONT, size: SIZE.body, bold: false, color: '000000' },
      paragraph: { keepNext: true, spacing: { before: 280, after: 80 } },
    },
  },
  paragraphStyles: [
    style({
      id: 'Subject',
      name: '시험 정보',
      run: { size: SIZE.subject, bold: true },
    }),
    style({
      id: 'Round',
      name: '회차',
      run: { size: SIZE.body },
      paragraph: { alignment: AlignmentType.CENTER },
    }),
    style({
      id: 'Passage',
      name: '지문',
      paragraph: { alignment: AlignmentType.BOTH, indent: { firstLine: 190, ...BOX_INDENT } },
    }),
    style({
      id: 'Stem',
      name: '발문',
      basedOn: 'Heading2',
      paragraph: {
        keepNext: true,
        keepLines: true,
        alignment: AlignmentType.BOTH,
        spacing: { before: 320, after: 100 },
        indent: { left: STEM_INDENT, hanging: STEM_INDENT },
      },
    }),
    style({
      id: 'MaterialLabel',
      name: '보기 이름',
      paragraph: { keepNext: true, alignment: AlignmentType.CENTER, indent: BOX_INDENT },
    }),
    style({
      id: 'Material',
      name: '보기',
      paragraph: {
        keepNext: true,
        keepLines: true,
        alignment: AlignmentType.BOTH,
        indent: { firstLine: 190, ...BOX_INDENT },
      },
    }),
    style({
      id: 'Option',
      name: '선택지',
      paragraph: { keepLines: true, alignment: AlignmentType.BOTH, spacing: { after: 40 }, indent: OPTION_INDENT },
    }),
    style({
      id: 'Explanation',
      name: '해설',
      paragraph: { alignment: AlignmentType.BOTH, spacing: { after: 40 } },
    }),
    style({
      id: 'OptionExplanation',
      name: '선택지 해설',
      paragraph: {
        alignment: AlignmentType.BOTH,
        spacing: { after: 40 },
        indent: { left: 340, hanging: 340 },
      },
    }),
    style({
      id: 'Evidence',
      name: '근거',
      run: { size: SIZE.small, color: GREY },
      paragraph: { alignment: AlignmentType.BOTH, spacing: { after: 60 }, indent: { left: 460 } },
    }),
    style({
      id: 'Cell',
      name: '정답표',
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 40, after: 40 } },
    }),
  ],
  characterStyles: [{ id: 'Kind', name: '문항 유형', run: { size: SIZE.small, color: GREY } }],
};

const MARGIN = convertMillimetersToTwip(15);
const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } };

/** Paper size and margins, and the width between the margins, in twentieths of a point. */
export function pageOf(size: keyof typeof SIZES) {
  const width = convertMillimetersToTwip(SIZES[size].width);
  const height = convertMillimetersToTwip(SIZES[size].height);
  return {
    page: {
      size: { width, height },
      margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    },
    textWidth: width - 2 * MARGIN,
  };
}
