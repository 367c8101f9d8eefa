import { DIFFICULTIES, type Exam, type ExamSlot, FIELDS, PATTERNS } from '@chulje/contract';
import type { EditedExam } from './edited-exam.ts';

/**
 * How an exam is cut, as places of a template: of each passage its field, how many items of which difficulty, and which
 * patterns there are. Passages of which no item is there any more are left out.
 */
export function shapeOf({ sections }: EditedExam, stored: Exam): ExamSlot[] {
  return sections.flatMap(({ pasCode, items }): ExamSlot[] => {
    const about = stored.sections.find((section) => section.pasCode === pasCode);
    const known = items.flatMap(({ queCode }) => about?.items.find((entry) => entry.queCode === queCode)?.item ?? []);
    if (known.length === 0) return [];
    const field = FIELDS.find((each) => each === about?.field);
    return [
      {
        items: known.length,
        fields: field ? [field] : [],
        patterns: PATTERNS.flatMap((pattern) => {
          const count = known.filter((item) => item.pattern === pattern).length;
          return count > 0 ? [{ pattern, min: 1, max: count }] : [];
        }),
        difficulties: DIFFICULTIES.map((level) => known.filter(({ difficulty }) => difficulty === level).length),
      },
    ];
  });
}
