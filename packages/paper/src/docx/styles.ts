import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type IBorderOptions,
  type IBordersOptions,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import type { PaperOptions } from '../paper.ts';

/** 바탕 is the 명조 that every Korean Word has, 맑은 고딕 the 고딕; the Latin name serves programs that know no other. */
const FONTS = {
  serif: { ascii: 'Batang', hAnsi: 'Batang', cs: 'Batang', eastAsia: '바탕' },
  sans: { ascii: 'Malgun Gothic', hAnsi: 'Malgun Gothic', cs: 'Malgun Gothic', eastAsia: '맑은 고딕' },
};
/** Sizes in half points, line distance in 240ths of a line. */
const LOOKS = {
  standard: { font: FONTS.serif, body: 19, line: 312, spacing: 0 },
  large: { font: FONTS.serif, body: 30, line: 336, spacing: 0 },
  dyslexia: { font: FONTS.sans, body: 25, line: 420, spacing: 10 },
};
const SIZE = { small: 17, name: 20, subject: 44, title: 34 };
const GREY = '555555';

/** In letters of the body, so that large print hangs as far as its numbers are wide. */
const STEM_INDENT = 1.9;
const OPTION_INDENT = { left: 2.7, hanging: 1.8 };
const STATEMENT_INDENT = 1.5;
const REASON_INDENT = 1.8;
const EVIDENCE_INDENT = 2.4;
/** Twentieths of a point. */
const BOX_INDENT = { left: 140, right: 140 };

const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 6, space: 6, color: '000000' };
/** Paragraph borders that follow each other join to one box, which flows over columns and pages as a table would not. */
export const BOX = { top: line, bottom: line, left: line, right: line };

/** The part of a box that one of its paragraphs draws; Word joins paragraphs whose borders are the same. */
export function boxBorder({ isTop, isBottom }: { isTop: boolean; isBottom: boolean }): IBordersOptions {
  return { ...(isTop && { top: line }), ...(isBottom && { bottom: line }), left: line, right: line };
}

/** The edge of a box where a table draws it: how far within the column, and how far without its text. */
export const BOX_LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 6, color: '000000' };
export const BOX_EDGE = 20;
export const TEXT_INSET = 120;

export const HEADER_RULE = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 3, color: '000000' } };
export const TITLE_RULE = { bottom: { style: BorderStyle.THIN_THICK_SMALL_GAP, size: 12, space: 6, color: '000000' } };
export const QUOTE_RULE = { left: { style: BorderStyle.SINGLE, size: 12, space: 6, color: 'AAAAAA' } };

/** Twentieths of a point of so many letters of the body. */
export const letters = (look: PaperOptions['look'], count: number) => Math.round(count * LOOKS[look].body * 10);

/** A line of the body; 바탕 is 1.15 times as high as it says. */
export const lineHeight = (look: PaperOptions['look']) => (letters(look, 1.15) * LOOKS[look].line) / 240;

/** Where options beside each other begin, and how many letters a row of them holds. */
export function rowRoom(options: Pick<PaperOptions, 'size' | 'columns' | 'look'>) {
  const start = OPTION_INDENT.left - OPTION_INDENT.hanging;
  return { start, room: columnWidth(options) / letters(options.look, 1) - start };
}

/** A bracket beside the lines, and the room for its name. */
export function bracketWidths(look: PaperOptions['look']) {
  return { bracket: 110, label: letters(look, 1.9) + 80 };
}

export const stemNumbering = (list: number) => `stems-${list}`;

/** Stems as Word counts them, so that items can be moved, added and taken away: a list for each run of numbers. */
export function paperNumbering(look: PaperOptions['look'], firstNumbers: readonly number[]): INumberingOptions {
  const indent = { left: letters(look, STEM_INDENT), hanging: letters(look, STEM_INDENT) };
  return {
    config: firstNumbers.map((start, list) => ({
      reference: stemNumbering(list),
      levels: [
        {
          level: 0,
          start,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { run: { bold: true }, paragraph: { indent } },
        },
      ],
    })),
  };
}

