import type { PaperOptions } from '../paper.ts';
import type { BoxEdges } from '../runs.ts';

/** Lengths are HWPUNIT: 1/7200 inch, a hundred to the point. */
const POINT = 100;

/** Numbers of the border fills in the header. */
export const BORDER = { none: 1, text: 2, box: 3, rule: 4, quote: 5, cell: 6, headCell: 7 } as const;

/** Parts of a box of which an edge is heavy beside a block such as [A]: their fills follow those above. */
export const BOX_PARTS: readonly BoxEdges[] = [false, true].flatMap((isHeavy) =>
  [false, true].flatMap((isTop) => [false, true].map((isBottom) => ({ isTop, isBottom, isHeavy }))),
);
export const FIRST_BOX_PART = 8;

/** The number of the fill of a part of a box. */
export function boxPart({ isTop, isBottom, isHeavy }: BoxEdges): number {
  if (isTop && isBottom && !isHeavy) return BORDER.box;
  return (
    FIRST_BOX_PART +
    BOX_PARTS.findIndex((part) => part.isTop === isTop && part.isBottom === isBottom && part.isHeavy === isHeavy)
  );
}

export interface CharLook {
  /** Height in HWPUNIT. */
  height: number;
  bold?: boolean;
  underline?: boolean;
  strike?: boolean;
  color?: string;
}

export interface ParaLook {
  align: 'LEFT' | 'CENTER' | 'RIGHT' | 'JUSTIFY';
  /** First line against the others; negative hangs. */
  indent?: number;
  left?: number;
  right?: number;
  before?: number;
  after?: number;
  border?: number;
  keepWithNext?: boolean;
  keepLines?: boolean;
  /** Lines end between words; else within them, as in print. */
  keepWords?: boolean;
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
    head: style('시험 정보', 'Head', { height: 10 * POINT }, { align: 'RIGHT', after: 1000, border: BORDER.rule }),
    range: style('문항 묶음', 'Range', { ...base, bold: true }, { align: 'LEFT', after: 600, keepWithNext: true }),
    passage: style('지문', 'Passage', base, { align, indent: em, left: 700, right: 700, border: BORDER.box }),
    stem: style('발문', 'Stem', base, {
      align,
      indent: -1.6 * em,
      left: 1.6 * em,
      before: 1.6 * em,
      after: 0.4 * em,
      keepWithNext: true,
      keepLines: true,
      keepWords: true,
    }),
    materialLabel: style('보기 이름', 'Material Label', base, {
      align: 'CENTER',
      left: 700,
      right: 700,
      border: BORDER.box,
      keepWithNext: true,
    }),
    material: style('보기', 'Material', base, {
      align,
      indent: em,
      left: 700,
      right: 700,
      border: BORDER.box,
      keepWithNext: true,
    }),
    option: style('선택지', 'Option', base, {
      align,
      indent: -1.5 * em,
      left: 2.3 * em,
      before: 0.15 * em,
      keepLines: true,
    }),
    closing: style('확인 사항', 'Closing', small, {
      align: 'LEFT',
      left: 700,
      right: 700,
      before: 2 * em,
      border: BORDER.box,
      keepLines: true,
    }),
    cell: style('정답표', 'Cell', base, { align: 'CENTER' }),
    explained: style(
      '해설 제목',
      'Explained',
      { ...base, bold: true },
      { align: 'LEFT', before: 1.4 * em, keepWithNext: true },
    ),
    explanation: style('해설', 'Explanation', base, { align, before: 0.2 * em }),
    optionExplanation: style('선택지 해설', 'Option Explanation', base, {
      align,
      indent: -1.5 * em,
      left: 1.5 * em,
      before: 0.2 * em,
    }),
    evidence: style('근거', 'Evidence', { ...small, color: '#555555' }, { align, left: 2 * em, border: BORDER.quote }),
    footer: style('쪽 번호', 'Page Number', { height: 9 * POINT }, { align: 'CENTER' }),
  };
  return { styles, font, lineSpacing: line, letterSpacing: spacing };
}
