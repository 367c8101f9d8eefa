import type { Exam } from '@chulje/contract';

/** What its author may change of an exam, as it stands on screen. */
export interface EditedExam extends Pick<Exam, 'title' | 'header' | 'minutes' | 'firstNumber'> {
  sections: EditedSection[];
}
export interface EditedSection {
  pasCode: string;
  items: EditedItem[];
}
export interface EditedItem {
  queCode: string;
  /** Tenths of a point. */
  points: number;
}

export function toEdited({ title, header, minutes, firstNumber, sections }: Exam): EditedExam {
  return {
    title,
    header,
    minutes,
    firstNumber,
    sections: sections.map(({ pasCode, items }) => ({
      pasCode,
      items: items.map(({ queCode, points }) => ({ queCode, points })),
    })),
  };
}

/** A list with one entry at another place; as it is where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The exam with one section changed; without it when there is nothing left of it. */
export function withSection(
  exam: EditedExam,
  pasCode: string,
  change: (section: EditedSection) => EditedSection | null,
): EditedExam {
  return {
    ...exam,
    sections: exam.sections.flatMap((section) => (section.pasCode === pasCode ? (change(section) ?? []) : section)),
  };
}

/** Number of the first item of each section, in their order. */
export function firstNumbersOf({ firstNumber, sections }: EditedExam): number[] {
  let number = firstNumber;
  return sections.map(({ items }) => {
    const first = number;
    number += items.length;
    return first;
  });
}

/** Tenths as a person writes them: 2, 4.5. */
export const pointsText = (tenths: number): string => String(tenths / 10);

/** What was typed as points, in tenths; undefined for anything but a number of points with one decimal place, 0.1–100. */
export function readPoints(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d)?$/.test(text.trim())) return undefined;
  const tenths = Math.round(Number(text) * 10);
  return tenths >= 1 && tenths <= 1000 ? tenths : undefined;
}
