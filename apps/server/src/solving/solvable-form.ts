import type { FrozenForm, SolvableForm } from '@chulje/contract';

/** A frozen form as students get it: what is printed on their paper, and nothing else. */
export function solvableForm({ label, title, header, sections }: FrozenForm): SolvableForm {
  return {
    label,
    title,
    header: { round: header.round, course: header.subject, period: header.period },
    sections: sections.map(({ passage, items }) => ({
      passage: {
        text: passage.text,
        format: passage.format,
        marks: passage.marks.map(({ symbol, start, end }) => ({ symbol, start, end })),
      },
      items: items.map(({ number, points, saysPoints, item: { stem, material, options } }) => ({
        number,
        points,
        saysPoints,
        stem,
        material: material && { label: material.label, text: material.text },
        options: options.map(({ text, format }) => ({ text, format })),
      })),
    })),
  };
}