/** The styles a teacher finds in Word, named in Korean. */
export function paperStyles(look: PaperOptions['look']): IStylesOptions {
  const { font, body, line, spacing } = LOOKS[look];
  const small = Math.max(SIZE.small, body - 3);
  // Korean lines may break within a word, as in print; readers with dyslexia find that hard, and stems are short.
  const breaksWords = look !== 'dyslexia';
  const style = (options: IParagraphStyleOptions & { id: string; name: string }, wordWrap = breaksWords) => ({
    basedOn: 'Normal',
    quickFormat: true,
    ...options,
    paragraph: { ...(wordWrap && { wordWrap }), ...options.paragraph },
  });
  const justified = look === 'dyslexia' ? AlignmentType.LEFT : AlignmentType.BOTH;
  return {
    default: {
      document: {
        run: { font, size: body, characterSpacing: spacing, language: { value: 'en-US', eastAsia: 'ko-KR' } },
        paragraph: { spacing: { line, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font, size: SIZE.subject, bold: true },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 40, after: 240 } },
      },
      heading1: {
        run: { font, size: body, bold: true, color: '000000' },
        paragraph: { keepNext: true, spacing: { before: 240, after: 160 } },
      },
      heading2: {
        run: { font, size: body, bold: false, color: '000000' },
        paragraph: { keepNext: true, spacing: { before: 280, after: 80 } },
      },
    },
    paragraphStyles: [
      style({
        id: 'Head',
        name: '시험 정보',
        run: { size: SIZE.name },
      }),
      style({
        id: 'PaperName',
        name: '시험지 이름',
        run: { size: SIZE.name },
        paragraph: { alignment: AlignmentType.CENTER },
      }),
      style({
        id: 'Running',
        name: '머리글',
        run: { size: SIZE.small },
      }),
      style({
        id: 'Passage',
        name: '지문',
        paragraph: { alignment: justified, indent: { firstLine: letters(look, 1), ...BOX_INDENT } },
      }),
      style(
        {
          id: 'Stem',
          name: '발문',
          basedOn: 'Heading2',
          paragraph: {
            keepNext: true,
            keepLines: true,
            alignment: justified,
            spacing: { before: 320, after: 100 },
            indent: { left: letters(look, STEM_INDENT), hanging: letters(look, STEM_INDENT) },
          },
        },
        false,
      ),
      style({
        id: 'MaterialLabel',
        name: '보기 이름',
        paragraph: { alignment: AlignmentType.CENTER },
      }),
      style({
        id: 'Material',
        name: '보기',
        paragraph: {
          keepLines: true,
          alignment: justified,
          indent: { firstLine: letters(look, 1) },
        },
      }),
      style({
        id: 'Statement',
        name: '보기 항목',
        paragraph: {
          keepLines: true,
          alignment: justified,
          indent: { left: letters(look, STATEMENT_INDENT), hanging: letters(look, STATEMENT_INDENT) },
        },
      }),
      style({
        id: 'Bracket',
        name: '구간 표시',
        paragraph: { alignment: AlignmentType.CENTER },
      }),
      style({
        id: 'Rule',
        name: '상자 선',
        run: { size: 2 },
        paragraph: { spacing: { line: 20, lineRule: LineRuleType.EXACT } },
      }),
      style({
        id: 'Option',
        name: '선택지',
        paragraph: {
          keepLines: true,
          alignment: justified,
          spacing: { after: 40 },
          indent: { left: letters(look, OPTION_INDENT.left), hanging: letters(look, OPTION_INDENT.hanging) },
        },
      }),
      style({
        id: 'OptionRow',
        name: '한 줄 선택지',
        paragraph: {
          keepLines: true,
          spacing: { after: 40 },
          indent: { left: letters(look, OPTION_INDENT.left - OPTION_INDENT.hanging) },
        },
      }),
      style({
        id: 'Explanation',
        name: '해설',
        paragraph: { alignment: justified, spacing: { after: 40 } },
      }),
      style({
        id: 'OptionExplanation',
        name: '선택지 해설',
        paragraph: {
          alignment: justified,
          spacing: { after: 40 },
          indent: { left: letters(look, REASON_INDENT), hanging: letters(look, REASON_INDENT) },
        },
      }),
      style({
        id: 'Evidence',
        name: '근거',
        run: { size: small, color: GREY },
        paragraph: { alignment: justified, spacing: { after: 60 }, indent: { left: letters(look, EVIDENCE_INDENT) } },
      }),
      style({
        id: 'Closing',
        name: '확인 사항',
        run: { size: small },
        paragraph: { keepLines: true, spacing: { before: 360 }, indent: BOX_INDENT },
      }),
      style({
        id: 'Cell',
        name: '정답표',
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 40, after: 40 } },
      }),
    ],
    characterStyles: [{ id: 'Kind', name: '문항 유형', run: { size: small, color: GREY } }],
  };
}

const MARGIN = convertMillimetersToTwip(15);
const TOP = convertMillimetersToTwip(19);
const EDGE = convertMillimetersToTwip(9);
const MARKED_EDGE = convertMillimetersToTwip(5);
const SIZES = { A4: { width: 210, height: 297 }, B4: { width: 257, height: 364 } };

/**
 * Paper size and margins, and the width between the margins, in twentieths of a point. A foot with the mark of a form is
 * high, and begins nearer to the edge.
 */
export function pageOf(size: keyof typeof SIZES, isMarked = false) {
  const width = convertMillimetersToTwip(SIZES[size].width);
  const height = convertMillimetersToTwip(SIZES[size].height);
  return {
    page: {
      size: { width, height },
      margin: {
        top: TOP,
        bottom: MARGIN,
        left: MARGIN,
        right: MARGIN,
        header: EDGE,
        footer: isMarked ? MARKED_EDGE : EDGE,
      },
    },
    textWidth: width - 2 * MARGIN,
  };
}

/** Between the columns, in twentieths of a point. */
export const COLUMN_GAP = 560;

export function columnWidth({ size, columns }: Pick<PaperOptions, 'size' | 'columns'>): number {
  const { textWidth } = pageOf(size);
  return columns === 2 ? (textWidth - COLUMN_GAP) / 2 : textWidth;
}
