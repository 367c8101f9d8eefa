import type { PaperOptions } from '../paper.ts';

/** Lengths are HWPUNIT: 1/7200 inch, a hundred to the point. */
const POINT = 100;

/** Numbers of the border fills in the header. */
export const BORDER = { none: 1, text: 2, box: 3, rule: 4, quote: 5, cell: 6, headCell: 7, blank: 8 } as const;

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
const FIRST_SIDES = 9;

/** The fills that draw some sides of a box with a thin line, behind those above. */
export const SIDE_FILLS: readonly (readonly Side[])[] = Array.from({ length: 2 ** SIDES.length }, (_, bits) =>
  SIDES.filter((_side, at) => Math.floor(bits / 2 ** at) % 2 === 1),
);

/** The number of the fill that draws these sides. */
export function sidesFill(...sides: readonly Side[]): number {
  return FIRST_SIDES + SIDES.reduce((sum, side, at) => sum + (sides.includes(side) ? 2 ** at : 0), 0);
}

/** The sides of a box that a paragraph draws with this fill. */
export function sidesOf(fill: number): readonly Side[] {
  return fill === BORDER.box ? SIDES : (SIDE_FILLS[fill - FIRST_SIDES] ?? []);
}

export interface CharLook {
  /** Height in HWPUNIT. */
  height: number;
  bold?: boolean;
  underline?: boolean;
  strike?: boolean;
  color?: string;
  script?: 'super' | 'sub';
}

export interface ParaLook {
  align: 'LEFT' | 'CENTER' | 'RIGHT' | 'JUSTIFY';
  /** How far the first line stands to the right of the others; negative, how far the others stand to the right of it. */
  indent?: number;
  /** From the edge to the line furthest left. */
  left?: number;
  right?: number;
  before?: number;
  after?: number;
  border?: number;
  keepWithNext?: boolean;
  keepLines?: boolean;
  /** Lines end between words; else within them, as in print. */
  keepWords?: boolean;
  /** A Latin word too long for a line is cut. */
  cutsLatin?: boolean;
  /** The list that counts it. */
  numbering?: number;
  /** Where tabs stop, from the left edge. */
  tabs?: readonly number[];
  /** In per cent of the letters; else as the look has it. */
  lineSpacing?: number;
}

/** A named style as a teacher finds it in 한글. */
export interface NamedStyle {
  id: number;
  name: string;
  engName: string;
  char: CharLook;
  para: ParaLook;
}

export type StyleName = keyof ReturnType<typeof paperStyles>['styles'];

const LOOKS = {
  standard: { font: '함초롬바탕', body: 9.5, line: 160, spacing: 0 },
  large: { font: '함초롬바탕', body: 15, line: 170, spacing: 0 },
  dyslexia: { font: '함초롬돋움', body: 12.5, line: 210, spacing: 4 },
};

/** In letters of the body. */
const STATEMENT_INDENT = 1.5;
export const ROW_START = 0.8;

/** The styles of a paper. Their order is that of their numbers in the document. */
export function paperStyles(look: PaperOptions['look']) {
  const { font, body, line, spacing } = LOOKS[look];
  const align = look === 'dyslexia' ? 'LEFT' : 'JUSTIFY';
  const base = { height: body * POINT };
  const small = { height: Math.max(8.5, body - 1.5) * POINT };
  const em = base.height;
  let next = 0;
  const style = (name: string, engName: string, char: CharLook, para: ParaLook): NamedStyle => ({
    id: next++,
    name,
    engName,
    char,
    para: { ...para, keepWords: look === 'dyslexia' || (para.keepWords ?? false) },
  });
  const styles = {
    normal: style('바탕글', 'Normal', base, { align }),
    name: style('시험지 이름', 'Paper Name', { height: 10 * POINT }, { align: 'CENTER' }),
    subject: style('과목', 'Subject', { height: 22 * POINT, bold: true }, { align: 'CENTER', before: 400, after: 200 }),
    head: style('시험 정보', 'Head', { height: 10 * POINT }, { align: 'LEFT' }),
    range: style(
      '문항 묶음',
      'Range',
      { ...base, bold: true },
      {
        align: 'LEFT',
        after: 600,
        keepWithNext: true,
        keepWords: true,
      },
    ),
    passage: style('지문', 'Passage', base, { align, indent: em, left: 700, right: 700, border: BORDER.box }),
    // 한글 puts the number before the first line and hangs the others beside it.
    stem: style('발문', 'Stem', base, {
      align,
      before: 1.6 * em,
      after: 0.4 * em,
      keepWithNext: true,
      keepLines: true,
      keepWords: true,
    }),
    materialLabel: style('보기 이름', 'Material Label', base, { align: 'CENTER', lineSpacing: 100 }),
    material: style('보기', 'Material', base, { align, indent: em }),
    statement: style('보기 항목', 'Statement', base, {
      align,
      indent: -STATEMENT_INDENT * em,
    }),
    option: style('선택지', 'Option', base, {
      align,
      indent: -1.5 * em,
      left: ROW_START * em,
      before: 0.15 * em,
      keepLines: true,
    }),
    optionRow: style('한 줄 선택지', 'Option Row', base, {
      align: 'LEFT',
      left: ROW_START * em,
      before: 0.15 * em,
      keepLines: true,
    }),
    figure: style('상자', 'Figure', base, { align: 'LEFT', lineSpacing: 100 }),
    bracket: style('구간 표시', 'Bracket', base, { align: 'CENTER', lineSpacing: 100 }),
    rule: style('상자 선', 'Rule', { height: POINT }, { align: 'LEFT', lineSpacing: 100 }),
    closing: style('확인 사항', 'Closing', small, {
      align: 'LEFT',
      left: 700,
      right: 700,
      border: BORDER.box,
      keepLines: true,
    }),
    cell: style('정답표', 'Cell', base, { align: 'CENTER' }),
    explained: style('해설 제목', 'Explained', base, { align: 'LEFT', before: 1.4 * em, keepWithNext: true }),
    explanation: style('해설', 'Explanation', base, { align, before: 0.2 * em }),
    optionExplanation: style('선택지 해설', 'Option Explanation', base, {
      align,
      indent: -1.5 * em,
      before: 0.2 * em,
    }),
    evidence: style('근거', 'Evidence', { ...small, color: '#555555' }, { align, left: 2 * em, border: BORDER.quote }),
    running: style('머리말', 'Running Head', { height: 9 * POINT }, { align: 'LEFT' }),
    footer: style('쪽 번호', 'Page Number', { height: 9 * POINT }, { align: 'CENTER' }),
  };
  return { styles, font, lineSpacing: line, letterSpacing: spacing, em };
}
